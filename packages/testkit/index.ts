export { LAWS, laws } from './laws.ts';
export type { Law } from './order.ts';
export { perft } from './perft.ts';
export { playthrough } from './playthrough.ts';
export { twinsLookAlike } from './secrecy.ts';
export type { Seating, Subject } from './subject.ts';
