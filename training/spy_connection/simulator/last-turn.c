/* games/spy-connection/bots/last-turn-win.ts: tries all moves of the last turn of a match. */
#include "bots.h"

#include <string.h>

enum { MOST_RECALLS = 2, MOST_POSITIONS = 2000, TABLE_SIZE = 4096 };

/* Keys of positions from which no win was found. */
typedef struct {
  uint64_t keys[TABLE_SIZE];
  int count;
} Seen;

static uint64_t mix(uint64_t hash, uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15ull;
  return hash ^ hash >> 29;
}

/* What can change within a turn. */
static uint64_t position_key(const Game *game, int recalls) {
  const Player *player = &game->players[game->active];
  uint64_t hash = mix(recalls + 1, player->agents);
  hash = mix(mix(hash, player->pairs), player->completed_cards);
  hash = mix(hash, (uint64_t)player->spy << 8 | (uint64_t)player->supply);
  for (int i = 0; i < player->mission_count; i++)
    hash = mix(hash, (uint64_t)player->missions[i].card << 8 | player->missions[i].marked);
  for (int i = 0; i < game->display_size; i++) hash = mix(hash, game->display[i]);
  return mix(hash, game->is_wrap_up | game->has_travelled << 1 | game->extra_turns << 2) | 1;
}

/* False if the position was there before, or if there are too many. */
static bool remember(Seen *seen, uint64_t key) {
  int at = key % TABLE_SIZE;
  for (; seen->keys[at]; at = (at + 1) % TABLE_SIZE)
    if (seen->keys[at] == key) return false;
  if (seen->count >= MOST_POSITIONS) return false;
  seen->keys[at] = key;
  seen->count++;
  return true;
}

static int search_turn(const Game *game, int recalls, Seen *seen) {
  int16_t moves[MOVES];
  for (int i = 0, count = ordered_moves(game, moves); i < count; i++) {
    int move = moves[i], recalls_left = recalls - (move >= RECALL && move < MARK);
    if ((move >= DISCARD && move < END) || recalls_left < 0) continue;
    Game after = *game;
    play(&after, move);
    if (after.winner == game->active) return move;
    if (after.winner != NO_WINNER || !remember(seen, position_key(&after, recalls_left))) continue;
    if (search_turn(&after, recalls_left, seen) >= 0) return move;
  }
  return NONE;
}

int last_turn_win(const Game *game) {
  static Seen seen;
  for (int recalls = 0; recalls <= MOST_RECALLS; recalls++) {
    memset(&seen, 0, sizeof seen);
    int move = search_turn(game, recalls, &seen);
    if (move >= 0) return move;
  }
  return NONE;
}
