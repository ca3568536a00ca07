/**
 * Every language of the app or of a game has a file beside each English one, typed by `en.ts`, and rules for players
 * with the ids of `RULES.md`. The app needs all languages; a game may start with English only.
 */
import { LANGS } from '@safehouse/ui/languages';
import { ruleIds } from './check-rules.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const TRANSLATION = /\/locales\/(.*\/)?([a-z]{2}\.ts|RULES\.[a-z]{2}\.md)$/;
const ENGLISH = /\/(locales\/(.*\/)?en\.ts|RULES\.md)$/;
const GAME_FOLDER = /^(games|examples|scripts)\/[^/]+\//;

interface LanguageReport {
  readonly problems: readonly string[];
  /** Missing translations of games, which are allowed. */
  readonly notes: readonly string[];
}

export function languageReport(files: readonly SourceFile[], langs: readonly string[] = LANGS): LanguageReport {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const gameLanguages = languagesByGame(files, langs);
  const english = files.filter(({ path }) => ENGLISH.test(path));
  const wanted = new Map(
    english.flatMap(({ path, text }) =>
      (gameLanguages.get(gameFolder(path)) ?? langs)
        // RULES.md is the specification; players have their own rules in English too.
        .filter((lang) => lang !== 'en' || path.endsWith('.md'))
        .map((lang) => [translationPath(path, lang), text] as const),
    ),
  );
  const isEnglish = (path: string) => path.endsWith('/en.ts');
  const unlisted = files.filter(({ path }) => TRANSLATION.test(path) && !isEnglish(path) && !wanted.has(path));
  return {
    problems: [
      ...[...wanted].flatMap(([path, englishText]) => translationProblems(path, texts.get(path), englishText)),
      ...files.flatMap((file) => listProblems(file, texts)),
      ...unlisted.map(({ path }) => `${path} belongs to no language in LANGUAGES, or has no English file`),
    ],
    notes: [...gameLanguages].flatMap(([folder, some]) => {
      const missing = langs.filter((lang) => !some.includes(lang));
      return folder === '' || missing.length === 0
        ? []
        : [`${folder} is not translated into ${missing.join(', ')} yet`];
    }),
  };
}

/** A list of modules by language must have a line for every file beside it. */
function listProblems({ path, text }: SourceFile, texts: ReadonlyMap<string, string>): string[] {
  if (!path.endsWith('/locales/index.ts') || !text.includes('modulesByLanguage')) return [];
  const folder = path.slice(0, -'index.ts'.length);
  const names = [...texts.keys()]
    .filter((other) => other.startsWith(folder))
    .map((other) => other.slice(folder.length));
  const missing = names.filter((name) => /^[a-z]{2}\.ts$/.test(name) && !text.includes(`import('./${name}')`));
  return missing.map((name) => `${path} does not list ${name}`);
}

/** Empty for the app. */
function gameFolder(path: string): string {
  return GAME_FOLDER.exec(path)?.[0] ?? '';
}

/** By game: the languages of which it has any file, and English. */
function languagesByGame(files: readonly SourceFile[], langs: readonly string[]): Map<string, readonly string[]> {
  const byGame = Map.groupBy(files, ({ path }) => gameFolder(path));
  byGame.delete('');
  const languageIn = ({ path }: SourceFile) => /([a-z]{2})\.(ts|md)$/.exec(path)?.[1];
  const isSpoken = (group: readonly SourceFile[], lang: string) =>
    lang === 'en' || group.some((file) => TRANSLATION.test(file.path) && languageIn(file) === lang);
  return new Map([...byGame].map(([folder, group]) => [folder, langs.filter((lang) => isSpoken(group, lang))]));
}

function translationPath(english: string, lang: string): string {
  return english.endsWith('.md')
    ? english.replace('RULES.md', `locales/RULES.${lang}.md`)
    : english.replace('en.ts', `${lang}.ts`);
}

function translationProblems(path: string, text: string | undefined, englishText: string): string[] {
  if (text === undefined) return [`${path} is missing`];
  if (path.endsWith('.md'))
    return String(ruleIds(text)) === String(ruleIds(englishText)) ? [] : [`${path} has different rules than RULES.md`];
  // Without the type, a missing text would go unnoticed by the compiler.
  return /^export const \w+: \w+ = \{$/m.test(text) ? [] : [`${path} does not name the type from en.ts`];
}

if (import.meta.main) {
  const { problems, notes } = languageReport(
    sourceFiles('{packages,games,examples,scripts}/**/locales/**/*.{ts,md}', '{games,examples,scripts}/*/RULES.md'),
  );
  for (const note of notes) console.log(note);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
