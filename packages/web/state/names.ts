import type { MatchPage } from '@safehouse/protocol';
import { remember, remembered, settings } from './settings.ts';
import { house } from './words.ts';

/** Bots have first names, so that two of one strength can be told apart. */
const BOT_NAMES = ['Marlow', 'Petra', 'Otto', 'Vesna'];
const KEY = 'safehouse.names';
const MOST_KEPT = 50;

type Kept = readonly (readonly [id: string, names: readonly string[]])[];

export function ownName(): string {
  const { name, number } = settings;
  return name.value.trim() || house().guest(String(number.value).padStart(3, '0'));
}

/** What the people around one device call themselves stays in this browser. */
export function keepNames(id: string, names: readonly string[]): void {
  if (names.some((name) => name !== ''))
    remember(KEY, JSON.stringify([[id, names], ...kept()].slice(0, MOST_KEPT)));
}

function kept(): Kept {
  const value = remembered(KEY);
  return Array.isArray(value) ? (value as Kept) : [];
}

/** Everybody at the table by seat, under the name the log uses. */
export function namesAt({ id, players, seats }: MatchPage): string[] {
  const words = house().table;
  const given = kept().find(([match]) => match === id)?.[1] ?? [];
  return players.map((player, seat) => {
    if (player.type === 'open') return words.free;
    if (player.type === 'bot') return BOT_NAMES[seat];
    if (player.type === 'shared') return given[seat] || words.player(seat + 1);
    const isMine = seats.some((own) => own === seat);
    return given[seat] || player.name || (isMine ? ownName() : words.gone);
  });
}
