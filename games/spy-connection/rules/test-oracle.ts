import type { Edition } from './edition-document.ts';
import type { SpyMove } from './move-encoding.ts';
import type { BoardSide } from './options.ts';
import type { FullDescription } from './test-helpers.ts';

/**
 * A second implementation of the rules, slow and simple, to compare with in tests: everything is computed from the full
 * description and the edition by name, nothing is cached and nothing is shared with the engine.
 */
export class RulesOracle {
  readonly #described: FullDescription;
  readonly #edition: Edition;
  readonly #side: BoardSide;

  constructor(described: FullDescription, edition: Edition, side: BoardSide) {
    this.#described = described;
    this.#edition = edition;
    this.#side = side;
  }

  get #activePlayer() {
    return this.#described.players[this.#described.active];
  }

  /** SC-3. */
  network(): Set<string> {
    const cities = new Set([this.#activePlayer.spy]);
    for (let before = 0; before < cities.size; ) {
      before = cities.size;
      for (const { a, b, spaces } of this.#edition.connections) {
        if (!spaces.every((space) => space in this.#activePlayer.agents)) continue;
        if (cities.has(a)) cities.add(b);
        if (cities.has(b)) cities.add(a);
      }
    }
    return cities as Set<string>;
  }

  /** SC-4, for any agents on the board: does a flood fill from the spy's city reach them all? */
  isCoherent(held: readonly string[], spy: string): boolean {
    const cities = this.#edition.cities.map(({ id }) => id);
    const reached = new Set([spy]);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const { a, b, spaces } of this.#edition.connections) {
        const path = [a, ...spaces, b];
        path.forEach((node, i) => {
          const near = reached.has(path[i - 1]) || reached.has(path[i + 1]);
          if (near && (cities.includes(node) || held.includes(node))) reached.add(node);
        });
      }
    }
    return held.every((space) => reached.has(space));
  }

  /** SC-16. */
  connectionCost(via: string): number {
    const others = this.#described.players.filter((_, seat) => seat !== this.#described.active);
    const { spaces } = this.#findConnection(via);
    return spaces
      .map((space) => {
        if (space in this.#activePlayer.agents) return 0;
        return others.some((other) => space in other.agents) ? 2 : 1;
      })
      .reduce((sum: number, agents) => sum + agents, 0);
  }

  /** SC-28. */
  score(seat: number): number {
    const { completed, missions } = this.#described.players[seat];
    const points = completed.map((id) => this.#findCard(id).points);
    return [...points, ...missions.map(({ marked }) => marked.length)].reduce((sum, x) => sum + x, 0);
  }

  legalMoves(): SpyMove[] {
    const { phase, startDisplay, travelled } = this.#described;
    if (phase === 'over') return [];
    if (phase === 'draft') return startDisplay.map((card) => ({ type: 'choose', card }));
    const started = phase === 'wrap-up' || travelled;
    return [
      ...(started ? [] : [...this.#acceptMoves(), ...this.#travelMoves()]),
      ...(phase === 'action' ? this.#connectMoves() : []),
      ...(started ? [...this.#markMoves(), { type: 'end' } as const] : []),
      ...this.#anyTimeMoves(),
    ];
  }

  #acceptMoves(): SpyMove[] {
    const { missions, supply } = this.#activePlayer;
    if (missions.length >= this.#edition.missionLimit) return [];
    const free = this.#side === 'dark' && missions.length === 0;
    return this.#described.display
      .map((_, place) => place)
      .filter((place) => free || this.#edition.planning[this.#side][place] <= supply)
      .map((place) => ({ type: 'accept', place }));
  }

  #travelMoves(): SpyMove[] {
    return [...this.network()].filter((to) => to !== this.#activePlayer.spy).map((to) => ({ type: 'travel', to }));
  }

  #connectMoves(): SpyMove[] {
    const network = this.network();
    return this.#edition.connections
      .filter(({ a, b }) => [a, b].includes(this.#activePlayer.spy ?? ''))
      .filter(({ a, b }) => !network.has(a) || !network.has(b))
      .filter(({ id }) => this.connectionCost(id) <= this.#activePlayer.supply)
      .map(({ id }) => ({ type: 'connect', via: id }));
  }

  #markMoves(): SpyMove[] {
    const { missions, spy, supply } = this.#activePlayer;
    return missions
      .filter(
        ({ id, marked }) => supply > 0 && this.#findCard(id).cities.includes(spy ?? '') && !marked.includes(spy ?? ''),
      )
      .map(({ id }) => ({ type: 'mark', mission: id }));
  }

  #anyTimeMoves(): SpyMove[] {
    const { agents, missions, spy } = this.#activePlayer;
    const held = Object.keys(agents);
    const now = this.#described.markedThisTurn.map(({ mission, city }) => `${mission}/${city}`);
    return [
      ...held
        .filter((space) =>
          this.isCoherent(
            held.filter((other) => other !== space),
            spy ?? '',
          ),
        )
        .map((space) => ({ type: 'recall', space }) as const),
      ...missions.flatMap(({ id, marked }) =>
        marked
          .filter((city) => !now.includes(`${id}/${city}`))
          .map((city) => ({ type: 'unmark', mission: id, city }) as const),
      ),
      ...missions.map(({ id }) => ({ type: 'discard', mission: id }) as const),
    ];
  }

  #findCard(id: string) {
    const { missions, startMissions } = this.#edition;
    return [...missions, ...startMissions].find((card) => card.id === id) ?? throwUnknownId(id);
  }

  #findConnection(id: string) {
    return this.#edition.connections.find((connection) => connection.id === id) ?? throwUnknownId(id);
  }
}

function throwUnknownId(id: string): never {
  throw new Error(`no "${id}"`);
}
