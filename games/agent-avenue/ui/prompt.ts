import type { Laying } from './laying.ts';
import { otherOf, sideAsked } from './outlook.ts';
import { movesOf, type Table } from './table.ts';

/** One sentence: what is asked of whoever looks, or whom they wait for. */
export function prompt(table: Table, laying: Laying): string {
  const { view, words, sideNames, near, seat } = table;
  const { ask, waiting } = words;
  if (view.phase === 'over') return '';
  if (seat !== null && view.votes[seat]) return ask.agreed;
  if (laying.kind) return promptLaying(table, laying);
  if (movesOf(table, 'recruit').length > 0) return ask.recruit(sideNames[otherOf(near)]);
  if (movesOf(table, 'take').length > 0) return ask.take;
  if (movesOf(table, 'resolve').length > 0) return promptResolving(table);
  return waiting[view.phase](waitedFor(table));
}

function promptLaying({ words: { ask } }: Table, { kind, up, down }: Laying): string {
  if (kind === 'lead') return ask.lead;
  if (kind === 'follow') return ask.follow;
  if (up === null) return ask.first;
  return down === null ? ask.second : ask.ready;
}

function promptResolving({ view: { resolving }, words: { ask, agents } }: Table): string {
  if (!resolving) return '';
  if (resolving.agent) return ask.again(agents[resolving.agent]);
  const { card } = resolving;
  return card in ask ? String(ask[card as keyof typeof ask]) : '';
}

/** In a team the one who is to lay, or who has not voted yet; else the whole side. */
function waitedFor({ view, names, sideNames }: Table): string {
  const side = sideAsked(view);
  const { seats } = view.sides[side];
  if (view.phase === 'play' && view.offer) return names[view.offer.by[1]];
  const open = seats.filter((seat) => !view.votes[seat]);
  if (open.length === 1) return names[open[0]];
  return sideNames[side];
}
