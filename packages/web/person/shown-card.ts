import { signal } from '@preact/signals';

/** The player whose card is shown. */
export interface CardTarget {
  readonly user: string;
  readonly name: string;
}

/** Null while no card is open. */
export const shownCard = signal<CardTarget | null>(null);
