import type { TableFact, Told } from '@safehouse/protocol';
import type { HouseWords } from '@safehouse/ui';
import { useMemo } from 'preact/hooks';
import type { ShownGame } from '../state/games.ts';

/** One line of the log. */
export interface Line {
  readonly version: number;
  readonly at: number;
  /** Who moved; null for what happened at the table. */
  readonly seat: number | null;
  readonly text: string;
}

/** What the story is told with. */
interface Telling {
  readonly game: ShownGame;
  readonly names: readonly string[];
  readonly house: HouseWords;
  readonly view: object | null;
}

/** The story in plain words. What has been put into words `before` is taken from there: a story grows at its end. */
export function linesOf(story: readonly Told[], telling: Telling, before: Worded = new Map()): Line[] {
  return story.flatMap((told) => {
    const lines = before.get(told.version) ?? linesAbout(told, telling);
    before.set(told.version, lines);
    return lines;
  });
}

/** Lines by the version they tell of. */
type Worded = Map<number, readonly Line[]>;

function linesAbout(told: Told, { game, names, house, view }: Telling): readonly Line[] {
  const { version, at } = told;
  if ('table' in told) return [{ version, at, seat: null, text: tableLine(told.table, names, house) }];
  const { ui, words, lang } = game;
  const texts = told.facts
    .map((fact) => ui.tell(fact, words, names, lang, view))
    .filter((text) => text !== null);
  return texts.map((text) => ({ version, at, seat: told.seat, text }));
}

/** The story as this viewer is told it, in words that stay the same lines as long as they say the same. */
export function useLines(story: readonly Told[], telling: Telling, viewer: string): readonly Line[] {
  const { game, names, house, view } = telling;
  const told = [game, house, names.join('|'), view === null, viewer];
  const worded = useMemo((): Worded => new Map(), told);
  return useMemo(() => linesOf(story, telling, worded), [story, ...told]);
}

function tableLine(fact: TableFact, names: readonly string[], { facts, levels }: HouseWords): string {
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
export function latestOf(lines: readonly Line[], seat: number): string | null {
  const version = lines.findLast((line) => line.seat === seat)?.version;
  if (version === undefined) return null;
  return lines
    .filter((line) => line.version === version && line.seat === seat)
    .map(({ text }) => text)
    .join(' ');
}
