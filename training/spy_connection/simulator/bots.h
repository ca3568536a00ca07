/* The levels: the same numbers and moves as in games/spy-connection/bots. Not for several threads: there are caches. */
#ifndef BOTS_H
#define BOTS_H

#include "quick-random.h"
#include "rules.h"

enum { NONE = -1 };

/* The numbers of a player. Times are in turns, values in points. */
typedef struct {
  /* match-horizon.ts: the uncertainty of the end, at least and for each turn until then. */
  double uncertainty, uncertainty_per_turn;
  /* tour-estimator.ts */
  double points_per_turn, recall_cost, shortage_cost, turns_per_mission, new_mission_delay;
  double demand_weight, agent_weight;
  /* plan-execution.ts: for each agent of a space that is given up. */
  double recalled_agent;
  /* win-estimator.ts */
  double lead_scale, tempo;
  /* beam-node.ts, beam-search.ts: the limits of the search. */
  double open_mission_turns, plans_per_node, turns, width;
  /* tour-player.ts; with patience 0 the player searches instead. */
  double patience, noise;
  /* See extras.c. In TypeScript there are only three, for master: mission_held, agent_on_board and denial. */
  double late_tempo, mission_held, agent_in_supply, agent_on_board, opponent_growth, open_mission_risk, denial, blocking;
  /* replies.c: first turns that are tried, own turns to play ahead, worlds for each, and standard errors to deviate. */
  double replied_turns, replies, reply_worlds, reply_margin;
} Values;

/* A player: its numbers, and a key for what was computed with them before. */
typedef struct {
  Values values;
  int key;
} Model;

/* The expected end of the match, in turns of a seat from now. */
typedef struct {
  double end, uncertainty;
} Horizon;

/* The first action of a tour; NONE and 0 mean no change. */
typedef struct {
  int spy, connection, accepted, planning, discarded;
} TourStart;

typedef struct {
  int8_t card, agents;
  uint8_t unmarked;
} TourMission;

/* What a seat has, and its last simulated tour: its duration, and when it completed missions. */
typedef struct {
  const Model *model;
  Horizon horizon;
  uint64_t own, others;
  int spy, supply, agents_on_board, score, mission_count, completed;
  TourMission missions[MISSION_LIMIT + 1];
  double turns, completion_times[MISSION_LIMIT + 1];
} Tour;

/* What connections cost a seat. `secured`: those of a tour with spaces that are part of several connections. */
typedef struct {
  uint64_t own, others;
  uint32_t secured;
} Costs;

/* The shortest paths from a city: connections to place, agents for them, and the connection by which to arrive. */
typedef struct {
  uint8_t turns[CITIES], agents[CITIES], arrival[CITIES];
} Paths;

typedef enum { ACCEPT_PLAN, GO_PLAN, CONNECT_PLAN, SETTLE_PLAN, HOLD_PLAN } PlanType;

/* `target`: a place, city or connection. */
typedef struct {
  PlanType type;
  int target, from, discarded;
  double value;
} Plan;

enum { MOST_PLANS = 64, MOST_TURN_MOVES = 64 };

typedef struct {
  int count;
  int16_t moves[MOST_TURN_MOVES];
} Record;

/* `record`: null, or where the moves of the plan are written. */
typedef struct {
  Game *game;
  Tour *tour;
  Horizon horizon;
  Record *record;
} Execution;

/* match-horizon.ts, with the exponential function and the logarithm of JavaScript. */
double js_exp(double x);
double js_log(double x);
double sigmoid(double log_odds);
Horizon estimate_horizon(const Game *game, int seat, Tour *tour);
Horizon shift_horizon(Horizon horizon, double turns);
double probability_still_playing(double turn, Horizon horizon);
double expected_turns_after(double turn, Horizon horizon);

int cost_of(const Costs *costs, int connection);
void secure(Costs *costs, int connection);
const Paths *paths_from(const Costs *costs, int city);

void load_tour(Tour *tour, const Game *game, int seat, Horizon horizon);
TourStart tour_start_at(int spy);
double tour_score(Tour *tour, TourStart start);
double tour_score_without(Tour *tour, int space, TourStart start);
double turns_to_complete(Tour *tour, int missions);
double turns_in_last_tour(const Tour *tour, int missions);
void forget_tours(void);

/* Cities in the order of rules/network.ts, spaces in that of rules/coherence.ts, moves in that of rules/legal.ts. */
int ordered_network(const Player *player, int8_t *cities);
int ordered_recallable_spaces(const Player *player, int8_t *spaces);
int ordered_moves(const Game *game, int16_t *moves);

int list_plans(const Game *game, Plan *plans);
TourStart tour_start_after(const Game *game, const Plan *plan);
bool is_connect_legal(const Game *game, int connection);
bool execute_plan(const Execution *execution, const Plan *plan);
/* `allowed_places`: open missions that may be accepted. The best first. */
int rank_plans(const Game *game, Tour *tour, Horizon horizon, uint32_t allowed_places, Plan *plans);
void play_best_turn(Game *game, Tour *tour);

/* The world that a player imagines: the rest of the deck in random order. */
Game redeal(const Game *game, QuickRandom *random);
/* The first of some moves that win the last turn of a match, or NONE. */
int last_turn_win(const Game *game);
/* `repetitions`: how many earlier turns of the seat began in this position. */
int level_move(const Game *game, const Model *model, int repetitions, QuickRandom *random);
int search_move(const Game *world, const Model *model, int repetitions);
int tour_player_move(const Game *world, const Model *model, int repetitions, QuickRandom *random);
/* The first turn that does best if everybody then plays like `expected`; its moves. */
Record turn_with_replies(const Game *game, const Model *model, const Model *expected, QuickRandom *random);

#endif
