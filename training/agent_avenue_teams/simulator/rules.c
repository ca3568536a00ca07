/* The course of a match. */
#include "rules.h"

#include <string.h>

const int8_t COPIES[AGENTS] = {6, 6, 6, 6, 6, 6, 1, 1};
enum { SWAPS_ALONE = 4, SWAPS_IN_A_PAIR = 2 };

/* Seat 0 alone, seat 1 alone, two pairs. */
static const Table LINE_UPS[] = {
  {{1, 2}, {{0, NONE}, {1, 2}}, {0, 1, 1, NONE}},
  {{2, 1}, {{0, 2}, {1, NONE}}, {0, 1, 0, NONE}},
  {{2, 2}, {{0, 2}, {1, 3}}, {0, 1, 0, 1}},
};
/* Half of all matches have four players. */
static const int8_t LINE_UP_DRAW[] = {0, 1, 2, 2};

int mate_of(const Game *game, int seat) {
  const int8_t *seats = game->table->seats[game->table->side_of[seat]];
  return seats[0] == seat ? seats[1] : seats[0];
}

/* A pawn that ends on a market space makes its side the next to take a card. */
static void move_pawn(Game *game, int side, int by) {
  if (by == 0) return;
  game->sides[side].steps = steps_after(&game->sides[side], side, by);
  if (!ADVANCED || !is_market_space(position_of(side, game->sides[side].steps))) return;
  game->landed[1] = game->landed[0];
  game->landed[0] = side;
  game->landed_count++;
}

/* Returns the steps that the pawn still has to move. */
static int put_in_play(Side *side, int agent) { return recruit_steps(side, agent, side->in_play[agent]++); }

/* Hands */

static void add_to_hand(Player *player, int agent) {
  player->hand[agent]++;
  player->hand_size++;
}

static void remove_from_hand(Player *player, int agent) {
  player->hand[agent]--;
  player->hand_size--;
}

static void refill_hand(Game *game, int seat) {
  Player *player = &game->players[seat];
  while (player->hand_size < HAND_SIZE && deck_left(game) > 0) add_to_hand(player, game->deck[game->drawn++]);
}

/* Who is asked */

static void ask(Game *game, int seat) {
  game->asked = seat;
  game->active = game->table->side_of[seat];
}

/* Of a pair, a random member is asked first. */
static void ask_side(Game *game, int side) {
  const int8_t *seats = game->table->seats[side];
  ask(game, is_pair(game, side) ? draw_one(&game->chance, seats, 2) : seats[0]);
}

static bool is_choice_of_hand(int card) { return card == SECRET_RECRUIT || card == DOUBLE_TROUBLE; }

bool is_vote(const Game *game) {
  if (game->phase == PLAY || !is_pair(game, game->active)) return false;
  return game->phase != RESOLVE || !is_choice_of_hand(game->resolving);
}

/* The end of a turn */

static bool has_won(const Game *game, int number) {
  const Side *side = &game->sides[number], *other = &game->sides[1 - number];
  if (side->steps - other->steps >= CATCH_DISTANCE || side->in_play[CODEBREAKER] >= 3) return true;
  if (has_ongoing(side, MASTERPLAN) && __builtin_popcount(in_play_mask(side)) >= NAMES_FOR_MASTERPLAN) return true;
  if (has_ongoing(side, SECURITY_SYSTEM) && position_of(1 - number, other->steps) == HOMES[number]) return true;
  if (has_ongoing(side, PACK_LEADER) && side->in_play[DAREDEVIL] >= 3) return true;
  return other->in_play[DAREDEVIL] >= 3 && !has_ongoing(other, PACK_LEADER);
}

static bool is_exhausted(const Game *game) {
  int next = 1 - game->side, members = game->table->members[next];
  if (deck_left(game) > 0) return false;
  for (int i = 0; i < members; i++)
    if (game->players[game->table->seats[next][i]].hand_size < (members == 2 ? 1 : 2)) return true;
  return false;
}

