import type { TableFact, Told } from '@safehouse/protocol';
import type { HouseWords } from '@safehouse/ui';
import type { ShownGame } from '../state/games.ts';

/** One line of the log. */
export interface Line {
  readonly version: number;
  readonly at: number;
  /** Who moved; null for what happened at the table. */
  readonly seat: number | null;
  readonly text: string;
}

/** The story in plain words. */
export function linesOf(
  story: readonly Told[],
  { ui, words, lang }: ShownGame,
  names: readonly string[],
  house: HouseWords,
  view: object | null,
): Line[] {
  return story.flatMap((told): Line[] => {
    const { version, at } = told;
    if ('table' in told) return [{ version, at, seat: null, text: tableLine(told.table, names, house) }];
    const texts = told.facts
      .map((fact) => ui.tell(fact, words, names, lang, view))
      .filter((text) => text !== null);
    return texts.map((text) => ({ version, at, seat: told.seat, text }));
  });
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
