"""The weights that games of Ur have shown, by feature and stage.

Fitted by `python -m ziggurat_laboratory.ur.learning`, not by hand: see there how. Each line is a feature; its five
weights are for the stages in which the game is young, half over, nearly over, in its last round, and over for the seat.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Table: TypeAlias = dict[str, tuple[float, float, float, float, float]]

# fmt: off
TABLE: Final[Table] = {
    "points": (0.0003, 0.0267, 0.0990, 0.4001, 0.5393),
    "lasting points": (0.2143, 0.1785, 0.1008, 0.2567, -0.0852),
    "tiles": (0.0708, 0.0605, 0.1347, 0.2398, -0.0777),
    "cubes": (0.0836, 0.0931, 0.1494, 0.1431, -0.0050),
    "fives, moving next": (0.0278, 0.1150, 0.4391, 0.7368, 0.0000),
    "fives, moving later": (0.0417, 0.1441, 0.4526, 0.9005, 0.2670),
    "more fives than can be built on": (-0.0445, 0.0745, 0.3039, 0.9621, 0.6254),
    "fours": (-0.0286, 0.0213, 0.2600, 0.3302, 0.0559),
    "threes": (-0.0125, 0.0061, 0.0578, -0.0981, -0.1129),
    "cubes short of four in the supply": (0.0209, 0.0215, -0.0750, -0.1590, 0.2043),
    "moving next": (0.1329, 0.1872, 0.4735, 0.3191, 0.0000),
    "agriculture: sown, moving next": (0.0535, 0.0066, 0.0733, -0.0746, 0.0000),
    "agriculture: withered, moving next": (-0.0212, 0.0097, -0.0519, 0.1199, 0.0000),
    "agriculture: points given up, moving next": (0.0177, 0.0014, 0.0164, -0.0860, 0.0000),
    "trade: cubes, moving next": (0.1071, 0.1200, 0.2002, 0.2369, 0.0000),
    "culture: own cubes, moving next": (0.0703, 0.0794, 0.1300, 0.1068, 0.0000),
    "culture: others' cubes, moving next": (-0.0330, -0.0155, -0.0648, -0.1033, 0.0000),
    "politics: fives to gather, moving next": (0.0495, 0.1097, 0.1854, 0.0124, 0.0000),
    "politics: cubes to spare, moving next": (0.0108, 0.0088, 0.0252, -0.1062, 0.0000),
    "war: best spoils, moving next": (0.0048, 0.0091, 0.0377, 0.1791, 0.0000),
    "war: second spoils, moving next": (-0.0061, 0.0009, 0.0190, 0.1272, 0.0000),
    "war: attacks, moving next": (0.0143, 0.0156, 0.0204, 0.1327, 0.0000),
    "agriculture: sown, moving later": (0.0485, -0.0052, 0.0549, -0.0111, 0.1798),
    "agriculture: withered, moving later": (-0.0180, 0.0072, -0.0493, 0.0474, 0.0029),
    "agriculture: points given up, moving later": (-0.0121, 0.0002, 0.0143, -0.1669, -0.0339),
    "trade: cubes, moving later": (0.0894, 0.1035, 0.1603, 0.1075, -0.0644),
    "culture: own cubes, moving later": (0.0526, 0.0646, 0.0970, 0.1620, 0.0926),
    "culture: others' cubes, moving later": (-0.0208, -0.0143, -0.0729, 0.0036, 0.0294),
    "politics: fives to gather, moving later": (0.0636, 0.1332, 0.2483, -0.6991, -1.0271),
    "politics: cubes to spare, moving later": (0.0075, -0.0011, 0.0098, 0.0435, 0.0302),
    "war: best spoils, moving later": (0.0053, 0.0136, 0.0481, 0.1901, -0.0343),
    "war: second spoils, moving later": (-0.0072, 0.0075, 0.0097, 0.1534, 0.0351),
    "war: attacks, moving later": (0.0182, 0.0069, 0.0104, -0.0531, -0.0280),
    "gravest loss to an armed raider": (0.0114, 0.0006, -0.0320, -0.0087, -0.1862),
    "other losses to it": (-0.0077, -0.0012, -0.0069, 0.0139, -0.0711),
    "cubes lost to it": (-0.0160, -0.0223, 0.0131, -0.0166, 0.2141),
    "something lost to it": (-0.1218, -0.0719, -0.0166, 0.1690, -0.6351),
    "losses to one that moves later": (-0.0127, -0.0088, -0.0227, -0.0598, -0.0600),
    "losses to an unarmed raider": (-0.0046, -0.0077, 0.0010, -0.0298, 0.0737),
}
# fmt: on
