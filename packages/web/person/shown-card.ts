import { signal } from '@preact/signals';

/** A player whose card was asked for. */
export interface CardTarget {
  readonly user: string;
  readonly name: string;
}

/** Null while no card is open. */
export const shownCard = signal<CardTarget | null>(null);
