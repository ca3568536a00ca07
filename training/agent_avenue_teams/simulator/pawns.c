/* How pawns move. */
#include "rules.h"

static const int8_t STEPS[AGENTS][3] = {{-1, 6, -1}, {1, 2, 3}, {0, 0, 0}, {-1, -1, -2}, {2, 3, 0}, {0, 2, 6}, {4, 4, 4}, {-3, -3, -3}};
const int8_t HOMES[2] = {0, 7};
enum { HOME_SPACES = 1 << 0 | 1 << 7, MARKET_SPACES = 1 << 2 | 1 << 5 | 1 << 9 | 1 << 12 };

int position_of(int side, int steps) { return (HOMES[side] + steps + 100 * LOOP) % LOOP; }

bool is_market_space(int space) { return MARKET_SPACES >> space & 1; }

int recruit_steps(const Side *side, int agent, int others) {
  int steps = STEPS[agent][others < 2 ? others : 2];
  if (!ADVANCED || side->ongoing == 0) return steps;
  if (agent == ENFORCER && has_ongoing(side, WATCHTOWER)) return steps + 2;
  if (agent == CODEBREAKER && has_ongoing(side, SUPERCOMPUTER)) return steps + 3;
  if (agent == SABOTEUR && has_ongoing(side, DISTRACTION_DEVICE)) return -steps;
  if (agent == DOUBLE_AGENT && has_ongoing(side, SINISTER_TWIN)) return 2 * steps;
  return steps;
}

int steps_after(const Side *side, int number, int by) {
  int steps = side->steps + by;
  if (by == 0 || !has_ongoing(side, GETAWAY_CAR)) return steps;
  return HOME_SPACES >> position_of(number, steps) & 1 ? steps + GETAWAY_STEPS : steps;
}
