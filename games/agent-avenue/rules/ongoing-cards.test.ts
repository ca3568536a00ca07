import { expect, test } from 'vitest';
import type { AgentName, MarketName } from '../data/cards.ts';
import { describeMatch, openMatch, playTake, type SeatMove, type ShortTurn } from './test-helpers.ts';

/** Side 0 lands on space 2 in its first turn and takes this card. */
const scriptTaking = (card: MarketName): (ShortTurn | SeatMove)[] => [
  ['daredevil', 'codebreaker', 'down'],
  { seat: 0, type: 'take', card, hand: 0 },
];

/** This card first in the supply, followed by those that change no movement. */
const marketWithCard = (card: MarketName): MarketName[] =>
  [card, ...(['masterplan', 'pack-leader', 'security-system'] as const)].filter(
    (name, i, all) => all.indexOf(name) === i,
  );

const takeMove = (card: MarketName): SeatMove => ({ seat: 0, type: 'take', card, hand: 0 });

const describeSide0 = (match: ReturnType<typeof openMatch>) => {
  const { steps, position } = describeMatch(match).sides[0];
  return [steps, position];
};

const positionWith = (card: MarketName, ...turns: (ShortTurn | SeatMove)[]) => ({
  mode: 'advanced' as const,
  market: marketWithCard(card),
  script: [...scriptTaking(card), ...turns],
});

/** Side 0 with two Daredevils on space 5, after taking the second card too. */
const TWO_DAREDEVILS: (ShortTurn | SeatMove)[] = [['sentinel', 'daredevil', 'down'], takeMove('masterplan')];

test('[AA-30] Leader of the Pack: three Daredevils win instead of losing', () => {
  const match = openMatch(positionWith('pack-leader', ...TWO_DAREDEVILS, ['daredevil', 'saboteur', 'down']));
  expect(describeMatch(match).sides[0]).toMatchObject({ steps: 5, inPlay: { daredevil: 3 } });
  expect(match.result).toMatchObject({ winners: [0], reason: 'pack-leader' });
});

test('[AA-30] Leader of the Pack works in the turn of the other side too, and not with two Daredevils', () => {
  const quiet: ShortTurn[] = [['codebreaker', 'enforcer', 'down']];
  const before = openMatch(positionWith('pack-leader', ...TWO_DAREDEVILS, ...quiet));
  expect(before.result).toBeNull();
  const after = openMatch(positionWith('pack-leader', ...TWO_DAREDEVILS, ...quiet, ['daredevil', 'codebreaker', 'up']));
  expect(after.result).toMatchObject({ winners: [0], reason: 'pack-leader' });
});

test('[AA-30] Leader of the Pack does not save the other side', () => {
  const match = openMatch(
    positionWith(
      'pack-leader',
      ['daredevil', 'codebreaker', 'down'],
      { seat: 1, type: 'take', card: 'masterplan', hand: 1 },
      ['saboteur', 'daredevil', 'down'],
      { seat: 1, type: 'take', card: 'security-system', hand: 1 },
      ['daredevil', 'codebreaker', 'down'],
    ),
  );
  expect(describeMatch(match).sides[1].inPlay).toMatchObject({ daredevil: 3 });
  expect(match.result).toMatchObject({ winners: [0], reason: 'daredevils' });
});

/** After these turns side 0 has six names, and no pawn has landed on another market space. */
const SIX_NAMES: ShortTurn[] = [
  ['sentinel', 'codebreaker', 'down'],
  ['sentinel', 'enforcer', 'down'],
  ['codebreaker', 'sidekick', 'down'],
  ['mole', 'daredevil', 'down'],
  ['daredevil', 'enforcer', 'down'],
];

test('[AA-30] [AA-18] Masterplan: seven different names in play win', () => {
  const six = openMatch(positionWith('masterplan', ...SIX_NAMES));
  expect(Object.keys(describeMatch(six).sides[0].inPlay)).toHaveLength(6);
  expect(six.result).toBeNull();
  const another = openMatch(positionWith('masterplan', ...SIX_NAMES, ['daredevil', 'enforcer', 'down']));
  expect(another.result).toBeNull();
  const seven = openMatch(positionWith('masterplan', ...SIX_NAMES, ['double-agent', 'enforcer', 'down']));
  expect(seven.result).toMatchObject({ winners: [0], reason: 'masterplan' });
});

/** Side 1 moves to space 0 in the third turn, in which side 0 lands on space 2. */
const ONTO_HOME_SPACE: ShortTurn[] = [
  ['codebreaker', 'sidekick', 'down'],
  ['daredevil', 'sentinel', 'down'],
  ['daredevil', 'enforcer', 'down'],
];

test('[AA-30] [AA-25] Security System: the other pawn on the own home wins, from the End step of this turn on', () => {
  const match = openMatch({
    mode: 'advanced',
    market: ['security-system', 'masterplan'],
    script: ONTO_HOME_SPACE,
  });
  expect(describeMatch(match).sides.map((side) => side.position)).toEqual([2, 0]);
  playTake(match, 0, 'security-system');
  expect(match.result).toMatchObject({ winners: [0], reason: 'security-system' });
});

test('[AA-30] Security System: without it a visit is free, and its own pawn at home or theirs at theirs is none', () => {
  const match = openMatch({
    mode: 'advanced',
    market: ['security-system', 'masterplan'],
    script: ONTO_HOME_SPACE,
  });
  playTake(match, 0, 'masterplan');
  expect(match.result).toBeNull();
  const own = openMatch(
    positionWith('security-system', ['codebreaker', 'saboteur', 'down'], ['saboteur', 'sentinel', 'down']),
  );
  expect(describeMatch(own).sides.map((side) => side.position)).toEqual([0, 7]);
  expect(own.result).toBeNull();
});

