/* What a mission is worth and when to stop there: games/kompromat/bots/stakes.ts and optimal-stopping.ts. */
#include <math.h>
#include <string.h>

#include "policy.h"

static inline double larger(double a, double b) { return a > b ? a : b; }

static int count_kind(uint32_t cards, bool is_code) { return is_code ? count_codes(cards) : count_documents(cards); }

static double card_gain(const Game *game, const Values *values, const Agent *agent, int card) {
  int rounds_left = ROUNDS - game->round;
  if (card < FIRST_CODE) return MISSION_POINTS[card];
  if (card >= FIRST_ITEM) return 1 + values->items[rounds_left][card - FIRST_ITEM];
  uint32_t deck = 0;
  for (int i = 0; i < game->deck_size; i++) deck |= 1u << game->deck[i];
  bool is_code = card < FIRST_DOCUMENT;
  int held = count_kind(agent->won, is_code);
  const double *potential = values->sets[rounds_left][count_kind(deck, is_code)];
  return SET_POINTS[held + 1] - SET_POINTS[held] + potential[held + 1] - potential[held];
}

static double mission_gain(const Game *game, const Values *values, const Agent *agent, int mission, int tokens) {
  const double *of_tokens = values->tokens[ROUNDS - game->round];
  double card = card_gain(game, values, agent, game->missions[mission]);
  int counter = game->counters[mission];
  if (counter == NONE) return card;
  int after = tokens + COUNTER_TOKENS[counter];
  double cost = of_tokens[after > TOKENS_TO_LOSE ? TOKENS_TO_LOSE : after] - of_tokens[tokens];
  return card + (cost < 0 && effect_source(agent, CHLOROFORM) != NO_SOURCE ? 0 : cost);
}

/* The seat's failed columns that are not revealed yet, without the current one. */
static int count_failures(const Game *game, const Agent *agent) {
  int failures = 0;
  for (int m = game->mission; m < MISSIONS; m++)
    failures += m != game->turn_mission && agent->columns[m].total > LIMIT;
  return failures;
}

/* The change of the win probability by a gain, in points of an even position. */
static double bent_gain(double scale, double lead, double gain) {
  double before = 1 / (1 + exp(-scale * lead)), after = 1 / (1 + exp(-scale * (lead + gain)));
  return (after - before) / (scale * before * (1 - before));
}

static void bend_stakes(Stakes *stakes, const Game *game, int seat) {
  double scale = model_of(game, seat)->values.curvature[ROUNDS - game->round], lead = lead_of(game, seat);
  stakes->mine = bent_gain(scale, lead, stakes->mine);
  stakes->theirs = -bent_gain(scale, lead, -stakes->theirs);
  stakes->failure = bent_gain(scale, lead, stakes->failure);
  stakes->their_failure = -bent_gain(scale, lead, -stakes->their_failure);
  stakes->at21 = bent_gain(scale, lead, stakes->at21);
}

Stakes stakes_at(const Game *game, int seat, int mission) {
  const Values *values = &model_of(game, seat)->values;
  const double *of_tokens = values->tokens[ROUNDS - game->round];
  const Agent *agent = &game->agents[seat], *opponent = &game->agents[1 - seat];
  int tokens = agent->tokens + count_failures(game, agent);
  if (tokens > TOKENS_TO_LOSE - 1) tokens = TOKENS_TO_LOSE - 1;
  Stakes stakes = {
    .mine = mission_gain(game, values, agent, mission, tokens),
    .theirs = mission_gain(game, values, opponent, mission, opponent->tokens),
    .failure = of_tokens[tokens + 1] - of_tokens[tokens],
    .their_failure = of_tokens[opponent->tokens + 1] - of_tokens[opponent->tokens],
    .at21 = tokens == 0 ? 0 : larger(0, of_tokens[tokens - 1] - of_tokens[tokens]),
  };
  if (values->curvature[ROUNDS - game->round] > 0) bend_stakes(&stakes, game, seat);
  return stakes;
}

static Pair random_hit_values(const Stopping *s, int low) {
  if (s->kinds == 0 && s->ace_probability == 0) return (Pair){-INFINITY, -INFINITY};
  double with_ace = s->best_values[low + HALF_POINTS[ACE]][1];
  Pair value = s->ace_probability * (Pair){with_ace, with_ace};
  for (int i = 0; i < s->kinds; i++) value += s->probabilities[i] * s->best_values[low + s->points[i]];
  return value;
}

