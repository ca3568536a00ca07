export * as commands from './commands.ts';
export { type Decision, isRefusal } from './commands.ts';
export type { Entry, MatchEvent } from './entries.ts';
export { eventsSince, matchViewFor, type NameOf } from './match-view.ts';
export { rotateSeats } from './rematch.ts';
export { BOT_MOVE_TIMEOUT_MS, holdersOf, type MatchSummary, summarize } from './summary.ts';
export { Table } from './table.ts';
export { tableAtVersion } from './table-at-version.ts';
export { type Chair, holderOf, rulesVersionOfTable, type TableHeader } from './table-header.ts';
