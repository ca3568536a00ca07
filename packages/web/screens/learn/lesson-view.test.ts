import { GAME_LESSONS } from '@safehouse/games/registry.web';
import { lessonStops, positionsTo } from '@safehouse/ui';
import { expect, test } from 'vitest';
import { lessonMatchView, moveHistoryFor, newFactsFor } from './lesson-view.ts';

const books = await Promise.all(Object.values(GAME_LESSONS).map((open) => open()));
const LESSONS = books.flatMap(({ rules, lessons }) => lessons.map((lesson) => ({ rules, lesson })));

test.each(LESSONS)(
  '$rules.id, $lesson.id: the history grows move by move, with the facts that the learner may know',
  ({ rules, lesson }) => {
    const stops = lessonStops(lesson);
    for (const at of stops.keys()) {
      for (const position of positionsTo(rules, lesson, stops, at)) {
        const history = moveHistoryFor(lesson, position);
        const { version } = lessonMatchView(position.match, lesson);
        expect(history.map((move) => move.version)).toEqual(Array.from({ length: version }, (_, i) => i + 1));
        expect(history.map(({ seat }) => seat)).toEqual(position.match.moves.map(({ seat }) => seat));
        if (position.facts.length > 0) expect(history.at(-1)?.facts).toEqual(newFactsFor(lesson, position));
      }
    }
  },
);

test('a card played face down by another player is not in the history', () => {
  const { rules, lesson } = LESSONS.find(({ lesson: { id } }) => id === 'threes')!;
  const stops = lessonStops(lesson);
  const [before] = positionsTo(rules, lesson, stops, 1).slice(-1);
  expect(JSON.stringify(before.moveHistory.at(-1)?.facts)).toContain('saboteur');
  const move = moveHistoryFor(lesson, before).at(-1);
  expect(move).toMatchObject({ seat: 1, facts: [{ type: 'offered' }, { type: 'refilled' }] });
  expect(JSON.stringify(move)).not.toContain('saboteur');
});
