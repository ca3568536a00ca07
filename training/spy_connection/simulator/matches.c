/* Matches between the simulator's own players. */
#include <stdlib.h>

#include "bots.h"

/* Keys have 12 bits. */
enum { KEYS = 4096, MOST_MOVES = 3000, MOST_TURNS = MOST_MOVES };

int value_count(void) { return sizeof(Values) / sizeof(double); }

Model *new_model(const double *values) {
  static int models;
  Model *model = malloc(sizeof *model);
  *model = (Model){*(const Values *)values, models++ % KEYS};
  if (model->key == 0) forget_tours();
  return model;
}

void free_model(Model *model) { free(model); }

/* What the turns of a match began with. Of positions with the same key, one is a repetition of the other. */
typedef struct {
  uint64_t keys[MOST_TURNS];
  int8_t seats[MOST_TURNS];
  int count;
  bool is_turn_start;
} History;

static uint64_t mix(uint64_t hash, uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15ull;
  return hash ^ hash >> 29;
}

static uint64_t turn_key(const Game *game) {
  uint64_t hash = game->last_turns_left + 2;
  for (int seat = 0; seat < PLAYERS; seat++) {
    const Player *player = &game->players[seat];
    hash = mix(mix(mix(hash, player->agents), player->pairs), player->completed_cards);
    hash = mix(hash, (uint64_t)player->spy << 8 | (uint64_t)player->supply);
    for (int i = 0; i < player->mission_count; i++)
      hash = mix(hash, (uint64_t)player->missions[i].card << 8 | player->missions[i].marked);
  }
  return hash;
}

/* repeated-position.ts */
static int count_repetitions(const History *history) {
  if (!history->is_turn_start) return 0;
  int last = history->count - 1, count = 0;
  for (int i = 0; i < last; i++)
    count += history->seats[i] == history->seats[last] && history->keys[i] == history->keys[last];
  return count;
}

static void play_noted(Game *game, int move, History *history) {
  play(game, move);
  history->is_turn_start = move == END && game->winner == NO_WINNER;
  if (!history->is_turn_start) return;
  history->keys[history->count] = turn_key(game);
  history->seats[history->count++] = game->active;
}

/* Its model, and how it expects everybody to play, or null. */
typedef struct {
  const Model *model, *expected;
} Bot;

/* A bot in a match, with the turn that it has planned. */
typedef struct {
  const Bot *bot;
  QuickRandom random;
  Record turn;
  int played;
} Chair;

static int choose(const Game *game, Chair *chair, const History *history) {
  const Bot *bot = chair->bot;
  if (chair->played < chair->turn.count) return chair->turn.moves[chair->played++];
  int repetitions = count_repetitions(history);
  if (!bot->expected || repetitions > 0 || game->last_turns_left == 0)
    return level_move(game, bot->model, repetitions, &chair->random);
  chair->turn = turn_with_replies(game, bot->model, bot->expected, &chair->random);
  chair->played = 1;
  return chair->turn.moves[0];
}

/* Returns the winner, or NO_WINNER if the match takes too long. */
static int play_match(Chair *chairs, uint64_t seed) {
  static History history;
  history.count = history.is_turn_start = 0;
  Game game = {.chance = {.random = seed}};
  start_match(&game);
  for (int seat = 0; seat < PLAYERS; seat++) chairs[seat].random = quick_random((seed >> 32) + seat);
  for (int moves = 0; moves < MOST_MOVES && game.winner == NO_WINNER; moves++)
    play_noted(&game, choose(&game, &chairs[game.active], &history), &history);
  return game.winner;
}

/* Every deal is played once from every seat by the first bot; the second one has all others. 1 for each match won. */
void play_deals(const Bot *first, const Bot *second, uint64_t first_deal, int deals, double *results) {
  for (int i = 0; i < PLAYERS * deals; i++) {
    uint64_t seed = (first_deal + i / PLAYERS + 1) * 0x9E3779B97F4A7C15ull | 1;
    Chair chairs[PLAYERS] = {0};
    for (int seat = 0; seat < PLAYERS; seat++) chairs[seat].bot = seat == i % PLAYERS ? first : second;
    int winner = play_match(chairs, seed);
    results[i] = winner == NO_WINNER ? 1.0 / PLAYERS : winner == i % PLAYERS;
  }
}

/*
 * Replays a match of TypeScript and compares moves. By position: the number of its move, and the move that the model
 * chooses with random numbers of that seed. Positions with seed 0 are not asked.
 */
void replay_choices(const Model *model, const int8_t *shuffles, const int16_t *moves, const uint32_t *seeds, int count,
                    int16_t *choices) {
  static History history;
  history.count = history.is_turn_start = 0;
  Game game = {.chance = {.random = 1, .script = shuffles}};
  start_match(&game);
  for (int i = 0; i < count; i++) {
    QuickRandom random = quick_random(seeds[i]);
    if (seeds[i] > 0) choices[i] = level_move(&game, model, count_repetitions(&history), &random);
    play_noted(&game, moves[i], &history);
  }
}
