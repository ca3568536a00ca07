import type { EditionProblem } from '@safehouse/ui';
import type { EditionProblemCode } from '../rules/edition-reader.ts';
import type { EditorSelection } from './editor-context.ts';
import type { EditorTranslations } from './locales/en.ts';

/** A place such as `connections[3].spaces[0]`, taken apart. */
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

/** What is wrong and where, in a sentence. */
export function explainProblem(
  { code, at }: EditionProblem,
  document: unknown,
  words: EditorTranslations,
): string {
  const why = words.problems[code as EditionProblemCode] ?? code;
  return `${problemSubject(at, document, words)}: ${why}.`;
}

function problemSubject(at: string, document: unknown, words: EditorTranslations): string {
  if (at === '') return words.at.all;
  const place = parseEntryPath(at);
  const entry = place && findEntry(document, place);
  if (!place || !entry) return words.at.other(at);
  const name = String(entry.id ?? `${place.index + 1}`);
  switch (place.list) {
    case 'cities':
    case 'spaces':
    case 'connections':
    case 'missions':
    case 'startMissions':
      return words.at[place.list](name);
    default:
      return words.at.other(at);
  }
}

/** The part of the editor where a problem can be mended. */
export function selectionForProblem(at: string, document: unknown): EditorSelection {
  const place = parseEntryPath(at);
  const entry = place && findEntry(document, place);
  const id = String(entry?.id ?? '');
  switch (place?.list ?? at) {
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
