import type { TournamentPairingView } from '@safehouse/protocol';

const RESULT_TEXTS = { first: '1 : 0', second: '0 : 1', draw: '½ : ½', none: '0 : 0' } as const;

export function resultText(result: Exclude<TournamentPairingView['result'], 'hidden' | null>): string {
  return RESULT_TEXTS[result];
}
