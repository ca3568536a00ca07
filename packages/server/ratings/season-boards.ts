import type { RatingStore, SeasonCriteria, StoredRating } from '../store/rating-store.ts';

/** The maximum age of a board. */
const MAX_AGE_MS = 30_000;
/** For all seasons and modes together. */
const MAX_BOARDS = 100;

interface CachedBoard {
  readonly leaders: Promise<readonly StoredRating[]>;
  readonly readAt: number;
  isEmpty: boolean;
}

interface SeasonBoardsDeps {
  readonly ratings: Pick<RatingStore, 'seasonLeaders'>;
  now(): number;
}

/** The leaderboards of seasons. Each covers all rated matches of a quarter, so it is computed once for all callers. */
export class SeasonBoards {
  readonly #deps: SeasonBoardsDeps;
  readonly #boards = new Map<string, CachedBoard>();

  constructor(deps: SeasonBoardsDeps) {
    this.#deps = deps;
  }

  leaders(game: string, mode: string, criteria: SeasonCriteria): Promise<readonly StoredRating[]> {
    const key = JSON.stringify([game, mode, criteria.from]);
    const known = this.#boards.get(key);
    const readAt = this.#deps.now();
    if (known && readAt - known.readAt < MAX_AGE_MS) return known.leaders;
    const leaders = this.#deps.ratings.seasonLeaders(game, mode, criteria);
    const board: CachedBoard = { leaders, readAt, isEmpty: false };
    if (this.#boards.size >= MAX_BOARDS) this.#dropOne();
    this.#boards.set(key, board);
    leaders.then(
      (found) => {
        board.isEmpty = found.length === 0;
      },
      () => {
        if (this.#boards.get(key) === board) this.#boards.delete(key);
      },
    );
    return leaders;
  }

  /** Preferably an empty one: anybody can request those of modes that do not exist, and must not displace others. */
  #dropOne(): void {
    const [[oldest]] = this.#boards;
    const [empty = oldest] = this.#boards.keys().filter((key) => this.#boards.get(key)?.isEmpty);
    this.#boards.delete(empty);
  }
}
