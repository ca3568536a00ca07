/** Within a package, no two exported types may have the same name. */
import { type SourceFile, sourceFiles } from './source-files.ts';

const EXPORTED_TYPE = /^export (?:declare |abstract )*(?:type|interface|class) (\w+)/gm;

export function nameProblems(files: readonly SourceFile[]): string[] {
  const declarations = files.flatMap(({ path, text }) =>
    [...text.matchAll(EXPORTED_TYPE)].map(([, name]) => ({ name, path, package: packageOf(path) })),
  );
  const byName = Map.groupBy(declarations, (declared) => `${declared.package} ${declared.name}`);
  return [...byName.values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same[0].name} is exported by ${same.map(({ path }) => path).join(' and ')}`);
}

/** `packages/X` or `games/X`. */
function packageOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

if (import.meta.main) {
  // Earlier rules versions of a game are frozen copies, so they keep their names.
  const files = sourceFiles('packages/**/*.{ts,tsx}', 'games/**/*.{ts,tsx}').filter(
    ({ path }) => !path.includes('/earlier/'),
  );
  const problems = nameProblems(files);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
