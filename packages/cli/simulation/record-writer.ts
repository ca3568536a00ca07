import {
  type Game,
  type GameRecord,
  metaWithVersion,
  RECORD_FORMAT,
  type Seat,
  type WrittenMove,
} from '@safehouse/contract';

/** Writes records as lines of JSON. The texts of cards, moves and everything around them are cached. */
export class RecordWriter {
  readonly #start: string;
  readonly #meta: string;
  readonly #quotedNames = new WeakMap<readonly string[], readonly string[]>();
  /** By seat. A game always writes a move as the same object, so it can be the key. */
  readonly #moveTexts: readonly WeakMap<WrittenMove, string>[];
  #decks = '';
  #moves = '';

  constructor(game: Game, options: GameRecord['options'], players: readonly string[]) {
    const header = { format: RECORD_FORMAT, game: game.id, ...(options && { options }), players };
    this.#start = `${JSON.stringify(header).slice(0, -1)},"decks":{`;
    const meta = metaWithVersion(undefined, game.version);
    this.#meta = meta ? `"meta":${JSON.stringify(meta)},` : '';
    this.#moveTexts = players.map(() => new WeakMap());
  }

  readonly addDeck = (label: string, cards: readonly number[], names: readonly string[]): void => {
    const quoted = this.#quoted(names);
    let text = '';
    for (let i = 0; i < cards.length; i++) text += i === 0 ? quoted[cards[i]] : `,${quoted[cards[i]]}`;
    this.#decks += `${this.#decks === '' ? '' : ','}${JSON.stringify(label)}:[${text}]`;
  };

  addMove(seat: Seat, written: WrittenMove): void {
    const texts = this.#moveTexts[seat];
    let text = texts.get(written);
    if (text === undefined) {
      text = JSON.stringify({ seat, ...written });
      texts.set(written, text);
    }
    this.#moves += this.#moves === '' ? text : `,${text}`;
  }

  /** Returns the record of the match, and starts the next one. */
  takeLine(): string {
    const line = `${this.#start}${this.#decks}},${this.#meta}"moves":[${this.#moves}]}\n`;
    this.#decks = '';
    this.#moves = '';
    return line;
  }

  #quoted(names: readonly string[]): readonly string[] {
    const known = this.#quotedNames.get(names);
    if (known) return known;
    const quoted = names.map((name) => JSON.stringify(name));
    this.#quotedNames.set(names, quoted);
    return quoted;
  }
}
