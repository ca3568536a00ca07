import { setImmediate as breathe } from 'node:timers/promises';
import { SEATS, type Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { OpeningStatistics, OwnModeStatistics, OwnStatistics, UserId } from '@safehouse/protocol';
import { type Entry, rulesVersionOfTable } from '@safehouse/table';
import type { MatchStore, MatchWithSummary } from '../store/match-store.ts';
import { chairsAtStart } from './match-outcome.ts';
import { ratingModeOf } from './rating-mode.ts';

/** The latest so many matches are looked at: enough to show habits, and quickly read. */
const MAX_MATCHES = 150;
const MAX_OPENINGS = 3;

/** One match as it was for one person. */
interface PlayedMatch {
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
export async function computeOwnStatistics(
  store: MatchStore,
  user: UserId,
): Promise<Omit<OwnStatistics, 'history'>> {
  const lived: PlayedMatch[] = [];
  for (const listed of await store.matchesOf(user, MAX_MATCHES)) {
    if (listed.summary.status !== 'over') continue;
    const entries = (await store.load(listed.header.id))?.entries ?? [];
    const one = await playedMatchOf(listed, entries, user);
    if (one) lived.push(one);
    // Others have their moves to make meanwhile.
    await breathe();
  }
  const byMode = Map.groupBy(lived, ({ game, mode }) => `${game} ${mode}`);
  return {
    modes: [...byMode.values()].map(modeStatisticsOf).toSorted((a, b) => b.matches - a.matches),
    outcomes: lived.map(({ match, won, isDraw }) => ({
      match,
      outcome: won ? 'won' : isDraw ? 'drawn' : 'lost',
    })),
  };
}

async function playedMatchOf(
  { header, summary }: MatchWithSummary,
  entries: readonly Entry[],
  user: UserId,
): Promise<PlayedMatch | null> {
  const chairs = chairsAtStart({ header, entries });
  const isOwn = SEATS.filter((seat) => {
    const chair = chairs[seat];
    return chair?.type === 'person' && chair.user === user;
  });
  const module = await loadGame(header.game, rulesVersionOfTable(header));
  // Around one device everybody plays under the same name.
  const isShared = chairs.some(({ type }) => type === 'shared');
  if (isOwn.length !== 1 || isShared || !module || !summary.result) return null;
  const [seat] = isOwn;
  const line = movesNotUndone(entries);
  const opening = line.find((move) => move.seat === seat)?.move;
  return {
    match: header.id,
    game: header.game,
    mode: ratingModeOf(module.rules, header.options, chairs.length),
    seat,
    won: summary.result.winners.includes(seat) && !hasLeft(entries, seat),
    isDraw: summary.result.winners.length === 0,
    moves: line.length,
    opening: opening ? JSON.stringify(opening) : null,
  };
}

/** Moves that were not taken back. */
function movesNotUndone(entries: readonly Entry[]) {
  let line: { readonly version: number; readonly seat: Seat; readonly move: object }[] = [];
  for (const { version, happening } of entries) {
    if (happening.type === 'moved') line.push({ version, seat: happening.seat, move: happening.move });
    else if (happening.type === 'undone') line = line.filter((made) => made.version <= happening.to);
  }
  return line;
}

function hasLeft(entries: readonly Entry[], seat: Seat): boolean {
  return entries.some(({ happening }) => happening.type === 'replaced' && happening.seat === seat);
}

function modeStatisticsOf(lived: readonly PlayedMatch[]): OwnModeStatistics {
  const { game, mode } = lived[0];
  const bySeat = Map.groupBy(lived, ({ seat }) => seat);
  return {
    game,
    mode,
    ...countWins(lived),
    draws: lived.filter(({ isDraw }) => isDraw).length,
    averageMoves: Math.round((10 * lived.reduce((sum, { moves }) => sum + moves, 0)) / lived.length) / 10,
    seats: [...bySeat]
      .map(([seat, there]) => ({ seat, ...countWins(there) }))
      .toSorted((a, b) => a.seat - b.seat),
    openings: openingsOf(lived),
  };
}

function openingsOf(lived: readonly PlayedMatch[]): OpeningStatistics[] {
  const byMove = Map.groupBy(lived, ({ opening }) => opening);
  return [...byMove]
    .flatMap(([opening, there]) =>
      opening === null
        ? []
        : [{ move: JSON.parse(opening) as OpeningStatistics['move'], ...countWins(there) }],
    )
    .toSorted((a, b) => b.matches - a.matches)
    .slice(0, MAX_OPENINGS);
}

function countWins(lived: readonly PlayedMatch[]): { readonly matches: number; readonly wins: number } {
  return { matches: lived.length, wins: lived.filter(({ won }) => won).length };
}
