import { Match, quickRandom, type Seat } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { translations as en, type GameTranslations } from '../../locales/en.ts';
import type { Fact } from '../../rules/facts.ts';
import { agentAvenue } from '../../rules/index.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { nextIcon, otherSide, sideOfSeat } from '../board/view-queries.ts';
import { hintReason } from './hint-reason.ts';

const LOCALES = import.meta.glob<GameTranslations>('../../locales/??.ts', {
  eager: true,
  import: 'translations',
});

interface Setup {
  readonly players: number;
  readonly mode: 'simple' | 'advanced';
}

const PAIR: Setup = { players: 2, mode: 'simple' };
const ADVANCED: Setup = { players: 2, mode: 'advanced' };
const TEAMS: Setup = { players: 4, mode: 'advanced' };
const SEEDS = Array.from({ length: 60 }, (_, i) => i);

interface LegalChoice {
  readonly move: AgentAvenueMove;
  readonly view: View;
  readonly seat: Seat;
  /** Plays the move in the same match, then the first legal moves of some types; returns the facts. */
  readonly play: (...further: readonly AgentAvenueMove['type'][]) => readonly Fact[];
}

function openMatch(seed: number, { players, mode }: Setup): Match {
  const names = ['a', 'b', 'c', 'd'].slice(0, players);
  const header = { format: 1, game: 'agent-avenue', players: names, seed: String(seed), options: { mode }, moves: [] };
  const opened = Match.open(agentAvenue as never, header);
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.match;
}

function playMove(match: Match, seat: Seat, move: AgentAvenueMove): readonly Fact[] {
  const played = match.play(seat, move);
  if (!played.ok) throw new Error('refused');
  return played.facts.map(({ fact }) => fact as Fact);
}

/** Every legal move of a random match, with the view of its seat. */
function* legalMovesOfRandomMatch(seed: number, setup = PAIR): Generator<LegalChoice> {
  const random = quickRandom(seed);
  const match = openMatch(seed, setup);
  const record: { readonly seat: Seat; readonly move: AgentAvenueMove }[] = [];
  while (!match.result) {
    const seat = match.toAct[random.below(match.toAct.length)];
    const view = agentAvenue.view(match.state as never, seat);
    const legal = match.legal(seat) as AgentAvenueMove[];
    const before = [...record];
    for (const move of legal) {
      const play = (...further: readonly AgentAvenueMove['type'][]) => {
        const again = openMatch(seed, setup);
        for (const past of before) playMove(again, past.seat, past.move);
        const facts = [...playMove(again, seat, move)];
        const voted = new Set<Seat>();
        for (const type of further) {
          const next = again.toAct.find((other) => type !== 'recruit' || !voted.has(other)) ?? seat;
          if (type === 'recruit') voted.add(next);
          const chosen = (again.legal(next) as AgentAvenueMove[]).find((other) => other.type === type);
          if (chosen) facts.push(...playMove(again, next, chosen));
        }
        return facts;
      };
      yield { move, view, seat, play };
    }
    const move = legal[random.below(legal.length)];
    record.push({ seat, move });
    match.play(seat, move);
  }
}

