import type { Edition, MissionEntry, StartMissionEntry } from '../rules/edition-document.ts';
import { freshId } from './edit-map.ts';

/** Which of the two piles a card lies in. */
export type Pile = 'missions' | 'startMissions';
export type Card = MissionEntry & { readonly start?: string };

export function cardsIn(edition: Edition, pile: Pile): readonly Card[] {
  return edition[pile];
}

/** One more card, blank but for the first cities. */
export function withCard(edition: Edition, pile: Pile): Edition {
  const [first, second] = edition.cities.map(({ id }) => id);
  const cities = [first, second].filter((id) => id !== undefined);
  const taken = [...edition.missions, ...edition.startMissions];
  if (pile === 'missions') {
    const card: MissionEntry = { id: freshId('m', taken), cities, points: 2, extraTurn: false };
    return { ...edition, missions: [...edition.missions, card] };
  }
  const card: StartMissionEntry = { id: freshId('st', taken), start: first ?? '', cities, points: 2 };
  return { ...edition, startMissions: [...edition.startMissions, card] };
}

export function changedCard(edition: Edition, pile: Pile, id: string, change: Partial<Card>): Edition {
  const cards = edition[pile].map((card) => (card.id === id ? { ...card, ...change } : card));
  return { ...edition, [pile]: cards };
}

export function withoutCard(edition: Edition, pile: Pile, id: string): Edition {
  return { ...edition, [pile]: edition[pile].filter((card) => card.id !== id) };
}

/** Numbers of the box that are one field each. */
export type NumberField = 'agents' | 'missionLimit' | 'missionsToEnd';

export function withNumber(edition: Edition, field: NumberField, value: number): Edition {
  return { ...edition, [field]: value };
}

export function withPlayers(edition: Edition, end: 'min' | 'max', value: number): Edition {
  return { ...edition, players: { ...edition.players, [end]: value } };
}

export function withCost(edition: Edition, side: 'light' | 'dark', place: number, value: number): Edition {
  const costs = edition.planning[side].map((cost, i) => (i === place ? value : cost));
  return { ...edition, planning: { ...edition.planning, [side]: costs } };
}
