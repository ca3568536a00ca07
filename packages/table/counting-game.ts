/** For tests: a counting game whose second rules version lasts longer than its first. */
import { createMoveCodec, type Game, type Move, publicFact, SEATS } from '@safehouse/contract';

interface CountingState {
  count: number;
}

const moveCodec = createMoveCodec([{ type: 'count' }]);

/** Players count one after the other; the one who says the last number wins. */
function countingGame(version: number, last: number): Game<CountingState, object, CountingState> {
  const turn = ({ count }: CountingState) => SEATS[count % 2];
  const isOver = ({ count }: CountingState) => count === last;
  return {
    id: 'counting',
    version,
    parseOptions: () => ({ ok: true, value: {} }),
    knowsLabel: () => false,
    setup: () => ({ count: 0 }),
    toAct: (state) => (isOver(state) ? [] : [turn(state)]),
    legal: (_state, _seat, into) => into.push(0 as Move),
    play(state, _seat, _move, _chance, facts) {
      state.count++;
      facts?.push(publicFact({ type: 'counted' }));
    },
    result: (state) =>
      isOver(state) ? { winners: [SEATS[(last - 1) % 2]], reason: 'count', scores: [null, null] } : null,
    whyNot: () => ({ code: 'no', rule: null }),
    writeMove: (_state, move) => moveCodec.write(move),
    parseMove: (_state, value) => moveCodec.parse(value),
    describe: ({ count }) => ({ count }),
    view: ({ count }) => ({ count }),
    clone: ({ count }) => ({ count }),
    redeal: ({ count }) => ({ count }),
  };
}

const firstVersion = { rules: countingGame(1, 3), players: {} };
const secondVersion = { rules: countingGame(2, 5), players: {} };

/** The registry before the change, after it, and when the first version has been removed. */
export const COUNTING_GAMES = {
  before: { counting: async () => firstVersion },
  after: { counting: async () => ({ ...secondVersion, earlier: { 1: async () => firstVersion } }) },
  atLast: { counting: async () => secondVersion },
};
