import { setImmediate } from 'node:timers/promises';
import { SEATS, type Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { OpeningStatistics, OwnModeStatistics, OwnStatistics, UserId } from '@safehouse/protocol';
import { type Entry, rulesVersionOfTable } from '@safehouse/table';
import type { MatchStore, MatchWithSummary } from '../store/match-store.ts';
import { chairsAtStart } from './match-outcome.ts';
import { ratingModeOf } from './rating-mode.ts';

/** Only the latest matches are read: enough for statistics, and fast. */
const MAX_MATCHES = 150;
/** The total of all these matches: some have thousands, and all of them are read. */
const MAX_ENTRIES = 30_000;
const MAX_OPENINGS = 3;

/** One finished match from one person's perspective. */
interface PlayedMatch {
  readonly match: string;
  readonly game: string;
  readonly mode: string;
  readonly seat: Seat;
  readonly won: boolean;
  readonly isDraw: boolean;
  readonly moves: number;
  /** The person's first move, as JSON. */
  readonly opening: string | null;
}

/** Statistics of a user's latest matches by game and mode, the most played first. `onRead`: how many entries were read. */
export async function computeOwnStatistics(
  store: Pick<MatchStore, 'matchesOf' | 'load'>,
  user: UserId,
  onRead: (entries: number) => void = () => undefined,
): Promise<Omit<OwnStatistics, 'history'>> {
  const played: PlayedMatch[] = [];
  let entriesRead = 0;
  for (const listed of await store.matchesOf(user, MAX_MATCHES)) {
    if (listed.summary.status !== 'over') continue;
    entriesRead += listed.summary.version;
    if (entriesRead > MAX_ENTRIES) break;
    const entries = (await store.load(listed.header.id))?.entries ?? [];
    const match = await playedMatchOf(listed, entries, user);
    if (match) played.push(match);
    // Let the event loop handle other requests in between.
    await setImmediate();
  }
  onRead(Math.min(entriesRead, MAX_ENTRIES));
  const byMode = Map.groupBy(played, ({ game, mode }) => `${game} ${mode}`);
  return {
    modes: [...byMode.values()].map(modeStatisticsOf).toSorted((a, b) => b.matches - a.matches),
    outcomes: played.map(({ match, won, isDraw }) => ({
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
  const ownSeats = SEATS.filter((seat) => {
    const chair = chairs[seat];
    return chair?.type === 'person' && chair.user === user;
  });
  const module = await loadGame(header.game, rulesVersionOfTable(header));
  // On a shared device it is unknown who played which seat.
  const isShared = chairs.some(({ type }) => type === 'shared');
  if (ownSeats.length !== 1 || isShared || !module || !summary.result) return null;
  const [seat] = ownSeats;
  const moves = movesNotUndone(entries);
  const opening = moves.find((move) => move.seat === seat)?.move;
  return {
    match: header.id,
    game: header.game,
    mode: ratingModeOf(module.rules, header.options, chairs.length),
    seat,
    won: summary.result.winners.includes(seat) && !hasLeft(entries, seat),
    isDraw: summary.result.winners.length === 0,
    moves: moves.length,
    opening: opening ? JSON.stringify(opening) : null,
  };
}

function movesNotUndone(entries: readonly Entry[]) {
  let moves: { readonly version: number; readonly seat: Seat; readonly move: object }[] = [];
  for (const { version, event } of entries) {
    if (event.type === 'moved') moves.push({ version, seat: event.seat, move: event.move });
    else if (event.type === 'undone') moves = moves.filter((move) => move.version <= event.to);
  }
  return moves;
}

function hasLeft(entries: readonly Entry[], seat: Seat): boolean {
  return entries.some(({ event }) => event.type === 'replaced' && event.seat === seat);
}

function modeStatisticsOf(played: readonly PlayedMatch[]): OwnModeStatistics {
  const { game, mode } = played[0];
  const bySeat = Map.groupBy(played, ({ seat }) => seat);
  return {
    game,
    mode,
    ...countWins(played),
    draws: played.filter(({ isDraw }) => isDraw).length,
    averageMoves: Math.round((10 * played.reduce((sum, { moves }) => sum + moves, 0)) / played.length) / 10,
    seats: [...bySeat].map(([seat, matches]) => ({ seat, ...countWins(matches) })).toSorted((a, b) => a.seat - b.seat),
    openings: openingsOf(played),
  };
}

function openingsOf(played: readonly PlayedMatch[]): OpeningStatistics[] {
  const byMove = Map.groupBy(played, ({ opening }) => opening);
  return [...byMove]
    .flatMap(([opening, matches]) => (opening === null ? [] : [{ move: JSON.parse(opening), ...countWins(matches) }]))
    .toSorted((a, b) => b.matches - a.matches)
    .slice(0, MAX_OPENINGS);
}

function countWins(played: readonly PlayedMatch[]): { readonly matches: number; readonly wins: number } {
  return { matches: played.length, wins: played.filter(({ won }) => won).length };
}
