/** In its own file, so that the app can show the list without loading the schemas. */
export const TOURNAMENT_FORMATS = ['arena', 'swiss', 'round-robin', 'knockout'] as const;

export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number];