test.each(Object.entries(LOCALES))('in %s every reason is a short whole sentence', (_, translations) => {
  for (const setup of [PAIR, ADVANCED, TEAMS]) {
    for (const { move, view, seat } of SEEDS.slice(0, 8).flatMap((seed) => [...legalMovesOfRandomMatch(seed, setup)])) {
      const reason = hintReason(move, view, seat, translations);
      expect(reason).toMatch(/^\p{Lu}((?!undefined|NaN|null|#).)+\.$/u);
      expect(reason?.length).toBeLessThan(125);
    }
  }
});

test('every kind of move has a reason in every mode', () => {
  const kinds = new Set<string>();
  for (const { move, view, seat } of SEEDS.flatMap((seed) => [...legalMovesOfRandomMatch(seed, TEAMS)])) {
    expect(hintReason(move, view, seat, en)).not.toBeNull();
    kinds.add(move.type);
  }
  expect([...kinds].sort()).toEqual(['follow', 'lead', 'recruit', 'resolve', 'swap', 'take']);
});

/** Texts that consist of the numbers of a reason. */
const NUMBERS: GameTranslations = {
  ...en,
  forward: (n) => String(n),
  back: (n) => String(-n),
  stay: '0',
  why: {
    ...en.why,
    lead: (theirs) => `steps ${theirs}`,
    effect: (steps) => `steps ${steps}`,
    takeBack: (steps) => `again ${steps}`,
    mindControl: (_, after) => `left ${after}`,
  },
};

/** How far the first move of a side's pawn goes; 0 if it does not move. */
function firstSteps(facts: readonly Fact[], side: number): number {
  const moved = facts.find((fact) => fact.type === 'moved' && fact.side === side);
  return moved?.type === 'moved' ? moved.by : 0;
}

test('a market card and the agent chosen for it move the pawn as far as the reason says', () => {
  const kinds = new Set<string>();
  for (const { move, view, seat, play } of SEEDS.flatMap((seed) => [...legalMovesOfRandomMatch(seed, ADVANCED)])) {
    const [kind, steps] = hintReason(move, view, seat, NUMBERS)?.split(' ') ?? [];
    const isAgain = move.type === 'resolve' && kind === 'again';
    if ((kind !== 'steps' && !isAgain) || Number.isNaN(Number(steps))) continue;
    if (isAgain) {
      const { agent } = move;
      const facts = play('resolve');
      if (!facts.some((fact) => fact.type === 'recruited' && fact.agent === agent)) continue;
      expect(firstSteps(facts, sideOfSeat(view, seat))).toBe(Number(steps));
    } else expect(firstSteps(play(), sideOfSeat(view, seat))).toBe(Number(steps));
    kinds.add(move.type === 'take' ? move.card : `${view.resolving?.card} ${kind}`);
  }
  expect([...kinds].sort()).toEqual([
    'double-trouble steps',
    'outpost',
    'secret-recruit steps',
    'spycation again',
    'spycation steps',
    'surveillance-truck',
  ]);
});

test('a card without effect is called so, and no other', () => {
  const seen = new Set<boolean>();
  for (const { move, view, seat, play } of SEEDS.flatMap((seed) => [...legalMovesOfRandomMatch(seed, ADVANCED)])) {
    if (move.type !== 'take') continue;
    const hasNoEffect = play().some((fact) => fact.type === 'no-effect' && fact.card === move.card);
    expect(hintReason(move, view, seat, en) === en.why.noEffect).toBe(hasNoEffect);
    seen.add(hasNoEffect);
  }
  expect(seen.size).toBe(2);
});

test('the other side keeps as many agents after Mind Control as the reason says', () => {
  let checked = 0;
  for (const { move, view, seat, play } of SEEDS.flatMap((seed) => [...legalMovesOfRandomMatch(seed, ADVANCED)])) {
    const [kind, left] = hintReason(move, view, seat, NUMBERS)?.split(' ') ?? [];
    if (move.type !== 'resolve' || kind !== 'left' || move.agent === null) continue;
    const rival = otherSide(sideOfSeat(view, seat));
    const taken = play().filter((fact) => fact.type === 'to-hand' && fact.from === rival && fact.agent === move.agent);
    expect((view.sides[rival].inPlay[move.agent] ?? 0) - taken.length).toBe(Number(left));
    checked++;
  }
  expect(checked).toBeGreaterThan(5);
});

test('an open card of a team moves the other side as far as the reason says', () => {
  let checked = 0;
  for (const { move, view, seat, play } of SEEDS.slice(0, 10).flatMap((seed) => [
    ...legalMovesOfRandomMatch(seed, TEAMS),
  ])) {
    const [, steps] = hintReason(move, view, seat, NUMBERS)?.split(' ') ?? [];
    if (move.type !== 'lead' || Number.isNaN(Number(steps))) continue;
    // Both members of the other side choose the open card, which is the first choice.
    const facts = play('follow', 'recruit', 'recruit');
    if (!facts.some((fact) => fact.type === 'picked' && fact.card === 'up')) continue;
    expect(firstSteps(facts, otherSide(sideOfSeat(view, seat)))).toBe(Number(steps));
    checked++;
  }
  expect(checked).toBeGreaterThan(50);
});

test('a hint to take the card that would win for the other side says so', () => {
  const seen = new Set<boolean>();
  for (let seed = 0; seed < 40; seed++) {
    for (const { move, view, seat } of legalMovesOfRandomMatch(seed)) {
      if (move.type !== 'recruit' || move.card !== 'up' || !view.offer) continue;
      const isDenied = nextIcon(view.sides[otherSide(sideOfSeat(view, seat))], view.offer.up) === 'win';
      expect(hintReason(move, view, seat, en) === en.why.denyWin).toBe(isDenied);
      seen.add(isDenied);
    }
  }
  expect(seen.size).toBe(2);
});
