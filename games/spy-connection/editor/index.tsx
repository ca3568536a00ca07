import { isPlainObject } from '@safehouse/contract';
import type { EditionEditor } from '@safehouse/ui';
import { checkEdition } from '../rules/edition.ts';
import type { Edition } from '../rules/edition-document.ts';
import { defaultEdition } from '../ui/position.ts';
import { Editor } from './editor.tsx';
import { explain } from './problems.ts';
import type { EditorWords } from './words/en.ts';

/** What is of the wrong kind cannot be drawn; everything else can be, and be mended. */
const UNDRAWABLE = new Set(['bad-shape', 'too-large', 'wrong-number-of-costs']);

/** How an edition is made on the screen. */
export const editor: EditionEditor<Edition, EditorWords> = {
  words: {
    en: async () => (await import('./words/en.ts')).words,
    sk: async () => (await import('./words/sk.ts')).words,
    cs: async () => (await import('./words/cs.ts')).words,
    de: async () => (await import('./words/de.ts')).words,
    fr: async () => (await import('./words/fr.ts')).words,
  },
  builtIn: defaultEdition,
  check: checkEdition,
  canShow: (document): document is Edition =>
    isPlainObject(document) && !checkEdition(document).some(({ code }) => UNDRAWABLE.has(code)),
  explain,
  Editor,
};
