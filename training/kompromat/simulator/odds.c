/* What the opponent may have at a mission: games/kompromat/bots/opponent-model.ts and opponent-odds.ts. */
#include <math.h>
#include <string.h>

#include "policy.h"
#include "weights.h"

enum { NEWSPAPER_HALF_POINTS = 6 };

Model expert_model;
static Odds certain[FAILED_TOTAL + 1], absent;

/* At most one ace can count 11: two are over the limit. */
int best_total(int low, int aces) { return aces > 0 && low + ACE_BONUS <= LIMIT ? low + ACE_BONUS : low; }

double stop_probability(const Model *model, int low, int aces) {
  int total = best_total(low, aces);
  if (total >= LIMIT) return 1;
  return total == low ? model->hard_stops[total] : model->soft_stops[total];
}

const Odds *certain_odds(int total) { return &certain[total < 0 ? 0 : total > FAILED_TOTAL ? FAILED_TOTAL : total]; }

static int first_card(const Agent *agent, int mission) {
  int index = 0;
  while (agent->locations[index] != mission) index++;
  return agent->cards[index];
}

static bool can_play(const Agent *agent) {
  if (agent->drawn == KIT_SIZE) return false;
  for (int m = 0; m < MISSIONS; m++)
    if (agent->columns[m].count == 0) return true;
  return false;
}

const Odds *opponent_odds(const Game *game, int seat, int mission) {
  if (is_settled(game, 1 - seat, mission)) return certain_odds(game->declared[1 - seat]);
  const Agent *opponent = &game->agents[1 - seat];
  const Column *column = &opponent->columns[mission];
  int newspaper = opponent->newspaper[mission];
  if (column->count == 0) return can_play(opponent) && mission >= game->mission ? &model_of(game, seat)->unplayed : &absent;
  if (column->is_revealed) return certain_odds(best_total(column->total + newspaper, column->aces));
  return &model_of(game, seat)->closed_odds[newspaper / NEWSPAPER_HALF_POINTS][first_card(opponent, mission)][column->count];
}

const Odds *odds_with_newspaper(const Game *game, int seat, int mission) {
  const Agent *opponent = &game->agents[1 - seat];
  int newspapers = opponent->newspaper[mission] / NEWSPAPER_HALF_POINTS + 1;
  if (newspapers >= NEWSPAPER_COUNTS) newspapers = NEWSPAPER_COUNTS - 1;
  return &model_of(game, seat)->closed_odds[newspapers][first_card(opponent, mission)][opponent->columns[mission].count];
}

/* The tables. Sums are in the order of the TypeScript code, so that they are the same to the last bit. */

static void to_odds(const double *totals, Odds *odds) {
  memset(odds, 0, sizeof *odds);
  for (int t = 0; t <= LIMIT; t++) {
    odds->below[t] = totals[FAILED_TOTAL];
    for (int s = 0; s <= LIMIT; s++)
      if (s < t) odds->below[t] += totals[s];
      else if (s > t) odds->above[t] += totals[s];
  }
  odds->failed = totals[FAILED_TOTAL];
}

/* Reachable totals in the order in which they are first reached: key = low total * 2 + whether it has an ace. */
enum { KEYS = 2 * (COLUMN_MAX * 20 + 1) };
typedef struct {
  int keys[KEYS], count;
  double probability[KEYS];
  bool is_listed[KEYS];
} Reached;

static void reach(Reached *reached, int key, double probability) {
  if (!reached->is_listed[key]) reached->keys[reached->count++] = key;
  reached->is_listed[key] = true;
  reached->probability[key] += probability;
}

