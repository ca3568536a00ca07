import {
  Deal,
  factsFor,
  type Game,
  type Move,
  quickRandom,
  type Random,
  type ScopedFact,
  SEATS,
  type Seat,
  unrecordedChance,
  type Viewer,
} from '@safehouse/contract';
import { createState, legalMoves, playRandomMatch } from './random-match.ts';
import type { Law } from './rule-laws.ts';
import { type Secrets, traitsMissing } from './secret-traits.ts';
import type { MatchSetup, TestedGame } from './tested-game.ts';

/** Moves to play after the tested one: views often forget a fact only later. */
const MAX_MOVES_AFTER = 2;
const WINDOWS_PER_MATCH = 3;
const FIRST_SAMPLE = { worlds: 40, attempts: 240 } as const;
/** Used when the samples differ, because rare secrets need larger ones. */
const LARGER_SAMPLES = [
  { worlds: 160, attempts: 3000 },
  { worlds: 1000, attempts: 20_000 },
] as const;
/** If fewer of the requested worlds are found, no conclusion is drawn. */
const MIN_SHARE = 0.5;

/**
 * Samples the possible worlds in two ways. The first samples states from the view of some moves ago, replays the moves,
 * and keeps a state if it gives the viewer the same facts as the match did. The second samples states from the current
 * view. If a secret is frequent in one sample and absent from the other, the view has forgotten or invented something.
 */
export const viewsRecallWhatWasTold: Law = {
  name: 'a view knows what it knew before, and what has been told since',
  everyNthMatch: 20,
  findViolation(subject, setup, seed) {
    const random = quickRandom(seed + 0.5);
    const moves = playedMoves(subject, setup, seed);
    for (let i = 0; i < WINDOWS_PER_MATCH; i++) {
      const at = pickMove(moves, random);
      const start = Math.max(0, at - random.below(2));
      const window = openWindow(subject, setup, {
        seed,
        viewer: pickViewer(moves[at], setup, random),
        before: moves.slice(0, start),
        moves: moves.slice(start, at + 1 + random.below(MAX_MOVES_AFTER + 1)),
      });
      const problem = findDifference(subject, window, random);
      if (problem) return `for ${window.viewer} from move ${start}: ${problem}`;
    }
    return null;
  },
};

interface PlayedMove {
  readonly seat: Seat;
  readonly move: Move;
  readonly facts: readonly ScopedFact[];
}

/** The moves of a random match with their facts. */
function playedMoves(subject: TestedGame, setup: MatchSetup, seed: number): PlayedMove[] {
  const { game } = subject;
  const { moves } = playRandomMatch(subject, setup, seed, () => {});
  const deal = new Deal(String(seed));
  const state = createState(game, setup, deal);
  return moves.map(({ seat, move }) => {
    const facts: ScopedFact[] = [];
    game.play(state, seat, move, deal, facts);
    return { seat, move, facts };
  });
}

/** Moves with rare facts are picked as often as moves with common ones. */
function pickMove(moves: readonly PlayedMove[], random: Random): number {
  const kinds = Map.groupBy(moves.keys(), (i) => moves[i].facts.map(({ fact }) => fact.type).join());
  const kind = [...kinds.values()][random.below(kinds.size)];
  return kind[random.below(kind.length)];
}

/** Often a viewer who was told a secret. */
function pickViewer({ facts }: PlayedMove, { players }: MatchSetup, random: Random): Viewer {
  const told = facts.flatMap((scoped) => (scoped.type === 'secret' ? scoped.knownTo : []));
  if (told.length > 0 && random.below(2) === 0) return told[random.below(told.length)];
  const seat = random.below(players + 1);
  return seat === players ? 'spectator' : SEATS[seat];
}

interface WindowPlan {
  readonly seed: number;
  readonly viewer: Viewer;
  readonly before: readonly PlayedMove[];
  readonly moves: readonly PlayedMove[];
}

interface RecallWindow {
  readonly viewer: Viewer;
  readonly startView: object;
  readonly moves: readonly ToldMove[];
  readonly endView: object;
}

interface ToldMove {
  readonly seat: Seat;
  readonly move: Move;
  readonly written: string;
  /** The facts of the move as the viewer was told them, as JSON. */
  readonly told: string;
}

