export { addBot, type BotChair, removeBot } from './bot-chairs.ts';
export * as commands from './commands.ts';
export { type AbsentPlayer, type Decision, isRefusal } from './commands.ts';
export { type Entry, fromStoredEntry, type MatchEvent, type StoredEntry, toStoredEntry } from './entries.ts';
export { fairnessOf, recordOf } from './match-record.ts';
export { changingViewFor, eventsSince, factsKnownTo, matchViewFor, type NameOf } from './match-view.ts';
export { predictView } from './predictable-move.ts';
export { rotateSeats } from './rematch.ts';
export { hasNextMatch, newSeries, SERIES_SEATS, type Series, seriesOfRematch, seriesViewOf } from './series.ts';
export {
  BOT_MOVE_TIMEOUT_MS,
  holdersOf,
  type MatchSummary,
  peopleAt,
  peopleAwaited,
  type SeatedResult,
  summarize,
} from './summary.ts';
export { Table } from './table.ts';
export { tableAtVersion } from './table-at-version.ts';
export { type Chair, expectedOf, holderOf, rulesVersionOfTable, type TableHeader } from './table-header.ts';
export type { TableObserver } from './table-observers.ts';
