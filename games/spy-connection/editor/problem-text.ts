import type { EditionProblem } from '@safehouse/ui';
import type { EditionProblemCode } from '../rules/edition-reader.ts';
import type { EditorSelection } from './editor-context.ts';
import type { EditorTranslations } from './locales/en.ts';

/** The first part of a path such as `connections[3].spaces[0]`. */
interface EntryPath {
  readonly list: string;
  readonly index: number;
}

type DocumentEntry = { readonly id?: unknown; readonly a?: unknown; readonly b?: unknown };

function parseEntryPath(at: string): EntryPath | null {
  const found = /^(\w+)\[(\d+)\]/.exec(at);
  return found && { list: found[1], index: Number(found[2]) };
}

function findEntry(document: unknown, { list, index }: EntryPath): DocumentEntry | null {
  const lists = document as { readonly [name: string]: unknown } | null;
  const entries = lists?.[list];
  const entry = Array.isArray(entries) ? entries[index] : null;
  return typeof entry === 'object' ? entry : null;
}

export function explainProblem(
  { code, at }: EditionProblem,
  document: unknown,
  translations: EditorTranslations,
): string {
  const reason = translations.problems[code as EditionProblemCode] ?? code;
  return `${problemSubject(at, document, translations)}: ${reason}.`;
}

function problemSubject(at: string, document: unknown, translations: EditorTranslations): string {
  if (at === '') return translations.at.all;
  const path = parseEntryPath(at);
  if (!path) return partName(at, translations);
  const name = String(findEntry(document, path)?.id ?? path.index + 1);
  switch (path.list) {
    case 'cities':
    case 'spaces':
    case 'connections':
    case 'missions':
    case 'startMissions':
      return translations.at[path.list](name);
    default:
      return translations.at.other;
  }
}

/** A part of the document that is not an entry of a list, such as `players.min` or `planning.light[2]`. */
function partName(at: string, { at: names, numbers, tabs, spaces, cost }: EditorTranslations): string {
  const planning = /^planning\.(light|dark)(?:\[(\d+)\])?/.exec(at);
  if (planning) {
    const side = planning[1] === 'light' ? 'light' : 'dark';
    return planning[2] === undefined ? names.planning(side) : cost(side, Number(planning[2]) + 1);
  }
  const known: { readonly [part: string]: string } = { ...numbers, ...tabs, spaces };
  return known[at.replace(/^players\./, '')] ?? names.other;
}

/** The part of the editor where a problem can be fixed. */
export function selectionForProblem(at: string, document: unknown): EditorSelection {
  const path = parseEntryPath(at);
  const entry = path && findEntry(document, path);
  const id = String(entry?.id ?? '');
  switch (path?.list ?? at) {
    case 'cities':
      return { tab: 'cities', id };
    case 'spaces':
    case 'connections':
      return { tab: 'connections', id };
    case 'missions':
      return { tab: 'missions', id };
    case 'startMissions':
      return { tab: 'startMissions', id };
    default:
      return { tab: 'numbers', id: '' };
  }
}
