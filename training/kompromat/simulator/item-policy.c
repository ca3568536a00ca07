/* When `expert` uses items: games/kompromat/bots/item-policy.ts. */
#include "policy.h"

static uint32_t usable_targets(const Game *game, int seat, int item) {
  return effect_source(&game->agents[seat], item) == NO_SOURCE ? 0 : target_mask(game, seat, item);
}

static int item_move(const Game *game, int seat, int item, int target) {
  bool is_by_stick = effect_source(&game->agents[seat], item) == BY_STICK;
  return USE + FIRST_USE[item] + target + (is_by_stick ? USE_COUNT : 0);
}

static double item_cost(const Game *game, int seat, int item) {
  return model_of(game, seat)->values.items[ROUNDS - game->round][item];
}

/* Moves a failed column from the best mission to the worst one without cards. */
static int jetpack_flight(const Game *game, int seat) {
  const Column *columns = game->agents[seat].columns;
  int from = NONE, to = NONE;
  double value_from = 0, value_to = 0;
  for (int m = 0; m < MISSIONS; m++) {
    bool has_failed = columns[m].total > LIMIT, is_empty = columns[m].count == 0;
    if (!has_failed && !is_empty) continue;
    double value = stakes_at(game, seat, m).mine;
    if (has_failed && (from == NONE || value > value_from)) from = m, value_from = value;
    if (is_empty && (to == NONE || value < value_to)) to = m, value_to = value;
  }
  if (from == NONE || to == NONE) return NONE;
  double gain = value_from - value_to - item_cost(game, seat, JETPACK);
  return noisy(game, seat, gain) > 0 ? item_move(game, seat, JETPACK, from * MISSIONS + to) : NONE;
}

int item_in_turn(const Game *game, int seat) {
  const Agent *agent = &game->agents[seat];
  if (agent->ready == 0) return NONE;
  if (game->turn_mission == NONE) {
    if (agent->known == 0 && usable_targets(game, seat, NIGHT_VISION)) return item_move(game, seat, NIGHT_VISION, 0);
    return usable_targets(game, seat, JETPACK) ? jetpack_flight(game, seat) : NONE;
  }
  bool has_failed = agent->columns[game->turn_mission].total > LIMIT;
  return has_failed && usable_targets(game, seat, GPS_TRACKER) ? item_move(game, seat, GPS_TRACKER, 0) : NONE;
}

/* The expected final state of a column, as far as its owner knows. A declared total cannot change any more. */
FinalColumn final_column(const Game *game, int seat, int mission) {
  const Agent *agent = &game->agents[seat];
  const Column *column = &agent->columns[mission];
  if (is_settled(game, seat, mission)) return (FinalColumn){game->declared[seat], column->count};
  return (FinalColumn){best_total(column->total + agent->newspaper[mission], column->aces), column->count};
}

static double expected_value(const Stakes *stakes, const Odds *odds, int total) {
  return stakes->mine * odds->below[total] - stakes->theirs * odds->above[total] - stakes->their_failure * odds->failed;
}

/* A martini can reduce a declared total below 0, for which there are no odds. */
static bool can_win(FinalColumn column) { return column.count > 0 && column.total >= 0 && column.total <= LIMIT; }

bool can_use_newspaper(const Game *game, int seat) {
  return can_win(final_column(game, seat, game->mission)) &&
         usable_targets(game, seat, NEWSPAPER) >> game->mission & 1;
}

/* The gain minus the value of keeping the item. */
double newspaper_gain(const Game *game, int seat) {
  int mission = game->mission, best = final_column(game, seat, mission).total;
  Stakes stakes = stakes_at(game, seat, mission);
  double gain = expected_value(&stakes, odds_with_newspaper(game, seat, mission), best) -
                expected_value(&stakes, opponent_odds(game, seat, mission), best);
  return gain - item_cost(game, seat, NEWSPAPER);
}

