/* Writes features: each function writes at `out` and returns the position after it. */
#ifndef ENCODING_H
#define ENCODING_H

#include <stdint.h>

static inline int8_t *one_hot(int8_t *out, int index, int size) {
  for (int i = 0; i < size; i++) *out++ = i == index;
  return out;
}

/* Whether there are at least 1, 2, ... */
static inline int8_t *thermometer(int8_t *out, int count, int most) {
  for (int i = 0; i < most; i++) *out++ = count > i;
  return out;
}

static inline int8_t *bits(int8_t *out, uint32_t set, int size) {
  for (int i = 0; i < size; i++) *out++ = set >> i & 1;
  return out;
}

static inline int clamp(int value, int most) { return value > most ? most : value < -most ? -most : value; }

#endif
