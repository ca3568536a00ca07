export { random } from './random.ts';
export { type MoveSeen, run, type Table } from './run.ts';
