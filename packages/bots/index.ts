export { exploiter, type Victim } from './exploiter.ts';
export { flat } from './flat.ts';
export type { Guide, Mind } from './guide.ts';
export { ismcts } from './ismcts.ts';
export { type Cast, type Named, playerNamed, unknownPlayer } from './named.ts';
export { anyMove, type Policy, playOut, worthTo } from './playout.ts';
export { random } from './random.ts';
export { eloOf, interval95, ratings, shareOf, sprt } from './rating.ts';
export { type MoveSeen, run, type Sitter, type Table } from './run.ts';
export {
  type DealOutcome,
  type LineUp,
  playDeal,
  rotations,
  type Series,
  takingSides,
} from './series.ts';
export { shielded } from './shield.ts';
export { sidesOf } from './sides.ts';
