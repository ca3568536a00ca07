/* The moves of the level `expert`: games/kompromat/bots/policy.ts, declare-policy.ts and shield-policy.ts. */
#include "policy.h"

#include <math.h>

#include "weights.h"

/* Prevents using a martini that would change nothing. */
static const double MARTINI_TIE_BREAK = 0.01;

static int choose_place(const Game *game) {
  const Agent *agent = &game->agents[game->active];
  int card = agent->cards[agent->drawn - 1], best = NONE;
  double best_gain = -INFINITY;
  Stopping stopping;
  for (int m = 0; m < MISSIONS; m++) {
    if (agent->columns[m].count > 0) continue;
    solve_stopping(&stopping, game, m, 0);
    double gain = best_value(&stopping, HALF_POINTS[card], card == ACE) - new_column_value(&stopping);
    if (gain > best_gain) best = m, best_gain = gain;
  }
  return PLACE + best;
}

static int choose_hit_or_stop(const Game *game) {
  const Agent *agent = &game->agents[game->active];
  const Column *column = &agent->columns[game->turn_mission];
  if (column->total > LIMIT || agent->drawn == KIT_SIZE) return STOP;
  Stopping stopping;
  solve_stopping(&stopping, game, game->turn_mission, column->total);
  double gain = hit_value(&stopping, agent, column->total, column->aces) -
                stop_value(&stopping, column->total, column->aces);
  return gain > 0 ? HIT : STOP;
}

/* The declaration with the highest expected value; a martini must gain more than it is worth later. */
static int choose_declaration(const Game *game, int seat) {
  const Agent *agent = &game->agents[seat];
  const Column *column = &agent->columns[game->mission];
  int source = effect_source(agent, MARTINI), best = DECLARE;
  double cost = MARTINI_TIE_BREAK + READY_ITEM_VALUES[ROUNDS - game->round][MARTINI], best_value = -INFINITY;
  for (int elevens = 0; elevens <= column->aces; elevens++) {
    int sum = column->total + agent->newspaper[game->mission] + ACE_BONUS * elevens, first = DECLARE + 5 * elevens;
    for (int martini = 0; martini <= (source == NO_SOURCE ? 0 : 2); martini++) {
      int declared = sum + (martini == 0 ? 0 : martini == 1 ? 2 : -2);
      /* There are no odds below 0: in TypeScript the value is NaN, which is never better. */
      if (declared < 0) continue;
      double value = column_value(game, seat, game->mission, (FinalColumn){declared, column->count});
      if (martini > 0) value -= cost;
      if (value > best_value) {
        best = martini == 0 ? first : first + 2 * source - 2 + martini;
        best_value = value;
      }
    }
  }
  return best;
}

static int choose_shield(const Game *game, int seat) {
  const double *values = TOKEN_VALUES[ROUNDS - game->round], *items = READY_ITEM_VALUES[ROUNDS - game->round];
  int tokens = game->agents[seat].tokens;
  int due = game->step == COUNTER ? COUNTER_TOKENS[game->counters[game->mission]] : 1;
  int chloroform = shield_source(game, seat, CHLOROFORM), balaclava = shield_source(game, seat, BALACLAVA);
  double unshielded = values[tokens + due > TOKENS_TO_LOSE ? TOKENS_TO_LOSE : tokens + due];
  double with_chloroform = chloroform == NO_SOURCE ? -INFINITY : values[tokens] - items[CHLOROFORM];
  int fewer = (tokens > 2 ? tokens - 2 : 0) + due;
  double with_balaclava = balaclava == NO_SOURCE
                              ? -INFINITY
                              : values[fewer > TOKENS_TO_LOSE ? TOKENS_TO_LOSE : fewer] - items[BALACLAVA];
  if (unshielded >= with_chloroform && unshielded >= with_balaclava) return SHIELD_NOTHING;
  return with_chloroform > with_balaclava ? SHIELD + 2 + chloroform - BY_ITEM : SHIELD + balaclava - BY_ITEM;
}

static int choose_give_back(const Game *game, int seat) {
  const double *values = TOKEN_VALUES[ROUNDS - game->round];
  int tokens = game->agents[seat].tokens;
  return values[tokens - 1] > values[tokens] ? GIVE_BACK : KEEP;
}

int policy_move(const Game *game) {
  int seat = game->active, item;
  switch (game->step) {
    case TURN:
      item = item_in_turn(game, seat);
      if (item != NONE) return item;
      return game->turn_mission == NONE ? choose_place(game) : choose_hit_or_stop(game);
    case STARTER_WINDOW:
    case OTHER_WINDOW:
    case STARTER_SECOND_WINDOW:
    case OTHER_SECOND_WINDOW:
      item = item_in_window(game, seat);
      return item == NONE ? PASS : item;
    case STARTER_DECLARES:
    case OTHER_DECLARES:
      return choose_declaration(game, seat);
    case STARTER_GIVES_BACK:
    case OTHER_GIVES_BACK:
      return choose_give_back(game, seat);
    default:
      return choose_shield(game, seat);
  }
}

int preferred_move(const Game *game) { return policy_move(game); }
