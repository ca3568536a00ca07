/* Cities, spaces and moves in the order in which the TypeScript rules list them, which decides between equal values. */
#include "bots.h"

int ordered_network(const Player *player, int8_t *cities) {
  int count = 0;
  uint32_t reached = 1u << player->spy;
  cities[count++] = player->spy;
  for (int i = 0; i < count; i++) {
    for (const int8_t *connection = CONNECTIONS_OF[cities[i]]; *connection >= 0; connection++) {
      int goal = other_end(*connection, cities[i]);
      if (reached >> goal & 1 || SPACES_OF[*connection] & ~player->agents) continue;
      reached |= 1u << goal;
      cities[count++] = goal;
    }
  }
  return count;
}

/* A depth-first search for articulation points. */
typedef struct {
  uint64_t agents;
  int8_t *spaces;
  int count, time, visited_spaces;
  uint8_t visited_at[SPACES + CITIES];
} Search;

/* Returns the earliest visit time that can be reached from below a node. */
static int visit(Search *search, int node) {
  int now = search->visited_at[node] = ++search->time, earliest = now;
  bool is_free = node < SPACES;
  search->visited_spaces += is_free;
  for (const int8_t *next = NEIGHBOURS[node]; *next >= 0; next++) {
    if (*next < SPACES && !(search->agents >> *next & 1)) continue;
    int reached = search->visited_at[*next];
    if (reached == 0) {
      int before = search->visited_spaces;
      reached = visit(search, *next);
      if (reached >= now && search->visited_spaces > before) is_free = false;
    }
    if (reached < earliest) earliest = reached;
  }
  if (is_free) search->spaces[search->count++] = node;
  return earliest;
}

int ordered_recallable_spaces(const Player *player, int8_t *spaces) {
  Search search = {.agents = player->agents, .spaces = spaces};
  visit(&search, SPACES + player->spy);
  return search.count;
}

static int append_legal(const uint8_t *legal, int16_t *moves, int count, int move) {
  if (legal[move]) moves[count++] = move;
  return count;
}

static int append_mission_moves(const Player *player, const uint8_t *legal, int16_t *moves, int count) {
  for (int index = 0; index < player->mission_count; index++) {
    count = append_legal(legal, moves, count, MARK + index);
    for (int circle = 0; circle < MOST_CIRCLES; circle++)
      count = append_legal(legal, moves, count, UNMARK + index * MOST_CIRCLES + circle);
    count = append_legal(legal, moves, count, DISCARD + index);
  }
  return count;
}

int ordered_moves(const Game *game, int16_t *moves) {
  const Player *player = &game->players[game->active];
  uint8_t legal[MOVES];
  legal_moves(game, legal);
  int8_t cities[CITIES], spaces[SPACES];
  int count = 0;
  for (int place = 0; place < PLACES; place++) count = append_legal(legal, moves, count, ACCEPT + place);
  int network = ordered_network(player, cities);
  for (int i = 0; i < network; i++) count = append_legal(legal, moves, count, TRAVEL + cities[i]);
  for (const int8_t *connection = CONNECTIONS_OF[player->spy]; *connection >= 0; connection++)
    count = append_legal(legal, moves, count, CONNECT + *connection);
  count = append_mission_moves(player, legal, moves, count);
  int recallable = ordered_recallable_spaces(player, spaces);
  for (int i = 0; i < recallable; i++) moves[count++] = RECALL + spaces[i];
  return append_legal(legal, moves, count, END);
}
