import { type HiddenCards, isHiddenCards, type Seat } from '@safehouse/contract';
import { KIT } from '../../data/equipment.ts';
import { type ItemId, isItem, type MissionId, missionCard } from '../../data/missions.ts';
import type { Fact } from '../../rules/facts.ts';
import type { View, ViewedCard, ViewedDeck } from '../../rules/view.ts';
import { type BoardSnapshot, createSnapshot } from './board-snapshot.ts';

type FactOf<Type extends Fact['type']> = Extract<Fact, { type: Type }>;

/** The table after one more fact. It holds what the board draws; who may act is left to the last page. */
export function applyFact(scene: BoardSnapshot, fact: Fact): BoardSnapshot {
  if (fact.type === 'round-began') return createSnapshot(startRound(scene.view, fact));
  if (fact.type === 'declared') return applyDeclared(scene, fact);
  return { ...scene, view: { ...scene.view, ...viewChanges(scene.view, fact) } };
}

function viewChanges(view: View, fact: Fact): Partial<View> {
  switch (fact.type) {
    case 'laid-out':
      return { missions: fact.missions.map((laid) => ({ ...laid, state: 'open' })) };
    case 'drew':
      return { active: fact.seat, drawn: fact.card, decks: updateAt(view.decks, fact.seat, withoutTopCard) };
    case 'placed':
      return {
        ...withCard(view, fact, { card: fact.card, up: true }),
        drawn: null,
        turnMission: fact.mission,
      };
    case 'hit':
      return {
        ...withCard(view, fact, { card: fact.card, up: false }),
        decks: updateAt(view.decks, fact.seat, withoutTopCard),
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
      return itemChanges(view, fact);
    case 'ended':
      return { phase: 'over', active: null };
    default:
      return resolutionChanges(view, fact);
  }
}

/** What items do to cards. */
function itemChanges(
  view: View,
  fact: FactOf<'put-back' | 'looked' | 'stunned' | 'moved' | 'turned-up' | 'burdened'>,
): Partial<View> {
  const { seat } = fact;
  switch (fact.type) {
    case 'turned-up':
      return {
        columns: updateColumn(view, seat, fact.mission, () => fact.cards.map((card) => ({ card, up: true }))),
      };
    case 'put-back':
      return {
        columns: updateColumn(view, seat, fact.mission, (cards) => cards.slice(0, -1)),
        decks: updateAt(view.decks, seat, (deck) => withTopCard(deck, fact)),
      };
    case 'looked':
      return { decks: updateAt(view.decks, seat, (deck) => withKnownCards(deck, fact)) };
    case 'stunned':
      return {
        columns: updateColumn(view, seat, fact.mission, (cards) =>
          cards.filter((_, i) => i !== fact.position),
        ),
        discards: updateAt(view.discards, seat, (pile) => withDiscard(pile, fact)),
      };
    case 'moved':
      return { columns: updateAt(view.columns, seat, (columns) => moveColumn(columns, fact)) };
    case 'burdened':
      return {
        newspaper: updateAt(view.newspaper, seat, (row) =>
          updateAt(row, fact.mission, (sum) => sum + fact.points),
        ),
      };
  }
}

/** What is won and lost at a mission. */
function resolutionChanges(view: View, fact: Fact): Partial<View> {
  switch (fact.type) {
    case 'used':
      return { items: updateAt(view.items, fact.seat, (items) => spendItem(items, fact.item)) };
    case 'got-tokens':
      return { tokens: updateAt(view.tokens, fact.seat, (tokens) => tokens + fact.tokens) };
    case 'gave-back':
      return { tokens: updateAt(view.tokens, fact.seat, (tokens) => tokens - fact.tokens) };
    case 'took':
      return tookChanges(view, fact);
    case 'untaken':
      return { removed: [...view.removed, fact.card] };
    case 'counter-left':
      return { removed: [...view.removed, fact.counter] };
    case 'resolved':
      return {
        missions: updateAt(view.missions, fact.mission, (mission) => ({ ...mission, state: 'resolved' })),
        declared: [null, null],
      };
    default:
      return {};
  }
}

function startRound(view: View, { round, starter }: FactOf<'round-began'>): View {
  const none = [[], [], [], []];
  const deck = ({ known }: ViewedDeck): ViewedDeck => ({
    known: isHiddenCards(known) ? { closed: 0 } : [],
    rest: { closed: KIT.length },
  });
  return {
    ...view,
    ...{ round, starter, active: starter, phase: 'play', turnMission: null, missions: [], drawn: null },
    columns: [none, none],
    newspaper: view.newspaper.map((row) => row.map(() => 0)),
    declared: [null, null],
    decks: view.decks.map(deck),
    discards: view.discards.map((pile) => (isHiddenCards(pile) ? { closed: 0 } : [])),
  };
}

function applyDeclared(
  { view, totals }: BoardSnapshot,
  { seat, mission, total }: FactOf<'declared'>,
): BoardSnapshot {
  return {
    view: { ...view, declared: updateAt(view.declared, seat, () => total) },
    totals: updateAt(totals, seat, (row) => updateAt(row, mission, () => total)),
  };
}

function tookChanges(view: View, { seat, card }: FactOf<'took'>): Partial<View> {
  const won = updateAt(view.won, seat, (pile) => [...pile, card]);
  if (!isItem(missionCard(card))) return { won };
  const ready = (items: View['items'][number]) => ({ ...items, ready: [...items.ready, toItemId(card)] });
  return { won, items: updateAt(view.items, seat, ready) };
}

function toItemId(card: MissionId): ItemId {
  return card as ItemId; // asked only of items
}

function spendItem(items: View['items'][number], item: ItemId): View['items'][number] {
  return { ready: items.ready.filter((other) => other !== item), used: [...items.used, item] };
}

function withCard(view: View, { seat, mission }: { seat: Seat; mission: number }, card: ViewedCard) {
  return { columns: updateColumn(view, seat, mission, (cards) => [...cards, card]) };
}

function updateColumn(
  view: View,
  seat: Seat,
  mission: number,
  change: (cards: readonly ViewedCard[]) => readonly ViewedCard[],
) {
  return updateAt(view.columns, seat, (columns) => updateAt(columns, mission, change));
}

function moveColumn(
  columns: View['columns'][number],
  { from, to }: FactOf<'moved'>,
): View['columns'][number] {
  return columns.map((cards, m) => {
    if (m === to) return columns[from];
    return m === from ? [] : cards;
  });
}

function withoutTopCard({ known, rest }: ViewedDeck): ViewedDeck {
  const size = isHiddenCards(known) ? known.closed : known.length;
  if (size === 0) return { known, rest: { closed: rest.closed - 1 } };
  return { known: isHiddenCards(known) ? { closed: size - 1 } : known.slice(1), rest };
}

function withTopCard({ known, rest }: ViewedDeck, { card }: FactOf<'put-back'>): ViewedDeck {
  if (isHiddenCards(known)) return { known: { closed: known.closed + 1 }, rest };
  return { known: isHiddenCards(card) ? known : [card, ...known], rest };
}

function withKnownCards({ known, rest }: ViewedDeck, { cards }: FactOf<'looked'>): ViewedDeck {
  const before = pileSize(known);
  const seen = pileSize(cards);
  if (seen <= before) return { known, rest };
  return { known: cards, rest: { closed: rest.closed + before - seen } };
}

function withDiscard(pile: View['discards'][number], { card }: FactOf<'stunned'>): View['discards'][number] {
  if (isHiddenCards(pile)) return { closed: pile.closed + 1 };
  return isHiddenCards(card) ? pile : [...pile, card];
}

function pileSize(cards: HiddenCards | readonly unknown[]): number {
  return isHiddenCards(cards) ? cards.closed : cards.length;
}

/** The list with one place changed. */
function updateAt<Item>(list: readonly Item[], place: number, change: (item: Item) => Item): Item[] {
  return list.map((item, i) => (i === place ? change(item) : item));
}
