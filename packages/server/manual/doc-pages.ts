import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pickLang } from '@safehouse/ui/languages';
import { typeset } from '@safehouse/ui/typography';

const ROOT = resolve(import.meta.dirname, '../../..');

export interface DocPage {
  /** Its path under `/docs/`. */
  readonly path: string;
  readonly title: string;
  readonly section: DocSection;
  readonly lang: string;
  /** Its path in the project: links between documents are relative to it. */
  readonly file: string;
  readonly text: string;
}

/** The pictures of the pages, by their paths under `/docs/`. */
export function findDocImages(root = ROOT): readonly { readonly path: string; readonly file: string }[] {
  return findFiles(root, 'docs/images/*.svg').map((path) => ({
    path: path.slice('docs/'.length),
    file: resolve(root, path),
  }));
}

export const DOC_SECTIONS = ['Rules', 'For everybody', 'Decisions'] as const;
type DocSection = (typeof DOC_SECTIONS)[number];

export function loadDocPages(root = ROOT): readonly DocPage[] {
  return [
    ...loadRulesPages(root),
    ...loadMarkdownPages(root, 'docs/*.md', { section: 'For everybody', folder: '' }),
    ...loadMarkdownPages(root, 'docs/decisions/*.md', { section: 'Decisions', folder: 'decisions/' }),
  ];
}

/** For every game: the specification in its folder, and the rules for players in its `locales`. */
function loadRulesPages(root: string): DocPage[] {
  return findFiles(root, 'games/*/{RULES,locales/RULES.*}.md').map((file) => {
    const game = file.split('/')[1];
    const lang = /RULES\.([a-z]{2})\.md$/.exec(file)?.[1];
    const path = `rules/${game}${lang === undefined ? '' : `/${lang}`}`;
    const page = readDocPage(root, { file, section: 'Rules', path, lang: lang ?? 'en' });
    return lang === undefined ? page : { ...page, title: `${page.title} (${languageName(lang)})` };
  });
}

/** The name of a language in that language. */
function languageName(lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
}

function loadMarkdownPages(
  root: string,
  pattern: string,
  { section, folder }: { readonly section: DocSection; readonly folder: string },
): DocPage[] {
  return findFiles(root, pattern).map((file) =>
    readDocPage(root, { file, section, path: `${folder}${basename(file, '.md')}`, lang: 'en' }),
  );
}

function findFiles(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

function readDocPage(root: string, source: Omit<DocPage, 'title' | 'text'>): DocPage {
  const text = typeset(pickLang([source.lang]), readFileSync(resolve(root, source.file), 'utf8'));
  const title = /^# (.+)$/m.exec(text)?.[1] ?? source.path;
  return { ...source, title, text };
}
