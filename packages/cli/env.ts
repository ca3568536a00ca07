import { createInterface } from 'node:readline';
import type { NamedBot } from '@safehouse/bots';
import {
  type AnyFact,
  dealingRandom,
  factsFor,
  isPlainObject,
  Match,
  parseJson,
  quickRandom,
  type Random,
  RECORD_FORMAT,
  type ScopedFact,
  SEATS,
  type Seat,
} from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { defineCommand } from './command.ts';
import { GAME_OPTIONS, type GameSetup, parseBotNames, parseGameSetup } from './game-setup.ts';
import { printJsonLine } from './output.ts';

export const env = defineCommand({
  options: {
    game: GAME_OPTIONS.game,
    options: GAME_OPTIONS.options,
    seats: {
      type: 'string',
      default: 'me,me',
      value: 'A,B',
      about: 'who plays each seat: "me" for your program, or a bot',
    },
  },
  details: `Each line of standard input is a request, each line of standard output its reply:
  {"type":"reset","seed":"1"}  starts a match; the same seed gives the same deal
  {"type":"move","move":0}     plays a move: itself, or its place in "legal"
A reply tells the seat to move what it may know: "seat", "view", "legal" and the "facts" since its last turn.
At the end "seat" is null and "result" says who won. A request that cannot be done changes nothing.`,
  example: `python3 my_training.py   # starts: safehouse env --game ${GAME_IDS[0]} --seats me,greedy`,
  run: async ({ game, options, seats }) => {
    const names = parseBotNames(seats);
    const setup = await parseGameSetup({
      game,
      options,
      names: names.map((name) => (name === 'me' ? 'random' : name)),
    });
    const environment = new Environment(setup, names);
    for await (const line of createInterface({ input: process.stdin })) {
      if (line.trim() !== '') await printJsonLine(environment.answer(line));
    }
  },
});

/** One match at a time, driven by requests. */
export class Environment {
  readonly #setup: GameSetup;
  readonly #names: readonly string[];
  #match: Match | null = null;
  #random: Random = quickRandom(0);
  /** By seat: the facts reported to it since its last turn. */
  #facts: AnyFact[][] = [];

  constructor(setup: GameSetup, names: readonly string[]) {
    this.#setup = setup;
    this.#names = names;
  }

  answer(line: string): object {
    const request = parseJson(line);
    if (!request.ok || !isPlainObject(request.value)) return failure('bad-json', 'a request is one JSON object');
    if (request.value.type === 'reset') return this.#reset(request.value.seed ?? '');
    if (request.value.type === 'move') return this.#move(request.value.move);
    return failure('bad-request', '"type" is "reset" or "move"');
  }

  #reset(seed: unknown): object {
    if (typeof seed !== 'string') return failure('bad-request', '"seed" is a text');
    const { module, options } = this.#setup;
    const meta = { rulesVersion: module.rules.version };
    const header = {
      format: RECORD_FORMAT,
      game: module.rules.id,
      options,
      players: this.#names,
      seed,
      meta,
      moves: [],
    };
    const opened = Match.open(module.rules, header);
    if (!opened.ok) return failure(opened.fault.code, opened.fault.message);
    this.#match = opened.match;
    this.#facts = this.#names.map(() => []);
    this.#random = quickRandom(dealingRandom(seed, 'players').below(2 ** 32));
    return this.#observe(opened.match);
  }

  #move(move: unknown): object {
    const match = this.#match;
    if (!match) return failure('no-match', 'reset first');
    const seat = nextSeat(match);
    if (seat === null) return failure('match-over', 'the match is over: reset');
    const written = typeof move === 'number' ? match.legal(seat)[move] : move;
    const played = match.play(seat, written);
    if (!played.ok) return failure('illegal-move', `${played.refusal.code}; "legal" lists what can be played`);
    this.#collectFacts(played.facts);
    return this.#observe(match);
  }

  /** Lets the bots play until it is the program's turn. */
  #observe(match: Match): object {
    let seat = nextSeat(match);
    while (seat !== null && this.#names[seat] !== 'me') {
      const played = match.play(seat, this.#choose(match, seat, this.#setup.bots[seat]));
      if (!played.ok) throw new Error(played.refusal.code);
      this.#collectFacts(played.facts);
      seat = nextSeat(match);
    }
    if (seat === null) return { ok: true, seat, view: null, legal: [], facts: [], result: match.result };
    const facts = this.#facts[seat].splice(0);
    return { ok: true, seat, view: match.game.view(match.state, seat), legal: match.legal(seat), facts, result: null };
  }

  #choose(match: Match, seat: Seat, { player, budget }: NamedBot) {
    const view = match.game.view(match.state, seat);
    return player.choose({ seat, view, legal: match.legal(seat), random: this.#random, budget: budget() });
  }

  #collectFacts(facts: readonly ScopedFact[]): void {
    for (const seat of SEATS.slice(0, this.#names.length)) this.#facts[seat].push(...factsFor(seat, facts));
  }
}

/** Where several seats may act, not the one that has just moved: a voter waits for the others. */
function nextSeat({ result, toAct, moves }: Match): Seat | null {
  if (result) return null;
  return toAct.find((seat) => seat !== moves.at(-1)?.seat) ?? toAct[0];
}

function failure(code: string, message: string): object {
  return { ok: false, code, message };
}
