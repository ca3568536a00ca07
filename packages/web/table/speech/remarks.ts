import type { Result, Seat } from '@safehouse/contract';
import type { MatchView, PlayerView, ViewedEvent } from '@safehouse/protocol';
import type { GameUi, Mood, Occasion } from '@safehouse/ui';
import { withoutUndone } from '../../match/events.ts';
import { characterOfLevel, type LoadedCharacters } from '../../state/characters.ts';

/** Something a character says. */
export interface Remark {
  readonly version: number;
  readonly seat: number;
  readonly occasion: Occasion;
  readonly text: string;
}

export interface RemarkContext {
  readonly match: string;
  readonly players: readonly PlayerView[];
  readonly sides: readonly (readonly Seat[])[];
  readonly characters: LoadedCharacters;
  /** The events as this viewer sees them, so that a remark cannot reveal anything else. */
  readonly events: readonly ViewedEvent[];
  readonly result: Result | null;
}

interface MatchAtTable {
  readonly matchView: MatchView;
  readonly ui: Pick<GameUi, 'sides'>;
  readonly characters: LoadedCharacters;
  readonly events: readonly ViewedEvent[];
}

export function remarkContextOf({ matchView, ui, characters, events }: MatchAtTable): RemarkContext {
  const { id, players, options, result } = matchView;
  return { match: id, players, sides: ui.sides(players.length, options), characters, events, result };
}

interface Judgement {
  readonly version: number;
  readonly seat: number;
  readonly occasion: Occasion;
}

/** The minimum number of events between two remarks. */
const MIN_EVENTS_BETWEEN = 4;
/** A move affects the bots' moods for this many events. */
const MOOD_EVENTS = 4;

/** All remarks of a match, the oldest first. Everybody who views the same position gets the same. */
export function remarksOf(context: RemarkContext): readonly Remark[] {
  const remarks: Remark[] = [];
  for (const candidates of Map.groupBy(judgementsOf(context), ({ version }) => version).values()) {
    const last = remarks.at(-1);
    const [{ version, occasion: first }] = candidates;
    const isTooSoon = last !== undefined && version - last.version < MIN_EVENTS_BETWEEN;
    if (isTooSoon && !isEnding(first)) continue;
    // Only one character speaks at a time; at the end, a winner.
    const winner = candidates.find(({ occasion }) => occasion === 'won');
    const speaker = winner ?? candidates[hash(`${context.match} ${version}`) % candidates.length];
    const text = lineFor(speaker, remarks, context);
    if (text !== null) remarks.push({ ...speaker, text });
  }
  return remarks;
}

/** A bot's mood after the latest moves, or after the result. */
export function moodOf(context: RemarkContext, seat: number): Mood {
  const version = context.events.at(-1)?.version ?? 0;
  const latest = judgementsOf(context).findLast((judgement) => judgement.seat === seat);
  if (!latest || (!isEnding(latest.occasion) && version - latest.version >= MOOD_EVENTS)) return 'neutral';
  return MOODS[latest.occasion];
}

export const MOODS: { readonly [occasion in Occasion]: Mood } = {
  start: 'neutral',
  goodMove: 'pleased',
  rivalGoodMove: 'worried',
  won: 'pleased',
  lost: 'worried',
  drawn: 'neutral',
};

function isEnding(occasion: Occasion): boolean {
  return occasion === 'won' || occasion === 'lost' || occasion === 'drawn';
}

/** What each bot could make a remark about, in the order of events. */
function judgementsOf(context: RemarkContext): readonly Judgement[] {
  const bots = context.players.flatMap(({ type }, seat) => (type === 'bot' ? [seat] : []));
  const events = withoutUndone(context.events);
  const ofEvents = events.flatMap((event) =>
    bots.flatMap((seat): Judgement[] => {
      const occasion = occasionOf(event, sideOf(context, seat), context.characters);
      return occasion ? [{ version: event.version, seat, occasion }] : [];
    }),
  );
  const { result } = context;
  if (!result) return ofEvents;
  const version = events.findLast((event) => !isRematch(event))?.version ?? 0;
  return [
    ...ofEvents.filter((judgement) => judgement.version < version),
    ...bots.map((seat): Judgement => ({ version, seat, occasion: endOccasion(result, seat) })),
  ];
}

function occasionOf(event: ViewedEvent, side: readonly Seat[], characters: LoadedCharacters): Occasion | null {
  if ('table' in event) return event.table.type === 'started' ? 'start' : null;
  return characters.judgeMove(event.facts, side);
}

/** The only event that can follow the end. */
function isRematch(event: ViewedEvent): boolean {
  return 'table' in event && event.table.type === 'rematched';
}

function endOccasion({ winners }: Result, seat: number): Occasion {
  if (winners.length === 0) return 'drawn';
  return winners.some((winner) => winner === seat) ? 'won' : 'lost';
}

function sideOf({ sides }: RemarkContext, seat: number): readonly Seat[] {
  return sides.find((side) => side.some((member) => member === seat)) ?? [];
}

/** A character uses its lines in order; the id of the match determines the first one. */
function lineFor(
  { seat, occasion }: Judgement,
  said: readonly Remark[],
  { match, players, characters }: RemarkContext,
): string | null {
  const player = players[seat];
  const character = player.type === 'bot' ? characterOfLevel(characters, player.level) : null;
  if (!character) return null;
  const lines = characters.texts[character.id].lines[occasion];
  const saidBefore = said.filter((remark) => remark.seat === seat && remark.occasion === occasion).length;
  return lines[(hash(`${match} ${character.id}`) + saidBefore) % lines.length] ?? null;
}

/** FNV-1a with 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
