import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** One document of the project, as people read it under `/docs`. */
export interface Manual {
  /** Its place under `/docs/`. */
  readonly path: string;
  readonly title: string;
  readonly section: Section;
  /** The language it is written in. */
  readonly lang: string;
  /** Where it lies in the project: links between documents are relative to it. */
  readonly file: string;
  readonly text: string;
}

export const SECTIONS = ['Rules', 'For everybody', 'Decisions'] as const;
type Section = (typeof SECTIONS)[number];

/** All there is, read from the project's own folders. */
export function library(root = ROOT): readonly Manual[] {
  return [
    ...rules(root),
    ...documents(root, 'docs/*.md', 'For everybody', ''),
    ...documents(root, 'docs/decisions/*.md', 'Decisions', 'decisions/'),
  ];
}

/** The rules of every game: in English beside the game, in other languages among its words. */
function rules(root: string): Manual[] {
  return filesIn(root, 'games/*/{RULES,locales/RULES.*}.md').map((file) => {
    const game = file.split('/')[1];
    const lang = /RULES\.([a-z]{2})\.md$/.exec(file)?.[1] ?? 'en';
    const manual = read(root, file, 'Rules', `rules/${game}${lang === 'en' ? '' : `/${lang}`}`, lang);
    return lang === 'en' ? manual : { ...manual, title: `${manual.title} (${nameOf(lang)})` };
  });
}

/** A language as it calls itself. */
function nameOf(lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
}

function documents(root: string, pattern: string, section: Section, folder: string): Manual[] {
  return filesIn(root, pattern).map((file) =>
    read(root, file, section, `${folder}${basename(file, '.md')}`, 'en'),
  );
}

function filesIn(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

function read(root: string, file: string, section: Section, path: string, lang: string): Manual {
  const text = readFileSync(resolve(root, file), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1] ?? path;
  return { path, title, section, lang, file, text };
}
