import type { ClockRule } from './clock.ts';

/** The settings of a table besides its seats: the fields shared by the request for a table and its header. */
export interface TableSettings {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly edition?: unknown;
  /** Are the seats drawn at the start instead of using the order of the list? */
  readonly draw: boolean;
  readonly clock: ClockRule;
  readonly visibility: 'public' | 'private';
  readonly chat: boolean;
  readonly rated: boolean;
  /** Spectators see everything with this delay, in seconds. */
  readonly delay: number;
}

export const DEFAULT_TABLE_SETTINGS = {
  options: {},
  draw: false,
  clock: { type: 'none' },
  visibility: 'private',
  chat: true,
  rated: false,
  delay: 0,
} as const satisfies Omit<TableSettings, 'game'>;

/** Drops all other fields of a request or a header. */
export function tableSettingsOf<Settings extends TableSettings>(source: Settings): Pick<Settings, keyof TableSettings> {
  const { game, options, edition, draw, clock, visibility, chat, rated, delay } = source;
  const edited = edition === undefined ? {} : { edition };
  return { game, options, ...edited, draw, clock, visibility, chat, rated, delay };
}
