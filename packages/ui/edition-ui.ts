import type { ComponentType } from 'preact';
import type { ByLanguage } from './i18n/language-files.ts';
import type { Lang } from './i18n/languages.ts';

/** What is wrong with an edition, and where in its document. */
export interface EditionProblem {
  readonly code: string;
  /** The place in the document, such as `cities[3].name`; empty for the document itself. */
  readonly at: string;
}

export interface EditorProps<Document extends object = object, Texts = unknown> {
  readonly document: Document;
  readonly translations: Texts;
  readonly lang: Lang;
  /** The problem to show first, where the user has picked one. */
  readonly focusedProblem: EditionProblem | null;
  onChange(next: Document): void;
}

/** For games whose board and cards can be replaced: how such a document is edited. */
export interface EditionEditor<Document extends object = object, Texts = unknown> {
  readonly translations: ByLanguage<Texts>;
  /** The edition that comes with the game, to start from. */
  defaultDocument(): Document;
  findProblems(document: unknown): readonly EditionProblem[];
  /** Whether the editor can show it; if not, only its problems are listed. */
  isEditable(document: unknown): document is Document;
  problemText(problem: EditionProblem, document: unknown, translations: Texts): string;
  readonly Editor: ComponentType<EditorProps<Document, Texts>>;
}
