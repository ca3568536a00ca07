/* Random states with the same view: as in games/kompromat/rules/redeal.ts and closed-cards.ts, bit for bit. */
#include "policy.h"

/* KO-9: a player cannot hit with a total above 21. */
static bool are_hits_possible(const Agent *agent) {
  for (int first = 0; first < agent->drawn; first++) {
    int total = 0;
    for (int i = 0; i < agent->hit_with[first]; i++) total += HALF_POINTS[agent->cards[first + i]];
    if (total > LIMIT) return false;
  }
  return true;
}

/* Bit i: the viewer sees the card that was, or will be, drawn as number i. */
static uint32_t seen_cards(const Agent *agent, bool is_own) {
  if (is_own) return (1u << (agent->drawn + agent->known)) - 1;
  uint32_t seen = 0, started = 0;
  for (int i = 0; i < agent->drawn; i++) {
    int location = agent->locations[i];
    if (location >= MISSIONS) continue;
    if (!(started >> location & 1) || agent->columns[location].is_revealed) seen |= 1u << i;
    started |= 1u << location;
  }
  return seen;
}

static void count_columns(Agent *agent) {
  for (int m = 0; m < MISSIONS; m++) agent->columns[m].total = agent->columns[m].aces = 0;
  for (int i = 0; i < agent->drawn; i++) {
    if (agent->locations[i] >= MISSIONS) continue;
    Column *column = &agent->columns[agent->locations[i]];
    column->total += HALF_POINTS[agent->cards[i]];
    column->aces += agent->cards[i] == ACE;
  }
}

static void redeal_kit(Agent *agent, bool is_own, QuickRandom *random) {
  uint32_t seen = seen_cards(agent, is_own);
  int8_t counts[CARD_KINDS] = {0}, closed[KIT_SIZE];
  int count = 0;
  for (int i = 0; i < KIT_SIZE; i++)
    if (!(seen >> i & 1)) counts[agent->cards[i]]++;
  for (int card = 0; card < CARD_KINDS; card++)
    for (int i = 0; i < counts[card]; i++) closed[count++] = card;
  do {
    for (int i = count - 1; i > 0; i--) {
      int j = random_below(random, i + 1);
      int8_t card = closed[i];
      closed[i] = closed[j];
      closed[j] = card;
    }
    for (int i = 0, next = 0; i < KIT_SIZE; i++)
      if (!(seen >> i & 1)) agent->cards[i] = closed[next++];
  } while (!are_hits_possible(agent));
  count_columns(agent);
}

Game redeal(const Game *game, QuickRandom *random) {
  Game world = *game;
  /* The order of the next missions does not matter in this round, but its random numbers must be consumed. */
  for (int i = game->deck_size - 1; i > 0; i--) next_random(random);
  for (int seat = 0; seat < 2; seat++) redeal_kit(&world.agents[seat], seat == game->active, random);
  return world;
}