static void compute_stop_values(Stopping *s, const Stakes *stakes, const Odds *odds, int newspaper) {
  s->failure_value = stakes->failure - stakes->theirs * (odds->below[0] == 1 ? 0 : 1 - odds->failed);
  for (int cards = 0; cards <= LIMIT; cards++) {
    int total = cards + newspaper;
    s->stop_values[cards] = total > LIMIT ? s->failure_value
                                          : stakes->mine * odds->below[total] - stakes->theirs * odds->above[total];
  }
  if (newspaper <= LIMIT) s->stop_values[LIMIT - newspaper] += stakes->at21;
}

static void count_deck(Stopping *s, const Agent *agent) {
  int counts[CARD_KINDS] = {0}, first = agent->drawn + agent->known, left = KIT_SIZE - first;
  for (int i = first; i < KIT_SIZE; i++) counts[agent->cards[i]]++;
  s->kinds = 0;
  s->ace_probability = left == 0 ? 0 : (double)counts[ACE] / left;
  for (int card = 0; card < CARD_KINDS; card++) {
    if (counts[card] == 0 || card == ACE) continue;
    s->points[s->kinds] = HALF_POINTS[card];
    s->probabilities[s->kinds++] = (double)counts[card] / left;
  }
}

/* For the seat to act. */
void solve_stopping(Stopping *s, const Game *game, int mission, int lowest_total) {
  int seat = game->active;
  const Agent *agent = &game->agents[seat];
  Stakes stakes = stakes_at(game, seat, mission);
  compute_stop_values(s, &stakes, opponent_odds(game, seat, mission), agent->newspaper[mission]);
  count_deck(s, agent);
  for (int low = TOTALS; low < TOTALS + HIGHEST_CARD; low++)
    s->best_values[low] = (Pair){s->failure_value, s->failure_value};
  for (int low = LIMIT; low >= lowest_total; low--) {
    Pair hit = random_hit_values(s, low);
    s->best_values[low] = (Pair){larger(s->stop_values[low], hit[0]), larger(stop_value(s, low, 1), hit[1])};
  }
}

double stop_value(const Stopping *s, int low, int aces) {
  if (low > LIMIT) return s->failure_value;
  double stop = s->stop_values[low];
  return aces > 0 && low + ACE_BONUS <= LIMIT ? larger(stop, s->stop_values[low + ACE_BONUS]) : stop;
}

double best_value(const Stopping *s, int low, int aces) {
  return low > LIMIT ? s->failure_value : s->best_values[low][aces > 0];
}

/* Uses the known cards on top of the deck. */
double hit_value(const Stopping *s, const Agent *agent, int low, int aces) {
  if (agent->known == 0) return random_hit_values(s, low)[aces > 0];
  double best = -INFINITY;
  for (int i = agent->drawn; i < agent->drawn + agent->known && low <= LIMIT; i++) {
    low += HALF_POINTS[agent->cards[i]];
    aces += agent->cards[i] == ACE;
    best = larger(best, stop_value(s, low, aces));
  }
  return larger(best, best_value(s, low, aces));
}

/* The value of a column that starts with a random card of the deck. */
double new_column_value(const Stopping *s) {
  double value = s->ace_probability * s->best_values[HALF_POINTS[ACE]][1];
  for (int i = 0; i < s->kinds; i++) value += s->probabilities[i] * s->best_values[s->points[i]][0];
  return value;
}

static double position_value(const Game *game, const Values *values, int seat, int rounds_left) {
  const Agent *agent = &game->agents[seat];
  uint32_t to_come = 0;
  for (int i = 0; i < game->deck_size; i++) to_come |= 1u << game->deck[i];
  double points = values->tokens[rounds_left][agent->tokens];
  for (int card = 0; card < FIRST_COUNTER; card++)
    if (agent->won >> card & 1) points += card >= FIRST_ITEM ? 1 : MISSION_POINTS[card];
  for (int item = 0; item < ITEMS; item++)
    if (agent->ready >> item & 1) points += values->items[rounds_left][item];
  for (int is_code = 1; is_code >= 0; is_code--) {
    int held = count_kind(agent->won, is_code);
    points += SET_POINTS[held] + values->sets[rounds_left][count_kind(to_come, is_code)][held];
  }
  return points;
}

/* In points, without the cards on the table. */
double lead_of(const Game *game, int seat) {
  const Values *values = &model_of(game, seat)->values;
  int rounds_left = ROUNDS - game->round;
  return position_value(game, values, seat, rounds_left) - position_value(game, values, 1 - seat, rounds_left);
}

double win_probability(const Game *game, int seat) {
  if (game->winner != NO_WINNER) return game->winner == DRAW ? 0.5 : game->winner == seat;
  double scale = model_of(game, seat)->values.win_scale[ROUNDS - game->round];
  return 1 / (1 + exp(-(scale * lead_of(game, seat))));
}
