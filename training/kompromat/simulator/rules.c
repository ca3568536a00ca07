/* The course of a match. */
#include "rules.h"

#include <string.h>

const int8_t KIT[KIT_SIZE] = {0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 7, 8, 9, 10};
const int8_t HALF_POINTS[CARD_KINDS] = {1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20};
const int8_t MISSION_POINTS[MISSION_CARDS] = {5, 4, 4, 3, 3, 3, 2, 2};
const int8_t COUNTER_TOKENS[MISSION_CARDS] = {[FIRST_COUNTER] = 1, 1, 2, 2, 3};
const int8_t SET_POINTS[4] = {0, 2, 6, 12};

/* Rounds. The top card of the mission deck is the last one. */

static void shuffle_missions(Game *game) {
  int size = game->deck_size;
  int8_t cards[MISSION_CARDS];
  memcpy(cards, game->deck, size);
  shuffle(&game->chance, cards, size);
  for (int i = 0; i < size; i++) game->deck[i] = cards[size - 1 - i];
}

static void sort_cards(int8_t *cards, int count) {
  for (int i = 1; i < count; i++)
    for (int j = i; j > 0 && cards[j] < cards[j - 1]; j--) {
      int8_t card = cards[j];
      cards[j] = cards[j - 1];
      cards[j - 1] = card;
    }
}

static void lay_out_missions(Game *game) {
  int8_t set_aside[5];
  int aside = 0;
  for (int m = 0; m < MISSIONS; m++) game->missions[m] = game->deck[--game->deck_size];
  for (int m = 0; m < MISSIONS; m++) {
    game->counters[m] = NONE;
    if (game->missions[m] < FIRST_COUNTER) continue;
    game->counters[m] = game->missions[m];
    int card = game->deck[--game->deck_size];
    for (; card >= FIRST_COUNTER; card = game->deck[--game->deck_size]) set_aside[aside++] = card;
    game->missions[m] = card;
  }
  if (aside == 0) return;
  for (int i = 0; i < aside; i++) game->deck[game->deck_size++] = set_aside[i];
  sort_cards(game->deck, game->deck_size);
  shuffle_missions(game);
}

static void start_round(Game *game) {
  game->round++;
  game->starter = 1 - game->starter;
  game->active = 1 - game->starter;
  game->mission = 0;
  game->step = NEXT_TURN;
  for (int seat = 0; seat < 2; seat++) {
    Agent *agent = &game->agents[seat];
    memcpy(agent->cards, KIT, KIT_SIZE);
    memset(agent->locations, IN_DECK, KIT_SIZE);
    memset(agent->hit_with, 0, KIT_SIZE);
    memset(agent->columns, 0, sizeof agent->columns);
    memset(agent->newspaper, 0, sizeof agent->newspaper);
    agent->drawn = agent->known = agent->stunned = 0;
    shuffle(&game->chance, agent->cards, KIT_SIZE);
  }
  lay_out_missions(game);
}

/* Results */

int count_codes(uint32_t cards) { return __builtin_popcount(cards >> FIRST_CODE & 7); }
int count_documents(uint32_t cards) { return __builtin_popcount(cards >> FIRST_DOCUMENT & 7); }

int points_without_tokens(const Agent *agent) {
  int points = SET_POINTS[count_codes(agent->won)] + SET_POINTS[count_documents(agent->won)];
  for (int card = 0; card < FIRST_COUNTER; card++)
    if (agent->won >> card & 1) points += card >= FIRST_ITEM ? 1 : MISSION_POINTS[card];
  return points;
}

static void finish_match(Game *game) {
  const Agent *a = &game->agents[0], *b = &game->agents[1];
  game->step = OVER;
  if (a->tokens == TOKENS_TO_LOSE || b->tokens == TOKENS_TO_LOSE) {
    game->winner = a->tokens == TOKENS_TO_LOSE ? 1 : 0;
    return;
  }
  int lead = points_without_tokens(a) + a->tokens - points_without_tokens(b) - b->tokens;
  if (lead == 0) lead = a->tokens - b->tokens;
  game->winner = lead == 0 ? DRAW : lead > 0 ? 0 : 1;
}

/* Steps: each returns true if it waits for a move. */

static bool wait_for(Game *game, int seat) {
  game->active = seat;
  return true;
}

static bool skip(Game *game) {
  game->step++;
  return false;
}

int draw_card(Agent *agent, int location) {
  int index = agent->drawn++;
  agent->locations[index] = location;
  if (agent->known > 0) agent->known--;
  return agent->cards[index];
}

static bool can_play(const Agent *agent) {
  if (agent->drawn == KIT_SIZE) return false;
  for (int m = 0; m < MISSIONS; m++)
    if (agent->columns[m].count == 0) return true;
  return false;
}

static bool next_turn(Game *game) {
  int other = 1 - game->active;
  int seat = can_play(&game->agents[other]) ? other : can_play(&game->agents[game->active]) ? game->active : NONE;
  game->step = seat == NONE ? STARTER_WINDOW : TURN;
  if (seat == NONE) return false;
  game->active = seat;
  draw_card(&game->agents[seat], IN_HAND);
  return false;
}

void end_turn(Game *game) {
  game->turn_mission = NONE;
  game->step = NEXT_TURN;
}

static bool turn(Game *game) {
  const Agent *agent = &game->agents[game->active];
  if (game->turn_mission == NONE || agent->drawn < KIT_SIZE) return true;
  if (effect_source(agent, GPS_TRACKER) != NO_SOURCE && target_mask(game, game->active, GPS_TRACKER)) return true;
  end_turn(game);
  return false;
}

