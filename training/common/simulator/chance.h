/* Shuffles of decks, and random numbers. */
#ifndef CHANCE_H
#define CHANCE_H

#include <stdint.h>

typedef struct {
  uint64_t random;
  /* The results of all shuffles and draws in order, if a match is replayed; else null. */
  const int8_t *script;
} Chance;

void shuffle(Chance *chance, int8_t *cards, int count);
/* One of some numbers, each equally often. */
int draw_one(Chance *chance, const int8_t *numbers, int count);

#endif
