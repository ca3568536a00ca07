#include "quick-random.h"

uint32_t next_random(QuickRandom *r) {
  uint32_t sum = r->a + r->b + r->counter++;
  r->a = r->b ^ (r->b >> 9);
  r->b = r->c + (r->c << 3);
  r->c = (r->c << 21 | r->c >> 11) + sum;
  return sum;
}

QuickRandom quick_random(uint32_t seed) {
  QuickRandom random = {seed, 0, 0x9e3779b9, 1};
  for (int i = 0; i < 12; i++) next_random(&random);
  return random;
}

uint32_t random_below(QuickRandom *random, uint32_t bound) { return (uint64_t)next_random(random) * bound >> 32; }
