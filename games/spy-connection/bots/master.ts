import type { Guide } from '@safehouse/bots';
import { type Adviser, roundsBudget, type Seat, type Turn, type Weighed } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { redeal } from '../rules/redeal.ts';
import { score } from '../rules/score.ts';
import { clone, type State } from '../rules/state.ts';
import { weighDraft } from './draft.ts';
import { Prospect } from './prospect.ts';
import { type Found, type Reach, search } from './search.ts';

type SpyTurn = Turn<SpyView, SpyMove>;

/**
 * Thinks in whole turns, several of its own ahead, the others standing still. Nothing depends on the order of the
 * deck: a mission that does not lie open yet is never counted on. A beam this wide ends by itself within a few
 * hundred positions, so that its strength is the same on any machine.
 */
export const master: Adviser<SpyView, SpyMove> & Guide<SpyView, SpyMove, State> = {
  ...planner({ turns: 7, width: 8 }),
  value: winChance,
};

/** An adviser who looks so far and so wide. */
export function planner(reach: Reach): Adviser<SpyView, SpyMove> {
  const weigh = (turn: SpyTurn) => weighTurn(turn, reach);
  return {
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : weigh(turn)[0].move),
    weigh,
  };
}

const UNHURRIED = roundsBudget(Number.POSITIVE_INFINITY);
/** A narrow look ahead is enough to judge by. */
const GLIMPSE = { turns: 7, width: 2 };

/** How likely a seat seems to win at the start of a turn of its own. */
function winChance(state: State, seat: Seat): number | null {
  if (state.active !== seat || state.phase !== 'action') return null;
  const { nodes } = search(new Prospect(state), state, UNHURRIED, GLIMPSE);
  return Math.max(...nodes.map(({ value }) => value));
}

function weighTurn(turn: SpyTurn, reach: Reach): Weighed<SpyMove>[] {
  const state = redeal(turn.view, turn.random);
  if (state.phase === 'draft') return weighDraft(state, turn.legal);
  const prospect = new Prospect(state);
  const found = search(prospect, state, turn.budget, reach);
  return [...planned(state, turn, found), ...unplanned(state, turn, found, prospect)];
}

/** Moves that begin a turn worth a thought, in the order of the turns. */
function planned(state: State, { legal }: SpyTurn, { nodes, visits }: Found): Weighed<SpyMove>[] {
  const { vocabulary } = state.board.language;
  const placed = legal.flatMap((move) => {
    const code = vocabulary.read(move);
    const place = nodes.findIndex(({ moves }) => moves[0] === code);
    return place < 0 ? [] : [{ move, place }];
  });
  placed.sort((one, other) => one.place - other.place);
  // A turn that was given up early may look better than one that was followed to the end.
  let most = 1;
  return placed.map(({ move, place }) => {
    const node = nodes[place];
    most = Math.min(most, node.value);
    return { move, win: most, visits: 1 + (visits.get(node.moves) ?? 0) };
  });
}

/** All other moves: no plan needs them now, and a look at the position must do. */
function unplanned(
  state: State,
  { legal }: SpyTurn,
  { nodes }: Found,
  prospect: Prospect,
): Weighed<SpyMove>[] {
  const { vocabulary, meanings } = state.board.language;
  const starts = new Set(nodes.map(({ moves }) => moves[0]));
  const most = Math.min(1, ...nodes.map(({ value }) => value));
  const before = score(state, state.rings[prospect.seat]);
  return legal
    .flatMap((move) => {
      const code = vocabulary.read(move);
      if (code === null || starts.has(code)) return [];
      const after = clone(state);
      meanings[code].kind.play(after, meanings[code].about, null);
      const gain = score(after, after.rings[prospect.seat]) - before;
      return [{ move, win: Math.min(most, prospect.expected(after, 1, gain)), visits: 0 }];
    })
    .sort((one, other) => other.win - one.win);
}
