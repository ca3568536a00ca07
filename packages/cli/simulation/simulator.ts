import { runMatch } from '@safehouse/bots';
import { hashText, quickDeal, quickStream } from '@safehouse/contract';
import { type GameSetup, parseGameSetup } from '../game-setup.ts';
import { RecordWriter } from './record-writer.ts';

/** A series of matches, as it is passed to a thread. */
export interface SimulationJob {
  readonly game: string | undefined;
  /** JSON. */
  readonly options: string;
  readonly rules: string | undefined;
  readonly names: readonly string[];
  readonly seed: string;
  readonly maxMoves: number;
  readonly output: 'records' | 'summary';
}

/** Consecutive matches of a series, played by one thread. */
export interface SimulationRange {
  readonly from: number;
  readonly count: number;
}

export interface SimulationOutcome {
  readonly games: number;
  readonly unfinished: number;
  /** By seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly moves: number;
  /** One record per line; empty if none are requested. */
  readonly records: string;
}

const PLAYERS_STREAM = hashText('players');

/** Plays matches by their number in the series, with the same result in any thread and any order. */
export class Simulator {
  readonly #setup: GameSetup;
  readonly #maxMoves: number;
  readonly #series: number;
  readonly #writer: RecordWriter | null;

  private constructor(setup: GameSetup, { names, seed, maxMoves, output }: SimulationJob) {
    this.#setup = setup;
    this.#maxMoves = maxMoves;
    this.#series = hashText(seed);
    this.#writer = output === 'records' ? new RecordWriter(setup.module.rules, setup.options, names) : null;
  }

  /** Throws UsageError for invalid arguments. */
  static async create(job: SimulationJob, clock: () => number): Promise<Simulator> {
    const { game, options, rules, names } = job;
    return new Simulator(await parseGameSetup({ game, options, rules, names, clock }), job);
  }

  play({ from, count }: SimulationRange): SimulationOutcome {
    const wins = this.#setup.bots.map(() => 0);
    let [unfinished, draws, moves, records] = [0, 0, 0, ''];
    const game = this.#setup.module.rules;
    for (let number = from; number < from + count; number++) {
      const state = this.#setupMatch(number);
      moves += this.#playMatch(number, state);
      const result = game.result(state);
      if (!result) unfinished++;
      else if (result.winners.length === 0) draws++;
      else for (const seat of result.winners) wins[seat]++;
      if (this.#writer) records += this.#writer.takeLine();
    }
    return { games: count, unfinished, wins, draws, moves, records };
  }

  #setupMatch(number: number): object {
    const { module, checkedOptions, bots } = this.#setup;
    return module.rules.setup(checkedOptions, bots.length, this.#chanceOf(number));
  }

  #playMatch(number: number, state: object): number {
    const { module, bots } = this.#setup;
    const writer = this.#writer;
    const game = module.rules;
    const random = quickStream(this.#series, number, PLAYERS_STREAM);
    const seatedPlayers = bots.map(({ player, budget }) => ({ player, budget, random }));
    const match = { game, state, seatedPlayers, chance: this.#chanceOf(number), random, maxMoves: this.#maxMoves };
    return runMatch(match, writer && ((seat, move) => writer.addMove(seat, game.writeMove(state, move))));
  }

  #chanceOf(number: number) {
    return quickDeal(this.#series, number, this.#writer?.addDeck ?? null);
  }
}
