/* The moves of the level `expert`: games/kompromat/bots/policy.ts, declare-policy.ts and shield-policy.ts. */
#include "policy.h"

#include <math.h>

/* Prevents using a martini that would change nothing. */
static const double MARTINI_TIE_BREAK = 0.01;

/* In half points. Outside this range the decision is obvious, and no noise is added. */
enum { MIN_NOISY_TOTAL = 20, MAX_NOISY_TOTAL = 37 };

static int count_empty(const Agent *agent) {
  int empty = 0;
  for (int m = 0; m < MISSIONS; m++) empty += agent->columns[m].count == 0;
  return empty;
}

static double weighted_sum(const double *weights, const double *terms, int count) {
  double sum = 0;
  for (int i = 0; i < count; i++) sum += weights[i] * terms[i];
  return sum;
}

static bool are_zero(const double *weights, int count) {
  while (count > 0)
    if (weights[--count] != 0) return false;
  return true;
}

/* In shares of what the mission is worth to both. */
static double hit_bonus(const Game *game) {
  int seat = game->active, mission = game->turn_mission;
  const double *weights = model_of(game, seat)->values.hit_terms;
  if (are_zero(weights, HIT_TERMS)) return 0;
  const Agent *agent = &game->agents[seat];
  int against = game->agents[1 - seat].columns[mission].count;
  double terms[HIT_TERMS] = {
    1,
    against == 0,
    against - 2,
    count_empty(agent) - 1.5,
    (KIT_SIZE - agent->drawn) / (double)KIT_SIZE - 0.5,
    tanh(lead_of(game, seat) / 8),
    agent->columns[mission].aces > 0,
    game->round == ROUNDS,
  };
  Stakes stakes = stakes_at(game, seat, mission);
  return (stakes.mine + stakes.theirs) * weighted_sum(weights, terms, HIT_TERMS);
}

static double place_bonus(const Game *game, int mission) {
  int seat = game->active;
  const double *weights = model_of(game, seat)->values.place_terms;
  if (are_zero(weights, PLACE_TERMS)) return 0;
  int against = game->agents[1 - seat].columns[mission].count;
  double terms[PLACE_TERMS] = {1, against > 0, mission - 1.5};
  Stakes stakes = stakes_at(game, seat, mission);
  return (stakes.mine + stakes.theirs) * weighted_sum(weights, terms, PLACE_TERMS);
}

static int choose_place(const Game *game) {
  const Agent *agent = &game->agents[game->active];
  int card = agent->cards[agent->drawn - 1], best = NONE;
  double best_gain = -INFINITY;
  Stopping stopping;
  for (int m = 0; m < MISSIONS; m++) {
    if (agent->columns[m].count > 0) continue;
    solve_stopping(&stopping, game, m, 0);
    double value = best_value(&stopping, HALF_POINTS[card], card == ACE) - new_column_value(&stopping);
    double gain = noisy(game, game->active, value + place_bonus(game, m));
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
                stop_value(&stopping, column->total, column->aces) + hit_bonus(game);
  int best = best_total(column->total, column->aces);
  if (best > MIN_NOISY_TOTAL && best < MAX_NOISY_TOTAL) gain = noisy(game, game->active, gain);
  return gain > 0 ? HIT : STOP;
}

/* The declaration with the highest expected value; a martini must gain more than it is worth later. */
static int choose_declaration(const Game *game, int seat) {
  const Agent *agent = &game->agents[seat];
  const Column *column = &agent->columns[game->mission];
  int source = effect_source(agent, MARTINI), best = DECLARE;
  double cost = MARTINI_TIE_BREAK + model_of(game, seat)->values.items[ROUNDS - game->round][MARTINI], best_value = -INFINITY;
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
  const Values *model = &model_of(game, seat)->values;
  const double *values = model->tokens[ROUNDS - game->round], *items = model->items[ROUNDS - game->round];
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
  const double *values = model_of(game, seat)->values.tokens[ROUNDS - game->round];
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
