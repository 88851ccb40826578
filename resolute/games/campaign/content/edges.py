"""The built-in edge: what habit, or the office, is worth before a vote is cast.

Thousands of votes by state index, positive for the Republicans and negative for the
Democrats. Every state leans to one party, and never by a multiple of 100 (a ballot's
unit), so no state can end in a tie. (Election Tally, Electoral Vote; Incumbent Year)
"""

from resolute.games.campaign.content.states import BY_CODE, STATES

_SIGN = {"R": 1, "D": -1}


def _read(rows: str) -> tuple[int, ...]:
    words = rows.split()
    edges = {
        BY_CODE[code].index: _SIGN[party] * int(thousands)
        for code, party, thousands in zip(words[::3], words[1::3], words[2::3], strict=True)
    }
    return tuple(edges[state.index] for state in STATES)


# No president is running: how a state has voted in living memory.
OPEN_YEAR: tuple[int, ...] = _read("""
    CT R   1   MD D   8   MA D 112   NJ R  28   PA D  52   NY D  45   DC D  66
    ME R  10   NH R   8   RI D  25   DE D   1   VT R   9

    TN D  19   VA D   6   GA D 164   NC D  70   FL D  26   TX D 226   LA D  55
    AL D 115   KY D  18   SC D  49   MS D  39   OK D   2   AR D  42   WV D  23

    WI R  33   MO D  32   IN R  64   MI D  45   OH R  51   IL R  38   MN D  23
    IA R  36   KS R  60   NE R  45   SD R  12   ND R  13

    UT R  18   AZ R  33   OR R   8   CO R  21   WA D   5   CA R  57   NM R   5
    HI D  26   MT R   5   ID R  16   NV R   3   AK D   4   WY R   5
""")

# A Republican president runs for re-election: every state moves toward the Republicans.
REPUBLICAN_INCUMBENT: tuple[int, ...] = _read("""
    CT R  75   MD R  99   MA D  89   NJ R 280   PA R 234   NY R 443   DC D  58
    ME R  52   NH R  41   RI D  12   DE R  14   VT R  35

    TN R  73   VA R 126   GA D 139   NC D   9   FL R 143   TX D 185   LA D  17
    AL D  97   KY R  54   SC D  35   MS D  25   OK R  72   AR D  40   WV D   1

    WI R 209   MO R  67   IN R 304   MI R 163   OH R 438   IL R 420   MN R  62
    IA R 167   KS R 205   NE R 148   SD R  49   ND R  48

    UT R  74   AZ R 128   OR R  82   CO R 115   WA R  90   CA R 597   NM R  42
    HI D  15   MT R  32   ID R  58   NV R  23   AK R   1   WY R  23
""")

# A Democratic president runs for re-election: every state moves toward the Democrats.
DEMOCRATIC_INCUMBENT: tuple[int, ...] = _read("""
    CT D 139   MD D 170   MA D 564   NJ D 254   PA D 596   NY D 811   DC D 111
    ME D   5   NH D   2   RI D 116   DE D  22   VT R   1

    TN D 205   VA D 189   GA D 685   NC D 408   FL D 333   TX D 838   LA D 307
    AL D 490   KY D 176   SC D 249   MS D 206   OK D  99   AR D 205   WV D 137

    WI D 111   MO D 271   IN D  18   MI D 467   OH D 325   IL D 398   MN D 211
    IA D  12   KS R  17   NE R  14   SD D   1   ND R   1

    UT R   3   AZ R   7   OR D  50   CO D  25   WA D 142   CA D 727   NM D  21
    HI D 112   MT D  10   ID R   3   NV D   7   AK D  22   WY D   2
""")
