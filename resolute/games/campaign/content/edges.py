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
        for code, party, thousands in zip(
            words[::3], words[1::3], words[2::3], strict=True
        )
    }
    return tuple(edges[state.index] for state in STATES)


# No president stands again: how a state has voted in living memory.
OPEN_YEAR: tuple[int, ...] = _read("""
    CT R   1   MD D   9   MA D 130   NJ R  32   PA D  60   NY D  52   DC D  76
    ME R  11   NH R   9   RI D  29   DE D   1   VT R  11

    TN D  22   VA D   7   GA D 189   NC D  81   FL D  31   TX D 260   LA D  63
    AL D 133   KY D  21   SC D  56   MS D  46   OK D   2   AR D  49   WV D  26

    WI R  38   MO D  36   IN R  74   MI D  52   OH R  59   IL R  43   MN D  26
    IA R  41   KS R  69   NE R  52   SD R  14   ND R  15

    UT R  21   AZ R  38   OR R  10   CO R  25   WA D   6   CA R  66   NM R   6
    HI D  30   MT R   6   ID R  18   NV R   4   AK D   4   WY R   6
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
