import type { View } from '../rules/view.ts';
import type { Laying } from './laying.ts';
import { otherOf, sideAsked } from './outlook.ts';
import { movesOf, type Table } from './table.ts';

/** One sentence: what is asked of whoever looks, or whom they wait for. */
export function prompt(table: Table, laying: Laying): string {
  const { view, words, names, sideNames, near, seat, isBusy } = table;
  const { ask, waiting } = words;
  if (view.phase === 'over') return '';
  if (seat !== null && view.votes[seat]) return ask.agreed;
  if (laying.kind) return promptLaying(table, laying);
  if (movesOf(table, 'recruit').length > 0) return ask.recruit(sideNames[otherOf(near)]);
  if (movesOf(table, 'take').length > 0) return ask.take;
  if (movesOf(table, 'resolve').length > 0) return promptResolving(table);
  const asked = askedNow(view);
  // One's own answer has just been given and is still being told.
  if (isBusy && seat !== null && asked.includes(seat)) return '';
  return waiting[view.phase](asked.length === 1 ? names[asked[0]] : sideNames[sideAsked(view)]);
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

/** In a team the one who is to lay, or those who have not voted yet. */
function askedNow(view: View): readonly number[] {
  if (view.phase === 'play' && view.offer) return [view.offer.by[1]];
  return view.sides[sideAsked(view)].seats.filter((seat) => !view.votes[seat]);
}
