import type { TournamentPairingView, TournamentStandingView, TournamentView } from '@safehouse/protocol';
import type { PlayerId } from '@safehouse/tournament';
import { MAX_PAIRINGS, MAX_STANDINGS, type PlayerNames, type SharedTournamentView } from './tournament-view.ts';

/**
 * Writes one version of a tournament for many viewers. The common part becomes text only once; for each viewer only
 * their own rows are added. The same as `viewFor`, except for the order of `players`.
 */
export class TournamentViewWriter {
  readonly #names: PlayerNames;
  readonly #head: string;
  readonly #standings: RowTexts<TournamentStandingView>;
  readonly #round: { readonly head: string; readonly pairings: RowTexts<TournamentPairingView> } | null;
  readonly #players: string;
  readonly #named: ReadonlySet<string>;

  constructor({ host, standings, round, now: _, ...rest }: SharedTournamentView, names: PlayerNames) {
    this.#names = names;
    this.#head = openObject({ ...rest, host: names.playerOf(host) });
    this.#standings = new RowTexts(standings, { shown: MAX_STANDINGS, playersOf: ({ player }) => [player] });
    const { pairings = [], ...roundHead } = round ?? {};
    this.#round = round && {
      head: openObject(roundHead),
      pairings: new RowTexts(pairings, { shown: MAX_PAIRINGS, playersOf: ({ players }) => players }),
    };
    const shownRound = round && { ...round, pairings: pairings.slice(0, MAX_PAIRINGS) };
    const players = names.playersIn(standings.slice(0, MAX_STANDINGS), shownRound ? [shownRound] : []);
    this.#players = joined(players.map((player) => JSON.stringify(player)));
    this.#named = new Set(players.map(({ id }) => id));
  }

  textFor({ me, club, now }: Pick<TournamentView, 'me' | 'club' | 'now'>): string {
    const standings = this.#standings.inOrderFor(me.id);
    const round = this.#round && `${this.#round.head},"pairings":[${this.#round.pairings.ownFirstFor(me.id)}]}`;
    const players = joined([this.#players, ...this.#unnamedAround(me.id)]);
    const own = openObject({ me, club, now }).slice(1);
    return `${this.#head},"standings":[${standings}],"round":${round},"players":[${players}],${own}}`;
  }

  /** Players in the viewer's own rows who are not shown to the others. */
  #unnamedAround(id: string | null): string[] {
    if (id === null) return [];
    const around = [...this.#standings.playersAround(id), ...(this.#round?.pairings.playersAround(id) ?? [])];
    const missing = new Set(around.filter((player) => !this.#named.has(player)));
    return [...missing].map((player) => JSON.stringify(this.#names.playerOf(player as PlayerId)));
  }
}

interface RowOptions<Row> {
  /** This many of the first rows are shown to everybody. */
  readonly shown: number;
  playersOf(row: Row): readonly string[];
}

/** The rows of a list as text, and the players in each of them. */
class RowTexts<Row> {
  readonly #rows: readonly Row[];
  readonly #playersOf: (row: Row) => readonly string[];
  /** The rows that everybody is shown. */
  readonly #shownTexts: readonly string[];
  readonly #shownText: string;
  readonly #indexesOf = new Map<string, number[]>();

  constructor(rows: readonly Row[], { shown, playersOf }: RowOptions<Row>) {
    this.#rows = rows;
    this.#playersOf = playersOf;
    this.#shownTexts = rows.slice(0, shown).map((row) => JSON.stringify(row));
    this.#shownText = joined(this.#shownTexts);
    for (const [i, row] of rows.entries())
      for (const player of playersOf(row)) this.#indexesOf.set(player, [...(this.#indexesOf.get(player) ?? []), i]);
  }

  playersAround(id: string): readonly string[] {
    return this.#indexes(id).flatMap((i) => this.#playersOf(this.#rows[i]));
  }

  inOrderFor(id: string | null): string {
    const added = this.#indexes(id).filter((i) => i >= this.#shownTexts.length);
    return joined([this.#shownText, ...added.map((i) => this.#textOf(i))]);
  }

  ownFirstFor(id: string | null): string {
    const own = this.#indexes(id);
    const ownTexts = own.map((i) => this.#textOf(i));
    if (own.every((i) => i >= this.#shownTexts.length)) return joined([...ownTexts, this.#shownText]);
    return joined([...ownTexts, ...this.#shownTexts.filter((_, i) => !own.includes(i))]);
  }

  #textOf(i: number): string {
    return this.#shownTexts[i] ?? JSON.stringify(this.#rows[i]);
  }

  #indexes(id: string | null): readonly number[] {
    return id === null ? [] : (this.#indexesOf.get(id) ?? []);
  }
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(',');
}

/** The JSON of an object without its last brace. */
function openObject(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}
