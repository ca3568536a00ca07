/* games/spy-connection/bots/turn-plans.ts and plan-policy.ts */
#include "bots.h"

static int recallable_agents(const Player *player) {
  return player->supply + __builtin_popcountll(player->agents) + __builtin_popcountll(player->pairs);
}

static int all_agents(const Player *player) {
  int agents = recallable_agents(player);
  for (int i = 0; i < player->mission_count; i++)
    agents += __builtin_popcount(player->missions[i].marked) + player->missions[i].planning;
  return agents;
}

/* Only marking, because the action is already done; perhaps without completing the mission that would end the match. */
static int mark_only_plans(const Game *game, Plan *plans) {
  const Player *player = &game->players[game->active];
  int missing = MISSIONS_TO_END - player->completed;
  plans[0] = (Plan){.type = SETTLE_PLAN};
  plans[1] = (Plan){.type = HOLD_PLAN};
  bool can_end_match = game->last_turns_left == NO_LAST_TURNS && missing > 0 && missing <= player->mission_count;
  return can_end_match ? 2 : 1;
}

static int accept_plans(const Game *game, Plan *plans) {
  const Player *player = &game->players[game->active];
  bool is_full = player->mission_count >= MISSION_LIMIT;
  int available = recallable_agents(player), count = 0;
  for (int place = 0; place < game->display_size; place++) {
    if (PLANNING[place] > available) continue;
    for (int i = 0; i < (is_full ? player->mission_count : 1); i++)
      plans[count++] = (Plan){.type = ACCEPT_PLAN, .target = place, .discarded = is_full ? player->missions[i].card : NONE};
  }
  return count;
}

static uint32_t needed_cities(const Player *player) {
  uint32_t needed = 0;
  for (int i = 0; i < player->mission_count; i++) {
    const Mission *mission = &player->missions[i];
    for (int circle = 0; circle < CARD_SIZE[mission->card]; circle++)
      if (!(mission->marked >> circle & 1)) needed |= 1u << CARD_CITIES[mission->card][circle];
  }
  return needed;
}

/* To cities with something to mark; travel to other cities is part of the connect plans. */
static int travel_plans(const Player *player, const int8_t *network, int size, Plan *plans) {
  uint32_t needed = needed_cities(player);
  int count = 0;
  for (int i = 1; i < size; i++)
    if (needed >> network[i] & 1) plans[count++] = (Plan){.type = GO_PLAN, .target = network[i]};
  return count;
}

/* Agents to place and own agents already there. */
static int agents_occupied(const Game *game, const Player *player, int connection) {
  uint64_t spaces = SPACES_OF[connection];
  int there = __builtin_popcountll(player->agents & spaces) + __builtin_popcountll(player->pairs & spaces);
  return connection_cost(game, game->active, connection) + there;
}

static int connect_plans(const Game *game, const int8_t *network, int size, int available, Plan *plans) {
  const Player *player = &game->players[game->active];
  uint32_t reached = 0;
  for (int i = 0; i < size; i++) reached |= 1u << network[i];
  int count = 0;
  for (int i = 0; i < (game->has_travelled ? 1 : size); i++) {
    for (const int8_t *via = CONNECTIONS_OF[network[i]]; *via >= 0; via++) {
      if (reached >> other_end(*via, network[i]) & 1 || agents_occupied(game, player, *via) > available) continue;
      plans[count++] = (Plan){.type = CONNECT_PLAN, .target = *via, .from = network[i]};
    }
  }
  return count;
}

int list_plans(const Game *game, Plan *plans) {
  if (game->is_wrap_up) return mark_only_plans(game, plans);
  const Player *player = &game->players[game->active];
  int8_t network[CITIES];
  int size = ordered_network(player, network), count;
  if (game->has_travelled) {
    count = mark_only_plans(game, plans);
    return count + connect_plans(game, network, size, recallable_agents(player), plans + count);
  }
  count = accept_plans(game, plans);
  count += travel_plans(player, network, size, plans + count);
  count += connect_plans(game, network, size, recallable_agents(player), plans + count);
  return count > 0 ? count : connect_plans(game, network, size, all_agents(player), plans);
}

TourStart tour_start_after(const Game *game, const Plan *plan) {
  TourStart start = tour_start_at(game->players[game->active].spy);
  if (plan->type == GO_PLAN) start.spy = plan->target;
  if (plan->type == CONNECT_PLAN) {
    start.spy = other_end(plan->target, plan->from);
    start.connection = plan->target;
  }
  if (plan->type == ACCEPT_PLAN) {
    start.accepted = game->display[plan->target];
    start.planning = PLANNING[plan->target];
    start.discarded = plan->discarded;
  }
  return start;
}

/* Plans of equal value stay in their order. */
static void insert(Plan *plans, int count, const Plan *plan) {
  for (; count > 0 && plans[count - 1].value < plan->value; count--) plans[count] = plans[count - 1];
  plans[count] = *plan;
}

int rank_plans(const Game *game, Tour *tour, Horizon horizon, uint32_t allowed_places, Plan *plans) {
  Plan listed[MOST_PLANS];
  int count = 0;
  load_tour(tour, game, game->active, horizon);
  for (int i = 0, size = list_plans(game, listed); i < size; i++) {
    if (listed[i].type == ACCEPT_PLAN && !(allowed_places >> listed[i].target & 1)) continue;
    listed[i].value = tour_score(tour, tour_start_after(game, &listed[i]));
    insert(plans, count++, &listed[i]);
  }
  return count;
}

void play_best_turn(Game *game, Tour *tour) {
  Execution execution = {game, tour, estimate_horizon(game, game->active, tour), 0};
  Plan plans[MOST_PLANS];
  do rank_plans(game, tour, execution.horizon, ~0u, plans);
  while (!execute_plan(&execution, &plans[0]));
}
