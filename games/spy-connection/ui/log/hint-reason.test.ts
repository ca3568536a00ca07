import { Match, quickRandom, type Seat } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { translations as en, type GameTranslations } from '../../locales/en.ts';
import { rules, type SpyMove, type SpyView } from '../../rules/index.ts';
import { editionForView, findCard } from '../board/rules-queries.ts';
import { hintReason } from './hint-reason.ts';

const LOCALES = import.meta.glob<GameTranslations>('../../locales/??.ts', {
  eager: true,
  import: 'translations',
});

/** Every legal move of some random turns, with the view of its seat. */
function* randomLegalMoves(seed: number, turns: number): Generator<{ move: SpyMove; view: SpyView; seat: Seat }> {
  const random = quickRandom(seed);
  const header = { format: 1, game: 'spy-connection', players: ['a', 'b'], seed: String(seed), moves: [] };
  const opened = Match.open(rules as never, header);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  for (let i = 0; i < turns && !match.result; i++) {
    const [seat] = match.toAct;
    const view = match.game.view(match.state, seat) as SpyView;
    const legal = match.legal(seat) as SpyMove[];
    for (const move of legal) yield { move, view, seat };
    // Marks first: random moves alone would never complete a mission.
    const marks = legal.filter(({ type }) => type === 'mark');
    const options = marks.length > 0 ? marks : legal;
    match.play(seat, options[random.below(options.length)]);
  }
}

describe.each(Object.values(LOCALES))('in $lang', (translations) => {
  test('every reason is a whole sentence', () => {
    for (const { move, view, seat } of randomLegalMoves(1, 80)) {
      const reason = hintReason(move, view, seat, translations);
      if (reason !== null) expect(reason).toMatch(/^[\p{Lu}\d]((?!undefined|NaN|null|#).)+\.$/u);
    }
  });
});

test('the reason says that a mark completes a mission only for its last mark', () => {
  let marks = 0;
  for (const { move, view, seat } of randomLegalMoves(3, 300)) {
    if (move.type !== 'mark') continue;
    const { marked } = view.players[seat].missions.find(({ id }) => id === move.mission) ?? { marked: [] };
    const isLast = marked.length === findCard(editionForView(view), move.mission).cities.length - 1;
    expect(hintReason(move, view, seat, en)?.startsWith('It completes')).toBe(isLast);
    marks++;
  }
  expect(marks).toBeGreaterThan(5);
});
