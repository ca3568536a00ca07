#include "chance.h"

#include <string.h>

static uint32_t below(Chance *chance, uint32_t bound) {
  chance->random ^= chance->random >> 12;
  chance->random ^= chance->random << 25;
  chance->random ^= chance->random >> 27;
  return (uint32_t)(((chance->random * 0x2545F4914F6CDD1Dull >> 32) * bound) >> 32);
}

void shuffle(Chance *chance, int8_t *cards, int count) {
  if (chance->script) {
    memcpy(cards, chance->script, count);
    chance->script += count;
    return;
  }
  for (int i = count - 1; i > 0; i--) {
    int j = below(chance, i + 1);
    int8_t card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}

int draw_one(Chance *chance, const int8_t *numbers, int count) {
  return chance->script ? *chance->script++ : numbers[below(chance, count)];
}
