/*
 * Spy Connection with PLAYERS players: light board, start missions dealt, all agents. Cities, spaces, connections and cards
 * have the same numbers as in TypeScript; sets of them are bit masks. Moves are those of net-moves.ts.
 */
#ifndef RULES_H
#define RULES_H

#include <stdbool.h>
#include <stdint.h>

#include "chance.h"
#include "edition.h"

enum { CARDS = MISSIONS + STARTS, PLACES = 4, NO_LAST_TURNS = -1, NO_WINNER = -1 };

enum {
  ACCEPT = 0,
  TRAVEL = ACCEPT + PLACES,
  CONNECT = TRAVEL + CITIES,
  RECALL = CONNECT + CONNECTIONS,
  MARK = RECALL + SPACES,
  DISCARD = MARK + MISSION_LIMIT,
  UNMARK = DISCARD + MISSION_LIMIT,
  END = UNMARK + MISSION_LIMIT * MOST_CIRCLES,
  MOVES
};

/* An unfinished mission; circles are bits by their order on the card. */
typedef struct {
  int8_t card, planning;
  uint8_t marked, marked_this_turn;
} Mission;

typedef struct {
  /* Spaces with agents, and those with two. */
  uint64_t agents, pairs;
  /* Completed missions, as a set of cards, and their number. */
  uint64_t completed_cards;
  int8_t supply, spy, completed, points;
  /* In the order in which they were taken. */
  int8_t mission_count;
  Mission missions[MISSION_LIMIT];
} Player;

typedef struct {
  Player players[PLAYERS];
  int8_t active, is_wrap_up, has_travelled, extra_turns, last_turns_left, winner;
  int8_t display[PLACES], display_size;
  int8_t deck[MISSIONS], drawn;
  Chance chance;
} Game;

void start_match(Game *game);
void play(Game *game, int move);
/* Of any seat, without a turn of others. */
void begin_turn(Game *game, int seat);
void legal_moves(const Game *game, uint8_t *legal);
/* There is no fast policy here. */
int preferred_move(const Game *game);
int write_features(const Game *game, int8_t *features);
int write_hidden(const Game *game, int8_t *hidden);

int score(const Player *player);
int other_end(int connection, int city);
/* The circle of a city on a card, or -1. */
int circle_of(int card, int city);
/* How many agents a seat would have to place. */
int connection_cost(const Game *game, int seat, int connection);
/* Cities, as a set. */
uint32_t network_of(const Player *player);
/* Spaces, as a set. */
uint64_t recallable_spaces(const Player *player);

#endif
