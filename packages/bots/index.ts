export { random } from './random.ts';
export { type MoveSeen, run, type Sitter, type Table } from './run.ts';
