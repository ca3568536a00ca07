/* The items: what they can be used on, and what they do (KO-25). */
#include "rules.h"

const int8_t FIRST_USE[ITEMS] = {0, NONE, 1, 5, 6, 22, 26, 27, NONE, NONE};
const int8_t TARGETS[ITEMS] = {1, 0, 4, 1, 16, 4, 1, 32, 0, 0};

enum { TOKENS_GIVEN_BACK = 2, CARDS_SHOWN = 5, NEWSPAPER_HALF_POINTS = 6 };

int item_of_use(int use) {
  int item = 0;
  while (FIRST_USE[item] == NONE || use < FIRST_USE[item] || use >= FIRST_USE[item] + TARGETS[item]) item++;
  return item;
}

int effect_source(const Agent *agent, int item) {
  if (agent->ready >> item & 1) return BY_ITEM;
  return (agent->ready >> USB_STICK & 1) && (agent->used >> item & 1) ? BY_STICK : NO_SOURCE;
}

/* How a seat that is about to get tokens can avoid them with an item. */
int shield_source(const Game *game, int seat, int item) {
  const Agent *agent = &game->agents[seat];
  bool is_useful = item == BALACLAVA ? agent->tokens > 0 : game->step == COUNTER;
  return is_useful ? effect_source(agent, item) : NO_SOURCE;
}

bool is_settled(const Game *game, int seat, int mission) {
  return mission == game->mission && game->declared[seat] != UNDECLARED;
}

int face_down_count(const Column *column) {
  return column->count == 0 || column->is_revealed ? 0 : column->count - 1;
}

void turn_up(Agent *agent, int mission) {
  if (face_down_count(&agent->columns[mission]) > 0) agent->columns[mission].is_revealed = 1;
}

void add_card(Column *column, int card) {
  column->count++;
  column->total += HALF_POINTS[card];
  column->aces += card == ACE;
}

static void remove_card(Column *column, int card) {
  column->count--;
  column->total -= HALF_POINTS[card];
  column->aces -= card == ACE;
}

static uint32_t jetpack_targets(const Game *game, int seat) {
  const Column *columns = game->agents[seat].columns;
  uint32_t targets = 0;
  for (int from = game->mission; from < MISSIONS; from++) {
    if (columns[from].count == 0 || from == game->turn_mission || is_settled(game, seat, from)) continue;
    for (int to = game->mission; to < MISSIONS; to++)
      if (columns[to].count == 0) targets |= 1u << (from * MISSIONS + to);
  }
  return targets;
}

static uint32_t column_targets(const Game *game, int seat, int item) {
  const Column *columns = game->agents[1 - seat].columns;
  uint32_t targets = 0;
  for (int m = game->mission; m < MISSIONS; m++) {
    int face_down = face_down_count(&columns[m]);
    bool is_open_to_news = columns[m].count > 0 && !columns[m].is_revealed && !is_settled(game, 1 - seat, m);
    if (item == DRONE && face_down > 0) targets |= 1u << m;
    if (item == NEWSPAPER && is_open_to_news) targets |= 1u << m;
    if (item == STUN_GUN) targets |= (((1u << face_down) - 1) << 1) << (m * COLUMN_MAX);
  }
  return targets;
}

/* Bit t: the item can be used on target t now. */
uint32_t target_mask(const Game *game, int seat, int item) {
  const Agent *agent = &game->agents[seat];
  bool is_turn = game->step == TURN;
  switch (item) {
    case BALACLAVA:
      return agent->tokens > 0;
    case GPS_TRACKER:
      return is_turn && game->turn_mission != NONE && face_down_count(&agent->columns[game->turn_mission]) > 0;
    case JETPACK:
      return jetpack_targets(game, seat);
    case NIGHT_VISION:
      return is_turn && agent->drawn < KIT_SIZE;
    case DRONE:
    case NEWSPAPER:
    case STUN_GUN:
      return column_targets(game, seat, item);
    default:
      return 0;
  }
}

static void put_back(Game *game, Agent *agent) {
  int index = --agent->drawn;
  agent->locations[index] = IN_DECK;
  remove_card(&agent->columns[game->turn_mission], agent->cards[index]);
  agent->known++;
}

static void move_column(Agent *agent, int from, int to) {
  for (int i = 0; i < agent->drawn; i++)
    if (agent->locations[i] == from) agent->locations[i] = to;
  Column column = agent->columns[from];
  agent->columns[from] = agent->columns[to];
  agent->columns[to] = column;
}

static void stun(Agent *agent, int mission, int position) {
  int index = 0;
  for (int left = position;; index++)
    if (agent->locations[index] == mission && left-- == 0) break;
  agent->locations[index] = FIRST_STUNNED + agent->stunned++;
  remove_card(&agent->columns[mission], agent->cards[index]);
}

/* Applies only the effect; the caller removes the item. */
void use_item(Game *game, int seat, int item, int target) {
  Agent *agent = &game->agents[seat], *opponent = &game->agents[1 - seat];
  int shown = KIT_SIZE - agent->drawn < CARDS_SHOWN ? KIT_SIZE - agent->drawn : CARDS_SHOWN;
  switch (item) {
    case BALACLAVA:
      agent->tokens -= agent->tokens < TOKENS_GIVEN_BACK ? agent->tokens : TOKENS_GIVEN_BACK;
      break;
    case DRONE:
      turn_up(opponent, target);
      break;
    case GPS_TRACKER:
      put_back(game, agent);
      break;
    case JETPACK:
      move_column(agent, target / MISSIONS, target % MISSIONS);
      break;
    case NEWSPAPER:
      opponent->newspaper[target] += NEWSPAPER_HALF_POINTS;
      break;
    case NIGHT_VISION:
      if (agent->known < shown) agent->known = shown;
      break;
    case STUN_GUN:
      stun(opponent, target / COLUMN_MAX, target % COLUMN_MAX);
  }
}
