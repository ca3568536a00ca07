/** How a tournament is played. In a file of its own: the app shows the list without loading the schemas. */
export const TOURNAMENT_FORMATS = ['arena', 'swiss', 'round-robin', 'knockout'] as const;

export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number];
