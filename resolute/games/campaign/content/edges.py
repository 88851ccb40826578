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


# No president stands again: how a state has voted in living memory.
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

# A Republican president stands again.
REPUBLICAN_INCUMBENT: tuple[int, ...] = _read("""
    CT R  79   MD R 105   MA D  80   NJ R 290   PA R 251   NY R 471   DC D  93
    ME R  54   NH R  42   RI D  29   DE R  15   VT R  36

    TN R  79   VA R 133   GA D 234   NC D   2   FL R 153   TX D 168   LA D  12
    AL D 157   KY R  59   SC D  31   MS D  21   OK R  76   AR D  37   WV R   2

    WI R 216   MO R  74   IN R 312   MI R 176   OH R 454   IL R 437   MN R  67
    IA R 171   KS R 208   NE R 151   SD R  50   ND R  49

    UT R  76   AZ R 131   OR R  85   CO R 119   WA R  95   CA R 597   NM R  44
    HI D  36   MT R  33   ID R  59   NV R  23   AK R   1   WY R  23
""")

# A Democratic president stands again.
DEMOCRATIC_INCUMBENT: tuple[int, ...] = _read("""
    CT D  89   MD D 113   MA D 396   NJ D 108   PA D 404   NY D 542   DC D  93
    ME D   1   NH R   1   RI D  82   DE D  15   VT R  11

    TN D 139   VA D 126   GA D 489   NC D 284   FL D 224   TX D 597   LA D 214
    AL D 348   KY D 120   SC D 175   MS D 144   OK D  66   AR D 144   WV D  95

    WI D  29   MO D 185   IN R  23   MI D 317   OH D 137   IL D 180   MN D 144
    IA R  14   KS R  84   NE R  68   SD R  13   ND R  14

    UT R  17   AZ R  32   OR D  31   CO D   4   WA D  94   CA D 347   NM D  13
    HI D  79   MT D   6   ID R  19   NV D   4   AK D  16   WY R   5
""")
