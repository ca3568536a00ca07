/* Two-player Kompromat, version 2 of the rules. Cards, steps and moves have the same numbers as in TypeScript. */
#ifndef RULES_H
#define RULES_H

#include <stdbool.h>
#include <stdint.h>

#include "chance.h"

enum { KIT_SIZE = 14, CARD_KINDS = 11, ACE = 1, COLUMN_MAX = 8, LIMIT = 42, ACE_BONUS = 20 };
enum { ROUNDS = 6, MISSIONS = 4, MISSION_CARDS = 29, TOKENS_TO_LOSE = 9, NONE = -1, UNDECLARED = -100 };
enum { FIRST_CODE = 8, FIRST_DOCUMENT = 11, FIRST_ITEM = 14, FIRST_COUNTER = 24, ITEMS = FIRST_COUNTER - FIRST_ITEM };

/* Items, counted from FIRST_ITEM; sets of them are bit masks. */
enum { BALACLAVA, CHLOROFORM, DRONE, GPS_TRACKER, JETPACK, NEWSPAPER, NIGHT_VISION, STUN_GUN, USB_STICK, MARTINI };

enum { IN_HAND = 4, FIRST_STUNNED = 5, IN_DECK = 7 };

enum {
  ROUND_START,
  NEXT_TURN,
  TURN,
  STARTER_WINDOW,
  OTHER_WINDOW,
  STARTER_DECLARES,
  STARTER_SECOND_WINDOW,
  OTHER_SECOND_WINDOW,
  OTHER_DECLARES,
  STARTER_FAILS,
  OTHER_FAILS,
  STARTER_GIVES_BACK,
  OTHER_GIVES_BACK,
  AWARD,
  COUNTER,
  CLOSE,
  OVER
};

enum { PLACE = 0, HIT = 4, STOP, PASS, KEEP, GIVE_BACK, USE, USE_COUNT = 59, DECLARE = USE + 2 * USE_COUNT };
enum { SHIELD = DECLARE + 15, SHIELD_NOTHING = SHIELD + 4, MOVES };

enum { NO_SOURCE, BY_ITEM, BY_STICK };
enum { NO_WINNER = -1, DRAW = 2 };

typedef struct {
  int8_t count, total, aces, is_revealed;
} Column;

typedef struct {
  int8_t cards[KIT_SIZE], locations[KIT_SIZE];
  /* At the index of a turn's first card: the most cards its column had when the owner hit. */
  int8_t hit_with[KIT_SIZE];
  int8_t drawn, known, stunned, tokens;
  Column columns[MISSIONS];
  int8_t newspaper[MISSIONS];
  uint16_t ready, used;
  uint32_t won;
} Agent;

typedef struct {
  Agent agents[2];
  int8_t round, starter, active, step, turn_mission, mission, winner;
  int8_t missions[MISSIONS], counters[MISSIONS];
  int8_t declared[2];
  int8_t deck[MISSION_CARDS], deck_size;
  /* True if the match ends with the current round. */
  bool is_playout;
  Chance chance;
  /* By seat: what the fast policy believes and values (policy.h). Null: the level `expert`. */
  const struct Model *models[2];
  /* For the errors of the lower levels; null without errors. */
  struct QuickRandom *noise;
} Game;

extern const int8_t KIT[KIT_SIZE];
extern const int8_t HALF_POINTS[CARD_KINDS];
extern const int8_t MISSION_POINTS[MISSION_CARDS];
extern const int8_t COUNTER_TOKENS[MISSION_CARDS];
extern const int8_t SET_POINTS[4];

void start_match(Game *game);
void proceed(Game *game);
void end_turn(Game *game);
int draw_card(Agent *agent, int location);
void declare_total(Game *game, int seat, int elevens, int martini);
void receive_tokens(Game *game, int seat);
void play(Game *game, int move);
void legal_moves(const Game *game, uint8_t *legal);
/* The move of the level `expert`. */
int preferred_move(const Game *game);
int write_features(const Game *game, int8_t *features);
int write_hidden(const Game *game, int8_t *hidden);
int points_without_tokens(const Agent *agent);
int count_codes(uint32_t cards);
int count_documents(uint32_t cards);

/* The numbering of items' targets: the first move of an item, relative to USE, and its number of targets. */
extern const int8_t FIRST_USE[ITEMS];
extern const int8_t TARGETS[ITEMS];
int item_of_use(int use);
uint32_t target_mask(const Game *game, int seat, int item);
void use_item(Game *game, int seat, int item, int target);
int effect_source(const Agent *agent, int item);
int shield_source(const Game *game, int seat, int item);
void turn_up(Agent *agent, int mission);
int face_down_count(const Column *column);
void add_card(Column *column, int card);
bool is_settled(const Game *game, int seat, int mission);

#endif
