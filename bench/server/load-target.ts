/** A random integer from 0 to n-1. */
export type RandomBelow = (n: number) => number;

/** Two players in a match, each with a connection to the server. */
export interface LiveMatch {
  readonly isOver: boolean;
  /** Plays a random legal move for the player to act. Resolves when both players have received it. */
  play(below: RandomBelow): Promise<void>;
  /** Starts a new match between the same players. */
  restart(): Promise<void>;
  /** Ends the match. Missing if the players cannot. */
  resign?(): Promise<void>;
}

/** The client side of a server under load. */
export interface LoadTarget {
  openMatch(url: string): Promise<LiveMatch>;
  openIdleConnection(url: string): Promise<void>;
  /** How often a connection was lost and reopened, if the players support that. */
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
