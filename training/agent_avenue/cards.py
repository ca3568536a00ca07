"""The cards of Agent Avenue, in the order of games/agent-avenue/data/cards.ts."""

AGENTS = ["double-agent", "enforcer", "codebreaker", "saboteur", "daredevil", "sentinel", "sidekick", "mole"]
COPIES = [6, 6, 6, 6, 6, 6, 1, 1]
DECK_SIZE = sum(COPIES)
DECK = [agent for agent, copies in enumerate(COPIES) for _ in range(copies)]

DOUBLE_AGENT, ENFORCER, CODEBREAKER, SABOTEUR, DAREDEVIL, SENTINEL = range(6)
# There is one copy of Sidekick and of Mole; the thermometer features of the others need more steps.
LASTING_AGENTS = 6

# Steps by agent and copy. An icon without a number does not move a pawn.
STEPS = [[-1, 6, -1], [1, 2, 3], [0, 0, 0], [-1, -1, -2], [2, 3, 0], [0, 2, 6], [4, 4, 4], [-3, -3, -3]]

# The greedy bot's value of one more copy (games/agent-avenue/bots/agent-values.ts).
WIN_VALUE = 20
NEXT_COPY_VALUES = [
    [-1, 6, -1, -1],
    [1, 2, 3, 3],
    [1, 3, WIN_VALUE, WIN_VALUE],
    [-1, -1, -2, -2],
    [2, 1, -WIN_VALUE, -WIN_VALUE],
    [0, 2, 6, 6],
    [4, 4, 4, 4],
    [-3, -3, -3, -3],
]

MARKET = [
    "pack-leader", "masterplan", "security-system", "getaway-car", "watchtower", "supercomputer",
    "distraction-device", "sinister-twin", "surveillance-truck", "smoke-screen", "outpost", "secret-recruit",
    "double-trouble", "spycation", "mind-control",
]  # fmt: skip
MARKET_COUNT = len(MARKET)
ONGOING_COUNT = 8
(
    PACK_LEADER, MASTERPLAN, SECURITY_SYSTEM, GETAWAY_CAR, WATCHTOWER, SUPERCOMPUTER, DISTRACTION_DEVICE,
    SINISTER_TWIN, SURVEILLANCE_TRUCK, SMOKE_SCREEN, OUTPOST, SECRET_RECRUIT, DOUBLE_TROUBLE, SPYCATION, MIND_CONTROL,
) = range(MARKET_COUNT)  # fmt: skip
# The greedy bot takes the first of these that is in the supply (games/agent-avenue/bots/market-ranking.ts).
MARKET_RANKING = [
    SMOKE_SCREEN, SECRET_RECRUIT, MIND_CONTROL, SINISTER_TWIN, SECURITY_SYSTEM, PACK_LEADER, SUPERCOMPUTER, SPYCATION,
    GETAWAY_CAR, WATCHTOWER, DOUBLE_TROUBLE, DISTRACTION_DEVICE, MASTERPLAN, OUTPOST, SURVEILLANCE_TRUCK,
]  # fmt: skip

HAND_SIZE = 4
SWAPS = 4
SUPPLY_SIZE = 3
LOOP_LENGTH = 14
HOMES = [0, 7]
MARKET_SPACES = [2, 5, 9, 12]
CATCH_DISTANCE = 7
NAMES_FOR_MASTERPLAN = 7

# Actions: 64 offers (8 * open card + closed card), 8 swaps, the two recruits, 15 market cards, 8 agents and "keep" to
# resolve an instant card. Simple mode has the first 74.
SWAP = 64
RECRUIT_UP = 72
RECRUIT_DOWN = 73
TAKE = 74
RESOLVE_AGENT = 89
RESOLVE_KEEP = 97
ACTION_COUNTS = {"simple": 74, "advanced": 98}
