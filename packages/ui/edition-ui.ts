import type { ComponentType } from 'preact';
import type { ByLanguage } from './i18n/language-files.ts';
import type { Lang } from './i18n/languages.ts';

/** What is wrong with an edition, and where in its document. */
export interface EditionProblem {
  readonly code: string;
  /** The place in the document, such as `cities[3].name`; empty for the document itself. */
  readonly at: string;
}

export interface EditorProps<Document extends object = object, Words = unknown> {
  readonly document: Document;
  readonly translations: Words;
  readonly lang: Lang;
  /** Where to begin: the problem somebody has asked to be shown. */
  readonly focusedProblem: EditionProblem | null;
  onChange(next: Document): void;
}

/** For games whose board and cards can be brought along: how such a document is made on the screen. */
export interface EditionEditor<Document extends object = object, Words = unknown> {
  readonly translations: ByLanguage<Words>;
  /** What comes with the game: to begin from. */
  defaultDocument(): Document;
  findProblems(document: unknown): readonly EditionProblem[];
  /** Can this be put on the screen at all? If not, its problems are all there is to see. */
  isEditable(document: unknown): document is Document;
  problemText(problem: EditionProblem, document: unknown, words: Words): string;
  readonly Editor: ComponentType<EditorProps<Document, Words>>;
}
