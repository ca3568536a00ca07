/* The input of a net for one seat's view, as in games/kompromat/bots/training/net-features.ts. */
#include "encoding.h"
#include "policy.h"

static const int8_t TOTAL_THRESHOLDS[] = {16, 20, 24, 26, 28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42};
enum { THRESHOLDS = sizeof TOTAL_THRESHOLDS, KNOWN_SHOWN = 2, PHASES = 8, CRITIC_NEXT_CARDS = 4 };

static int phase_of(const Game *game) {
  switch (game->step) {
    case TURN:
      return game->turn_mission == NONE ? 0 : 1;
    case STARTER_WINDOW:
    case OTHER_WINDOW:
      return 2;
    case STARTER_SECOND_WINDOW:
    case OTHER_SECOND_WINDOW:
      return 3;
    case STARTER_DECLARES:
    case OTHER_DECLARES:
      return 4;
    case STARTER_FAILS:
    case OTHER_FAILS:
      return 5;
    case COUNTER:
      return 6;
    default:
      return 7;
  }
}

/* The points gained with one more card. */
static int card_gain(uint32_t won, int card) {
  if (card >= FIRST_ITEM) return 1;
  if (card < FIRST_CODE) return MISSION_POINTS[card];
  int held = card < FIRST_DOCUMENT ? count_codes(won) : count_documents(won);
  return held < 3 ? SET_POINTS[held + 1] - SET_POINTS[held] : 0;
}

static int8_t *mission_features(int8_t *out, const Game *game, int seat) {
  for (int m = 0; m < MISSIONS; m++) {
    int card = game->missions[m];
    *out++ = card_gain(game->agents[seat].won, card);
    *out++ = card_gain(game->agents[1 - seat].won, card);
    *out++ = card < FIRST_CODE;
    *out++ = card >= FIRST_CODE && card < FIRST_DOCUMENT;
    *out++ = card >= FIRST_DOCUMENT && card < FIRST_ITEM;
    *out++ = game->counters[m] == NONE ? 0 : COUNTER_TOKENS[game->counters[m]];
    *out++ = m < game->mission;
    out = one_hot(out, card - FIRST_ITEM, ITEMS);
  }
  return out;
}

static int8_t *own_columns(int8_t *out, const Agent *agent) {
  for (int m = 0; m < MISSIONS; m++) {
    const Column *column = &agent->columns[m];
    int low = column->total + agent->newspaper[m], best = best_total(low, column->aces);
    *out++ = column->count;
    *out++ = best;
    *out++ = column->aces;
    *out++ = best != low;
    *out++ = column->is_revealed;
    *out++ = agent->newspaper[m];
    *out++ = low > LIMIT;
    for (int i = 0; i < THRESHOLDS; i++) *out++ = best >= TOTAL_THRESHOLDS[i];
  }
  return out;
}

static int first_card(const Agent *agent, int mission) {
  for (int i = 0; i < agent->drawn; i++)
    if (agent->locations[i] == mission) return agent->cards[i];
  return NONE;
}

static int8_t *other_columns(int8_t *out, const Agent *agent) {
  for (int m = 0; m < MISSIONS; m++) {
    const Column *column = &agent->columns[m];
    int low = column->total + agent->newspaper[m], best = best_total(low, column->aces);
    bool is_known = column->count > 0 && face_down_count(column) == 0;
    *out++ = column->count;
    *out++ = face_down_count(column);
    *out++ = agent->newspaper[m];
    *out++ = is_known;
    *out++ = is_known ? best : 0;
    *out++ = is_known && low > LIMIT;
    for (int i = 0; i < THRESHOLDS; i++) *out++ = is_known && best >= TOTAL_THRESHOLDS[i];
    out = one_hot(out, first_card(agent, m), CARD_KINDS);
  }
  return out;
}

static int8_t *declared_total(int8_t *out, int declared) {
  bool is_declared = declared != UNDECLARED;
  *out++ = is_declared;
  *out++ = is_declared ? declared : 0;
  *out++ = is_declared && declared > LIMIT;
  return out;
}

/* The drawn card, the deck by card, and its top cards if they are known. */
static int8_t *own_deck(int8_t *out, const Game *game, const Agent *agent) {
  int in_hand = game->step == TURN && game->turn_mission == NONE ? agent->cards[agent->drawn - 1] : NONE;
  int8_t counts[CARD_KINDS] = {0};
  for (int i = agent->drawn; i < KIT_SIZE; i++) counts[agent->cards[i]]++;
  out = one_hot(out, in_hand, CARD_KINDS);
  for (int card = 0; card < CARD_KINDS; card++) *out++ = counts[card];
  *out++ = KIT_SIZE - agent->drawn;
  *out++ = agent->known;
  for (int i = 0; i < KNOWN_SHOWN; i++)
    out = one_hot(out, agent->known > i ? agent->cards[agent->drawn + i] : NONE, CARD_KINDS);
  return out;
}

