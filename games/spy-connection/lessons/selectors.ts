/** The parts of the board that lessons point at. */
export const SELECTORS = {
  map: '.sc-stage',
  ownMissions: '.sc-own',
  openMissions: '.sc-open',
  dock: '.sc-act',
  players: '.tile.is-own',
} as const;
