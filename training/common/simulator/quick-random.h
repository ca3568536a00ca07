/* Bots' random numbers: quickRandom of packages/contract/chance.ts. */
#ifndef QUICK_RANDOM_H
#define QUICK_RANDOM_H

#include <stdint.h>

typedef struct QuickRandom {
  uint32_t a, b, c, counter;
} QuickRandom;

QuickRandom quick_random(uint32_t seed);
uint32_t next_random(QuickRandom *random);
uint32_t random_below(QuickRandom *random, uint32_t bound);

#endif
