/** A number below n. */
export type RandomBelow = (n: number) => number;

/** Two players in a match, with one line each to the server. */
export interface LiveMatch {
  readonly isOver: boolean;
  /** Whoever is to act plays a legal move at random. Resolves when both players have been shown it. */
  play(below: RandomBelow): Promise<void>;
  /** The two begin anew. */
  restart(): Promise<void>;
}

/** What a load needs to know of a server: how two get to play there, and how somebody only holds the line. */
export interface LoadTarget {
  openMatch(url: string): Promise<LiveMatch>;
  openIdleConnection(url: string): Promise<void>;
  /** How often a line was lost and opened anew, where the players can do that. */
  reconnections?(): number;
}

export const LOAD_TARGETS = ['safehouse', 'boardgame-io', 'colyseus', 'echo'] as const;
export type LoadTargetName = (typeof LOAD_TARGETS)[number];

export async function importLoadTarget(name: LoadTargetName): Promise<LoadTarget> {
  switch (name) {
    case 'safehouse':
      return (await import('./safehouse-players.ts')).target;
    case 'echo':
      return (await import('./echo-players.ts')).target;
    case 'boardgame-io':
      return (await import('./boardgame-io-players.mjs')).target;
    case 'colyseus':
      return (await import('./colyseus-players.mjs')).target;
  }
}