/** Replays the match and records the viewer's views and facts in the window. */
function openWindow({ game }: TestedGame, setup: MatchSetup, plan: WindowPlan): RecallWindow {
  const { viewer, before, moves } = plan;
  const deal = new Deal(String(plan.seed));
  const state = createState(game, setup, deal);
  for (const { seat, move } of before) game.play(state, seat, move, deal, null);
  const startView = throughJson(game.view(state, viewer));
  const played = moves.map(({ seat, move, facts }) => {
    const written = JSON.stringify(game.writeMove(state, move));
    game.play(state, seat, move, deal, null);
    return { seat, move, written, told: JSON.stringify(factsFor(viewer, facts)) };
  });
  return { viewer, startView, moves: played, endView: throughJson(game.view(state, viewer)) };
}

function throughJson(view: object): object {
  return JSON.parse(JSON.stringify(view));
}

/** Samples states in one of the two ways, and returns their secrets. */
type Sampler = (size: SampleSize) => Secrets[];

interface SampleSize {
  readonly worlds: number;
  readonly attempts: number;
}

function findDifference(subject: TestedGame, window: RecallWindow, random: Random): string | null {
  const fromStart = sampler(subject, window.viewer, () => replayInSample(subject, window, random));
  const fromEnd = sampler(subject, window.viewer, () => subject.game.redeal(window.endView, random));
  const [before, now] = [fromStart(FIRST_SAMPLE), fromEnd(FIRST_SAMPLE)];
  if (Math.min(before.length, now.length) < MIN_SHARE * FIRST_SAMPLE.worlds) return null;
  const moves = window.moves.map(({ seat, written }) => `${seat} ${written}`).join(', ');
  const forgotten = traitNeverFound(traitsMissing(now, before), now, fromStart);
  if (forgotten) return `after ${moves} the view allows "${forgotten}", which earlier views and facts rule out`;
  const invented = traitNeverFound(traitsMissing(before, now), before, fromEnd);
  return invented ? `after ${moves} the view rules out "${invented}", which earlier views and facts allow` : null;
}

/** One of the suspected traits that even the larger samples do not contain. */
function traitNeverFound(suspects: readonly string[], sample: readonly Secrets[], other: Sampler): string | null {
  let left = suspects;
  for (const size of LARGER_SAMPLES) {
    if (left.length === 0) return null;
    const more = other(size);
    if (more.length < MIN_SHARE * size.worlds) return null;
    const missing = new Set(traitsMissing(sample, more));
    left = left.filter((trait) => missing.has(trait));
  }
  return left[0] ?? null;
}

function sampler({ game, secrets }: TestedGame, viewer: Viewer, sample: () => object | null): Sampler {
  return ({ worlds, attempts }) => {
    const found: Secrets[] = [];
    for (let i = 0; i < attempts && found.length < worlds; i++) {
      const world = sample();
      if (world) found.push(secrets(game.describe(world), viewer));
    }
    return found;
  };
}

/** A sampled state that gives the viewer the same facts during the window; null if this sample does not. */
function replayInSample(
  { game }: TestedGame,
  { startView, moves, viewer }: RecallWindow,
  random: Random,
): object | null {
  let world = game.redeal(startView, random);
  for (const { seat, move, told } of moves) {
    const legal = legalMoves(game, world, seat);
    // A move of another seat may be hidden: any move with the same facts for the viewer could have been the real one.
    const guess = legal[random.below(legal.length)];
    const options = seat === viewer || random.below(2) === 0 ? [move] : [guess, move];
    const next = options.flatMap((option) => (legal.includes(option) ? [afterMove(game, world, seat, option)] : []));
    const alike = next.find(({ facts }) => JSON.stringify(factsFor(viewer, facts)) === told);
    if (!alike) return null;
    world = alike.after;
  }
  return world;

  function afterMove(game: Game, before: object, seat: Seat, option: Move) {
    const after = game.clone(before);
    const facts: ScopedFact[] = [];
    // Shuffles during the window are random too, because their outcome is as unknown as that of earlier ones.
    game.play(after, seat, option, unrecordedChance(random), facts);
    return { after, facts };
  }
}
