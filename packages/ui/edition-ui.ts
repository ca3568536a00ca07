import type { VNode } from 'preact';
import type { ByLanguage } from './i18n/language-files.ts';
import type { Lang } from './i18n/languages.ts';

export interface EditionProblem {
  readonly code: string;
  /** The path in the document, such as `cities[3].name`; empty for the document itself. */
  readonly at: string;
}

export interface EditorProps<Document extends object = object, Translations = unknown> {
  readonly document: Document;
  readonly translations: Translations;
  readonly lang: Lang;
  /** The problem to show first. */
  readonly focusedProblem: EditionProblem | null;
  onChange(next: Document): void;
}

/** For games with custom editions: the editor of an edition's document. */
export interface EditionEditor<Document extends object = object, Translations = unknown> {
  readonly translations: ByLanguage<Translations>;
  /** The edition that comes with the game, to start from. */
  defaultDocument(): Document;
  findProblems(document: unknown): readonly EditionProblem[];
  /** Can it be drawn at all? If not, only its problems are listed. */
  isEditable(document: unknown): document is Document;
  problemText(problem: EditionProblem, document: unknown, translations: Translations): string;
  Editor(props: EditorProps<Document, Translations>): VNode | null;
}
