/*
 * Many matches at once, called from Python. The game's rules.h declares its Game, with `chance`, `active` and `winner`,
 * the number of MOVES, and what is used here. `preferred_move` is the move of a fast policy, or negative.
 */
#include "rules.h"

#include <string.h>

int game_size(void) { return sizeof(Game); }
int move_count(void) { return MOVES; }

int feature_count(void) {
  int8_t features[2048];
  Game game = {.chance = {.random = 1}};
  start_match(&game);
  return write_features(&game, features);
}

int hidden_count(void) {
  int8_t hidden[1024];
  Game game = {.chance = {.random = 1}};
  start_match(&game);
  return write_hidden(&game, hidden);
}

/* `scripts`: null, or one for each match; see Chance. */
void start_all(Game *games, int count, uint64_t seed, const int8_t *const *scripts) {
  for (int i = 0; i < count; i++) {
    games[i].chance.random = (seed + i + 1) * 0x9E3779B97F4A7C15ull | 1;
    games[i].chance.script = scripts ? scripts[i] : 0;
    start_match(&games[i]);
  }
}

/* A flag of a move: 0 if it is illegal, 1 if it is legal. */
enum { PREFERRED = 2 };

/* One row for each match. */
typedef struct {
  int8_t *features, *hidden;
  uint8_t *legal;
  int8_t *actor;
} Observation;

void observe_all(const Game *games, int count, const Observation *into) {
  int features = feature_count(), hidden = hidden_count();
  for (int i = 0; i < count; i++) {
    if (games[i].winner != NO_WINNER) continue;
    write_features(&games[i], into->features + (int64_t)i * features);
    write_hidden(&games[i], into->hidden + (int64_t)i * hidden);
    uint8_t *legal = into->legal + (int64_t)i * MOVES;
    legal_moves(&games[i], legal);
    int preferred = preferred_move(&games[i]);
    if (preferred >= 0) legal[preferred] = PREFERRED;
    into->actor[i] = games[i].active;
  }
}

/*
 * Plays one move in every unfinished match. `winners` is NO_WINNER for matches that are still unfinished. Finished ones
 * start anew, unless they are replayed. The observation is of what comes next.
 */
void play_all(Game *games, int count, const int16_t *moves, int8_t *winners, const Observation *into) {
  for (int i = 0; i < count; i++) {
    if (games[i].winner == NO_WINNER) play(&games[i], moves[i]);
    winners[i] = games[i].winner;
    if (winners[i] != NO_WINNER && !games[i].chance.script) start_match(&games[i]);
  }
  observe_all(games, count, into);
}
