import { readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { ENGINES, type Library } from './library-list.ts';

interface Export {
  readonly name: string;
  /** The file that declares it. */
  readonly file: string;
}

const DECLARATION = /^export (?:declare )?(?:abstract )?(?:class|interface|type|function|const) (\w+)/;

/** A page with everything the libraries export, generated from their type declarations in `folder`. */
export function renderApiPage(folder: string): string {
  return [
    '# The engines as libraries',
    '',
    'Written from the types and comments by `npm run api-page`. The packages follow semantic versioning; examples are in',
    '[examples](examples).',
    '',
    ...ENGINES.flatMap((library) => renderLibrary(library, folder)),
  ].join('\n');
}

function renderLibrary({ name, about, folder: source }: Library, folder: string): string[] {
  const exported = findExports(resolve(folder, source, 'index.d.ts'));
  return [`## @safehouse/${name}`, '', about, '', ...exported.flatMap(renderExport)];
}

/** In the order of the index file. */
function findExports(index: string): Export[] {
  const text = readFileSync(index, 'utf8');
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)\.js'/gm)];
  const elsewhere = lists.flatMap(([, list, path]) => {
    const file = `${posix.join(posix.dirname(index), path)}.d.ts`;
    return [...list.matchAll(/(?:type )?(\w+)(?: as \w+)?,?/g)].map(([, name]) => ({ name, file }));
  });
  const here = text.split('\n').flatMap((line) => {
    const name = DECLARATION.exec(line)?.[1];
    return name === undefined ? [] : [{ name, file: index }];
  });
  return [...elsewhere, ...here];
}

function renderExport({ name, file }: Export): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((line) => DECLARATION.exec(line)?.[1] === name);
  if (start < 0) throw new Error(`${file} does not declare ${name}`);
  // A declaration ends where the next statement or comment starts.
  const length = lines.slice(start + 1).findIndex((line) => !/^[\s})\]|]/.test(line));
  const declaration = lines
    .slice(start, length < 0 ? undefined : start + 1 + length)
    .filter((line) => !/^ {4}(?:#private|private)/.test(line));
  const text = declaration.join('\n').trimEnd().replaceAll('export declare ', 'export ');
  return [`### ${name}`, '', ...commentAbove(lines, start), '```ts', text, '```', ''];
}

function commentAbove(lines: readonly string[], at: number): string[] {
  if (!lines[at - 1]?.endsWith('*/')) return [];
  const start = lines.slice(0, at).findLastIndex((line) => line.startsWith('/**'));
  const text = lines
    .slice(start, at)
    .map((line) => line.replace(/^\/\*\* ?|^ \*\/$/, '').replace(/^ \* ?| ?\*\/$/g, ''));
  return [text.join('\n').trim(), ''];
}