static int side_with_more_steps(const Game *game) {
  int first = game->sides[0].steps, second = game->sides[1].steps;
  return first == second ? game->side : first > second ? 0 : 1;
}

static void start_turn(Game *game, int side) {
  game->side = side;
  game->phase = PLAY;
  bool is_reserved = deck_left(game) == 1 && is_pair(game, side);
  game->last_card = is_reserved ? 1 << game->table->seats[side][0] | 1 << game->table->seats[side][1] : 0;
  ask_side(game, side);
}

static void end_turn(Game *game) {
  if (has_won(game, game->side)) game->winner = game->side;
  else if (has_won(game, 1 - game->side)) game->winner = 1 - game->side;
  else if (is_exhausted(game)) game->winner = side_with_more_steps(game);
  else start_turn(game, 1 - game->side);
}

static void continue_market_or_end_turn(Game *game) {
  if (game->landed_count > 0 && game->supply != 0) {
    game->phase = TAKE;
    ask_side(game, game->landed[0]);
    return;
  }
  game->landed_count = 0;
  end_turn(game);
}

/* Market cards */

static void recruit_from_hand(Game *game, int seat, int agent) {
  int side = game->table->side_of[seat];
  remove_from_hand(&game->players[seat], agent);
  move_pawn(game, side, put_in_play(&game->sides[side], agent));
}

static void finish_ability(Game *game) {
  refill_hand(game, game->resolving_hand);
  game->resolving = game->resolving_agent = NONE;
  continue_market_or_end_turn(game);
}

static void request_choice(Game *game) {
  game->phase = RESOLVE;
  if (is_choice_of_hand(game->resolving)) ask(game, game->resolving_hand);
  else ask_side(game, game->table->side_of[game->resolving_hand]);
}

static void apply_choice(Game *game, int agent) {
  int card = game->resolving, seat = game->resolving_hand, side = game->table->side_of[seat];
  if (card != SPYCATION && card != MIND_CONTROL) {
    recruit_from_hand(game, seat, agent);
    finish_ability(game);
    return;
  }
  game->sides[card == SPYCATION ? side : 1 - side].in_play[agent]--;
  add_to_hand(&game->players[seat], agent);
  if (card == MIND_CONTROL) {
    finish_ability(game);
    return;
  }
  game->resolving_agent = agent;
  request_choice(game);
}

static void start_ability(Game *game, int card, int seat) {
  int possible = candidates(game, card, game->table->side_of[seat], seat);
  game->resolving = card;
  game->resolving_hand = seat;
  if (possible == 0) finish_ability(game);
  else if (is_choice_of_hand(card) || (possible & (possible - 1)) != 0) request_choice(game);
  else apply_choice(game, __builtin_ctz(possible));
}

static void take(Game *game, int card, int seat) {
  int number = game->landed[0];
  Side *side = &game->sides[number];
  game->landed[0] = game->landed[1];
  game->landed_count--;
  game->supply &= ~(1u << card);
  if (game->market_drawn < MARKET) game->supply |= 1u << game->market_deck[game->market_drawn++];
  if (uses_hand(card)) {
    start_ability(game, card, seat);
    return;
  }
  if (card < ONGOING) side->ongoing |= 1u << card;
  else if (card == SURVEILLANCE_TRUCK) move_pawn(game, number, 1);
  else if (deck_left(game) > 0) move_pawn(game, number, put_in_play(side, game->deck[game->drawn++]));
  continue_market_or_end_turn(game);
}

static void resolve(Game *game, int move) {
  if (game->resolving_agent == NONE) {
    apply_choice(game, move - RESOLVE_MOVE);
    return;
  }
  if (move != KEEP_MOVE) recruit_from_hand(game, game->resolving_hand, game->resolving_agent);
  finish_ability(game);
}

/* Moves */

