import type { Edition, MissionEntry, StartMissionEntry } from '../rules/edition-document.ts';
import { nextFreeId } from './edit-map.ts';

export type CardPile = 'missions' | 'startMissions';
export type CardEntry = MissionEntry & { readonly start?: string };

export function cardsOfPile(edition: Edition, pile: CardPile): readonly CardEntry[] {
  return edition[pile];
}

/** Adds a card with the first two cities. */
export function addCard(edition: Edition, pile: CardPile): Edition {
  const [first, second] = edition.cities.map(({ id }) => id);
  const cities = [first, second].filter((id) => id !== undefined);
  const taken = [...edition.missions, ...edition.startMissions];
  if (pile === 'missions') {
    const card: MissionEntry = { id: nextFreeId('m', taken), cities, points: 2, extraTurn: false };
    return { ...edition, missions: [...edition.missions, card] };
  }
  const card: StartMissionEntry = { id: nextFreeId('st', taken), start: first ?? '', cities, points: 2 };
  return { ...edition, startMissions: [...edition.startMissions, card] };
}

export function updateCard(edition: Edition, pile: CardPile, id: string, change: Partial<CardEntry>): Edition {
  const cards = edition[pile].map((card) => (card.id === id ? { ...card, ...change } : card));
  return { ...edition, [pile]: cards };
}

export function removeCard(edition: Edition, pile: CardPile, id: string): Edition {
  return { ...edition, [pile]: edition[pile].filter((card) => card.id !== id) };
}

/** The numbers that are one field each. */
export type NumberField = 'agents' | 'missionLimit' | 'missionsToEnd';

export function setNumber(edition: Edition, field: NumberField, value: number): Edition {
  return { ...edition, [field]: value };
}

export function setPlayerLimit(edition: Edition, end: 'min' | 'max', value: number): Edition {
  return { ...edition, players: { ...edition.players, [end]: value } };
}

export function setPlanningCost(edition: Edition, side: 'light' | 'dark', index: number, value: number): Edition {
  const costs = edition.planning[side].map((cost, i) => (i === index ? value : cost));
  return { ...edition, planning: { ...edition.planning, [side]: costs } };
}
