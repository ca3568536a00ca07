import type { TableEvent, ViewedEvent } from '@safehouse/protocol';
import { type Person, personAt } from '@safehouse/ui';
import type { Translations } from '@safehouse/ui/app-texts';
import { useMemo } from 'preact/hooks';
import { withoutUndone } from '../../match/events.ts';
import type { LoadedGame } from '../../state/games.ts';

export interface LogLine {
  readonly version: number;
  readonly at: number;
  /** Null for a table event. */
  readonly seat: number | null;
  readonly text: string;
  /** The places on the board that it is about. */
  readonly places: readonly string[];
}

interface LogContext {
  readonly game: LoadedGame;
  readonly playerNames: readonly string[];
  /** The seat that the lines address as "you"; null for none. */
  readonly seat: number | null;
  readonly translations: Translations;
  readonly view: object | null;
}

/** Reuses the lines of events in `cache`, because events are only added at the end. */
export function logLinesOf(
  events: readonly ViewedEvent[],
  context: LogContext,
  cache: LinesByVersion = new Map(),
): LogLine[] {
  return events.flatMap((event) => {
    const lines = cache.get(event.version) ?? linesForEvent(event, context);
    cache.set(event.version, lines);
    return lines;
  });
}

type LinesByVersion = Map<number, readonly LogLine[]>;

function linesForEvent(event: ViewedEvent, context: LogContext): readonly LogLine[] {
  const { game, playerNames, seat: addressed, view } = context;
  const { version, at } = event;
  if ('table' in event) return [{ version, at, seat: null, text: tableEventText(event.table, context), places: [] }];
  const { seat } = event;
  return event.facts.flatMap((fact) => {
    const text = game.ui.logLine(fact, { ...game, playerNames, seat: addressed, view });
    return text === null ? [] : [{ version, at, seat, text, places: game.ui.logPlaces?.(fact) ?? [] }];
  });
}

/** Keeps the line objects of old events, so that only new lines are rendered. */
export function useLogLines(events: readonly ViewedEvent[], context: LogContext, viewer: string): readonly LogLine[] {
  const { game, playerNames, seat, translations, view } = context;
  const deps = [game, translations, playerNames.join('|'), seat, view === null, viewer];
  const cache = useMemo((): LinesByVersion => new Map(), deps);
  return useMemo(() => logLinesOf(events, context, cache), [events, ...deps]);
}

function tableEventText(fact: TableEvent, context: LogContext): string {
  const { facts, levels, social } = context.translations;
  const player = (seat: number): Person => personAt(seat, context);
  switch (fact.type) {
    case 'started':
    case 'closed':
    case 'rematched':
      return facts[fact.type];
    case 'replaced':
      return facts.replaced(player(fact.seat), levels[fact.level] ?? fact.level);
    case 'timed-out':
      return (fact.absent ? social.claimed : facts['timed-out'])(player(fact.seat));
    default:
      return facts[fact.type](player(fact.seat));
  }
}

interface LoggedMove {
  readonly seat: number | null;
  readonly sentences: readonly string[];
}

/** Events of the table that change what a player sees or waits for. */
const IMPORTANT_TABLE_EVENTS: readonly TableEvent['type'][] = ['undone', 'undo-refused', 'replaced'];

/**
 * The last move of a seat other than this one that was not undone, or what the table has done for such a seat since.
 * Without either, the last line. Null for an empty log.
 */
export function lastMoveOf(
  lines: readonly LogLine[],
  events: readonly ViewedEvent[],
  ownSeat: number | null,
): LoggedMove | null {
  const last = lines.at(-1);
  if (!last) return null;
  // The board may still be animating earlier events.
  const shown = withoutUndone(events.filter(({ version }) => version <= last.version));
  const versions = new Set(shown.filter((event) => isByOther(event, ownSeat)).map(({ version }) => version));
  return withAllLines(lines.findLast(({ version }) => versions.has(version)) ?? last, lines);
}

function isByOther(event: ViewedEvent, ownSeat: number | null): boolean {
  if (!('table' in event)) return event.seat !== ownSeat;
  const { table } = event;
  return IMPORTANT_TABLE_EVENTS.includes(table.type) && 'seat' in table && table.seat !== ownSeat;
}

/** The last line, whoever it is about: after the match it says why it ended. Null for an empty log. */
export function lastOf(lines: readonly LogLine[]): LoggedMove | null {
  const last = lines.at(-1);
  return last ? { seat: null, sentences: [last.text] } : null;
}

function withAllLines(last: LogLine, lines: readonly LogLine[]): LoggedMove {
  const moved = lines.filter(({ version, seat }) => version === last.version && seat === last.seat);
  return { seat: last.seat, sentences: moved.map(({ text }) => text) };
}
