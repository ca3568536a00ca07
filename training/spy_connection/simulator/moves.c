/* Which moves are legal. */
#include "rules.h"

#include <string.h>

static void legal_actions(const Game *game, const Player *player, uint8_t *legal) {
  uint32_t network = network_of(player);
  if (!game->has_travelled) {
    for (int place = 0; place < game->display_size && player->mission_count < MISSION_LIMIT; place++)
      legal[ACCEPT + place] = PLANNING[place] <= player->supply;
    for (int city = 0; city < CITIES; city++) legal[TRAVEL + city] = city != player->spy && network >> city & 1;
  }
  for (int i = 0; i < CONNECTIONS; i++) {
    if (ENDS[i][0] != player->spy && ENDS[i][1] != player->spy) continue;
    if (network >> other_end(i, player->spy) & 1) continue;
    legal[CONNECT + i] = connection_cost(game, game->active, i) <= player->supply;
  }
}

static void legal_mission_moves(const Player *player, bool can_mark, uint8_t *legal) {
  for (int index = 0; index < player->mission_count; index++) {
    const Mission *mission = &player->missions[index];
    int circle = circle_of(mission->card, player->spy);
    legal[MARK + index] = can_mark && circle >= 0 && !(mission->marked >> circle & 1) && player->supply > 0;
    legal[DISCARD + index] = 1;
    for (int i = 0; i < MOST_CIRCLES; i++)
      legal[UNMARK + index * MOST_CIRCLES + i] = (mission->marked & ~mission->marked_this_turn) >> i & 1;
  }
}

void legal_moves(const Game *game, uint8_t *legal) {
  const Player *player = &game->players[game->active];
  bool is_action_done = game->is_wrap_up || game->has_travelled;
  memset(legal, 0, MOVES);
  if (!game->is_wrap_up) legal_actions(game, player, legal);
  legal_mission_moves(player, is_action_done, legal);
  uint64_t recallable = recallable_spaces(player);
  for (int space = 0; space < SPACES; space++) legal[RECALL + space] = recallable >> space & 1;
  legal[END] = is_action_done;
}

int preferred_move(const Game *game) {
  (void)game;
  return -1;
}
