/* The level `expert` and the search `master`: the same numbers and moves as in games/kompromat/bots. */
#ifndef POLICY_H
#define POLICY_H

#include "rules.h"

enum { TOTALS = LIMIT + 1, FAILED_TOTAL = LIMIT + 1 };

/* stakes.ts */
typedef struct {
  double mine, theirs, failure, their_failure, at21;
} Stakes;

/* opponent-odds.ts */
typedef struct {
  double below[TOTALS], above[TOTALS], failed;
} Odds;

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
double stop_probability(int low, int aces);
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
int8_t *expert_features(int8_t *out, const Game *game);

/* At the start of a round, or after the end of the match: evaluate.ts. */
double win_probability(const Game *game, int seat);

/* Bots' random numbers: quickRandom of packages/contract/chance.ts. */
typedef struct {
  uint32_t a, b, c, counter;
} QuickRandom;

QuickRandom quick_random(uint32_t seed);
uint32_t random_below(QuickRandom *random, uint32_t bound);
/* A random state that gives the seat to act the same view. */
Game redeal(const Game *game, QuickRandom *random);
int master_move(const Game *game, QuickRandom *random);

#endif
