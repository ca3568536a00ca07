import {
  type Player,
  quickRandom,
  roundsBudget,
  SEATS,
  type Turn,
  unrecordedChance,
} from '@safehouse/contract';
import { expect, test } from 'vitest';
import { rules, type SpyMove, type SpyView } from '../rules/index.ts';
import { clone, type State } from '../rules/state.ts';
import {
  listActiveMoves,
  playRandomMatch,
  RANDOM_MOVE_WEIGHTS,
  TEST_HEADERS,
} from '../rules/test-helpers.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { master } from './master.ts';
import { noisyPolicyPlayer } from './noisy-policy.ts';

const turnFor = (state: State, rounds: number, seed = 1): Turn<SpyView, SpyMove> => ({
  seat: state.active,
  view: rules.view(state, state.active),
  legal: listActiveMoves(state).map((move) => rules.writeMove(state, move)),
  random: quickRandom(seed),
  budget: roundsBudget(rounds),
});

/** Some positions of random matches, in every mode. */
function samplePositions(every: number): State[] {
  const found: State[] = [];
  TEST_HEADERS.forEach((header, i) => {
    let seen = i;
    playRandomMatch(
      { header, seed: i, weigh: RANDOM_MOVE_WEIGHTS[i % RANDOM_MOVE_WEIGHTS.length], mostMoves: 300 },
      (state, legal) => {
        if (legal.length > 1 && seen++ % every === 0) found.push(clone(state));
      },
    );
  });
  return found;
}

test('every level answers with a legal move, in every mode', () => {
  for (const state of samplePositions(60)) {
    const turn = turnFor(state, 4);
    for (const { player } of Object.values(levels)) expect(turn.legal).toContain(player.choose(turn));
  }
});

test('every level chooses the same again, and the same whatever the order of the deck', () => {
  for (const [i, state] of samplePositions(120).entries()) {
    const twin = rules.redeal(rules.view(state, state.active), quickRandom(99));
    for (const { player } of Object.values(levels)) {
      const chosen = player.choose(turnFor(state, 12, i));
      expect(player.choose(turnFor(state, 12, i))).toEqual(chosen);
      expect(player.choose(turnFor(twin, 12, i))).toEqual(chosen);
    }
  }
});

test('weighs every legal move once, the best first, as a probability', () => {
  for (const state of samplePositions(30)) {
    const turn = turnFor(state, 4);
    const weighed = master.scoreMoves(turn);
    expect(new Set(weighed.map(({ move }) => move))).toEqual(new Set(turn.legal));
    expect(weighed).toHaveLength(turn.legal.length);
    weighed.forEach(({ win }, i) => {
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(i > 0 ? weighed[i - 1].win : 1);
    });
  }
});

test('thinks the same again, and the same whatever the order of the deck', () => {
  for (const state of samplePositions(90)) {
    const once = master.scoreMoves(turnFor(state, 20));
    expect(master.scoreMoves(turnFor(state, 20))).toEqual(once);
    const twin = rules.redeal(rules.view(state, state.active), quickRandom(99));
    expect(master.scoreMoves(turnFor(twin, 20, 5))).toEqual(once);
  }
});

test('stops by itself, however much it is allowed', () => {
  let most = 0;
  const budget = {
    allows(rounds: number) {
      most = Math.max(most, rounds);
      return true;
    },
  };
  for (const state of samplePositions(200)) master.choose({ ...turnFor(state, 0), budget });
  expect(most).toBeGreaterThan(50);
  expect(most).toBeLessThan(250);
});

test('judges a match at the start of a turn of its own', () => {
  let judged = 0;
  for (const state of samplePositions(30)) {
    const other = SEATS[(state.active + 1) % state.players.length];
    expect(master.estimateValue?.(state, other)).toBeNull();
    const win = master.estimateValue?.(state, state.active);
    if (state.phase !== 'action') expect(win).toBeNull();
    else if (win != null) {
      expect(win >= 0 && win <= 1).toBe(true);
      judged++;
    }
  }
  expect(judged).toBeGreaterThan(10);
});

type SeatPlayers = readonly Player<SpyView, SpyMove>[];

function startMatch(header: (typeof TEST_HEADERS)[number], seed: number): State {
  const options = rules.parseOptions(header);
  if (!options.ok) throw new Error(options.message);
  return rules.setup(options.value, header.players, unrecordedChance(quickRandom(seed)));
}

/** Plays to the end; gives the winner, or null where there is no end. */
function playToEnd(
  state: State,
  seats: SeatPlayers,
  see: (state: State) => void = () => undefined,
): number | null {
  const dice = quickRandom(3);
  for (let moves = 0; moves < 3000 && rules.result(state) === null; moves++) {
    see(state);
    const turn = { ...turnFor(state, 8), random: dice };
    const move = rules.parseMove(state, seats[state.active].choose(turn));
    if (move === null) throw new Error('no move');
    rules.play(state, state.active, move, unrecordedChance(dice), null);
  }
  return rules.result(state)?.winners[0] ?? null;
}

test('beats greedy from either seat', () => {
  const wins = Array.from({ length: 6 }, (_, i) => {
    const seats = i % 2 === 0 ? [master, greedy] : [greedy, master];
    return playToEnd(startMatch(TEST_HEADERS[0], 50 + (i >> 1)), seats) === i % 2;
  });
  expect(wins.filter((won) => won).length).toBeGreaterThanOrEqual(4);
});

test('matches between planning players end, in every mode of the start and of the board', () => {
  [...TEST_HEADERS.slice(0, 4), ...TEST_HEADERS.slice(-2)].forEach((header, i) => {
    const seats: SeatPlayers = new Array(header.players).fill(levels.expert.player);
    expect(playToEnd(startMatch(header, i), seats)).not.toBeNull();
  });
});

/** Whether some order of moves wins a match that is in its very last turn; nothing is taken back. */
function canWinThisTurn(state: State, seat: number): boolean {
  const result = rules.result(state);
  if (result) return result.winners[0] === seat;
  return listActiveMoves(state).some((move) => {
    const { type } = rules.writeMove(state, move);
    if (type === 'recall' || type === 'unmark' || type === 'discard') return false;
    const after = clone(state);
    rules.play(after, after.active, move, unrecordedChance(quickRandom(1)), null);
    return canWinThisTurn(after, seat);
  });
}

test('takes a certain win in the very last turn', () => {
  const chances: State[] = [];
  for (let seed = 0; seed < 30; seed++) {
    let last: State | null = null;
    const careless = noisyPolicyPlayer(0.8);
    playToEnd(startMatch(TEST_HEADERS[0], seed), [careless, careless], (state) => {
      if (state.lastTurnsLeft === 0) last ??= clone(state);
    });
    if (last && canWinThisTurn(last, (last as State).active)) chances.push(last);
  }
  expect(chances.length).toBeGreaterThan(3);
  for (const state of chances) {
    const { active } = state;
    expect(playToEnd(state, [master, master])).toBe(active);
  }
});
