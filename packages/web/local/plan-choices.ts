import {
  type Chance,
  FIRST_RULES_VERSION,
  factsFor,
  type Game,
  MoveList,
  type Random,
  type ScopedFact,
  SEATS,
  type Seat,
  unrecordedChance,
  type WrittenMove,
} from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { randomSource } from './bot-moves.ts';
import type { PlanChoices, RequestParams } from './worker-messages.ts';

type PlanStep = RequestParams<'planChoices'>['line'][number];

const SAMPLES = 300;
/** The time limit for all samples: in games with slow moves fewer samples are enough. */
const MAX_MS = 1500;
/** A sample in which the player's next turn takes longer to come is discarded. */
const MAX_MOVES = 200;
const MAX_OUTCOMES = 40;
const MAX_REPLIES = 80;

/** A possible start of the player's next turn: the facts reported since, and the legal moves, both as JSON. */
interface TurnStart {
  readonly facts: ReadonlySet<string>;
  readonly legal: readonly string[];
}

/**
 * What can be planned after these steps, the most frequent first. Computed from the player's own view alone: hidden
 * information is redealt at random for every sample, and the others move at random.
 */
export async function planChoices({
  game,
  rules = FIRST_RULES_VERSION,
  ...position
}: RequestParams<'planChoices'>): Promise<PlanChoices> {
  const module = await loadGame(game, rules);
  if (!module) return { replies: [], outcomes: [] };
  const random = randomSource();
  const simulation = new Simulation(module.rules, SEATS[position.seat], random);
  const starts: TurnStart[] = [];
  const until = performance.now() + MAX_MS;
  for (let i = 0; i < SAMPLES && performance.now() < until; i++) {
    const start = simulation.play(module.rules.redeal(position.view, random), position.line);
    if (start) starts.push(start);
  }
  return choicesOf(starts);
}

/** Leaves out facts that occur in every sample: they are covered by "whatever happens". */
function choicesOf(starts: readonly TurnStart[]): PlanChoices {
  const facts = byFrequency(starts.flatMap((start) => [...start.facts]));
  const distinctive = facts.filter(({ count }) => count < starts.length).slice(0, MAX_OUTCOMES);
  return {
    replies: repliesIn(starts),
    outcomes: distinctive.map(({ value }) => ({
      fact: JSON.parse(value),
      replies: repliesIn(starts.filter((start) => start.facts.has(value))),
    })),
  };
}

function repliesIn(starts: readonly TurnStart[]): WrittenMove[] {
  return byFrequency(starts.flatMap(({ legal }) => legal))
    .slice(0, MAX_REPLIES)
    .map(({ value }) => JSON.parse(value));
}

function byFrequency(values: readonly string[]): { readonly value: string; readonly count: number }[] {
  return [...Map.groupBy(values, (value) => value)]
    .map(([value, same]) => ({ value, count: same.length }))
    .toSorted((a, b) => b.count - a.count);
}

class Simulation {
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #chance: Chance;
  readonly #moves = new MoveList();

  constructor(game: Game, seat: Seat, random: Random) {
    this.#game = game;
    this.#seat = seat;
    this.#random = random;
    this.#chance = unrecordedChance(random);
  }

  /** The turn after these steps; null if they do not fit this deal, or no such turn follows. */
  play(state: object, line: readonly PlanStep[]): TurnStart | null {
    let start = this.#playToTurn(state);
    for (const { when, move } of line) {
      const isLegal = start?.legal.includes(JSON.stringify(move)) ?? false;
      if (!start || !isLegal || (when && !start.facts.has(JSON.stringify(when)))) return null;
      const parsed = this.#game.parseMove(state, move);
      if (parsed === null) return null;
      this.#game.play(state, this.#seat, parsed, this.#chance, null);
      start = this.#playToTurn(state);
    }
    return start;
  }

  #playToTurn(state: object): TurnStart | null {
    const facts: ScopedFact[] = [];
    for (let moves = 0; moves < MAX_MOVES && this.#game.result(state) === null; moves++) {
      const seats = this.#game.toAct(state);
      if (seats.includes(this.#seat)) {
        const told = factsFor(this.#seat, facts).map((fact) => JSON.stringify(fact));
        return { facts: new Set(told), legal: this.#legal(state) };
      }
      this.#playAtRandom(state, seats[this.#random.below(seats.length)], facts);
    }
    return null;
  }

  #legal(state: object): string[] {
    this.#moves.clear();
    this.#game.legal(state, this.#seat, this.#moves);
    return this.#moves.toArray().map((move) => JSON.stringify(this.#game.writeMove(state, move)));
  }

  #playAtRandom(state: object, seat: Seat, facts: ScopedFact[]): void {
    this.#moves.clear();
    this.#game.legal(state, seat, this.#moves);
    const move = this.#moves.at(this.#random.below(this.#moves.length));
    this.#game.play(state, seat, move, this.#chance, facts);
  }
}
