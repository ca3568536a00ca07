/** For tests: a game of nothing but counting, whose second version goes on for longer than its first. */
import { type Game, type Move, open, SEATS, vocabulary } from '@safehouse/contract';

interface State {
  count: number;
}

const words = vocabulary([{ type: 'count' }]);

/** Seats count in turn; whoever says the last number has won. */
function counting(version: number, last: number): Game<State, object, State> {
  const turn = ({ count }: State) => SEATS[count % 2];
  const isOver = ({ count }: State) => count === last;
  return {
    id: 'counting',
    version,
    options: () => ({ ok: true, value: {} }),
    knowsLabel: () => false,
    setup: () => ({ count: 0 }),
    toAct: (state) => (isOver(state) ? [] : [turn(state)]),
    legal: (_state, _seat, into) => into.push(0 as Move),
    play(state, _seat, _move, _chance, news) {
      state.count++;
      news?.push(open({ type: 'counted' }));
    },
    result: (state) =>
      isOver(state) ? { winners: [SEATS[(last - 1) % 2]], reason: 'count', scores: [null, null] } : null,
    whyNot: () => ({ code: 'no', rule: null }),
    write: (_state, move) => words.write(move),
    read: (_state, value) => words.read(value),
    describe: ({ count }) => ({ count }),
    view: ({ count }) => ({ count }),
    clone: ({ count }) => ({ count }),
    redeal: ({ count }) => ({ count }),
  };
}

const first = { rules: counting(1, 3), players: {} };
const second = { rules: counting(2, 5), players: {} };

/** As the games of a house: before the change, after it, and once nobody plays by the first version any more. */
export const COUNTING = {
  before: { counting: async () => first },
  after: { counting: async () => ({ ...second, earlier: { 1: async () => first } }) },
  atLast: { counting: async () => second },
};
