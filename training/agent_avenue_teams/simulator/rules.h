/*
 * Agent Avenue for three and four players, version 2 of the rules, in the mode given by the flag ADVANCED. Agents, market
 * cards and seats have the same numbers as in TypeScript; sets of them are bit masks. Moves are those of team-actions.ts.
 */
#ifndef RULES_H
#define RULES_H

#include <stdbool.h>
#include <stdint.h>

#include "chance.h"

enum { AGENTS = 8, DECK = 38, SEATS = 4, HAND_SIZE = 4, LOOP = 14, CATCH_DISTANCE = 7, NONE = -1, NO_WINNER = -1 };
enum { DOUBLE_AGENT, ENFORCER, CODEBREAKER, SABOTEUR, DAREDEVIL, SENTINEL, SIDEKICK, MOLE };

enum { PACK_LEADER, MASTERPLAN, SECURITY_SYSTEM, GETAWAY_CAR, WATCHTOWER, SUPERCOMPUTER, DISTRACTION_DEVICE, SINISTER_TWIN };
enum { ONGOING = 8, SURVEILLANCE_TRUCK = 8, SMOKE_SCREEN, OUTPOST, SECRET_RECRUIT, DOUBLE_TROUBLE, SPYCATION, MIND_CONTROL };
enum { MARKET = 15, SUPPLY = 3, NAMES_FOR_MASTERPLAN = 7, GETAWAY_STEPS = 3 };

enum { PLAY, RECRUIT, TAKE, RESOLVE };

/*
 * From RECRUIT_UP on, pairs vote. A market card is taken for the hand of the asked seat or for that of its team mate; one
 * that uses no hand is always the first of these moves.
 */
enum {
  OFFER_MOVE = 0,
  SWAP_MOVE = OFFER_MOVE + AGENTS * AGENTS,
  LEAD_MOVE = SWAP_MOVE + AGENTS,
  FOLLOW_MOVE = LEAD_MOVE + AGENTS,
  RECRUIT_UP = FOLLOW_MOVE + AGENTS,
  RECRUIT_DOWN,
  TAKE_MOVE,
  TAKE_FOR_MATE = TAKE_MOVE + MARKET,
  RESOLVE_MOVE = TAKE_FOR_MATE + MARKET,
  KEEP_MOVE = RESOLVE_MOVE + AGENTS,
  MOVES = ADVANCED ? KEEP_MOVE + 1 : TAKE_MOVE
};

/* Who sits on which side. */
typedef struct {
  int8_t members[2], seats[2][2], side_of[SEATS];
} Table;

typedef struct {
  /* By agent. */
  int8_t in_play[AGENTS];
  int8_t steps;
  /* Ongoing market cards. */
  uint8_t ongoing;
} Side;

typedef struct {
  /* By agent. */
  int8_t hand[AGENTS], set_aside[AGENTS];
  int8_t hand_size, swaps_left;
} Player;

typedef struct {
  const Table *table;
  Side sides[2];
  Player players[SEATS];
  /* `side`: whose turn it is; `asked`: the seat that moves now, a member of the side `active`. */
  int8_t phase, side, asked, active, winner;
  /* The offer; NONE while a card is missing. */
  int8_t up, down, up_seat, down_seat;
  /* The seats that may still draw the last card of the deck; 0 if it is not reserved. */
  uint8_t last_card;
  /* The vote of the asked seat's team mate, in the numbering of that mate; NONE if there is none. */
  int16_t vote;
  uint16_t supply;
  /* Sides that still have to take a market card, next first. */
  int8_t landed[2], landed_count;
  /* The instant card that waits for a choice, or NONE; the hand that it uses; the agent in the second half of Spycation. */
  int8_t resolving, resolving_hand, resolving_agent;
  int8_t deck[DECK], drawn, market_deck[MARKET], market_drawn;
  Chance chance;
} Game;

extern const int8_t COPIES[AGENTS];
/* By side. */
extern const int8_t HOMES[2];

void start_match(Game *game);
void play(Game *game, int move);
void legal_moves(const Game *game, uint8_t *legal);
/* There is no fast policy here. */
int preferred_move(const Game *game);
int write_features(const Game *game, int8_t *features);
int write_hidden(const Game *game, int8_t *hidden);

static inline bool is_pair(const Game *game, int side) { return game->table->members[side] == 2; }
static inline bool has_ongoing(const Side *side, int card) { return ADVANCED && side->ongoing >> card & 1; }
static inline bool uses_hand(int card) { return card >= OUTPOST; }
static inline int deck_left(const Game *game) { return DECK - game->drawn; }

/* The other seat of a pair; NONE if the seat is alone. */
int mate_of(const Game *game, int seat);
int position_of(int side, int steps);
/* How far a copy of an agent moves the pawn of this side, which has this many others. */
int recruit_steps(const Side *side, int agent, int others);
/* Where the pawn is after moving, with the Getaway Car. */
int steps_after(const Side *side, int number, int by);
bool is_market_space(int space);
/* True if both members of a pair choose together: the choice now is a vote. */
bool is_vote(const Game *game);
/* The names that a hand has at least `copies` times, as a set. */
int hand_mask(const Player *player, int copies);
int in_play_mask(const Side *side);
/* The agents that an instant card can be about, as a set. */
int candidates(const Game *game, int card, int side, int seat);
bool can_swap(const Game *game);

#endif
