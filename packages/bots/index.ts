export { flat } from './flat.ts';
export { ismcts } from './ismcts.ts';
export { type Cast, type Named, playerNamed, unknownPlayer } from './named.ts';
export { anyMove, type Policy, playOut, worthTo } from './playout.ts';
export { random } from './random.ts';
export { eloOf, interval95, shareOf, sprt } from './rating.ts';
export { type MoveSeen, run, type Sitter, type Table } from './run.ts';
export { type DealOutcome, playDeal, type Series } from './series.ts';
export { shielded } from './shield.ts';
