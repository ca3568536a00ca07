/* games/spy-connection/bots/plan-execution.ts */
#include "bots.h"

#include <math.h>

static void play_recorded(const Execution *execution, int move) {
  Record *record = execution->record;
  if (record && record->count < MOST_TURN_MOVES) record->moves[record->count++] = move;
  play(execution->game, move);
}

static const Player *active_player(const Execution *execution) {
  return &execution->game->players[execution->game->active];
}

/* Recalls the agents of the space that lowers the estimated score least. */
static bool recall_least_useful(const Execution *execution, TourStart start, uint64_t keep) {
  const Player *player = active_player(execution);
  const Game *game = execution->game;
  int8_t spaces[SPACES];
  int count = ordered_recallable_spaces(player, spaces), best_space = NONE;
  double best = -INFINITY, bonus = execution->tour->model->values.recalled_agent;
  load_tour(execution->tour, game, game->active, execution->horizon);
  for (int i = 0; i < count; i++) {
    if (keep >> spaces[i] & 1) continue;
    int agents = 1 + (player->pairs >> spaces[i] & 1);
    double value = tour_score_without(execution->tour, spaces[i], start) + bonus * agents;
    if (value <= best) continue;
    best = value;
    best_space = spaces[i];
  }
  if (best_space < 0) return false;
  play_recorded(execution, RECALL + best_space);
  return true;
}

/* If no agents on the board can be recalled: removes an earlier mark or, as a last resort, discards a mission. */
static bool free_mission_agents(const Execution *execution) {
  const Player *player = active_player(execution);
  for (int index = 0; index < player->mission_count; index++) {
    const Mission *mission = &player->missions[index];
    unsigned removable = mission->marked & ~mission->marked_this_turn;
    if (!removable) continue;
    play_recorded(execution, UNMARK + index * MOST_CIRCLES + __builtin_ctz(removable));
    return true;
  }
  if (player->mission_count == 0) return false;
  play_recorded(execution, DISCARD);
  return true;
}

static bool is_accept_legal(const Game *game, int place) {
  const Player *player = &game->players[game->active];
  if (game->is_wrap_up || game->has_travelled || place >= game->display_size) return false;
  return player->mission_count < MISSION_LIMIT && PLANNING[place] <= player->supply;
}

bool is_connect_legal(const Game *game, int connection) {
  const Player *player = &game->players[game->active];
  if (game->is_wrap_up || (ENDS[connection][0] != player->spy && ENDS[connection][1] != player->spy)) return false;
  if (network_of(player) >> other_end(connection, player->spy) & 1) return false;
  return connection_cost(game, game->active, connection) <= player->supply;
}

static bool is_legal(const Game *game, const Plan *plan) {
  return plan->type == ACCEPT_PLAN ? is_accept_legal(game, plan->target) : is_connect_legal(game, plan->target);
}

/* False if there are not enough agents, even after giving up all that is possible. */
static bool free_agents_and_play(const Execution *execution, const Plan *plan, TourStart start) {
  uint64_t keep = plan->type == CONNECT_PLAN ? SPACES_OF[plan->target] : 0;
  while (!is_legal(execution->game, plan)) {
    if (!recall_least_useful(execution, start, keep) && !recall_least_useful(execution, start, 0) &&
        !free_mission_agents(execution))
      return false;
  }
  play_recorded(execution, (plan->type == ACCEPT_PLAN ? ACCEPT : CONNECT) + plan->target);
  return true;
}

/* The mission nearest to completion. */
static int mission_to_mark(const Player *player, int fewest_left) {
  int best = NONE, least = MOST_CIRCLES + 1;
  for (int index = 0; index < player->mission_count; index++) {
    const Mission *mission = &player->missions[index];
    int circle = circle_of(mission->card, player->spy);
    if (circle < 0 || mission->marked >> circle & 1) continue;
    int left = CARD_SIZE[mission->card] - __builtin_popcount(mission->marked);
    if (left < fewest_left || left >= least) continue;
    least = left;
    best = index;
  }
  return best;
}

static void mark_missions(const Execution *execution, int fewest_left) {
  for (;;) {
    const Player *player = active_player(execution);
    int index = mission_to_mark(player, fewest_left);
    if (index < 0) return;
    if (player->supply == 0 && !recall_least_useful(execution, tour_start_at(player->spy), 0)) return;
    play_recorded(execution, MARK + index);
  }
}

static int index_of_mission(const Player *player, int card) {
  int index = 0;
  while (player->missions[index].card != card) index++;
  return index;
}

bool execute_plan(const Execution *execution, const Plan *plan) {
  TourStart start = tour_start_after(execution->game, plan);
  const Player *player = active_player(execution);
  if (plan->type == ACCEPT_PLAN && plan->discarded >= 0)
    play_recorded(execution, DISCARD + index_of_mission(player, plan->discarded));
  if (plan->type == GO_PLAN) play_recorded(execution, TRAVEL + plan->target);
  if (plan->type == CONNECT_PLAN && player->spy != plan->from) play_recorded(execution, TRAVEL + plan->from);
  if ((plan->type == ACCEPT_PLAN || plan->type == CONNECT_PLAN) && !free_agents_and_play(execution, plan, start))
    return false;
  mark_missions(execution, plan->type == HOLD_PLAN ? 2 : 1);
  play_recorded(execution, END);
  return true;
}
