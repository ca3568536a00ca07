/* Shuffles of decks. */
#ifndef CHANCE_H
#define CHANCE_H

#include <stdint.h>

typedef struct {
  uint64_t random;
  /* The results of all shuffles in order, if a match is replayed; else null. */
  const int8_t *script;
} Chance;

void shuffle(Chance *chance, int8_t *cards, int count);

#endif
