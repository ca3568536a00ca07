/* games/spy-connection/bots/beam-search.ts and beam-node.ts */
#include "beam.h"

#include <string.h>

static bool are_open_missions_left(const Beam *beam, int turns_taken) {
  return turns_taken * (PLAYERS - 1) <= beam->estimator.model->values.open_mission_turns;
}

/* A seat with hardly any missions left will accept new ones; if those are not known yet, the estimate is better. */
static bool is_foreseeable(const Beam *beam, const Node *node) {
  if (node->next != TURN_NEXT) return node->next == EXTRA_NEXT;
  return node->game.players[node->game.active].mission_count > 1 || are_open_missions_left(beam, node->turns_taken);
}

/* Ends a turn of the planning seat: `child` has the position after it and the fields of its parent. */
static void finish_child(Estimator *estimator, Node *child, int points_before) {
  Game *game = &child->game;
  int gain = score(&game->players[estimator->seat]) - points_before;
  child->discounted_points += gain * probability_still_playing(child->turns_taken, estimator->horizon);
  if (game->winner == NO_WINNER && game->active == estimator->seat) {
    child->next = EXTRA_NEXT;
    child->value = win_probability(estimator, child, child->turns_taken);
    return;
  }
  child->turns_taken++;
  if (game->winner != NO_WINNER || game->last_turns_left != NO_LAST_TURNS) {
    child->next = OVER_NEXT;
    child->value = win_probability_after_last_turn(estimator, game, child->turns_taken);
    return;
  }
  begin_turn(game, estimator->seat);
  child->next = TURN_NEXT;
  child->value = win_probability(estimator, child, child->turns_taken);
}

static uint32_t allowed_places(const Beam *beam, const Node *node) {
  if (!are_open_missions_left(beam, node->turns_taken)) return 0;
  uint32_t places = 0;
  for (int place = 0; place < node->game.display_size; place++)
    if (beam->estimator.open_missions >> node->game.display[place] & 1) places |= 1u << place;
  return places;
}

static double accept_bonus(const Beam *beam, const Node *node, const Plan *plan) {
  const Values *values = &beam->estimator.model->values;
  if (plan->type != ACCEPT_PLAN) return 0;
  if (node->first_turn < 0) return values->denial * beam->estimator.denial_gains[plan->target];
  return -values->open_mission_risk * node->turns_taken * (PLAYERS - 1);
}

/* The positions after the best plans for the next turn. Of the root, the moves are recorded. Returns their number. */
static int expand(Beam *beam, const Node *node, int most_plans, Node *children) {
  Estimator *estimator = &beam->estimator;
  Horizon horizon = shift_horizon(estimator->horizon, node->turns_taken);
  Plan plans[MOST_PLANS];
  int ranked = rank_plans(&node->game, &estimator->tour, horizon, allowed_places(beam, node), plans), count = 0;
  int points_before = score(&node->game.players[estimator->seat]);
  bool is_root = node->first_turn < 0;
  for (int i = 0; i < ranked && i < most_plans; i++) {
    Node *child = &children[count];
    *child = *node;
    if (is_root) {
      child->first_turn = count;
      beam->records[count].count = 0;
    }
    Execution execution = {&child->game, &estimator->tour, horizon, is_root ? &beam->records[count] : 0};
    if (!execute_plan(&execution, &plans[i])) continue;
    child->discounted_points += accept_bonus(beam, node, &plans[i]);
    if (is_root) child->opponent_change = opponent_change(estimator, &child->game);
    finish_child(estimator, child, points_before);
    count++;
  }
  return count;
}

/* Independent of the order of the moves that led to the position. */
static uint32_t position_hash(const Node *node) {
  const Player *player = &node->game.players[node->game.active];
  uint32_t hash = (player->spy + 1) * 7919 + (node->next == OVER_NEXT);
  for (uint64_t rest = player->agents; rest; rest &= rest - 1) {
    uint32_t space = __builtin_ctzll(rest), agents = 1 + (player->pairs >> space & 1);
    hash += (space * 3 + agents) * (0x9e3779b1 + space);
  }
  for (int i = 0; i < player->mission_count; i++)
    hash += (player->missions[i].card * 64u + player->missions[i].marked + 7) * 0x85ebca6b;
  for (uint64_t rest = player->completed_cards; rest; rest &= rest - 1)
    hash += (__builtin_ctzll(rest) + 11u) * 0xc2b2ae35;
  return hash;
}

