/* Which moves are legal. */
#include "rules.h"

#include <string.h>

int hand_mask(const Player *player, int copies) {
  int mask = 0;
  for (int agent = 0; agent < AGENTS; agent++) mask |= (player->hand[agent] >= copies) << agent;
  return mask;
}

int in_play_mask(const Side *side) {
  int mask = 0;
  for (int agent = 0; agent < AGENTS; agent++) mask |= (side->in_play[agent] > 0) << agent;
  return mask;
}

int candidates(const Game *game, int card, int side, int seat) {
  const Player *player = &game->players[seat];
  switch (card) {
    case OUTPOST: return hand_mask(player, 1) & 1 << SENTINEL;
    case SECRET_RECRUIT: return hand_mask(player, 1) & ~in_play_mask(&game->sides[side]);
    case DOUBLE_TROUBLE: return hand_mask(player, 2);
    case SPYCATION: return in_play_mask(&game->sides[side]);
    default: return in_play_mask(&game->sides[1 - side]);
  }
}

bool can_swap(const Game *game) {
  bool is_for_mate = game->last_card != 0 && !(game->last_card >> game->asked & 1);
  return deck_left(game) > 0 && game->players[game->asked].swaps_left > 0 && !is_for_mate;
}

static void write_agents(uint8_t *legal, int agents) {
  for (int agent = 0; agent < AGENTS; agent++) legal[agent] = agents >> agent & 1;
}

static void legal_cards(const Game *game, uint8_t *legal) {
  int names = hand_mask(&game->players[game->asked], 1);
  if (can_swap(game)) write_agents(legal + SWAP_MOVE, names);
  if (!is_pair(game, game->side)) {
    bool is_one_name = (names & (names - 1)) == 0;
    for (int up = 0; up < AGENTS; up++)
      if (names >> up & 1) write_agents(legal + OFFER_MOVE + AGENTS * up, is_one_name ? names : names & ~(1 << up));
    return;
  }
  if (game->up == NONE) {
    write_agents(legal + LEAD_MOVE, names);
    return;
  }
  int others = names & ~(1 << game->up);
  write_agents(legal + FOLLOW_MOVE, others ? others : names);
}

static void legal_takes(const Game *game, uint8_t *legal) {
  for (int card = 0; card < MARKET; card++) {
    if (!(game->supply >> card & 1)) continue;
    legal[TAKE_MOVE + card] = 1;
    legal[TAKE_FOR_MATE + card] = uses_hand(card) && is_pair(game, game->active);
  }
}

static void legal_resolves(const Game *game, uint8_t *legal) {
  bool is_second_half = game->resolving_agent != NONE;
  int side = game->active;
  int agents = is_second_half ? 1 << game->resolving_agent : candidates(game, game->resolving, side, game->resolving_hand);
  write_agents(legal + RESOLVE_MOVE, agents);
  legal[KEEP_MOVE] = is_second_half;
}

void legal_moves(const Game *game, uint8_t *legal) {
  memset(legal, 0, MOVES);
  if (game->phase == PLAY) legal_cards(game, legal);
  else if (game->phase == RECRUIT) legal[RECRUIT_UP] = legal[RECRUIT_DOWN] = 1;
  else if (game->phase == TAKE) legal_takes(game, legal);
  else legal_resolves(game, legal);
}

int preferred_move(const Game *game) {
  (void)game;
  return -1;
}
