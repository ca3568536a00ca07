import { type Closed, isClosed, type Seat } from '@safehouse/contract';
import { KIT } from '../../data/equipment.ts';
import { type ItemId, isItem, type MissionId, missionCard } from '../../data/missions.ts';
import type { Fact } from '../../rules/facts.ts';
import type { SeenCard, SeenDeck, View } from '../../rules/view.ts';
import { type Scene, sceneOf } from './scene.ts';

type Told<Type extends Fact['type']> = Extract<Fact, { type: Type }>;

/** The table after one more fact. It holds what the board draws; who may act is left to the last page. */
export function fold(scene: Scene, fact: Fact): Scene {
  if (fact.type === 'round-began') return sceneOf(freshRound(scene.view, fact));
  if (fact.type === 'declared') return declare(scene, fact);
  return { ...scene, view: { ...scene.view, ...changed(scene.view, fact) } };
}

function changed(view: View, fact: Fact): Partial<View> {
  switch (fact.type) {
    case 'laid-out':
      return { missions: fact.missions.map((laid) => ({ ...laid, state: 'open' })) };
    case 'drew':
      return { active: fact.seat, drawn: fact.card, decks: at(view.decks, fact.seat, withoutTop) };
    case 'placed':
      return {
        ...withCard(view, fact, { card: fact.card, up: true }),
        drawn: null,
        turnMission: fact.mission,
      };
    case 'hit':
      return {
        ...withCard(view, fact, { card: fact.card, up: false }),
        decks: at(view.decks, fact.seat, withoutTop),
      };
    case 'stopped':
      return { turnMission: null };
    case 'reveal-began':
      return { phase: 'window', active: null };
    case 'put-back':
    case 'looked':
    case 'stunned':
    case 'moved':
    case 'turned-up':
    case 'burdened':
      return byItem(view, fact);
    case 'ended':
      return { phase: 'over', active: null };
    default:
      return settled(view, fact);
  }
}

/** What items do to cards. */
function byItem(
  view: View,
  fact: Told<'put-back' | 'looked' | 'stunned' | 'moved' | 'turned-up' | 'burdened'>,
): Partial<View> {
  const { seat } = fact;
  switch (fact.type) {
    case 'turned-up':
      return {
        columns: column(view, seat, fact.mission, () => fact.cards.map((card) => ({ card, up: true }))),
      };
    case 'put-back':
      return {
        columns: column(view, seat, fact.mission, (cards) => cards.slice(0, -1)),
        decks: at(view.decks, seat, (deck) => withTop(deck, fact)),
      };
    case 'looked':
      return { decks: at(view.decks, seat, (deck) => lookedInto(deck, fact)) };
    case 'stunned':
      return {
        columns: column(view, seat, fact.mission, (cards) => cards.filter((_, i) => i !== fact.position)),
        discards: at(view.discards, seat, (pile) => withDiscard(pile, fact)),
      };
    case 'moved':
      return { columns: at(view.columns, seat, (columns) => flown(columns, fact)) };
    case 'burdened':
      return {
        newspaper: at(view.newspaper, seat, (row) => at(row, fact.mission, (sum) => sum + fact.points)),
      };
  }
}

/** What is won and lost at a mission. */
function settled(view: View, fact: Fact): Partial<View> {
  switch (fact.type) {
    case 'used':
      return { items: at(view.items, fact.seat, (items) => spent(items, fact.item)) };
    case 'got-tokens':
      return { tokens: at(view.tokens, fact.seat, (tokens) => tokens + fact.tokens) };
    case 'gave-back':
      return { tokens: at(view.tokens, fact.seat, (tokens) => tokens - fact.tokens) };
    case 'took':
      return taken(view, fact);
    case 'untaken':
      return { removed: [...view.removed, fact.card] };
    case 'counter-left':
      return { removed: [...view.removed, fact.counter] };
    case 'resolved':
      return {
        missions: at(view.missions, fact.mission, (mission) => ({ ...mission, state: 'resolved' })),
        declared: [null, null],
      };
    default:
      return {};
  }
}

function freshRound(view: View, { round, starter }: Told<'round-began'>): View {
  const none = [[], [], [], []];
  const deck = ({ known }: SeenDeck): SeenDeck => ({
    known: isClosed(known) ? { closed: 0 } : [],
    rest: { closed: KIT.length },
  });
  return {
    ...view,
    ...{ round, starter, active: starter, phase: 'play', turnMission: null, missions: [], drawn: null },
    columns: [none, none],
    newspaper: view.newspaper.map((row) => row.map(() => 0)),
    declared: [null, null],
    decks: view.decks.map(deck),
    discards: view.discards.map((pile) => (isClosed(pile) ? { closed: 0 } : [])),
  };
}

function declare({ view, totals }: Scene, { seat, mission, total }: Told<'declared'>): Scene {
  return {
    view: { ...view, declared: at(view.declared, seat, () => total) },
    totals: at(totals, seat, (row) => at(row, mission, () => total)),
  };
}

function taken(view: View, { seat, card }: Told<'took'>): Partial<View> {
  const won = at(view.won, seat, (pile) => [...pile, card]);
  if (!isItem(missionCard(card))) return { won };
  const ready = (items: View['items'][number]) => ({ ...items, ready: [...items.ready, asItem(card)] });
  return { won, items: at(view.items, seat, ready) };
}

function asItem(card: MissionId): ItemId {
  return card as ItemId; // asked only of items
}

function spent(items: View['items'][number], item: ItemId): View['items'][number] {
  return { ready: items.ready.filter((other) => other !== item), used: [...items.used, item] };
}

function withCard(view: View, { seat, mission }: { seat: Seat; mission: number }, card: SeenCard) {
  return { columns: column(view, seat, mission, (cards) => [...cards, card]) };
}

function column(
  view: View,
  seat: Seat,
  mission: number,
  change: (cards: readonly SeenCard[]) => readonly SeenCard[],
) {
  return at(view.columns, seat, (columns) => at(columns, mission, change));
}

function flown(columns: View['columns'][number], { from, to }: Told<'moved'>): View['columns'][number] {
  return columns.map((cards, m) => {
    if (m === to) return columns[from];
    return m === from ? [] : cards;
  });
}

function withoutTop({ known, rest }: SeenDeck): SeenDeck {
  const size = isClosed(known) ? known.closed : known.length;
  if (size === 0) return { known, rest: { closed: rest.closed - 1 } };
  return { known: isClosed(known) ? { closed: size - 1 } : known.slice(1), rest };
}

function withTop({ known, rest }: SeenDeck, { card }: Told<'put-back'>): SeenDeck {
  if (isClosed(known)) return { known: { closed: known.closed + 1 }, rest };
  return { known: isClosed(card) ? known : [card, ...known], rest };
}

function lookedInto({ known, rest }: SeenDeck, { cards }: Told<'looked'>): SeenDeck {
  const before = sizeOf(known);
  const seen = sizeOf(cards);
  if (seen <= before) return { known, rest };
  return { known: cards, rest: { closed: rest.closed + before - seen } };
}

function withDiscard(pile: View['discards'][number], { card }: Told<'stunned'>): View['discards'][number] {
  if (isClosed(pile)) return { closed: pile.closed + 1 };
  return isClosed(card) ? pile : [...pile, card];
}

function sizeOf(cards: Closed | readonly unknown[]): number {
  return isClosed(cards) ? cards.closed : cards.length;
}

/** The list with one place changed. */
function at<Item>(list: readonly Item[], place: number, change: (item: Item) => Item): Item[] {
  return list.map((item, i) => (i === place ? change(item) : item));
}