static bool contains(const uint32_t *list, int count, uint32_t number) {
  while (count > 0)
    if (list[--count] == number) return true;
  return false;
}

/* Writes the best nodes, without duplicate positions, and returns their number. Equal values stay in their order. */
static int prune(const Node *nodes, int count, int width, const Node **best) {
  const Node *sorted[MOST_NODES];
  uint32_t hashes[MOST_NODES];
  for (int i = 0; i < count; i++) {
    int at = i;
    for (; at > 0 && sorted[at - 1]->value < nodes[i].value; at--) sorted[at] = sorted[at - 1];
    sorted[at] = &nodes[i];
  }
  int kept = 0;
  for (int i = 0; i < count && kept < width; i++) {
    uint32_t hash = position_hash(sorted[i]);
    if (contains(hashes, kept, hash)) continue;
    hashes[kept] = hash;
    best[kept++] = sorted[i];
  }
  return kept;
}

static bool is_open(const Beam *beam, const Node *node) {
  return node->turns_taken < beam->estimator.model->values.turns && is_foreseeable(beam, node);
}

static bool is_any_open(const Beam *beam, const Node *nodes, int count) {
  for (int i = 0; i < count; i++)
    if (is_open(beam, &nodes[i])) return true;
  return false;
}

static int copy_nodes(const Node **from, int count, Node *to) {
  for (int i = 0; i < count; i++) to[i] = *from[i];
  return count;
}

static int expand_all(Beam *beam, const Node *nodes, int count, Node *next) {
  int plans = beam->estimator.model->values.plans_per_node, size = 0;
  for (int i = 0; i < count; i++) {
    if (is_open(beam, &nodes[i])) size += expand(beam, &nodes[i], plans, &next[size]);
    else next[size++] = nodes[i];
  }
  return size;
}

/* From the first turns to the horizon. First turns that were pruned at the start come last. */
static void run_beam(Beam *beam, int width) {
  static Node next[MOST_NODES];
  const Node *best[MOST_NODES];
  Node *nodes = beam->nodes;
  int count = copy_nodes(best, prune(beam->first_turns, beam->first_count, width, best), nodes);
  bool is_kept[MOST_PLANS] = {false};
  for (int i = 0; i < count; i++) is_kept[nodes[i].first_turn] = true;
  // An extra turn is a separate step, so there may be more steps than turns.
  int steps = 2 * (int)beam->estimator.model->values.turns;
  for (int step = 0; step < steps && is_any_open(beam, nodes, count); step++) {
    int size = expand_all(beam, nodes, count, next);
    count = copy_nodes(best, prune(next, size, width, best), nodes);
  }
  for (int i = 0; i < beam->first_count; i++)
    if (!is_kept[beam->first_turns[i].first_turn]) nodes[count++] = beam->first_turns[i];
  beam->count = count;
}

void search_beam(Beam *beam, const Game *game, const Model *model) {
  start_estimator(&beam->estimator, game, model);
  static Node children[MOST_PLANS];
  const Node *best[MOST_PLANS];
  Node root = {.game = *game, .first_turn = NONE};
  int size = expand(beam, &root, MOST_PLANS, children);
  beam->first_count = copy_nodes(best, prune(children, size, MOST_PLANS, best), beam->first_turns);
  int width = model->values.width;
  if (width > MOST_WIDTH) width = MOST_WIDTH;
  if (width > 1 && beam->first_count > 1) {
    run_beam(beam, width);
    return;
  }
  memcpy(beam->nodes, beam->first_turns, beam->first_count * sizeof *beam->nodes);
  beam->count = beam->first_count;
}