static void column_totals_from(const Model *model, int first, double totals[COLUMN_MAX + 1][FAILED_TOTAL + 1]) {
  Reached reached, next;
  int8_t deck[KIT_SIZE];
  int size = 0;
  bool is_removed = false;
  for (int i = 0; i < KIT_SIZE; i++)
    if (KIT[i] == first && !is_removed) is_removed = true;
    else deck[size++] = KIT[i];
  memset(&reached, 0, sizeof reached);
  reach(&reached, HALF_POINTS[first] * 2 + (first == ACE), 1);
  for (int count = 1; count <= COLUMN_MAX; count++) {
    memset(&next, 0, sizeof next);
    for (int k = 0; k < reached.count; k++) {
      int key = reached.keys[k], low = key >> 1, aces = key & 1, best = best_total(low, aces);
      double probability = reached.probability[key], stops = count == COLUMN_MAX ? 1 : stop_probability(model, low, aces);
      totals[count][best > FAILED_TOTAL ? FAILED_TOTAL : best] += probability * stops;
      double per_card = probability * (1 - stops) / size;
      if (per_card == 0) continue;
      for (int i = 0; i < size; i++)
        reach(&next, (low + HALF_POINTS[deck[i]]) * 2 + (aces || deck[i] == ACE), per_card);
    }
    reached = next;
  }
}

static void normalize(double *totals) {
  double sum = 0;
  for (int i = 0; i <= FAILED_TOTAL; i++) sum += totals[i];
  if (sum == 0) return;
  for (int i = 0; i <= FAILED_TOTAL; i++) totals[i] /= sum;
}

static void shift_to_odds(const double *totals, int half_points, Odds *odds) {
  double shifted[FAILED_TOTAL + 1] = {0};
  for (int total = 0; total <= FAILED_TOTAL; total++) {
    int to = total + half_points;
    shifted[to > FAILED_TOTAL ? FAILED_TOTAL : to] += totals[total];
  }
  to_odds(shifted, odds);
}

void fill_model(Model *model, const Values *values) {
  model->values = *values;
  for (int total = 0; total < LIMIT; total++) {
    model->hard_stops[total] = 1 / (1 + exp(-((total - values->hard_stop) / values->stop_spread)));
    model->soft_stops[total] = 1 / (1 + exp(-((total - values->soft_stop) / values->stop_spread)));
  }
  double final_totals[CARD_KINDS][COLUMN_MAX + 1][FAILED_TOTAL + 1] = {0};
  for (int first = 0; first < CARD_KINDS; first++) column_totals_from(model, first, final_totals[first]);
  double any[FAILED_TOTAL + 1] = {0};
  for (int total = 0; total <= FAILED_TOTAL; total++)
    for (int i = 0; i < KIT_SIZE; i++) {
      double sum = 0;
      for (int count = 0; count <= COLUMN_MAX; count++) sum += final_totals[KIT[i]][count][total];
      any[total] += sum;
    }
  normalize(any);
  to_odds(any, &model->unplayed);
  for (int first = 0; first < CARD_KINDS; first++)
    for (int count = 0; count <= COLUMN_MAX; count++) {
      normalize(final_totals[first][count]);
      for (int n = 0; n < NEWSPAPER_COUNTS; n++)
        shift_to_odds(final_totals[first][count], n * NEWSPAPER_HALF_POINTS, &model->closed_odds[n][first][count]);
    }
}

/* The numbers of the level `expert`, and of its search. */
static const Values EXPERT_VALUES = {
  .hard_stop = 32.5,
  .soft_stop = 36,
  .stop_spread = 1.8,
  .fair_total = 28,
  .stun_hit = 0.85,
  .stun_rescue = 0.5,
  .search_rounds = 48,
  .search_margin = 0.7,
  .search_candidates = 6,
};

__attribute__((constructor)) static void fill_tables(void) {
  Values values = EXPERT_VALUES;
  memcpy(values.win_scale, WIN_SCALE, sizeof WIN_SCALE);
  memcpy(values.tokens, TOKEN_VALUES, sizeof TOKEN_VALUES);
  memcpy(values.items, READY_ITEM_VALUES, sizeof READY_ITEM_VALUES);
  memcpy(values.sets, SET_POTENTIAL, sizeof SET_POTENTIAL);
  fill_model(&expert_model, &values);
  for (int total = 0; total <= FAILED_TOTAL; total++) {
    double totals[FAILED_TOTAL + 1] = {0};
    totals[total] = 1;
    to_odds(totals, &certain[total]);
  }
  absent = certain[FAILED_TOTAL];
  absent.failed = 0;
}
