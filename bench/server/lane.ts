/** A number below n. */
export type Below = (n: number) => number;

/** Two players in a match, with one line each to the server. */
export interface LiveMatch {
  readonly isOver: boolean;
  /** Whoever is to act plays a legal move at random. Resolves when both players have been shown it. */
  play(below: Below): Promise<void>;
  /** The two begin anew. */
  again(): Promise<void>;
}

/** What a load needs to know of a server: how two get to play there, and how somebody only holds the line. */
export interface Lane {
  openMatch(url: string): Promise<LiveMatch>;
  holdLine(url: string): Promise<void>;
  /** How often a line was lost and opened anew, where the players can do that. */
  reconnections?(): number;
}

export const LANES = ['safehouse', 'boardgame-io', 'colyseus', 'echo'] as const;
export type LaneName = (typeof LANES)[number];

export async function laneOf(name: LaneName): Promise<Lane> {
  switch (name) {
    case 'safehouse':
      return (await import('./safehouse-players.ts')).lane;
    case 'echo':
      return (await import('./echo-players.ts')).lane;
    case 'boardgame-io':
      return (await import('./boardgame-io-players.mjs')).lane;
    case 'colyseus':
      return (await import('./colyseus-players.mjs')).lane;
  }
}