/* The number of cards in the deck that would bust the current column; with a known top card, none or all. */
static int8_t *bust_features(int8_t *out, const Game *game, const Agent *agent) {
  int room = game->turn_mission == NONE ? LIMIT : LIMIT - agent->columns[game->turn_mission].total;
  int cards = 0;
  for (int i = agent->drawn; i < KIT_SIZE; i++) cards += HALF_POINTS[agent->cards[i]] > room;
  bool is_turn = game->turn_mission != NONE;
  *out++ = is_turn ? cards : 0;
  *out++ = is_turn && agent->known > 0 && HALF_POINTS[agent->cards[agent->drawn]] > room;
  return out;
}

/* By card: how many of the opponent's are face down or in the deck. */
static int8_t *other_deck(int8_t *out, const Agent *agent) {
  int8_t counts[CARD_KINDS] = {0};
  for (int i = 0; i < KIT_SIZE; i++) counts[agent->cards[i]]++;
  bool is_first[MISSIONS] = {true, true, true, true};
  for (int i = 0; i < agent->drawn; i++) {
    int location = agent->locations[i];
    if (location >= MISSIONS) continue;
    if (is_first[location] || agent->columns[location].is_revealed) counts[agent->cards[i]]--;
    is_first[location] = false;
  }
  for (int card = 0; card < CARD_KINDS; card++) *out++ = counts[card];
  *out++ = KIT_SIZE - agent->drawn;
  *out++ = agent->known;
  return out;
}

static int8_t *score_features(int8_t *out, const Agent *own, const Agent *other) {
  int own_points = points_without_tokens(own) + own->tokens, other_points = points_without_tokens(other) + other->tokens;
  *out++ = own_points;
  *out++ = other_points;
  *out++ = clamp(own_points - other_points, 30);
  for (int lead = -8; lead <= 8; lead += 2) *out++ = own_points - other_points >= lead;
  const Agent *agents[2] = {own, other};
  for (int i = 0; i < 2; i++) {
    out = thermometer(out, agents[i]->tokens, TOKENS_TO_LOSE - 1);
    out = thermometer(out, count_codes(agents[i]->won), 3);
    out = thermometer(out, count_documents(agents[i]->won), 3);
    out = bits(out, agents[i]->ready, ITEMS);
    out = bits(out, agents[i]->used, ITEMS);
  }
  return out;
}

/* The mission cards in the deck, which are public except for their order. */
static int8_t *mission_deck(int8_t *out, const Game *game) {
  uint32_t cards = 0;
  for (int i = 0; i < game->deck_size; i++) cards |= 1u << game->deck[i];
  *out++ = count_codes(cards);
  *out++ = count_documents(cards);
  out = bits(out, cards & ((1u << FIRST_CODE) - 1), FIRST_CODE);
  out = bits(out, cards >> FIRST_ITEM, ITEMS);
  return bits(out, cards >> FIRST_COUNTER, MISSION_CARDS - FIRST_COUNTER);
}

int write_features(const Game *game, int8_t *features) {
  int seat = game->active;
  const Agent *own = &game->agents[seat], *other = &game->agents[1 - seat];
  bool is_resolving = game->step > TURN;
  int8_t *out = one_hot(features, game->round - 1, ROUNDS);
  *out++ = game->starter == seat;
  out = one_hot(out, phase_of(game), PHASES);
  out = one_hot(out, is_resolving ? game->mission : NONE, MISSIONS);
  out = one_hot(out, game->turn_mission, MISSIONS);
  *out++ = phase_of(game) == 6 ? COUNTER_TOKENS[game->counters[game->mission]] : 0;
  out = mission_features(out, game, seat);
  out = own_columns(out, own);
  out = other_columns(out, other);
  out = declared_total(declared_total(out, game->declared[seat]), game->declared[1 - seat]);
  out = bust_features(own_deck(out, game, own), game, own);
  out = other_deck(out, other);
  out = score_features(out, own, other);
  out = expert_features(mission_deck(out, game), game);
  return (int)(out - features);
}

/* The critic's additional input: the other seat's face-down totals and both decks' next cards. */
int write_hidden(const Game *game, int8_t *hidden) {
  const Agent *own = &game->agents[game->active], *other = &game->agents[1 - game->active];
  int8_t *out = hidden;
  for (int m = 0; m < MISSIONS; m++) {
    const Column *column = &other->columns[m];
    int low = column->total + other->newspaper[m], best = best_total(low, column->aces);
    *out++ = best;
    *out++ = low > LIMIT;
    for (int i = 0; i < THRESHOLDS; i++) *out++ = best >= TOTAL_THRESHOLDS[i];
  }
  const Agent *agents[2] = {own, other};
  for (int seat = 0; seat < 2; seat++)
    for (int i = 0; i < CRITIC_NEXT_CARDS; i++) {
      int index = agents[seat]->drawn + i;
      *out++ = index < KIT_SIZE ? HALF_POINTS[agents[seat]->cards[index]] : 0;
    }
  return (int)(out - hidden);
}
