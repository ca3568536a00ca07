import { expect, test } from 'vitest';
import { TEST_HEADERS } from '../rules/test-helpers.ts';
import { playToEnd, type SpyPlayer, startMatch } from './test-helpers.ts';
import { createTourPlayer } from './tour-player.ts';

test('a player with noise completes every mission that it can', () => {
  const player = createTourPlayer({ patience: 2, noise: 0.15 });
  let completable = 0;
  for (let match = 0; match < 4; match++) {
    const state = startMatch(TEST_HEADERS[0], match);
    const { board } = state;
    const watched: SpyPlayer = {
      choose(turn) {
        const move = player.choose(turn);
        const isCompletable = turn.legal.some(({ type, ...fields }) => {
          if (type !== 'mark' || !('mission' in fields)) return false;
          const { marked = [] } = turn.view.players[turn.seat].missions.find(({ id }) => id === fields.mission) ?? {};
          return marked.length === board.citiesOnCard[board.cardIndex(fields.mission)].length - 1;
        });
        if (isCompletable && turn.view.phase === 'wrap-up') {
          completable++;
          expect(move.type).not.toBe('end');
        }
        return move;
      },
    };
    playToEnd(state, [watched, watched]);
  }
  expect(completable).toBeGreaterThan(10);
});
