import { parseArgs } from 'node:util';
import { SCREEN_COLUMNS, wrapText } from '@safehouse/ui/terminal';
import { UsageError } from './output.ts';

interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly default?: string | boolean;
  /** The placeholder of the value in the help, like `N` or `FILE`. */
  readonly value?: string;
  readonly about: string;
}

interface OptionSpecs {
  readonly [name: string]: OptionSpec;
}

type OptionValues<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends { readonly type: 'boolean' }
    ? boolean
    : Specs[Name] extends { readonly default: string }
      ? string
      : string | undefined;
};

interface CommandSpec<Specs extends OptionSpecs> {
  /** The positional arguments, like `FILE`; in brackets if optional. */
  readonly args?: readonly string[];
  readonly options?: Specs;
  /** Shown in the help after the summary. */
  readonly details?: string;
  readonly example: string;
  run(values: OptionValues<Specs>, args: readonly string[]): Promise<void>;
}

export interface Command {
  run(args: readonly string[]): Promise<void>;
  help(name: string, summary: string): string;
}

export function defineCommand<const Specs extends OptionSpecs>(spec: CommandSpec<Specs>): Command {
  return {
    run: (argv) => {
      const options = Object.fromEntries(
        Object.entries(spec.options ?? {}).map(([name, option]) => [name, parserOption(option)]),
      );
      const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
      checkCount(spec.args ?? [], positionals);
      // Each value has the type that its option states.
      return spec.run(values as OptionValues<Specs>, positionals);
    },
    help: (name, summary) => formatHelp(name, summary, spec),
  };
}

function parserOption({ type, default: preset }: OptionSpec) {
  return preset === undefined ? { type } : { type, default: preset };
}

function checkCount(names: readonly string[], given: readonly string[]): void {
  const required = names.filter((name) => !name.startsWith('['));
  if (given.length < required.length) throw new UsageError(`${required[given.length]} is missing`);
  if (given.length > names.length) throw new UsageError(`unexpected argument "${given[names.length]}"`);
}

function formatHelp(
  name: string,
  summary: string,
  { args = [], options = {}, details, example }: CommandSpec<OptionSpecs>,
): string {
  const rows = Object.entries(options).map(([option, spec]) => [
    `--${option}${spec.value ? ` ${spec.value}` : ''}`,
    aboutOption(spec),
  ]);
  const usage = ['safehouse', name, ...(rows.length > 0 ? ['[options]'] : []), ...args].join(' ');
  return [
    summary,
    '',
    `Usage: ${usage}`,
    ...(details === undefined ? [] : ['', ...wrapDetails(details)]),
    ...(rows.length === 0 ? [] : ['', 'Options:', ...alignColumns(rows)]),
    '',
    'Example:',
    ...example.split('\n').map((line) => `  ${line}`),
  ].join('\n');
}

function aboutOption({ about, default: preset }: OptionSpec): string {
  return typeof preset === 'string' && preset !== '' ? `${about} (default: ${preset})` : about;
}

/** Wraps paragraphs. Indented lines are kept as they are. */
function wrapDetails(details: string): string[] {
  const parts = details.split(/\n(?= )|(?<=\n .*)\n/);
  return parts.flatMap((part) => (part.startsWith(' ') ? [part] : wrapText(part, SCREEN_COLUMNS)));
}

/** Two columns, the second one aligned and wrapped. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.flatMap(([first, second]) =>
    wrapText(second, SCREEN_COLUMNS - width - 4).map((line, i) => `  ${(i === 0 ? first : '').padEnd(width)}  ${line}`),
  );
}