static void swap(Game *game, int agent) {
  Player *player = &game->players[game->asked];
  remove_from_hand(player, agent);
  player->set_aside[agent]++;
  player->swaps_left--;
  if (game->last_card != 0) game->last_card = 1 << game->asked;
  add_to_hand(player, game->deck[game->drawn++]);
  bool may_mate_act = is_pair(game, game->side) && game->up == NONE && game->last_card == 0;
  if (may_mate_act) ask(game, mate_of(game, game->asked));
}

static void lead(Game *game, int agent) {
  remove_from_hand(&game->players[game->asked], agent);
  game->up = agent;
  game->up_seat = game->asked;
  if (game->last_card != 0) game->last_card = 1 << game->asked;
  ask(game, mate_of(game, game->asked));
}

static void start_recruiting(Game *game, int down) {
  remove_from_hand(&game->players[game->asked], down);
  game->down = down;
  game->down_seat = game->asked;
  game->last_card = 0;
  refill_hand(game, game->up_seat);
  refill_hand(game, game->down_seat);
  game->phase = RECRUIT;
  ask_side(game, 1 - game->side);
}

static void offer(Game *game, int up, int down) {
  remove_from_hand(&game->players[game->asked], up);
  game->up = up;
  game->up_seat = game->asked;
  start_recruiting(game, down);
}

static void recruit(Game *game, bool takes_up) {
  int chooser = 1 - game->side;
  int picked = takes_up ? game->up : game->down, left = takes_up ? game->down : game->up;
  game->up = game->down = NONE;
  int chooser_steps = put_in_play(&game->sides[chooser], picked);
  int own_steps = put_in_play(&game->sides[game->side], left);
  move_pawn(game, chooser, chooser_steps);
  move_pawn(game, game->side, own_steps);
  continue_market_or_end_turn(game);
}

/* The votes of a pair end with the second one, because the first voter then has to follow it. */
void play(Game *game, int move) {
  if (is_vote(game) && game->vote == NONE) {
    game->vote = move;
    ask(game, mate_of(game, game->asked));
    return;
  }
  game->vote = NONE;
  if (move < SWAP_MOVE) offer(game, move / AGENTS, move % AGENTS);
  else if (move < LEAD_MOVE) swap(game, move - SWAP_MOVE);
  else if (move < FOLLOW_MOVE) lead(game, move - LEAD_MOVE);
  else if (move < RECRUIT_UP) start_recruiting(game, move - FOLLOW_MOVE);
  else if (move < TAKE_MOVE) recruit(game, move == RECRUIT_UP);
  else if (move < TAKE_FOR_MATE) take(game, move - TAKE_MOVE, game->asked);
  else if (move < RESOLVE_MOVE) take(game, move - TAKE_FOR_MATE, mate_of(game, game->asked));
  else resolve(game, move);
}

/* Resets everything except `chance`. */
void start_match(Game *game) {
  Chance chance = game->chance;
  memset(game, 0, sizeof *game);
  game->chance = chance;
  game->winner = game->up = game->down = game->vote = game->resolving = game->resolving_agent = NONE;
  game->table = &LINE_UPS[draw_one(&game->chance, LINE_UP_DRAW, sizeof LINE_UP_DRAW)];
  for (int agent = 0, card = 0; agent < AGENTS; agent++)
    for (int copy = 0; copy < COPIES[agent]; copy++) game->deck[card++] = agent;
  shuffle(&game->chance, game->deck, DECK);
  for (int seat = 0; seat < SEATS; seat++) {
    if (game->table->side_of[seat] == NONE) continue;
    game->players[seat].swaps_left = is_pair(game, game->table->side_of[seat]) ? SWAPS_IN_A_PAIR : SWAPS_ALONE;
    refill_hand(game, seat);
  }
  if (ADVANCED) {
    for (int card = 0; card < MARKET; card++) game->market_deck[card] = card;
    shuffle(&game->chance, game->market_deck, MARKET);
    while (game->market_drawn < SUPPLY) game->supply |= 1u << game->market_deck[game->market_drawn++];
  }
  start_turn(game, 0);
}
