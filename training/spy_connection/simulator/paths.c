/* games/spy-connection/bots/shortest-paths.ts. Positions of a search have few different networks, so paths are kept. */
#include "bots.h"

#include <string.h>

enum { TURN_WEIGHT = 4096, UNREACHED = 1 << 30, CACHE_BITS = 16 };

typedef struct {
  uint64_t own_and_city, others;
  uint32_t secured;
  Paths paths;
} Entry;

static const uint64_t IS_USED = 1ull << 63;
static Entry cache[1 << CACHE_BITS];

int cost_of(const Costs *costs, int connection) {
  if (costs->secured >> connection & 1) return 0;
  uint64_t missing = SPACES_OF[connection] & ~costs->own;
  return __builtin_popcountll(missing) + __builtin_popcountll(missing & costs->others);
}

/* The cost of other connections stays the same, also if they share a space. */
void secure(Costs *costs, int connection) {
  costs->own |= SPACES_OF[connection] & ~SHARED_SPACES;
  if (SPACES_OF[connection] & SHARED_SPACES) costs->secured |= 1u << connection;
}

static int nearest_unsettled(const int *distance, uint32_t settled) {
  int nearest = NONE, least = UNREACHED;
  for (int city = 0; city < CITIES; city++) {
    if (settled >> city & 1 || distance[city] >= least) continue;
    least = distance[city];
    nearest = city;
  }
  return nearest;
}

static void settle(const Costs *costs, int city, int *distance, Paths *paths) {
  paths->turns[city] = distance[city] / TURN_WEIGHT;
  paths->agents[city] = distance[city] % TURN_WEIGHT;
  for (const int8_t *connection = CONNECTIONS_OF[city]; *connection >= 0; connection++) {
    int cost = cost_of(costs, *connection), to = other_end(*connection, city);
    int there = cost == 0 ? distance[city] : distance[city] + TURN_WEIGHT + cost;
    if (there >= distance[to]) continue;
    distance[to] = there;
    paths->arrival[to] = *connection;
  }
}

static void find_paths(const Costs *costs, int from, Paths *paths) {
  int distance[CITIES];
  for (int city = 0; city < CITIES; city++) distance[city] = UNREACHED;
  distance[from] = 0;
  uint32_t settled = 0;
  for (int city = from; city >= 0; city = nearest_unsettled(distance, settled)) {
    settled |= 1u << city;
    settle(costs, city, distance, paths);
  }
}

/* Valid until the next call. */
const Paths *paths_from(const Costs *costs, int city) {
  uint64_t own_and_city = IS_USED | costs->own | (uint64_t)city << SPACES;
  uint64_t hash = own_and_city * 0x9E3779B97F4A7C15ull ^ costs->others * 0xC2B2AE3D27D4EB4Full ^ costs->secured;
  Entry *entry = &cache[hash * 0x9E3779B97F4A7C15ull >> (64 - CACHE_BITS)];
  if (entry->own_and_city != own_and_city || entry->others != costs->others || entry->secured != costs->secured) {
    *entry = (Entry){own_and_city, costs->others, costs->secured, {{0}, {0}, {0}}};
    find_paths(costs, city, &entry->paths);
  }
  return &entry->paths;
}
