/* The levels below `expert`: games/kompromat/bots/level-player.ts, perception.ts and value-noise.ts. */
#include <string.h>

#include "policy.h"

enum { RANDOM_RESOLUTION = 1 << 20, UNIFORM_SAMPLES = 3 };

double noisy(const Game *game, int seat, double value) {
  if (!game->noise) return value;
  double sum = 0;
  for (int i = 0; i < UNIFORM_SAMPLES; i++)
    sum += 2.0 * random_below(game->noise, RANDOM_RESOLUTION) / RANDOM_RESOLUTION - 1;
  return value + model_of(game, seat)->values.noise * sum;
}

static void overlook(Game *game, int seat, const Values *values, QuickRandom *random) {
  Agent *agent = &game->agents[seat], *opponent = &game->agents[1 - seat];
  if (values->overlooks_opponent) {
    opponent->drawn = 0;
    memset(opponent->columns, 0, sizeof opponent->columns);
  }
  if (values->overlooks_deck)
    for (int i = agent->drawn + agent->known; i < KIT_SIZE; i++) agent->cards[i] = KIT[random_below(random, KIT_SIZE)];
  if (values->overlooks_attacks) agent->ready &= ~(1u << NEWSPAPER | 1u << STUN_GUN);
}

/* The fast policy, with what the seat overlooks and its errors. */
int level_move(const Game *game, QuickRandom *random) {
  int seat = game->active;
  const Values *values = &model_of(game, seat)->values;
  bool overlooks = values->overlooks_opponent || values->overlooks_deck || values->overlooks_attacks;
  if (!overlooks && values->noise == 0) return policy_move(game);
  Game perceived = *game;
  overlook(&perceived, seat, values, random);
  perceived.noise = values->noise > 0 ? random : 0;
  int move = policy_move(&perceived);
  uint8_t legal[MOVES];
  legal_moves(game, legal);
  if (legal[move]) return move;
  for (move = 0; !legal[move];) move++;
  return move;
}
