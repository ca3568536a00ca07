const OWN_ITEMS = '.ko-items';

/** The parts of the board that lessons point at. */
export const SELECTORS = {
  actions: '.ko-act',
  ownItems: OWN_ITEMS,
  mission: (index: number) => `.ko-mission:nth-child(${index + 1})`,
  /** Counted from 1. */
  ownItem: (n: number) => `${OWN_ITEMS} li:nth-child(${n})`,
} as const;