static bool window(Game *game, int seat) {
  const Agent *agent = &game->agents[seat];
  for (int item = 0; item < ITEMS; item++)
    if (effect_source(agent, item) != NO_SOURCE && target_mask(game, seat, item)) return wait_for(game, seat);
  return skip(game);
}

static bool second_window(Game *game, int seat) {
  return game->declared[game->starter] != UNDECLARED ? window(game, seat) : skip(game);
}

void declare_total(Game *game, int seat, int elevens, int martini) {
  const Agent *agent = &game->agents[seat];
  int mission = game->mission;
  int total = agent->columns[mission].total + ACE_BONUS * elevens + agent->newspaper[mission] + 2 * martini;
  game->declared[seat] = total;
  game->step++;
}

static bool declare(Game *game, int seat) {
  Agent *agent = &game->agents[seat];
  const Column *column = &agent->columns[game->mission];
  if (column->count == 0) return skip(game);
  turn_up(agent, game->mission);
  if (column->aces > 0 || effect_source(agent, MARTINI) != NO_SOURCE) return wait_for(game, seat);
  declare_total(game, seat, 0, 0);
  return false;
}

void receive_tokens(Game *game, int seat) {
  Agent *agent = &game->agents[seat];
  agent->tokens += game->step == COUNTER ? COUNTER_TOKENS[game->counters[game->mission]] : 1;
  if (agent->tokens > TOKENS_TO_LOSE) agent->tokens = TOKENS_TO_LOSE;
  if (agent->tokens == TOKENS_TO_LOSE) finish_match(game);
  else game->step++;
}

static bool tokens(Game *game, int seat) {
  if (shield_source(game, seat, BALACLAVA) || shield_source(game, seat, CHLOROFORM)) return wait_for(game, seat);
  receive_tokens(game, seat);
  return game->step == OVER;
}

static bool has_failed(const Game *game, int seat) { return game->declared[seat] > LIMIT; }

static bool failure(Game *game, int seat) { return has_failed(game, seat) ? tokens(game, seat) : skip(game); }

static bool give_back(Game *game, int seat) {
  bool may = game->declared[seat] == LIMIT && game->agents[seat].tokens > 0;
  return may ? wait_for(game, seat) : skip(game);
}

static int counted_total(const Game *game, int seat) {
  return has_failed(game, seat) ? UNDECLARED : game->declared[seat];
}

static int mission_winner(const Game *game) {
  int starter = game->starter, other = 1 - starter, mission = game->mission;
  int lead = counted_total(game, starter) - counted_total(game, other);
  if (lead == 0) lead = game->agents[starter].columns[mission].count - game->agents[other].columns[mission].count;
  int best = lead > 0 ? starter : other;
  return lead == 0 || counted_total(game, best) == UNDECLARED ? NONE : best;
}

static bool award(Game *game) {
  int seat = mission_winner(game), card = game->missions[game->mission];
  game->step = seat == NONE ? CLOSE : COUNTER;
  if (seat == NONE) return false;
  game->agents[seat].won |= 1u << card;
  if (card >= FIRST_ITEM) game->agents[seat].ready |= 1u << (card - FIRST_ITEM);
  return false;
}

static bool counter(Game *game) {
  int seat = mission_winner(game);
  return seat == NONE || game->counters[game->mission] == NONE ? skip(game) : tokens(game, seat);
}

static bool close_mission(Game *game) {
  game->declared[0] = game->declared[1] = UNDECLARED;
  game->mission++;
  if (game->mission < MISSIONS) game->step = STARTER_WINDOW;
  else if (game->round < ROUNDS) game->step = ROUND_START;
  else finish_match(game);
  return game->step == OVER;
}

static bool run_step(Game *game) {
  int starter = game->starter, other = 1 - starter;
  switch (game->step) {
    case ROUND_START:
      if (game->is_playout) return true;
      start_round(game);
      return false;
    case NEXT_TURN: return next_turn(game);
    case TURN: return turn(game);
    case STARTER_WINDOW: return window(game, starter);
    case OTHER_WINDOW: return window(game, other);
    case STARTER_DECLARES: return declare(game, starter);
    case STARTER_SECOND_WINDOW: return second_window(game, starter);
    case OTHER_SECOND_WINDOW: return second_window(game, other);
    case OTHER_DECLARES: return declare(game, other);
    case STARTER_FAILS: return failure(game, starter);
    case OTHER_FAILS: return failure(game, other);
    case STARTER_GIVES_BACK: return give_back(game, starter);
    case OTHER_GIVES_BACK: return give_back(game, other);
    case AWARD: return award(game);
    case COUNTER: return counter(game);
    case CLOSE: return close_mission(game);
    default: return true;
  }
}

void proceed(Game *game) {
  while (!run_step(game));
}

/* Resets everything except `chance` and the models. */
void start_match(Game *game) {
  Game before = *game;
  memset(game, 0, sizeof *game);
  game->chance = before.chance;
  memcpy(game->models, before.models, sizeof game->models);
  game->starter = 1;
  game->turn_mission = game->winner = NONE;
  game->declared[0] = game->declared[1] = UNDECLARED;
  for (int card = 0; card < MISSION_CARDS; card++) game->deck[card] = card;
  game->deck_size = MISSION_CARDS;
  shuffle_missions(game);
  proceed(game);
}
