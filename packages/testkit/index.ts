export { dishonesty } from './honesty.ts';
export { LAWS, laws } from './laws.ts';
export type { Law } from './order.ts';
export { perft } from './perft.ts';
export { playthroughs } from './playthrough.ts';
export { hiddenMovesLookAlike, secretsCouldBeOtherwise, twinsLookAlike } from './secrecy.ts';
export type { Seating, Subject } from './subject.ts';
