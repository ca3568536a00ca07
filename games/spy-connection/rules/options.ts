import { type Checked, type MatchHeader, quote } from '@safehouse/contract';
import { BUILT_IN_EDITION_IDS, DEFAULT_EDITION_ID, findBuiltInEdition } from './built-in-editions.ts';
import { checkEdition, isEdition } from './edition-check.ts';
import type { Edition } from './edition-document.ts';

const BOARD_SIDES = ['light', 'dark'] as const;
export type BoardSide = (typeof BOARD_SIDES)[number];

const START_MODES = ['dealt', 'draft'] as const;
type StartMode = (typeof START_MODES)[number];

export interface SpyOptions {
  /** The side of the board in use. */
  readonly board: BoardSide;
  readonly start: StartMode;
  /** By seat. */
  readonly agents: readonly number[];
  readonly edition: Edition;
}

const OPTION_NAMES = ['board', 'start', 'agents', 'edition'];

export function parseOptions({ options, players, edition: document }: MatchHeader): Checked<SpyOptions> {
  const stray = Object.keys(options).find((name) => !OPTION_NAMES.includes(name));
  if (stray !== undefined) return invalid(`unknown option ${quote(stray)}`);
  const { board = 'light', start = 'dealt', agents, edition: id = DEFAULT_EDITION_ID } = options;
  if (!isOneOf(BOARD_SIDES, board)) return invalid(`"board" must be one of ${BOARD_SIDES.join(', ')}`);
  if (!isOneOf(START_MODES, start)) return invalid(`"start" must be one of ${START_MODES.join(', ')}`);
  const edition = findEdition(id, document);
  if (!edition.ok) return edition;
  const { min, max } = edition.value.players;
  if (players < min || players > max) return invalid(`${min} to ${max} players can play, not ${players}`);
  const counts = agentsBySeat(agents, players, board, edition.value.agents);
  if (!counts.ok) return counts;
  return { ok: true, value: { board, start, agents: counts.value, edition: edition.value } };
}

function findEdition(id: unknown, document: unknown): Checked<Edition> {
  if (typeof id !== 'string') return invalid('"edition" must be the id of an edition');
  const builtIn = findBuiltInEdition(id);
  if (document === undefined) {
    return builtIn ? { ok: true, value: builtIn } : invalid(`the edition ${quote(id)} is not in the record`);
  }
  if (builtIn)
    return invalid(`the edition in the record may not be called ${BUILT_IN_EDITION_IDS.map(quote).join(', ')}`);
  if (!isCheckedEdition(document)) return invalid(`faulty edition: ${summarizeProblems(document)}`);
  if (document.id !== id) return invalid(`the edition in the record is ${quote(document.id)}, not ${quote(id)}`);
  return { ok: true, value: document };
}

const checkedEditions = new WeakSet<object>();

/** Each document is checked once, because an undo opens the match again. */
function isCheckedEdition(document: unknown): document is Edition {
  if (typeof document === 'object' && document !== null && checkedEditions.has(document)) return true;
  if (!isEdition(document)) return false;
  checkedEditions.add(document);
  return true;
}

function summarizeProblems(document: unknown): string {
  const problems = checkEdition(document);
  const named = problems.slice(0, 5).map(({ at, message }) => `${quote(at)} ${message}`);
  return problems.length > named.length ? `${named.join(', ')} and more` : named.join(', ');
}

/** SC-5: the edition's number or one less; exactly that number on the dark side. */
function agentsBySeat(value: unknown, players: number, side: BoardSide, most: number): Checked<number[]> {
  const fewest = side === 'dark' ? most : most - 1;
  const list = Array.isArray(value) ? value : new Array(players).fill(value === undefined ? most : value);
  if (list.length !== players) return invalid(`"agents" must have one number per seat`);
  if (list.some((count) => count !== most && count !== fewest)) {
    return invalid(fewest === most ? `"agents" must be ${most} here` : `"agents" must be ${fewest} or ${most}`);
  }
  return { ok: true, value: list };
}

function isOneOf<T extends string>(list: readonly T[], value: unknown): value is T {
  return list.some((item) => item === value);
}

function invalid(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}
