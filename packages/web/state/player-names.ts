import type { MatchView } from '@safehouse/protocol';
import { isolateName } from '../i18n/isolate-name.ts';
import { t } from '../i18n/translations.ts';
import { botName, type LoadedCharacters } from './characters.ts';
import { RecentValues } from './recent-values.ts';
import { settings } from './settings.ts';

/** The names of players on a shared device, by match. */
const savedNames = new RecentValues({ storageKey: 'safehouse.names', max: 50, isValue: isNameList });

export function ownName(): string {
  const { name, number } = settings;
  return name.value.trim() || t().guest(String(number.value).padStart(3, '0'));
}

/** The names of players on a shared device are stored in this browser only. */
export function saveNames(id: string, names: readonly string[]): void {
  if (names.some((name) => name !== '')) savedNames.set(id, names);
}

function isNameList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

type MatchWithPlayers = Pick<MatchView, 'id' | 'players'> & {
  /** The user's own. */
  readonly seats: readonly number[];
};

/** By seat, for texts on the screen. */
export function playerNamesIn(match: MatchWithPlayers, characters: LoadedCharacters | null): string[] {
  return recordNamesIn(match, characters).map(isolateName);
}

/** By seat, as they are stored in a record. */
export function recordNamesIn({ id, players, seats }: MatchWithPlayers, characters: LoadedCharacters | null): string[] {
  const translations = t().table;
  const given = savedNames.get(id) ?? [];
  const names = players.map((player, seat) => {
    if (player.type === 'open') return player.name ?? translations.free;
    if (player.type === 'bot') return botName(characters, player.level);
    if (player.type === 'shared') return given[seat] || translations.player(seat + 1);
    const isMine = seats.some((held) => held === seat);
    return given[seat] || player.name || (isMine ? ownName() : translations.gone);
  });
  return names.map((name, seat) => (players[seat].type === 'bot' ? numberedName(names, seat) : name));
}

/** Adds a number if several bots at a table have the same level. */
function numberedName(names: readonly string[], seat: number): string {
  const earlier = names.slice(0, seat).filter((name) => name === names[seat]).length;
  return earlier === 0 ? names[seat] : `${names[seat]} ${earlier + 1}`;
}
