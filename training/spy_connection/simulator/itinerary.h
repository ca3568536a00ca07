/* The course of a simulated tour, as events. */
#ifndef ITINERARY_H
#define ITINERARY_H

#include "bots.h"

/*
 * An event is a turn in which so many agents are placed (0: the spy only travels), a mark, or a completed mission. Missions
 * are numbered as at the start of the tour.
 */
enum { EVENT_KIND = 32, MARK_EVENT = EVENT_KIND, COMPLETE_EVENT = 2 * EVENT_KIND, MOST_EVENTS = 64 };

typedef struct {
  /* What it depends on: the own spaces, the others' with the spy's city and the model, and the missions. */
  uint64_t own, others, missions;
  uint32_t secured;
  uint8_t count, events[MOST_EVENTS];
} Itinerary;

/* Valid until the next call. */
const Itinerary *itinerary_of(const Model *model, const Costs *costs, int spy, const TourMission *missions, int count);

#endif
