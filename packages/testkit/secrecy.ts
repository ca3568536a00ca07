import { type Move, SEATS, type Seat, toldTo, type Viewer } from '@safehouse/contract';
import type { Law } from './order.ts';
import type { Subject } from './subject.ts';
import { legalMoves, type Step, tryMove, walk } from './walk.ts';

/**
 * Secrecy, both ways. Twins are the true state and one redealt from a viewer's view: nothing the viewer meets may tell
 * them apart, now or after the next move, unless that move shows it; and what it shows must stay in the view.
 */
export const twinsLookAlike: Law = {
  name: 'what a viewer may not know never reaches them, and what they were told stays',
  broken(subject, seating, seed) {
    let problem: string | null = null;
    const tried: Move[] = [];
    const viewers: readonly Viewer[] = [...SEATS.slice(0, seating.players), 'spectator'];
    walk(subject, seating, seed, (step) => {
      tried.push(step.move);
      if (problem !== null || step.random.below(4) > 0) return;
      const viewer = viewers[step.random.below(viewers.length)];
      const found = differenceToTwin(subject, step, viewer, tried);
      if (found) problem = `for ${viewer} after ${tried.length - 1} moves: ${found}`;
    });
    return problem;
  },
};

const TWINS = 6;
const LEAST_POSITIONS = 3;

/**
 * A view that opens a secret has twins that copy it, and they look alike for the wrong reason. So every secret of a
 * viewer must come out otherwise in some twin of some position of the match.
 */
export const secretsCouldBeOtherwise: Law = {
  name: 'what is hidden from a viewer could be otherwise',
  broken(subject, seating, seed) {
    const { game } = subject;
    const viewers: readonly Viewer[] = [...SEATS.slice(0, seating.players), 'spectator'];
    const viewer = viewers[seed % viewers.length];
    const fixed = new Map<string, number>();
    const varied = new Set<string>();
    walk(subject, seating, seed, ({ state, random }) => {
      if (random.below(2) > 0) return;
      const view = game.view(state, viewer);
      const twins = Array.from({ length: TWINS }, () => game.redeal(view, random));
      const others = twins.map((twin) => subject.secrets(game.describe(twin), viewer));
      for (const [what, truth] of Object.entries(subject.secrets(game.describe(state), viewer))) {
        if (others.some((other) => other[what] !== truth)) varied.add(what);
        else fixed.set(what, (fixed.get(what) ?? 0) + 1);
      }
    });
    const open = [...fixed].find(([what, positions]) => positions >= LEAST_POSITIONS && !varied.has(what));
    return open ? `${viewer} can tell ${open[0]}` : null;
  },
};

/** A secret that lies in the move itself: another seat is told and shown the same, whichever of them was played. */
export const hiddenMovesLookAlike: Law = {
  name: 'moves that should look alike do',
  broken(subject, seating, seed) {
    let problem: string | null = null;
    walk(subject, seating, seed, ({ state, seat, move }) => {
      const { game, lookAlike } = subject;
      const written = game.write(state, move);
      const twin = legalMoves(subject, state, seat).find(
        (other) => other !== move && lookAlike?.(written, game.write(state, other)),
      );
      if (twin === undefined || problem !== null) return;
      const [one, other] = [move, twin].map((played) => tryMove(subject, state, seat, played, 'alike'));
      for (const viewer of [...SEATS.slice(0, seating.players), 'spectator' as const]) {
        if (viewer === seat) continue;
        const difference = firstDifference([
          ['told', JSON.stringify(toldTo(viewer, one.news)), JSON.stringify(toldTo(viewer, other.news))],
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

function differenceToTwin(
  subject: Subject,
  step: Step,
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
      ['census', census(subject, state), census(subject, twin)],
      ...(viewer === 'spectator' ? [] : movesOf(subject, state, twin, viewer, tried)),
    ]) ?? differenceAfterMove(subject, step, twin, viewer)
  );
}

type Compared = readonly [what: string, real: string, twin: string];

function firstDifference(pairs: readonly Compared[]): string | null {
  const pair = pairs.find(([, real, twin]) => real !== twin);
  return pair ? `${pair[0]}: ${pair[1]} is ${pair[2]} in the twin` : null;
}

function census(subject: Subject, state: object): string {
  return [...subject.census(subject.game.describe(state))].sort().join(' ');
}

/** The seat's own legal moves and the reasons against others. */
function movesOf(
  subject: Subject,
  state: object,
  twin: object,
  seat: Seat,
  tried: readonly Move[],
): Compared[] {
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
function differenceAfterMove(subject: Subject, step: Step, twin: object, viewer: Viewer): string | null {
  const { game } = subject;
  const { state, seat, move } = step;
  if (!legalMoves(subject, twin, seat).includes(move)) return null;
  const real = tryMove(subject, state, seat, move, 'next');
  const other = tryMove(subject, twin, seat, move, 'next');
  const told = [real, other].map(({ news }) => JSON.stringify(toldTo(viewer, news)));
  const seen = [real, other].map(({ after }) => JSON.stringify(game.view(after, viewer)));
  const played = JSON.stringify(game.write(state, move));
  if (told[0] === told[1] && seen[0] !== seen[1]) {
    return `${played} shows what it does not tell: ${seen[0]} is ${seen[1]} in the twin, both told ${told[0]}`;
  }
  const isFresh = toldTo(viewer, real.news).some((fact) => subject.isFreshStart?.(fact));
  if (told[0] !== told[1] && seen[0] === seen[1] && !isFresh) {
    return `${played} tells what is forgotten at once: ${told[0]}, ${told[1]} in the twin, both see ${seen[0]}`;
  }
  return null;
}
