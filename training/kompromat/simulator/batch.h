/* Many matches at once, called from Python. */
#ifndef BATCH_H
#define BATCH_H

#include <stdint.h>

#include "rules.h"

enum { CRITIC_NEXT_CARDS = 4 };

int write_features(const Game *game, int8_t *features);
int write_hidden(const Game *game, int8_t *hidden);

#endif
