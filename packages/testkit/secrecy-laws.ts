import { factsFor, type Game, type Move, SEATS, type Seat, type Viewer } from '@safehouse/contract';
import { legalMoves, type PendingMove, playOnCopy, playRandomMatch } from './random-match.ts';
import type { Law } from './rule-laws.ts';
import type { TestedGame } from './tested-game.ts';

/**
 * Compares the real state with one sampled from a viewer's view. The viewer must not be able to tell them apart, now or
 * after the next move, unless a fact of that move reveals the difference; then the view must show it too.
 */
export const viewsLeakNothing: Law = {
  name: 'a viewer gets nothing hidden, and the view keeps what facts revealed',
  findViolation(subject, setup, seed) {
    let problem: string | null = null;
    const played: Move[] = [];
    const viewers: readonly Viewer[] = [...SEATS.slice(0, setup.players), 'spectator'];
    playRandomMatch(subject, setup, seed, (pending) => {
      played.push(pending.move);
      if (problem !== null || pending.random.below(4) > 0) return;
      const viewer = viewers[pending.random.below(viewers.length)];
      const difference = differenceToSampledWorld(subject, pending, viewer, played);
      if (difference) problem = `for ${viewer} after ${played.length - 1} moves: ${difference}`;
    });
    return problem;
  },
};

const WORLDS_PER_POSITION = 6;
const MIN_POSITIONS = 3;

/**
 * If a view leaked a secret, `redeal` would copy it and the states would look the same. So every secret of a viewer must
 * differ in some sampled state of some position of the match.
 */
export const secretsVaryAcrossWorlds: Law = {
  name: 'what is hidden from a viewer differs between sampled states',
  findViolation(subject, setup, seed) {
    const { game } = subject;
    const viewers: readonly Viewer[] = [...SEATS.slice(0, setup.players), 'spectator'];
    const viewer = viewers[seed % viewers.length];
    const fixed = new Map<string, number>();
    const varied = new Set<string>();
    playRandomMatch(subject, setup, seed, ({ state, random }) => {
      if (random.below(2) > 0) return;
      const view = game.view(state, viewer);
      const worlds = Array.from({ length: WORLDS_PER_POSITION }, () => game.redeal(view, random));
      const sampled = worlds.map((world) => subject.secrets(game.describe(world), viewer));
      for (const [name, secret] of Object.entries(subject.secrets(game.describe(state), viewer))) {
        if (sampled.some((secrets) => secrets[name] !== secret)) varied.add(name);
        else fixed.set(name, (fixed.get(name) ?? 0) + 1);
      }
    });
    const leaked = [...fixed].find(([name, positions]) => positions >= MIN_POSITIONS && !varied.has(name));
    return leaked ? `${viewer} can infer ${leaked[0]}` : null;
  },
};

/** If the move itself is secret, others get the same facts and view whichever possible move was played. */
export const hiddenMovesAreIndistinguishable: Law = {
  name: 'moves that must look the same do',
  findViolation(subject, setup, seed) {
    let problem: string | null = null;
    playRandomMatch(subject, setup, seed, ({ state, seat, move }) => {
      const { game, isIndistinguishable } = subject;
      const written = game.writeMove(state, move);
      const alternative = legalMoves(game, state, seat).find(
        (other) => other !== move && isIndistinguishable?.(written, game.writeMove(state, other)),
      );
      if (alternative === undefined || problem !== null) return;
      const [first, second] = [move, alternative].map((played) =>
        playOnCopy(game, { state, seat, move: played }, 'alike'),
      );
      for (const viewer of [...SEATS.slice(0, setup.players), 'spectator' as const]) {
        if (viewer === seat) continue;
        const difference = firstDifference([
          ['facts', JSON.stringify(factsFor(viewer, first.facts)), JSON.stringify(factsFor(viewer, second.facts))],
          ['view', JSON.stringify(game.view(first.after, viewer)), JSON.stringify(game.view(second.after, viewer))],
        ]);
        if (difference) problem ??= `${viewer} can recognize ${JSON.stringify(written)}: ${difference}`;
      }
    });
    return problem;
  },
};

function differenceToSampledWorld(
  subject: TestedGame,
  pending: PendingMove,
  viewer: Viewer,
  played: readonly Move[],
): string | null {
  const { game } = subject;
  const { state, random } = pending;
  const view = game.view(state, viewer);
  // Bots and browsers get the view as JSON.
  const sampled = game.redeal(JSON.parse(JSON.stringify(view)), random);
  return (
    firstDifference([
      ['view', JSON.stringify(view), JSON.stringify(game.view(sampled, viewer))],
      ['seats to act', String(game.toAct(state)), String(game.toAct(sampled))],
      ['result', JSON.stringify(game.result(state)), JSON.stringify(game.result(sampled))],
      ['inventory', inventoryText(subject, state), inventoryText(subject, sampled)],
      ...(viewer === 'spectator' ? [] : compareMoves(game, [state, sampled], viewer, played)),
    ]) ?? differenceAfterMove(subject, pending, sampled, viewer)
  );
}

type ComparedValue = readonly [name: string, real: string, sampled: string];

function firstDifference(pairs: readonly ComparedValue[]): string | null {
  const pair = pairs.find(([, real, sampled]) => real !== sampled);
  return pair ? `${pair[0]}: ${pair[1]} is ${pair[2]} in the sampled state` : null;
}

function inventoryText(subject: TestedGame, state: object): string {
  return [...subject.inventory(subject.game.describe(state))].sort().join(' ');
}

/** The seat's legal moves, and the refusals of some others. */
function compareMoves(
  game: Game,
  [real, sampled]: readonly [real: object, sampled: object],
  seat: Seat,
  played: readonly Move[],
): ComparedValue[] {
  const legal = legalMoves(game, real, seat);
  const illegal = played.filter((move) => !legal.includes(move)).slice(-20);
  const refusals = (state: object) => JSON.stringify(illegal.map((move) => game.whyNot(state, seat, move)));
  return [
    ['legal moves', String(legal), String(legalMoves(game, sampled, seat))],
    ['refusals', refusals(real), refusals(sampled)],
  ];
}

/** Plays the real next move in both states, if it is legal in both, and compares the viewer's facts and views. */
function differenceAfterMove(
  subject: TestedGame,
  pending: PendingMove,
  sampled: object,
  viewer: Viewer,
): string | null {
  const { game } = subject;
  const { state, seat, move } = pending;
  if (!legalMoves(game, sampled, seat).includes(move)) return null;
  const outcomes = [state, sampled].map((before) => playOnCopy(game, { state: before, seat, move }, 'next'));
  const [facts, sampledFacts] = outcomes.map((outcome) => JSON.stringify(factsFor(viewer, outcome.facts)));
  const [view, sampledView] = outcomes.map(({ after }) => JSON.stringify(game.view(after, viewer)));
  const played = JSON.stringify(game.writeMove(state, move));
  if (facts === sampledFacts && view !== sampledView) {
    return `${played}: views differ but facts do not: ${view} is ${sampledView} in the sampled state, facts ${facts}`;
  }
  const isFreshStart = factsFor(viewer, outcomes[0].facts).some((fact) => subject.isFreshStart?.(fact));
  if (facts !== sampledFacts && view === sampledView && !isFreshStart) {
    return `${played}: facts differ but views do not: ${facts} is ${sampledFacts} in the sampled state, view ${view}`;
  }
  return null;
}
