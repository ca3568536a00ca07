import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** One document of the project, as people read it under `/docs`. */
export interface DocPage {
  /** Its place under `/docs/`. */
  readonly path: string;
  readonly title: string;
  readonly section: DocSection;
  /** The language it is written in. */
  readonly lang: string;
  /** Where it lies in the project: links between documents are relative to it. */
  readonly file: string;
  readonly text: string;
}

export const DOC_SECTIONS = ['Rules', 'For everybody', 'Decisions'] as const;
type DocSection = (typeof DOC_SECTIONS)[number];

/** All there is, read from the project's own folders. */
export function loadDocPages(root = ROOT): readonly DocPage[] {
  return [
    ...loadRulesPages(root),
    ...loadMarkdownPages(root, 'docs/*.md', 'For everybody', ''),
    ...loadMarkdownPages(root, 'docs/decisions/*.md', 'Decisions', 'decisions/'),
  ];
}

/** The rules of every game: in English beside the game, in other languages among its words. */
function loadRulesPages(root: string): DocPage[] {
  return findFiles(root, 'games/*/{RULES,locales/RULES.*}.md').map((file) => {
    const game = file.split('/')[1];
    const lang = /RULES\.([a-z]{2})\.md$/.exec(file)?.[1] ?? 'en';
    const manual = readDocPage(root, file, 'Rules', `rules/${game}${lang === 'en' ? '' : `/${lang}`}`, lang);
    return lang === 'en' ? manual : { ...manual, title: `${manual.title} (${languageName(lang)})` };
  });
}

/** A language as it calls itself. */
function languageName(lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
}

function loadMarkdownPages(root: string, pattern: string, section: DocSection, folder: string): DocPage[] {
  return findFiles(root, pattern).map((file) =>
    readDocPage(root, file, section, `${folder}${basename(file, '.md')}`, 'en'),
  );
}

function findFiles(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

function readDocPage(root: string, file: string, section: DocSection, path: string, lang: string): DocPage {
  const text = readFileSync(resolve(root, file), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1] ?? path;
  return { path, title, section, lang, file, text };
}
