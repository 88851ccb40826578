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
    CT R   1   MD D  13   MA D 173   NJ R  43   PA D  80   NY D  69   DC D  93
    ME R  15   NH R  12   RI D  39   DE D   1   VT R  15

    TN D  30   VA D   9   GA D 252   NC D 108   FL D  41   TX D 347   LA D  85
    AL D 177   KY D  28   SC D  75   MS D  61   OK D   3   AR D  65   WV D  35

    WI R  51   MO D  49   IN R  99   MI D  69   OH R  79   IL R  58   MN D  35
    IA R  55   KS R  92   NE R  69   SD R  19   ND R  19

    UT R  28   AZ R  50   OR R  13   CO R  33   WA D   8   CA R  88   NM R   8
    HI D  40   MT R   7   ID R  24   NV R   5   AK D   6   WY R   8
""")

# A Republican president stands again.
REPUBLICAN_INCUMBENT: tuple[int, ...] = _read("""
    CT R  75   MD R  99   MA D  89   NJ R 280   PA R 234   NY R 443   DC D  93
    ME R  52   NH R  41   RI D  30   DE R  14   VT R  35

    TN R  73   VA R 126   GA D 241   NC D   9   FL R 143   TX D 185   LA D  17
    AL D 162   KY R  54   SC D  35   MS D  25   OK R  72   AR D  40   WV D   1

    WI R 209   MO R  67   IN R 304   MI R 163   OH R 438   IL R 420   MN R  62
    IA R 167   KS R 205   NE R 148   SD R  49   ND R  48

    UT R  74   AZ R 128   OR R  82   CO R 115   WA R  90   CA R 597   NM R  42
    HI D  37   MT R  32   ID R  58   NV R  23   AK R   1   WY R  23
""")

# A Democratic president stands again.
DEMOCRATIC_INCUMBENT: tuple[int, ...] = _read("""
    CT D 107   MD D 137   MA D 430   NJ D 151   PA D 474   NY D 597   DC D  93
    ME D   7   NH D   4   RI D  87   DE D  18   VT R   8

    TN D 163   VA D 153   GA D 516   NC D 314   FL D 265   TX D 597   LA D 236
    AL D 369   KY D 139   SC D 190   MS D 158   OK D  81   AR D 156   WV D 105

    WI D  56   MO D 213   IN D   8   MI D 370   OH D 201   IL D 247   MN D 167
    IA D   3   KS R  70   NE R  59   SD R   9   ND R  11

    UT R  10   AZ R  22   OR D  43   CO D  17   WA D 115   CA D 467   NM D  19
    HI D  84   MT D  10   ID R  15   NV D   7   AK D  17   WY R   3
""")