static int last_card_target(const Game *game, int seat) {
  return game->mission * COLUMN_MAX + game->agents[1 - seat].columns[game->mission].count - 1;
}

bool can_stun_last(const Game *game, int seat) {
  if (game->agents[1 - seat].columns[game->mission].count == 0) return false;
  return can_win(final_column(game, seat, game->mission)) &&
         usable_targets(game, seat, STUN_GUN) >> last_card_target(game, seat) & 1;
}

double stun_gain(const Game *game, int seat) {
  int best = final_column(game, seat, game->mission).total;
  const Values *values = &model_of(game, seat)->values;
  double cost = item_cost(game, seat, STUN_GUN);
  if (best < values->fair_total) return -cost;
  Stakes stakes = stakes_at(game, seat, game->mission);
  const Odds *odds = opponent_odds(game, seat, game->mission);
  double hit = values->stun_hit * odds->above[best] - values->stun_rescue * odds->failed;
  return (stakes.mine + stakes.theirs) * hit + stakes.their_failure * odds->failed - cost;
}

static int choose_attack(const Game *game, int seat) {
  if (can_use_newspaper(game, seat) && noisy(game, seat, newspaper_gain(game, seat)) > 0)
    return item_move(game, seat, NEWSPAPER, game->mission);
  if (can_stun_last(game, seat) && noisy(game, seat, stun_gain(game, seat)) > 0)
    return item_move(game, seat, STUN_GUN, last_card_target(game, seat));
  return NONE;
}

double column_value(const Game *game, int seat, int mission, FinalColumn column) {
  Stakes stakes = stakes_at(game, seat, mission);
  const Odds *odds = opponent_odds(game, seat, mission);
  double opponent_takes = odds->below[0] == 1 ? 0 : 1 - odds->failed;
  if (column.count == 0) return -stakes.theirs * opponent_takes;
  if (column.total > LIMIT) return stakes.failure - stakes.theirs * opponent_takes;
  int card_lead = column.count - game->agents[1 - seat].columns[mission].count;
  double below = odds->below[column.total], above = odds->above[column.total], equal = 1 - below - above;
  double tie = card_lead > 0 ? stakes.mine : card_lead < 0 ? -stakes.theirs : 0;
  double bonus = column.total == LIMIT ? stakes.at21 : 0;
  return stakes.mine * below - stakes.theirs * above + equal * tie + bonus;
}

static double flight_gain(const Game *game, int seat, int target) {
  int from = target / MISSIONS, to = target % MISSIONS;
  FinalColumn column = final_column(game, seat, from), none = {0, 0};
  double before = column_value(game, seat, from, column) + column_value(game, seat, to, none);
  return column_value(game, seat, from, none) + column_value(game, seat, to, column) - before;
}

/* If the opponent's total is known: the best move of a column from or to the current mission. */
static int choose_escape(const Game *game, int seat) {
  int best = NONE;
  double best_gain = 0;
  uint32_t flights = usable_targets(game, seat, JETPACK);
  for (int target = 0; flights >> target != 0; target++) {
    if (!(flights >> target & 1)) continue;
    double gain = noisy(game, seat, flight_gain(game, seat, target) - item_cost(game, seat, JETPACK));
    if (gain > best_gain) best = target, best_gain = gain;
  }
  return best == NONE ? NONE : item_move(game, seat, JETPACK, best);
}

int item_in_window(const Game *game, int seat) {
  const double *values = model_of(game, seat)->values.tokens[ROUNDS - game->round];
  int tokens = game->agents[seat].tokens;
  if (usable_targets(game, seat, BALACLAVA)) {
    double gain = values[tokens > 2 ? tokens - 2 : 0] - values[tokens];
    if (noisy(game, seat, gain - item_cost(game, seat, BALACLAVA)) > 0) return item_move(game, seat, BALACLAVA, 0);
  }
  return game->step == OTHER_SECOND_WINDOW ? choose_escape(game, seat) : choose_attack(game, seat);
}
