import { type Checked, type Header, quote } from '@safehouse/contract';
import { BUILT_IN_IDS, builtInEdition, DEFAULT_EDITION } from './boards.ts';
import { checkEdition, isEdition } from './edition.ts';
import type { Edition } from './edition-document.ts';

const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];

const STARTS = ['dealt', 'draft'] as const;
export type Start = (typeof STARTS)[number];

export interface SpyOptions {
  /** The side of the board that lies up. */
  readonly board: Side;
  readonly start: Start;
  /** By seat. */
  readonly agents: readonly number[];
  readonly edition: Edition;
}

const NAMES = ['board', 'start', 'agents', 'edition'];

export function options({ options, players, edition: document }: Header): Checked<SpyOptions> {
  const stray = Object.keys(options).find((name) => !NAMES.includes(name));
  if (stray !== undefined) return wrong(`unknown option ${quote(stray)}`);
  const { board = 'light', start = 'dealt', agents, edition: id = DEFAULT_EDITION } = options;
  if (!isOneOf(SIDES, board)) return wrong(`"board" must be one of ${SIDES.join(', ')}`);
  if (!isOneOf(STARTS, start)) return wrong(`"start" must be one of ${STARTS.join(', ')}`);
  const edition = findEdition(id, document);
  if (!edition.ok) return edition;
  const { min, max } = edition.value.players;
  if (players < min || players > max) return wrong(`${min} to ${max} players can play, not ${players}`);
  const counts = agentsBySeat(agents, players, board, edition.value.agents);
  if (!counts.ok) return counts;
  return { ok: true, value: { board, start, agents: counts.value, edition: edition.value } };
}

function findEdition(id: unknown, document: unknown): Checked<Edition> {
  if (typeof id !== 'string') return wrong('"edition" must be the id of an edition');
  const builtIn = builtInEdition(id);
  if (document === undefined) {
    return builtIn ? { ok: true, value: builtIn } : wrong(`the edition ${quote(id)} is not in the record`);
  }
  if (builtIn)
    return wrong(`the edition in the record may not be called ${BUILT_IN_IDS.map(quote).join(', ')}`);
  if (!isEdition(document)) return wrong(`faulty edition: ${problemsIn(document)}`);
  if (document.id !== id)
    return wrong(`the edition in the record is ${quote(document.id)}, not ${quote(id)}`);
  return { ok: true, value: document };
}

function problemsIn(document: unknown): string {
  const problems = checkEdition(document);
  const named = problems.slice(0, 5).map(({ at, message }) => `${quote(at)} ${message}`);
  return problems.length > named.length ? `${named.join(', ')} and more` : named.join(', ');
}

/** SC-5: the edition's number or one less; exactly that number on the dark side. */
function agentsBySeat(value: unknown, players: number, side: Side, most: number): Checked<number[]> {
  const fewest = side === 'dark' ? most : most - 1;
  const list = Array.isArray(value) ? value : new Array(players).fill(value === undefined ? most : value);
  if (list.length !== players) return wrong(`"agents" must have one number per seat`);
  if (list.some((count) => count !== most && count !== fewest)) {
    return wrong(fewest === most ? `"agents" must be ${most} here` : `"agents" must be ${fewest} or ${most}`);
  }
  return { ok: true, value: list };
}

function isOneOf<T extends string>(list: readonly T[], value: unknown): value is T {
  return list.some((item) => item === value);
}

function wrong(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}
