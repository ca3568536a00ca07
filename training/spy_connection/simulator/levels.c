/* The moves of a player: games/spy-connection/bots/levels.ts and tour-player.ts. */
#include "bots.h"

#include <string.h>

enum { NOISE_STEPS = 1000 };

Game redeal(const Game *game, QuickRandom *random) {
  Game world = *game;
  int8_t *cards = &world.deck[world.drawn];
  int count = 0;
  uint64_t left = 0;
  for (int i = world.drawn; i < MISSIONS; i++) left |= 1ull << world.deck[i];
  for (; left; left &= left - 1) cards[count++] = __builtin_ctzll(left);
  for (int i = count - 1; i > 0; i--) {
    int j = random_below(random, i + 1);
    int8_t card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
  return world;
}

/* All plans with errors. Nobody overlooks that a mission is complete: holding one back needs a reason. */
static int noisy_plans(const Game *world, Tour *tour, Horizon horizon, QuickRandom *random, Plan *plans) {
  Plan ranked[MOST_PLANS];
  double noise = tour->model->values.noise;
  int size = rank_plans(world, tour, horizon, ~0u, ranked), count = 0;
  for (int i = 0; i < size; i++) {
    if (ranked[i].type == HOLD_PLAN) continue;
    ranked[i].value += noise * random_below(random, NOISE_STEPS) / NOISE_STEPS;
    int at = count++;
    for (; at > 0 && plans[at - 1].value < ranked[i].value; at--) plans[at] = plans[at - 1];
    plans[at] = ranked[i];
  }
  return count;
}

static int first_move_of(const Game *world, const Plan *plan, Tour *tour, Horizon horizon) {
  Game after = *world;
  Record record = {.count = 0};
  Execution execution = {&after, tour, horizon, &record};
  execute_plan(&execution, plan);
  return record.count > 0 ? record.moves[0] : NONE;
}

static bool contains(const int *list, int count, int number) {
  while (count > 0)
    if (list[--count] == number) return true;
  return false;
}

int tour_player_move(const Game *world, const Model *model, int repetitions, QuickRandom *random) {
  Tour tour = {.model = model};
  Horizon horizon = estimate_horizon(world, world->active, &tour);
  horizon.end *= model->values.patience;
  horizon.uncertainty *= model->values.patience;
  Plan plans[MOST_PLANS];
  int count = noisy_plans(world, &tour, horizon, random, plans), skipped[MOST_PLANS], skips = 0;
  for (int i = 0; i < count; i++) {
    int move = first_move_of(world, &plans[i], &tour, horizon);
    if (move < 0 || contains(skipped, skips, move)) continue;
    if (skips == repetitions) return move;
    skipped[skips++] = move;
  }
  if (skips > 0) return skipped[skips - 1];
  int16_t moves[MOVES];
  ordered_moves(world, moves);
  return moves[0];
}

int level_move(const Game *game, const Model *model, int repetitions, QuickRandom *random) {
  int16_t moves[MOVES];
  if (ordered_moves(game, moves) == 1) return moves[0];
  Game world = redeal(game, random);
  if (model->values.patience > 0) return tour_player_move(&world, model, repetitions, random);
  return search_move(&world, model, repetitions);
}
