/* Networks of agents on the board, and the costs of connections. */
#include "rules.h"

int other_end(int connection, int city) { return ENDS[connection][0] == city ? ENDS[connection][1] : ENDS[connection][0]; }

uint32_t network_of(const Player *player) {
  uint32_t cities = 1u << player->spy, before = 0;
  while (cities != before) {
    before = cities;
    for (int i = 0; i < CONNECTIONS; i++) {
      uint32_t ends = 1u << ENDS[i][0] | 1u << ENDS[i][1];
      if (cities & ends && (player->agents & SPACES_OF[i]) == SPACES_OF[i]) cities |= ends;
    }
  }
  return cities;
}

int connection_cost(const Game *game, int seat, int connection) {
  uint64_t others = 0;
  for (int i = 0; i < PLAYERS; i++)
    if (i != seat) others |= game->players[i].agents;
  uint64_t missing = SPACES_OF[connection] & ~game->players[seat].agents;
  return __builtin_popcountll(missing) + __builtin_popcountll(missing & others);
}

/* All nodes connected to the spy's city through cities and these spaces. */
static uint64_t connected_nodes(int spy, uint64_t spaces) {
  uint64_t open = spaces | ((1ull << CITIES) - 1) << SPACES;
  uint64_t reached = 1ull << (SPACES + spy), fresh = reached;
  while (fresh) {
    int node = __builtin_ctzll(fresh);
    uint64_t found = NEXT_TO[node] & open & ~reached;
    reached |= found;
    fresh = (fresh & (fresh - 1)) | found;
  }
  return reached;
}

uint64_t recallable_spaces(const Player *player) {
  uint64_t recallable = 0;
  for (uint64_t rest = player->agents; rest; rest &= rest - 1) {
    uint64_t space = rest & -rest, others = player->agents & ~space;
    if ((others & ~connected_nodes(player->spy, others)) == 0) recallable |= space;
  }
  return recallable;
}
