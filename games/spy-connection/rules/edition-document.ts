/** An edition as it is in its file: the map, the cards and the numbers of a printed or an invented game. */
export interface Edition {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly agents: number;
  readonly missionLimit: number;
  readonly missionsToEnd: number;
  readonly planning: { readonly light: readonly number[]; readonly dark: readonly number[] };
  /** The size of the plane for `x` and `y`. */
  readonly board?: { readonly width: number; readonly height: number };
  readonly cities: readonly LocationEntry[];
  readonly spaces: readonly LocationEntry[];
  readonly connections: readonly ConnectionEntry[];
  readonly missions: readonly MissionEntry[];
  readonly startMissions: readonly StartMissionEntry[];
}

export interface LocationEntry {
  readonly id: string;
  /** By language. */
  readonly name?: { readonly [language: string]: string };
  readonly x?: number;
  readonly y?: number;
}

export interface ConnectionEntry {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  /** In order from `a` to `b`. */
  readonly spaces: readonly string[];
}

export interface MissionEntry {
  readonly id: string;
  readonly cities: readonly string[];
  readonly points: number;
  readonly extraTurn?: boolean;
}

export interface StartMissionEntry extends MissionEntry {
  readonly start: string;
}

/** The number of places for open missions on the board (SC-6). */
export const DISPLAY_PLACES = 4;
