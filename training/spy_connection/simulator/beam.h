/* The search of the levels from `sharp` on. */
#ifndef BEAM_H
#define BEAM_H

#include "bots.h"

/* The points of an opponent now and at the end, with tempo. */
typedef struct {
  double now, later;
} Prospect;

/* win-estimator.ts, for the seat that plans. */
typedef struct {
  const Model *model;
  Tour tour;
  Horizon horizon;
  int seat;
  uint64_t open_missions;
  double start_score, tempo;
  Prospect opponents[PLAYERS];
  /* By place: what an opponent loses if it cannot accept the mission. */
  double denial_gains[PLACES];
} Estimator;

typedef enum { TURN_NEXT, EXTRA_NEXT, OVER_NEXT } Next;

/* A position after some turns of the planning seat; the opponents are assumed not to move. See beam-node.ts. */
typedef struct {
  Game game;
  int turns_taken, first_turn;
  Next next;
  double discounted_points, value, opponent_change;
} Node;

enum { MOST_NODES = 1024, MOST_WIDTH = 64 };

typedef struct {
  Estimator estimator;
  /* All first turns with their moves, the best first; then the best nodes at the end of the beam and pruned first turns. */
  int first_count, count;
  Node first_turns[MOST_PLANS], nodes[MOST_NODES];
  Record records[MOST_PLANS];
} Beam;

void start_estimator(Estimator *estimator, const Game *game, const Model *model);
double win_probability(Estimator *estimator, const Node *node, int turns_taken);
double win_probability_after_last_turn(Estimator *estimator, const Game *game, int turns_taken);

/* extras.c */
double tempo_value(const Values *values, const Game *game);
double position_bonus(const Values *values, const Player *player, const Tour *tour);
void find_denial_gains(Estimator *estimator, const Game *game);
double opponent_change(Estimator *estimator, const Game *game);

void search_beam(Beam *beam, const Game *game, const Model *model);

#endif
