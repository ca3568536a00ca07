/* The course of a match. */
#include "rules.h"

#include <string.h>

int circle_of(int card, int city) {
  for (int i = 0; i < CARD_SIZE[card]; i++)
    if (CARD_CITIES[card][i] == city) return i;
  return -1;
}

int score(const Player *player) {
  int total = player->points;
  for (int i = 0; i < player->mission_count; i++) total += __builtin_popcount(player->missions[i].marked);
  return total;
}

/* Turns */

void begin_turn(Game *game, int seat) {
  game->active = seat;
  game->is_wrap_up = game->has_travelled = 0;
  Player *player = &game->players[seat];
  for (int i = 0; i < player->mission_count; i++) player->missions[i].marked_this_turn = 0;
}

static bool is_exhausted(const Game *game) {
  if (game->last_turns_left != NO_LAST_TURNS) return false;
  int to_come = game->display_size + MISSIONS - game->drawn;
  for (int seat = 0; seat < PLAYERS; seat++) {
    const Player *player = &game->players[seat];
    if (player->completed + player->mission_count + to_come >= MISSIONS_TO_END) return false;
  }
  return true;
}

/* With equal scores the later seat wins. */
static void finish_match(Game *game) {
  int most = -1;
  for (int seat = 0; seat < PLAYERS; seat++) {
    int points = score(&game->players[seat]);
    if (points < most) continue;
    most = points;
    game->winner = seat;
  }
}

static void pass_turn(Game *game) {
  if (game->players[game->active].completed >= MISSIONS_TO_END && game->last_turns_left == NO_LAST_TURNS)
    game->last_turns_left = PLAYERS - 1;
  if (game->last_turns_left == 0) {
    finish_match(game);
    return;
  }
  if (game->last_turns_left > 0) game->last_turns_left--;
  begin_turn(game, (game->active + 1) % PLAYERS);
}

static void end_turn(Game *game) {
  if (is_exhausted(game)) {
    finish_match(game);
  } else if (game->extra_turns > 0) {
    game->extra_turns--;
    begin_turn(game, game->active);
  } else {
    pass_turn(game);
  }
}

/* Moves */

static void accept(Game *game, Player *player, int place) {
  int card = game->display[place];
  player->supply -= PLANNING[place];
  player->missions[player->mission_count++] = (Mission){.card = card, .planning = PLANNING[place]};
  game->is_wrap_up = 1;
  game->display_size--;
  memmove(&game->display[place], &game->display[place + 1], game->display_size - place);
  if (game->drawn < MISSIONS) game->display[game->display_size++] = game->deck[game->drawn++];
}

static void connect(Game *game, Player *player, int connection) {
  uint64_t others = 0, missing = SPACES_OF[connection] & ~player->agents;
  for (int seat = 0; seat < PLAYERS; seat++)
    if (seat != game->active) others |= game->players[seat].agents;
  player->supply -= connection_cost(game, game->active, connection);
  player->agents |= missing;
  player->pairs |= missing & others;
  player->spy = other_end(connection, player->spy);
  game->is_wrap_up = 1;
}

static void recall(Player *player, int space) {
  player->supply += 1 + (player->pairs >> space & 1);
  player->agents &= ~(1ull << space);
  player->pairs &= ~(1ull << space);
}

/* Returns its agents to the supply. */
static void remove_mission(Player *player, int index) {
  Mission *mission = &player->missions[index];
  player->supply += mission->planning + __builtin_popcount(mission->marked);
  player->mission_count--;
  memmove(mission, mission + 1, (player->mission_count - index) * sizeof *mission);
}

static void mark(Game *game, Player *player, int index) {
  Mission *mission = &player->missions[index];
  int card = mission->card, circle = 1 << circle_of(card, player->spy);
  player->supply--;
  mission->marked |= circle;
  mission->marked_this_turn |= circle;
  game->is_wrap_up = 1;
  if (mission->marked != (1 << CARD_SIZE[card]) - 1) return;
  remove_mission(player, index);
  player->completed++;
  player->completed_cards |= 1ull << card;
  player->points += POINTS[card];
  game->extra_turns += GIVES_EXTRA_TURN[card];
}

static void unmark(Player *player, int index, int circle) {
  player->missions[index].marked &= ~(1 << circle);
  player->supply++;
}

void play(Game *game, int move) {
  Player *player = &game->players[game->active];
  if (move < TRAVEL) {
    accept(game, player, move - ACCEPT);
  } else if (move < CONNECT) {
    player->spy = move - TRAVEL;
    game->has_travelled = 1;
  } else if (move < RECALL) {
    connect(game, player, move - CONNECT);
  } else if (move < MARK) {
    recall(player, move - RECALL);
  } else if (move < DISCARD) {
    mark(game, player, move - MARK);
  } else if (move < UNMARK) {
    remove_mission(player, move - DISCARD);
  } else if (move < END) {
    unmark(player, (move - UNMARK) / MOST_CIRCLES, (move - UNMARK) % MOST_CIRCLES);
  } else {
    end_turn(game);
  }
}

/* Resets everything except `chance`. */
void start_match(Game *game) {
  Chance chance = game->chance;
  memset(game, 0, sizeof *game);
  game->chance = chance;
  game->winner = NO_WINNER;
  game->last_turns_left = NO_LAST_TURNS;
  for (int card = 0; card < MISSIONS; card++) game->deck[card] = card;
  shuffle(&game->chance, game->deck, MISSIONS);
  int8_t starts[STARTS];
  for (int i = 0; i < STARTS; i++) starts[i] = MISSIONS + i;
  shuffle(&game->chance, starts, STARTS);
  memcpy(game->display, game->deck, PLACES);
  game->display_size = game->drawn = PLACES;
  for (int seat = 0; seat < PLAYERS; seat++) {
    int card = starts[seat], city = START_CITY[card - MISSIONS];
    Mission mission = {.card = card, .marked = 1 << circle_of(card, city)};
    game->players[seat] = (Player){.supply = AGENTS - 1, .spy = city, .mission_count = 1, .missions = {mission}};
  }
}
