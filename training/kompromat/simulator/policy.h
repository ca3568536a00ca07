/* The level `expert` and the search `master`: the same numbers and moves as in games/kompromat/bots. */
#ifndef POLICY_H
#define POLICY_H

#include "quick-random.h"
#include "rules.h"

enum { TOTALS = LIMIT + 1, FAILED_TOTAL = LIMIT + 1 };

enum { NEWSPAPER_COUNTS = 3, HIT_TERMS = 8, PLACE_TERMS = 3 };

/* The numbers of a player, in points unless they are probabilities. Lists are by rounds left. */
typedef struct {
  /* weights.ts */
  double win_scale[6], tokens[6][10], items[6][10], sets[6][4][4];
  /* opponent-model.ts: at what total an opponent usually stops, and how much that varies. */
  double hard_stop, soft_stop, stop_spread;
  /* item-policy.ts */
  double fair_total, stun_hit, stun_rescue;
  /* Not in TypeScript, where they are 0. Stakes are differences of win probabilities: of this scale per point of lead. */
  double curvature[6];
  /* What hitting and placing gain beyond their value; see policy.c. */
  double hit_terms[HIT_TERMS], place_terms[PLACE_TERMS];
  /* level-player.ts */
  double noise, overlooks_opponent, overlooks_deck, overlooks_attacks;
  /* Of the search; 0 rounds: the policy alone. */
  double search_rounds, search_margin, search_candidates;
} Values;

/* stakes.ts */
typedef struct {
  double mine, theirs, failure, their_failure, at21;
} Stakes;

/* opponent-odds.ts */
typedef struct {
  double below[TOTALS], above[TOTALS], failed;
} Odds;

/* A player: its numbers, and tables computed from them. */
typedef struct Model {
  Values values;
  double hard_stops[LIMIT], soft_stops[LIMIT];
  Odds closed_odds[NEWSPAPER_COUNTS][CARD_KINDS][COLUMN_MAX + 1], unplayed;
} Model;

extern Model expert_model;
void fill_model(Model *model, const Values *values);

static inline const Model *model_of(const Game *game, int seat) {
  return game->models[seat] ? game->models[seat] : &expert_model;
}

/* optimal-stopping.ts; of two values the first is without an ace, the second with one. */
typedef double Pair __attribute__((vector_size(16)));
enum { HIGHEST_CARD = 20 };

typedef struct {
  /* Totals above the limit are failures. */
  Pair best_values[TOTALS + HIGHEST_CARD];
  double stop_values[TOTALS];
  double probabilities[CARD_KINDS], failure_value, ace_probability;
  int points[CARD_KINDS], kinds;
} Stopping;

typedef struct {
  int total, count;
} FinalColumn;

int best_total(int low, int aces);
double stop_probability(const Model *model, int low, int aces);
Stakes stakes_at(const Game *game, int seat, int mission);
const Odds *opponent_odds(const Game *game, int seat, int mission);
const Odds *odds_with_newspaper(const Game *game, int seat, int mission);
const Odds *certain_odds(int total);

void solve_stopping(Stopping *stopping, const Game *game, int mission, int lowest_total);
double stop_value(const Stopping *stopping, int low, int aces);
double best_value(const Stopping *stopping, int low, int aces);
double hit_value(const Stopping *stopping, const Agent *agent, int low, int aces);
double new_column_value(const Stopping *stopping);

double column_value(const Game *game, int seat, int mission, FinalColumn column);
FinalColumn final_column(const Game *game, int seat, int mission);
bool can_use_newspaper(const Game *game, int seat);
double newspaper_gain(const Game *game, int seat);
bool can_stun_last(const Game *game, int seat);
double stun_gain(const Game *game, int seat);
int item_in_turn(const Game *game, int seat);
int item_in_window(const Game *game, int seat);
int policy_move(const Game *game);
int level_move(const Game *game, QuickRandom *random);
/* A value with the player's error. */
double noisy(const Game *game, int seat, double value);
double lead_of(const Game *game, int seat);
int8_t *expert_features(int8_t *out, const Game *game);

/* At the start of a round, or after the end of the match: evaluate.ts. */
double win_probability(const Game *game, int seat);

/* A random state that gives the seat to act the same view. */
Game redeal(const Game *game, QuickRandom *random);
int master_move(const Game *game, QuickRandom *random);

#endif
