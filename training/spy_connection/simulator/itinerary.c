#include "itinerary.h"

#include <math.h>
#include <string.h>

enum { CACHE_BITS = 16, MOST_LEGS = 16, MISSION_BITS = 16 };

static Itinerary cache[1 << CACHE_BITS];

/* A tour whose itinerary is being found. `numbers`: those of the missions left, as at the start. */
typedef struct {
  const Values *values;
  Itinerary *itinerary;
  Costs costs;
  int spy, count;
  int8_t cards[MISSION_LIMIT + 1], numbers[MISSION_LIMIT + 1];
  uint8_t unmarked[MISSION_LIMIT + 1];
  /* By city: how much the missions need it; a mission near completion needs its cities more. */
  double demand[CITIES];
} Trip;

static void add_event(Trip *trip, int event) { trip->itinerary->events[trip->itinerary->count++] = event; }

static void update_demand(Trip *trip) {
  memset(trip->demand, 0, sizeof trip->demand);
  for (int i = 0; i < trip->count; i++) {
    int left = __builtin_popcount(trip->unmarked[i]);
    double demand = 1.0 / (left > 1 ? left : 1);
    for (unsigned rest = trip->unmarked[i]; rest; rest &= rest - 1)
      trip->demand[CARD_CITIES[trip->cards[i]][__builtin_ctz(rest)]] += demand;
  }
}

static void remove_mission(Trip *trip, int index) {
  int last = --trip->count;
  trip->cards[index] = trip->cards[last];
  trip->numbers[index] = trip->numbers[last];
  trip->unmarked[index] = trip->unmarked[last];
}

static void mark_city(Trip *trip) {
  if (trip->demand[trip->spy] == 0) return;
  for (int i = trip->count - 1; i >= 0; i--) {
    int circle = circle_of(trip->cards[i], trip->spy);
    if (circle < 0 || !(trip->unmarked[i] >> circle & 1)) continue;
    trip->unmarked[i] &= ~(1 << circle);
    update_demand(trip);
    add_event(trip, MARK_EVENT + trip->numbers[i]);
    if (trip->unmarked[i]) continue;
    add_event(trip, COMPLETE_EVENT + trip->numbers[i]);
    remove_mission(trip, i);
  }
}

/* The nearest city, with a preference for those that complete missions. */
static int choose_goal(const Trip *trip, const Paths *paths) {
  int goal = NONE;
  double least = INFINITY;
  for (int city = 0; city < CITIES; city++) {
    if (trip->demand[city] == 0 || city == trip->spy) continue;
    int turns = paths->turns[city] > 1 ? paths->turns[city] : 1;
    double effort = turns - trip->values->demand_weight * trip->demand[city] + trip->values->agent_weight * paths->agents[city];
    if (effort >= least) continue;
    least = effort;
    goal = city;
  }
  return goal;
}

static void travel_to(Trip *trip, int goal, const Paths *paths) {
  int8_t path[CITIES];
  int length = 0;
  for (int city = goal; city != trip->spy; city = other_end(path[length - 1], city)) path[length++] = paths->arrival[city];
  bool has_connected = false;
  while (length > 0) {
    int connection = path[--length];
    trip->spy = other_end(connection, trip->spy);
    int agents = cost_of(&trip->costs, connection);
    if (agents == 0) continue;
    add_event(trip, agents);
    secure(&trip->costs, connection);
    mark_city(trip);
    has_connected = true;
  }
  if (has_connected && trip->demand[goal] == 0) return;
  add_event(trip, 0);
  mark_city(trip);
}

static void find_itinerary(Trip *trip, const TourMission *missions) {
  for (int i = 0; i < trip->count; i++) {
    trip->cards[i] = missions[i].card;
    trip->numbers[i] = i;
    trip->unmarked[i] = missions[i].unmarked;
  }
  update_demand(trip);
  mark_city(trip);
  for (int legs = 0; trip->count > 0 && legs < MOST_LEGS; legs++) {
    const Paths *paths = paths_from(&trip->costs, trip->spy);
    int goal = choose_goal(trip, paths);
    if (goal < 0) break;
    travel_to(trip, goal, paths);
  }
}

static uint64_t missions_key(const TourMission *missions, int count) {
  uint64_t key = 0;
  for (int i = 0; i < count; i++) key = key << MISSION_BITS | (missions[i].card + 1) << MOST_CIRCLES | missions[i].unmarked;
  return key;
}

const Itinerary *itinerary_of(const Model *model, const Costs *costs, int spy, const TourMission *missions, int count) {
  uint64_t others = costs->others | (uint64_t)spy << SPACES | (uint64_t)model->key << (SPACES + 4);
  uint64_t key = missions_key(missions, count);
  uint64_t hash = costs->own * 0x9E3779B97F4A7C15ull ^ others * 0xC2B2AE3D27D4EB4Full ^ key * 0x165667B19E3779F9ull;
  Itinerary *itinerary = &cache[(hash ^ costs->secured) * 0x9E3779B97F4A7C15ull >> (64 - CACHE_BITS)];
  if (itinerary->own == costs->own && itinerary->others == others && itinerary->missions == key &&
      itinerary->secured == costs->secured)
    return itinerary;
  *itinerary = (Itinerary){.own = costs->own, .others = others, .missions = key, .secured = costs->secured};
  Trip trip = {.values = &model->values, .itinerary = itinerary, .costs = *costs, .spy = spy, .count = count};
  find_itinerary(&trip, missions);
  return itinerary;
}

void forget_tours(void) { memset(cache, 0, sizeof cache); }
