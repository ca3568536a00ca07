/* Matches between two of the simulator's own players, each deal played twice with exchanged seats. */
#include <stdlib.h>

#include "policy.h"

int value_count(void) { return sizeof(Values) / sizeof(double); }

void expert_values(double *values) { *(Values *)values = expert_model.values; }

Model *new_model(const double *values) {
  Model *model = malloc(sizeof *model);
  fill_model(model, (const Values *)values);
  return model;
}

void free_model(Model *model) { free(model); }

/* `opponent`: how it expects the other to play. */
typedef struct {
  const Model *model, *opponent;
} Player;

static int choose(Game *game, const Player *player, QuickRandom *random) {
  game->models[game->active] = player->model;
  game->models[1 - game->active] = player->opponent;
  return player->model->values.search_rounds > 0 ? master_move(game, random) : level_move(game, random);
}

static double play_match(const Player *first, const Player *second, int seat_of_first, uint64_t seed) {
  Game game = {.chance = {.random = seed}};
  start_match(&game);
  QuickRandom random[2] = {quick_random(seed >> 32), quick_random((seed >> 32) + 1)};
  while (game.winner == NO_WINNER) {
    bool is_first = game.active == seat_of_first;
    play(&game, choose(&game, is_first ? first : second, &random[!is_first]));
  }
  return game.winner == DRAW ? 0.5 : game.winner == seat_of_first;
}

/* Two results for each deal: 1 if the first player wins, 0.5 for a draw. */
void play_deals(const Player *first, const Player *second, uint64_t first_deal, int deals, double *results) {
  for (int i = 0; i < 2 * deals; i++) {
    uint64_t seed = (first_deal + i / 2 + 1) * 0x9E3779B97F4A7C15ull | 1;
    results[i] = play_match(first, second, i % 2, seed);
  }
}
