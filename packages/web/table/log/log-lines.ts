import type { TableEvent, ViewedEvent } from '@safehouse/protocol';
import type { Translations } from '@safehouse/ui';
import { useMemo } from 'preact/hooks';
import type { LoadedGame } from '../../state/games.ts';

/** One line of the log. */
export interface LogLine {
  readonly version: number;
  readonly at: number;
  /** Who moved; null for what happened at the table. */
  readonly seat: number | null;
  readonly text: string;
}

/** What the story is told with. */
interface LogContext {
  readonly game: LoadedGame;
  readonly playerNames: readonly string[];
  readonly translations: Translations;
  readonly view: object | null;
}

/** The story in plain words. What has been put into words `before` is taken from there: a story grows at its end. */
export function logLinesOf(
  story: readonly ViewedEvent[],
  telling: LogContext,
  before: LinesByVersion = new Map(),
): LogLine[] {
  return story.flatMap((told) => {
    const lines = before.get(told.version) ?? linesForEvent(told, telling);
    before.set(told.version, lines);
    return lines;
  });
}

/** Lines by the version they tell of. */
type LinesByVersion = Map<number, readonly LogLine[]>;

function linesForEvent(
  told: ViewedEvent,
  { game, playerNames, translations, view }: LogContext,
): readonly LogLine[] {
  const { version, at } = told;
  if ('table' in told)
    return [{ version, at, seat: null, text: tableEventText(told.table, playerNames, translations) }];
  const texts = told.facts
    .map((fact) => game.ui.logLine(fact, game.translations, playerNames, game.lang, view))
    .filter((text) => text !== null);
  return texts.map((text) => ({ version, at, seat: told.seat, text }));
}

/** The story as this viewer is told it, in words that stay the same lines as long as they say the same. */
export function useLogLines(
  story: readonly ViewedEvent[],
  telling: LogContext,
  viewer: string,
): readonly LogLine[] {
  const { game, playerNames, translations, view } = telling;
  const told = [game, translations, playerNames.join('|'), view === null, viewer];
  const worded = useMemo((): LinesByVersion => new Map(), told);
  return useMemo(() => logLinesOf(story, telling, worded), [story, ...told]);
}

function tableEventText(fact: TableEvent, names: readonly string[], { facts, levels }: Translations): string {
  switch (fact.type) {
    case 'started':
    case 'closed':
    case 'rematched':
      return facts[fact.type];
    case 'replaced':
      return facts.replaced(names[fact.seat], levels[fact.level] ?? fact.level);
    default:
      return facts[fact.type](names[fact.seat]);
  }
}

/** What a seat did last, as one text; null for one who has not moved yet. */
export function latestMoveText(lines: readonly LogLine[], seat: number): string | null {
  const version = lines.findLast((line) => line.seat === seat)?.version;
  if (version === undefined) return null;
  return lines
    .filter((line) => line.version === version && line.seat === seat)
    .map(({ text }) => text)
    .join(' ');
}
