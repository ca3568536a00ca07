import type { PlayerId } from './entries.ts';
import { inSeatOrder } from './seats.ts';
import type { RoundPlan } from './swiss.ts';
import type { PlayerState, Round, Tournament } from './tournament.ts';

/** How often a drawn match is replayed with seats exchanged. After that the better seed advances. */
const MAX_REPLAYS = 1;

type Slot = PlayerState | null;

export function knockoutRounds({ players }: Tournament): number {
  return Math.ceil(Math.log2(Math.max(2, players.size)));
}

/** Round `round` of the bracket. If the bracket is not full, the best seeds get byes in the first round. */
export function pairKnockout(tournament: Tournament, round: number): RoundPlan {
  const slots = slotsOf(tournament, round);
  const pairs: (readonly [PlayerId, PlayerId])[] = [];
  const alone: PlayerId[] = [];
  for (let i = 0; i < slots.length; i += 2) {
    const [a, b] = [slots[i], slots[i + 1]].map((slot) => (slot?.state === 'in' ? slot : null));
    if (a && b) pairs.push(inSeatOrder(tournament, a, b));
    else alone.push(...[a, b].flatMap((one) => one?.id ?? []));
  }
  const [byes, walkovers] = splitByes(slots, alone, round);
  return { pairs, byes, walkovers };
}

/** A bye is against a slot that was empty from the start, a walkover against a player who has left. */
function splitByes(slots: readonly Slot[], alone: readonly PlayerId[], round: number): [PlayerId[], PlayerId[]] {
  const isBye = (id: PlayerId) => {
    const place = slots.findIndex((slot) => slot?.id === id);
    return round === 0 && slots[place ^ 1] === null;
  };
  return [alone.filter(isBye), alone.filter((id) => !isBye(id))];
}

/** Drawn matches of the last round that must be played again, with seats exchanged. */
export function replaysOf(tournament: Tournament): RoundPlan['pairs'] {
  const pairings = tournament.rounds.at(-1)?.pairings ?? [];
  return pairings.flatMap(({ players: [a, b], result }, i) => {
    const played = pairings.filter(({ players }) => players.includes(a)).length;
    const isLast = !pairings.slice(i + 1).some(({ players }) => players.includes(a));
    const areThere = [a, b].every((id) => tournament.player(id).state === 'in');
    return result?.outcome === 'draw' && isLast && areThere && played <= MAX_REPLAYS ? [[b, a] as const] : [];
  });
}

/** The players in the bracket before a round, by position; null if nobody is left there. */
function slotsOf(tournament: Tournament, before: number): Slot[] {
  let slots = firstSlots(tournament);
  for (let done = 0; done < before; done++) {
    const round = tournament.rounds[done];
    slots = Array.from({ length: slots.length / 2 }, (_, i) => survivor(slots[2 * i], slots[2 * i + 1], round));
  }
  return slots;
}

/** Standard seeding: the best two can only meet in the final. */
function firstSlots(tournament: Tournament): Slot[] {
  const seeds = [...tournament.players.values()].toSorted(compareSeeds);
  let order = [0];
  for (let size = 2; size <= 2 ** knockoutRounds(tournament); size *= 2)
    order = order.flatMap((seed) => [seed, size - 1 - seed]);
  return order.map((seed) => seeds[seed] ?? null);
}

/**
 * The winner; the better seed after a drawn replay or a match without a result; without a match, the player with a bye
 * or walkover.
 */
function survivor(a: Slot, b: Slot, { pairings, byes, walkovers }: Round): Slot {
  const last = a && b && pairings.findLast(({ players }) => players.includes(a.id) && players.includes(b.id));
  if (!last) return [a, b].find((slot) => slot && [...byes, ...walkovers].includes(slot.id)) ?? null;
  const outcome = last.result?.outcome;
  if (outcome === 'first') return last.players[0] === a.id ? a : b;
  if (outcome === 'second') return last.players[1] === a.id ? a : b;
  return compareSeeds(a, b) < 0 ? a : b;
}

function compareSeeds(a: PlayerState, b: PlayerState): number {
  return b.rating - a.rating || a.lot - b.lot;
}

/** By player: the number of rounds survived, in hundredths like points. */
export function bracketPlaces(tournament: Tournament): ReadonlyMap<PlayerId, number> {
  const places = new Map<PlayerId, number>([...tournament.players.keys()].map((id) => [id, 0]));
  const lastIsDecided = tournament.rounds.at(-1)?.endedAt != null && replaysOf(tournament).length === 0;
  const decided = tournament.rounds.length - (lastIsDecided ? 0 : 1);
  for (let round = 1; round <= decided; round++)
    for (const slot of slotsOf(tournament, round)) if (slot) places.set(slot.id, 100 * round);
  return places;
}
