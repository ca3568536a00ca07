import { type Player, quickRandom, roundsBudget, type Turn, unrecordedChance } from '@safehouse/contract';
import { rules, type SpyMove, type SpyView } from '../rules/index.ts';
import { clone, type State } from '../rules/state.ts';
import { listActiveMoves, playRandomMatch, RANDOM_MOVE_WEIGHTS, TEST_HEADERS } from '../rules/test-helpers.ts';

export type SpyPlayer = Player<SpyView, SpyMove>;

const MAX_MOVES = 2000;

export function turnFor(state: State, rounds: number, seed = 1): Turn<SpyView, SpyMove> {
  return {
    seat: state.active,
    view: rules.view(state, state.active),
    legal: listActiveMoves(state).map((move) => rules.writeMove(state, move)),
    random: quickRandom(seed),
    budget: roundsBudget(rounds),
  };
}

/** Every n-th position with a choice, from random matches in every mode. */
export function samplePositions(every: number): State[] {
  const positions: State[] = [];
  TEST_HEADERS.forEach((header, i) => {
    let count = i;
    playRandomMatch(
      { header, seed: i, weigh: RANDOM_MOVE_WEIGHTS[i % RANDOM_MOVE_WEIGHTS.length], mostMoves: 300 },
      (state, legal) => {
        if (legal.length > 1 && count++ % every === 0) positions.push(clone(state));
      },
    );
  });
  return positions;
}

export function startMatch(header: (typeof TEST_HEADERS)[number], seed: number): State {
  const options = rules.parseOptions(header);
  if (!options.ok) throw new Error(options.message);
  return rules.setup(options.value, header.players, unrecordedChance(quickRandom(seed)));
}

/** Plays a state to the end; returns the winner, or null if the match does not end. */
export function playToEnd(
  state: State,
  players: readonly SpyPlayer[],
  onPosition: (state: State) => void = () => undefined,
): number | null {
  const random = quickRandom(3);
  for (let moves = 0; moves < MAX_MOVES && rules.result(state) === null; moves++) {
    onPosition(state);
    const turn = { ...turnFor(state, 8), random };
    const choice = players[state.active].choose(turn);
    const move = turn.legal.includes(choice) ? rules.parseMove(state, choice) : null;
    if (move === null) throw new Error(`illegal: ${JSON.stringify(choice)}`);
    rules.play(state, state.active, move, unrecordedChance(random), null);
  }
  return rules.result(state)?.winners[0] ?? null;
}
