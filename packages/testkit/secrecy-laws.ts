import { factsFor, type Move, SEATS, type Seat, type Viewer } from '@safehouse/contract';
import { legalMoves, type PendingMove, playOnCopy, playRandomMatch } from './random-match.ts';
import type { Law } from './rule-laws.ts';
import type { TestedGame } from './tested-game.ts';

/**
 * Secrecy, both ways. Twins are the true state and one redealt from a viewer's view: nothing the viewer meets may tell
 * them apart, now or after the next move, unless that move shows it; and what it shows must stay in the view.
 */
export const viewsLeakNothing: Law = {
  name: 'what a viewer may not know never reaches them, and what they were told stays',
  findViolation(subject, seating, seed) {
    let problem: string | null = null;
    const tried: Move[] = [];
    const viewers: readonly Viewer[] = [...SEATS.slice(0, seating.players), 'spectator'];
    playRandomMatch(subject, seating, seed, (step) => {
      tried.push(step.move);
      if (problem !== null || step.random.below(4) > 0) return;
      const viewer = viewers[step.random.below(viewers.length)];
      const found = differenceToSampledWorld(subject, step, viewer, tried);
      if (found) problem = `for ${viewer} after ${tried.length - 1} moves: ${found}`;
    });
    return problem;
  },
};

const WORLDS_PER_POSITION = 6;
const MIN_POSITIONS = 3;

/**
 * A view that opens a secret has twins that copy it, and they look alike for the wrong reason. So every secret of a
 * viewer must come out otherwise in some twin of some position of the match.
 */
export const secretsVaryAcrossWorlds: Law = {
  name: 'what is hidden from a viewer could be otherwise',
  findViolation(subject, seating, seed) {
    const { game } = subject;
    const viewers: readonly Viewer[] = [...SEATS.slice(0, seating.players), 'spectator'];
    const viewer = viewers[seed % viewers.length];
    const fixed = new Map<string, number>();
    const varied = new Set<string>();
    playRandomMatch(subject, seating, seed, ({ state, random }) => {
      if (random.below(2) > 0) return;
      const view = game.view(state, viewer);
      const twins = Array.from({ length: WORLDS_PER_POSITION }, () => game.redeal(view, random));
      const others = twins.map((twin) => subject.secrets(game.describe(twin), viewer));
      for (const [what, truth] of Object.entries(subject.secrets(game.describe(state), viewer))) {
        if (others.some((other) => other[what] !== truth)) varied.add(what);
        else fixed.set(what, (fixed.get(what) ?? 0) + 1);
      }
    });
    const open = [...fixed].find(([what, positions]) => positions >= MIN_POSITIONS && !varied.has(what));
    return open ? `${viewer} can tell ${open[0]}` : null;
  },
};

/** A secret that lies in the move itself: another seat is told and shown the same, whichever of them was played. */
export const hiddenMovesAreIndistinguishable: Law = {
  name: 'moves that should look alike do',
  findViolation(subject, seating, seed) {
    let problem: string | null = null;
    playRandomMatch(subject, seating, seed, ({ state, seat, move }) => {
      const { game, isIndistinguishable } = subject;
      const written = game.writeMove(state, move);
      const twin = legalMoves(subject, state, seat).find(
        (other) => other !== move && isIndistinguishable?.(written, game.writeMove(state, other)),
      );
      if (twin === undefined || problem !== null) return;
      const [one, other] = [move, twin].map((played) => playOnCopy(subject, state, seat, played, 'alike'));
      for (const viewer of [...SEATS.slice(0, seating.players), 'spectator' as const]) {
        if (viewer === seat) continue;
        const difference = firstDifference([
          ['told', JSON.stringify(factsFor(viewer, one.news)), JSON.stringify(factsFor(viewer, other.news))],
          [
            'view',
            JSON.stringify(game.view(one.after, viewer)),
            JSON.stringify(game.view(other.after, viewer)),
          ],
        ]);
        if (difference) problem ??= `${viewer} can tell ${JSON.stringify(written)} apart: ${difference}`;
      }
    });
    return problem;
  },
};

function differenceToSampledWorld(
  subject: TestedGame,
  step: PendingMove,
  viewer: Viewer,
  tried: readonly Move[],
): string | null {
  const { game } = subject;
  const { state, random } = step;
  const view = game.view(state, viewer);
  // A view must survive the wire: bots and browsers redeal from what JSON brings them.
  const twin = game.redeal(JSON.parse(JSON.stringify(view)), random);
  return (
    firstDifference([
      ['view', JSON.stringify(view), JSON.stringify(game.view(twin, viewer))],
      ['seats to act', String(game.toAct(state)), String(game.toAct(twin))],
      ['result', JSON.stringify(game.result(state)), JSON.stringify(game.result(twin))],
      ['census', inventoryText(subject, state), inventoryText(subject, twin)],
      ...(viewer === 'spectator' ? [] : compareMoves(subject, state, twin, viewer, tried)),
    ]) ?? differenceAfterMove(subject, step, twin, viewer)
  );
}

type ComparedValue = readonly [what: string, real: string, twin: string];

function firstDifference(pairs: readonly ComparedValue[]): string | null {
  const pair = pairs.find(([, real, twin]) => real !== twin);
  return pair ? `${pair[0]}: ${pair[1]} is ${pair[2]} in the twin` : null;
}

function inventoryText(subject: TestedGame, state: object): string {
  return [...subject.inventory(subject.game.describe(state))].sort().join(' ');
}

/** The seat's own legal moves and the reasons against others. */
function compareMoves(
  subject: TestedGame,
  state: object,
  twin: object,
  seat: Seat,
  tried: readonly Move[],
): ComparedValue[] {
  const { game } = subject;
  const legal = legalMoves(subject, state, seat);
  const others = tried.filter((move) => !legal.includes(move)).slice(-20);
  const reasons = (of: object) => JSON.stringify(others.map((move) => game.whyNot(of, seat, move)));
  return [
    ['legal moves', String(legal), String(legalMoves(subject, twin, seat))],
    ['refusals', reasons(state), reasons(twin)],
  ];
}

/** Plays the real next move in both, where the twin allows it, and compares what the viewer is told with what they see. */
function differenceAfterMove(
  subject: TestedGame,
  step: PendingMove,
  twin: object,
  viewer: Viewer,
): string | null {
  const { game } = subject;
  const { state, seat, move } = step;
  if (!legalMoves(subject, twin, seat).includes(move)) return null;
  const real = playOnCopy(subject, state, seat, move, 'next');
  const other = playOnCopy(subject, twin, seat, move, 'next');
  const told = [real, other].map(({ news }) => JSON.stringify(factsFor(viewer, news)));
  const seen = [real, other].map(({ after }) => JSON.stringify(game.view(after, viewer)));
  const played = JSON.stringify(game.writeMove(state, move));
  if (told[0] === told[1] && seen[0] !== seen[1]) {
    return `${played} shows what it does not tell: ${seen[0]} is ${seen[1]} in the twin, both told ${told[0]}`;
  }
  const isFresh = factsFor(viewer, real.news).some((fact) => subject.isFreshStart?.(fact));
  if (told[0] !== told[1] && seen[0] === seen[1] && !isFresh) {
    return `${played} tells what is forgotten at once: ${told[0]}, ${told[1]} in the twin, both see ${seen[0]}`;
  }
  return null;
}
