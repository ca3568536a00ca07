/* The moves: what is legal, and what a move does. */
#include "rules.h"

#include <string.h>

static void add_uses(const Game *game, uint8_t *legal) {
  const Agent *agent = &game->agents[game->active];
  for (int item = 0; item < ITEMS; item++) {
    int source = effect_source(agent, item);
    if (source == NO_SOURCE || FIRST_USE[item] == NONE) continue;
    uint32_t targets = target_mask(game, game->active, item);
    int first = USE + FIRST_USE[item] + (source == BY_STICK ? USE_COUNT : 0);
    for (int target = 0; targets != 0; target++, targets >>= 1) legal[first + target] = targets & 1;
  }
}

static void add_turn_moves(const Game *game, uint8_t *legal) {
  const Agent *agent = &game->agents[game->active];
  if (game->turn_mission == NONE) {
    for (int m = 0; m < MISSIONS; m++) legal[PLACE + m] = agent->columns[m].count == 0;
    return;
  }
  legal[HIT] = agent->columns[game->turn_mission].total <= LIMIT && agent->drawn < KIT_SIZE;
  legal[STOP] = 1;
}

static void add_declarations(const Game *game, uint8_t *legal) {
  const Agent *agent = &game->agents[game->active];
  int source = effect_source(agent, MARTINI);
  for (int elevens = 0; elevens <= agent->columns[game->mission].aces; elevens++) {
    uint8_t *first = legal + DECLARE + 5 * elevens;
    first[0] = 1;
    if (source != NO_SOURCE) first[2 * source - 1] = first[2 * source] = 1;
  }
}

static void add_shields(const Game *game, uint8_t *legal) {
  int balaclava = shield_source(game, game->active, BALACLAVA);
  int chloroform = shield_source(game, game->active, CHLOROFORM);
  if (balaclava != NO_SOURCE) legal[SHIELD + balaclava - BY_ITEM] = 1;
  if (chloroform != NO_SOURCE) legal[SHIELD + 2 + chloroform - BY_ITEM] = 1;
  legal[SHIELD_NOTHING] = 1;
}

/* One flag for each move. */
void legal_moves(const Game *game, uint8_t *legal) {
  memset(legal, 0, MOVES);
  switch (game->step) {
    case TURN:
      add_turn_moves(game, legal);
      add_uses(game, legal);
      break;
    case STARTER_DECLARES:
    case OTHER_DECLARES:
      add_declarations(game, legal);
      break;
    case STARTER_GIVES_BACK:
    case OTHER_GIVES_BACK:
      legal[KEEP] = legal[GIVE_BACK] = 1;
      break;
    case STARTER_FAILS:
    case OTHER_FAILS:
    case COUNTER:
      add_shields(game, legal);
      break;
    case OVER:
      break;
    default:
      legal[PASS] = 1;
      add_uses(game, legal);
  }
}

static void spend(Agent *agent, int item, int source) {
  int spent = source == BY_STICK ? USB_STICK : item;
  agent->ready &= ~(1u << spent);
  agent->used |= 1u << spent;
}

static void play_use(Game *game, int seat, int use) {
  int source = use < USE_COUNT ? BY_ITEM : BY_STICK, target = use % USE_COUNT, item = item_of_use(target);
  spend(&game->agents[seat], item, source);
  use_item(game, seat, item, target - FIRST_USE[item]);
}

static void play_declare(Game *game, int seat, int elevens, int kind) {
  if (kind > 0) spend(&game->agents[seat], MARTINI, kind <= 2 ? BY_ITEM : BY_STICK);
  declare_total(game, seat, elevens, kind == 0 ? 0 : kind % 2 == 1 ? 1 : -1);
}

static void play_shield(Game *game, int seat, int shield) {
  if (shield == SHIELD_NOTHING - SHIELD) {
    receive_tokens(game, seat);
    return;
  }
  int item = shield < 2 ? BALACLAVA : CHLOROFORM;
  spend(&game->agents[seat], item, shield % 2 == 0 ? BY_ITEM : BY_STICK);
  if (item == CHLOROFORM) game->step++;
  else use_item(game, seat, BALACLAVA, 0);
}

static void play_card(Game *game, Agent *agent, int move) {
  if (move == HIT) {
    Column *column = &agent->columns[game->turn_mission];
    int8_t *hit_with = &agent->hit_with[agent->drawn - column->count];
    if (*hit_with < column->count) *hit_with = column->count;
    add_card(column, draw_card(agent, game->turn_mission));
    return;
  }
  int index = agent->drawn - 1;
  agent->locations[index] = move;
  add_card(&agent->columns[move], agent->cards[index]);
  game->turn_mission = move;
}

void play(Game *game, int move) {
  int seat = game->active;
  Agent *agent = &game->agents[seat];
  if (move <= HIT) play_card(game, agent, move);
  else if (move == STOP) end_turn(game);
  else if (move == PASS || move == KEEP) game->step++;
  else if (move == GIVE_BACK) {
    game->step++;
    agent->tokens--;
  } else if (move < DECLARE) play_use(game, seat, move - USE);
  else if (move < SHIELD) play_declare(game, seat, (move - DECLARE) / 5, (move - DECLARE) % 5);
  else play_shield(game, seat, move - SHIELD);
  proceed(game);
}
