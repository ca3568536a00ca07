import { isPlainObject } from '@safehouse/contract';
import { byLanguage, type EditionEditor } from '@safehouse/ui';
import { checkEdition } from '../rules/edition-check.ts';
import type { Edition } from '../rules/edition-document.ts';
import { defaultEdition } from '../ui/board/rules-queries.ts';
import { Editor } from './editor.tsx';
import type { EditorTranslations } from './locales/en.ts';
import { explainProblem } from './problem-text.ts';

/** A document with these problems cannot be drawn; all others can be fixed in the editor. */
const UNDRAWABLE_PROBLEM_CODES = new Set(['bad-shape', 'too-large', 'wrong-number-of-costs']);

export const editor: EditionEditor<Edition, EditorTranslations> = {
  translations: byLanguage(import.meta.glob<EditorTranslations>('./locales/??.ts', { import: 'translations' })),
  defaultDocument: defaultEdition,
  findProblems: checkEdition,
  isEditable: (document): document is Edition =>
    isPlainObject(document) && !checkEdition(document).some(({ code }) => UNDRAWABLE_PROBLEM_CODES.has(code)),
  problemText: explainProblem,
  Editor,
};