test('[AA-30] [AA-31] Getaway Car: ending on the own home goes three forward', () => {
  const match = openMatch(
    positionWith('getaway-car', ['codebreaker', 'saboteur', 'down'], ['saboteur', 'sentinel', 'down']),
  );
  expect(describeSide0(match)).toEqual([3, 3]);
});

test('[AA-30] [AA-31] Getaway Car: ending on the other home goes three forward, and may catch by it', () => {
  const match = openMatch(
    positionWith('getaway-car', ['enforcer', 'sidekick', 'down'], ['enforcer', 'daredevil', 'down']),
  );
  expect(describeSide0(match)).toEqual([10, 10]);
  expect(describeMatch(match).sides[1].steps).toBe(3);
  expect(match.result).toMatchObject({ winners: [0], reason: 'catch' });
});

test('[AA-31] Getaway Car: passing over a home does nothing', () => {
  const match = openMatch(positionWith('getaway-car', ['sentinel', 'mole', 'down']));
  expect(describeSide0(match)).toEqual([-1, 13]);
});

test('[AA-30] Getaway Car: the pawn of the other side comes home on foot', () => {
  const match = openMatch(
    positionWith('getaway-car', ['saboteur', 'codebreaker', 'down'], ['sentinel', 'enforcer', 'down']),
  );
  expect(describeMatch(match).sides[1]).toMatchObject({ steps: 0, position: 7 });
  expect(describeSide0(match)).toEqual([2, 2]);
});

const NEXT_RECRUITS: readonly (readonly [MarketName, AgentName, readonly number[]])[] = [
  ['watchtower', 'enforcer', [3, 4]],
  ['supercomputer', 'codebreaker', [3, 3]],
  ['distraction-device', 'saboteur', [1, 1, 2]],
  ['sinister-twin', 'double-agent', [-2]],
];

test.each(NEXT_RECRUITS)('[AA-30] %s: every %s recruited moves by %j', (card, agent, moves) => {
  const others: AgentName[] = ['sentinel', 'enforcer', 'sidekick'].filter((name): name is AgentName => name !== agent);
  let steps = 2;
  moves.forEach((by, i) => {
    const turns: (ShortTurn | SeatMove)[] = moves
      .slice(0, i + 1)
      .flatMap((_, n): (ShortTurn | SeatMove)[] =>
        n % 2 === 0 ? [[others[n], agent, 'down']] : [[agent, others[n], 'down']],
      );
    const match = openAfterTaking(card, turns);
    steps += by;
    expect(describeMatch(match).sides[0].steps).toBe(steps);
  });
});

/** Plays the turns. Whenever a pawn lands, the first card that changes no movement is taken. */
function openAfterTaking(card: MarketName, turns: readonly (ShortTurn | SeatMove)[]) {
  const calm: MarketName[] = ['masterplan', 'pack-leader', 'security-system'];
  const tries: (ShortTurn | SeatMove)[] = [];
  for (const turn of turns) {
    tries.push(turn);
    for (;;) {
      const match = openMatch(positionWith(card, ...tries));
      const [landed] = describeMatch(match).landed;
      if (landed === undefined) break;
      const next = calm.find((name) => describeMatch(match).supply.includes(name));
      if (next === undefined) throw new Error('no calm market card is left');
      tries.push({ seat: landed, type: 'take', card: next, hand: landed });
    }
  }
  return openMatch(positionWith(card, ...tries));
}

test('[AA-30] the same agents move the other side as printed', () => {
  const match = openMatch(positionWith('watchtower', ['enforcer', 'codebreaker', 'down']));
  expect(describeMatch(match).sides[1].steps).toBe(1);
  const twin = openMatch(positionWith('sinister-twin', ['double-agent', 'codebreaker', 'down']));
  expect(describeMatch(twin).sides[1].steps).toBe(-1);
});

test('[AA-30] Sinister Twin: the second Double Agent goes twelve forward, and lands before it catches', () => {
  const match = openMatch(
    positionWith('sinister-twin', ['sentinel', 'double-agent', 'down'], ['double-agent', 'enforcer', 'down']),
  );
  expect(describeSide0(match)).toEqual([12, 12]);
  expect([describeMatch(match).phase, match.result]).toEqual(['market', null]);
  playTake(match, 0, 'masterplan');
  expect(match.result).toMatchObject({ winners: [0], reason: 'catch' });
});

test('[AA-31] Watchtower is one movement: only its end space counts', () => {
  // From 1 an Enforcer alone would land on 2.
  const over = openMatch(
    positionWith('watchtower', ['sentinel', 'saboteur', 'down'], ['enforcer', 'sidekick', 'down']),
  );
  expect([describeSide0(over), describeMatch(over).landed]).toEqual([[4, 4], []]);
  const onto = openMatch(positionWith('watchtower', ['sentinel', 'enforcer', 'down']));
  expect([describeSide0(onto), describeMatch(onto).landed]).toEqual([[5, 5], [0]]);
});

test('[AA-31] Supercomputer moves a Codebreaker that would stand still, and so lands', () => {
  const match = openMatch(positionWith('supercomputer', ['sentinel', 'codebreaker', 'down']));
  expect([describeSide0(match), describeMatch(match).landed]).toEqual([[5, 5], [0]]);
});
