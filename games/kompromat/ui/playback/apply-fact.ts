import { type HiddenCards, isHiddenCards } from '@safehouse/contract';
import { KIT } from '../../data/equipment.ts';
import { type ItemId, isItem, missionCard } from '../../data/missions.ts';
import { CLOSED_CARD, type Fact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';

type Draft<Value> = Value extends number | string | boolean | null
  ? Value
  : { -readonly [Key in keyof Value]: Draft<Value[Key]> };
type DraftDeck = Draft<View>['decks'][number];
type Effects = {
  readonly [Type in Fact['type']]?: (view: Draft<View>, fact: Extract<Fact, { type: Type }>) => void;
};

/**
 * The view after one more fact, as far as the board shows it. It repeats effects of the rules, because views exist only
 * before the first and after the last fact of a move, and there may be several missions and a new round between them.
 */
export function applyFact(view: View, fact: Fact): View {
  const draft = structuredClone(view) as Draft<View>;
  const effect = EFFECTS[fact.type] as ((view: Draft<View>, fact: Fact) => void) | undefined;
  effect?.(draft, fact);
  return draft;
}

const EFFECTS: Effects = {
  'round-began': (view, { round, starter }) => {
    update(view, { round, starter, active: starter, phase: 'play', turnMission: null, drawn: null });
    update(view, { missions: [], declared: [null, null], columns: [0, 1].map(() => [[], [], [], []]) });
    view.newspaper = view.newspaper.map((row) => row.map(() => 0));
    view.decks = view.decks.map(({ known }) => ({ known: emptied(known), rest: { closed: KIT.length } }));
    view.discards = view.discards.map(emptied);
    if (view.wonCards === 'face-down') view.won = view.won.map((pile, seat) => turnedDown(pile, view.decks[seat]));
  },
  'laid-out': (view, { missions }) => {
    view.missions = missions.map((mission) => ({ ...mission, state: 'open' }));
  },
  drew: (view, { seat, card }) => {
    update(view, { active: seat, drawn: card });
    removeTopCard(view.decks[seat]);
  },
  placed: (view, { seat, mission, card }) => {
    view.columns[seat][mission].push({ card, up: true });
    update(view, { drawn: null, turnMission: mission });
  },
  hit: (view, { seat, mission, card }) => {
    view.columns[seat][mission].push({ card, up: false });
    removeTopCard(view.decks[seat]);
  },
  stopped: (view) => {
    view.turnMission = null;
  },
  'reveal-began': (view) => {
    update(view, { phase: 'window', active: null });
  },
  used: ({ items }, { seat, item }) => {
    items[seat].ready = items[seat].ready.filter((other) => other !== item);
    items[seat].used.push(item);
  },
  'turned-up': (view, { seat, mission, cards }) => {
    view.columns[seat][mission] = cards.map((card) => ({ card, up: true }));
  },
  'put-back': (view, { seat, mission, card }) => {
    view.columns[seat][mission].pop();
    const { known } = view.decks[seat];
    if (isHiddenCards(known)) known.closed++;
    else if (!isHiddenCards(card)) known.unshift(card);
  },
  looked: ({ decks }, { seat, cards }) => {
    const { known, rest } = decks[seat];
    const added = countCards(cards) - countCards(known);
    if (added <= 0) return;
    rest.closed -= added;
    decks[seat].known = isHiddenCards(cards) ? cards : [...cards];
  },
  stunned: (view, { seat, mission, position, card }) => {
    view.columns[seat][mission].splice(position, 1);
    const pile = view.discards[seat];
    if (isHiddenCards(pile)) pile.closed++;
    else if (!isHiddenCards(card)) pile.push(card);
  },
  moved: ({ columns }, { seat, from, to }) => {
    columns[seat][to] = columns[seat][from];
    columns[seat][from] = [];
  },
  burdened: ({ newspaper }, { seat, mission, points }) => {
    newspaper[seat][mission] += points;
  },
  declared: ({ declared }, { seat, total }) => {
    declared[seat] = total;
  },
  'got-tokens': (view, { seat, tokens }) => {
    view.tokens[seat] += tokens;
  },
  'gave-back': (view, { seat, tokens }) => {
    view.tokens[seat] -= tokens;
  },
  took: ({ won, items }, { seat, card }) => {
    won[seat].push(card);
    if (isItem(missionCard(card))) items[seat].ready.push(card as ItemId);
  },
  untaken: ({ removed }, { card }) => {
    removed.push(card);
  },
  'counter-left': ({ removed }, { counter }) => {
    removed.push(counter);
  },
  resolved: (view, { mission }) => {
    view.missions[mission].state = 'resolved';
    view.declared = [null, null];
  },
  'piles-opened': (view, { won }) => {
    view.won = won.map((pile) => [...pile]);
  },
  ended: (view) => {
    update(view, { phase: 'over', active: null });
  },
};

function update(view: Draft<View>, changes: Partial<Draft<View>>): void {
  Object.assign(view, changes);
}

/** KO-24: only their owner, who also sees the top of the deck, still knows the cards. Items stay open. */
function turnedDown(pile: Draft<View>['won'][number], { known }: DraftDeck): Draft<View>['won'][number] {
  if (!isHiddenCards(known)) return pile;
  return pile.map((card) => (isHiddenCards(card) || isItem(missionCard(card)) ? card : { ...CLOSED_CARD }));
}

function removeTopCard({ known, rest }: DraftDeck): void {
  if (countCards(known) === 0) rest.closed--;
  else if (isHiddenCards(known)) known.closed--;
  else known.shift();
}

function emptied(cards: DraftDeck['known']): DraftDeck['known'] {
  return isHiddenCards(cards) ? { closed: 0 } : [];
}

function countCards(cards: HiddenCards | readonly unknown[]): number {
  return isHiddenCards(cards) ? cards.closed : cards.length;
}
