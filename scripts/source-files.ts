import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The matching files of the project; paths are relative to its root. */
export function sourceFiles(...patterns: string[]): SourceFile[] {
  const paths = globSync(patterns, { exclude: (path) => path.includes('node_modules') });
  return paths.sort().map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
