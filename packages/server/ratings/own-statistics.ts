import { setImmediate as breathe } from 'node:timers/promises';
import { SEATS, type Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { OpeningShown, OwnMode, OwnStatistics, UserId } from '@safehouse/protocol';
import { type Entry, rulesOf } from '@safehouse/table';
import type { MatchListed, MatchStore } from '../store/matches.ts';
import { modeOf } from './mode.ts';
import { chairsAtStart } from './outcome.ts';

/** The latest so many matches are looked at: enough to show habits, and quickly read. */
const LOOKED_AT = 150;
const OPENINGS = 3;

/** One match as it was for one person. */
interface Experience {
  readonly match: string;
  readonly game: string;
  readonly mode: string;
  readonly seat: Seat;
  readonly won: boolean;
  readonly isDraw: boolean;
  readonly moves: number;
  /** The first own move, as JSON. */
  readonly opening: string | null;
}

/** What somebody's latest matches have come to, by game and mode, the most played first. */
export async function ownStatistics(
  store: MatchStore,
  user: UserId,
): Promise<Omit<OwnStatistics, 'history'>> {
  const lived: Experience[] = [];
  for (const listed of await store.matchesOf(user, LOOKED_AT)) {
    if (listed.summary.status !== 'over') continue;
    const entries = (await store.load(listed.header.id))?.entries ?? [];
    const one = await experience(listed, entries, user);
    if (one) lived.push(one);
    // Others have their moves to make meanwhile.
    await breathe();
  }
  const byMode = Map.groupBy(lived, ({ game, mode }) => `${game} ${mode}`);
  return {
    modes: [...byMode.values()].map(modeFrom).toSorted((a, b) => b.matches - a.matches),
    outcomes: lived.map(({ match, won, isDraw }) => ({
      match,
      outcome: won ? 'won' : isDraw ? 'drawn' : 'lost',
    })),
  };
}

async function experience(
  { header, summary }: MatchListed,
  entries: readonly Entry[],
  user: UserId,
): Promise<Experience | null> {
  const chairs = chairsAtStart({ header, entries });
  const isOwn = SEATS.filter((seat) => {
    const chair = chairs[seat];
    return chair?.type === 'person' && chair.user === user;
  });
  const module = await loadGame(header.game, rulesOf(header));
  // Around one device everybody plays under the same name.
  const isShared = chairs.some(({ type }) => type === 'shared');
  if (isOwn.length !== 1 || isShared || !module || !summary.result) return null;
  const [seat] = isOwn;
  const line = standing(entries);
  const opening = line.find((move) => move.seat === seat)?.move;
  return {
    match: header.id,
    game: header.game,
    mode: modeOf(module.rules, header.options, chairs.length),
    seat,
    won: summary.result.winners.includes(seat) && !hasGone(entries, seat),
    isDraw: summary.result.winners.length === 0,
    moves: line.length,
    opening: opening ? JSON.stringify(opening) : null,
  };
}

/** Moves that were not taken back. */
function standing(entries: readonly Entry[]) {
  let line: { readonly version: number; readonly seat: Seat; readonly move: object }[] = [];
  for (const { version, happening } of entries) {
    if (happening.type === 'moved') line.push({ version, seat: happening.seat, move: happening.move });
    else if (happening.type === 'undone') line = line.filter((made) => made.version <= happening.to);
  }
  return line;
}

function hasGone(entries: readonly Entry[], seat: Seat): boolean {
  return entries.some(({ happening }) => happening.type === 'replaced' && happening.seat === seat);
}

function modeFrom(lived: readonly Experience[]): OwnMode {
  const { game, mode } = lived[0];
  const bySeat = Map.groupBy(lived, ({ seat }) => seat);
  return {
    game,
    mode,
    ...share(lived),
    draws: lived.filter(({ isDraw }) => isDraw).length,
    averageMoves: Math.round((10 * lived.reduce((sum, { moves }) => sum + moves, 0)) / lived.length) / 10,
    seats: [...bySeat]
      .map(([seat, there]) => ({ seat, ...share(there) }))
      .toSorted((a, b) => a.seat - b.seat),
    openings: openingsOf(lived),
  };
}

function openingsOf(lived: readonly Experience[]): OpeningShown[] {
  const byMove = Map.groupBy(lived, ({ opening }) => opening);
  return [...byMove]
    .flatMap(([opening, there]) =>
      opening === null ? [] : [{ move: JSON.parse(opening) as OpeningShown['move'], ...share(there) }],
    )
    .toSorted((a, b) => b.matches - a.matches)
    .slice(0, OPENINGS);
}

function share(lived: readonly Experience[]): { readonly matches: number; readonly wins: number } {
  return { matches: lived.length, wins: lived.filter(({ won }) => won).length };
}
