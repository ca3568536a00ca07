/** Every language has a file beside each English one, typed by `en.ts`, and rules for players with the ids of `RULES.md`. */
import { LANGS } from '@safehouse/ui/languages';
import { ruleIds } from './check-rules.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const TRANSLATION = /\/locales\/(.*\/)?(?!en\.ts$)([a-z]{2}\.ts|RULES\.[a-z]{2}\.md)$/;
const ENGLISH = /\/(locales\/(.*\/)?en\.ts|RULES\.md)$/;

export function languageProblems(files: readonly SourceFile[], langs: readonly string[] = LANGS): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const english = files.filter(({ path }) => ENGLISH.test(path));
  // The English rules are for programmers: English players have rules of their own.
  const wantedLangs = (path: string) => langs.filter((lang) => lang !== 'en' || path.endsWith('.md'));
  const wanted = new Map(
    english.flatMap(({ path, text }) => wantedLangs(path).map((lang) => [translationPath(path, lang), text])),
  );
  const unlisted = files.filter(({ path }) => TRANSLATION.test(path) && !wanted.has(path));
  return [
    ...[...wanted].flatMap(([path, englishText]) => translationProblems(path, texts.get(path), englishText)),
    ...unlisted.map(({ path }) => `${path} is in no language of LANGUAGES, or has no English file`),
  ];
}

function translationPath(english: string, lang: string): string {
  return english.endsWith('.md')
    ? english.replace('RULES.md', `locales/RULES.${lang}.md`)
    : english.replace('en.ts', `${lang}.ts`);
}

function translationProblems(path: string, text: string | undefined, englishText: string): string[] {
  if (text === undefined) return [`${path} is missing`];
  if (path.endsWith('.md'))
    return String(ruleIds(text)) === String(ruleIds(englishText)) ? [] : [`${path} has other rules than RULES.md`];
  // Without the type a missing text would be found by a player.
  return /^export const \w+: \w+ = \{$/m.test(text) ? [] : [`${path} does not name the type from en.ts`];
}

if (import.meta.main) {
  const problems = languageProblems(
    sourceFiles('{packages,games,scripts}/**/locales/**/*.{ts,md}', '{games,scripts}/*/RULES.md'),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
