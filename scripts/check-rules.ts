/** Every rule has a test whose title starts with its id, and every cited id exists. */
import { type SourceFile, sourceFiles } from './source-files.ts';

const DEFINED_RULE = /^- ([A-Z]{2}-\d+)\b/gm;
const TESTED_RULE = /\b(?:test|it)(?:\.\w+(?:\([^)]*\))?)?\(\s*['"`]\[([A-Z]{2}-\d+)\]/g;

export function ruleProblems(rules: SourceFile, sources: readonly SourceFile[]): string[] {
  const defined = ruleIds(rules.text);
  if (defined.length === 0) return [`${rules.path} defines no rule`];
  const prefix = defined[0].split('-')[0];
  const tested = new Set(
    sources.flatMap(({ path, text }) => (path.endsWith('.test.ts') ? idsIn(text, TESTED_RULE) : [])),
  );
  const cited = new RegExp(`\\b(${prefix}-\\d+)\\b`, 'g');
  return [
    ...defined.filter((id, i) => defined.indexOf(id) !== i).map((id) => `${rules.path} defines ${id} twice`),
    ...defined.filter((id) => !tested.has(id)).map((id) => `no test title starts with [${id}]`),
    ...[rules, ...sources].flatMap(({ path, text }) =>
      idsIn(text, cited)
        .filter((id) => !defined.includes(id))
        .map((id) => `${path} cites ${id}, which is not a rule`),
    ),
  ];
}

/** The ids that a rules file defines, in its order. */
export function ruleIds(text: string): string[] {
  return idsIn(text, DEFINED_RULE);
}

function idsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, id]) => id);
}

if (import.meta.main) {
  // Earlier rules versions of a game may cite rules that no longer exist.
  const sourcesOf = (rules: SourceFile) =>
    sourceFiles(rules.path.replace('RULES.md', '**/*.ts')).filter(({ path }) => !path.includes('/earlier/'));
  const problems = sourceFiles('{games,examples}/*/RULES.md').flatMap((rules) => ruleProblems(rules, sourcesOf(rules)));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
