export * as asks from './asks.ts';
export { type Answer, isRefusal } from './asks.ts';
export type { Entry, Happening } from './entries.ts';
export { type Chair, holderOf, rulesOf, type TableHeader } from './header.ts';
export { type NameOf, pageOf, toldSince } from './pages.ts';
export { asAt } from './past.ts';
export { oneSeatOn } from './rematch.ts';
export { BOT_PATIENCE, peopleIn, type Summary, summaryOf } from './summary.ts';
export { Table } from './table.ts';
