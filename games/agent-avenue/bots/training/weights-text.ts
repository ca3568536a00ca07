import type { Mode } from '../../rules/options.ts';
import type { Estimate } from '../estimate.ts';
import type { Estimates } from '../splits.ts';

const WIDTH = 110;

/** The text of a weights file, laid out as the formatter would. */
export function weightsText(mode: Mode, { waiting, moving }: Estimates): string {
  return [
    `/** What play of the ${mode} mode against itself has taught, in hundredths; see estimate.ts for the order. */`,
    listText('WAITING', waiting),
    listText('MOVING', moving),
  ].join('\n\n');
}

/** All numbers of an estimate as `estimate` takes them, rounded. */
export function hundredths({ first, second }: Estimate): number[] {
  // The sum makes 0 of -0.
  return [...first, ...second].map((weight) => Math.round(100 * weight) + 0);
}

function listText(name: string, net: Estimate): string {
  return `export const ${name}: readonly number[] = [\n${lines(hundredths(net)).join('\n')}\n];`;
}

function lines(numbers: readonly number[]): string[] {
  const lines: string[] = [];
  let line = ' ';
  for (const number of numbers) {
    const entry = ` ${number},`;
    if (line.length + entry.length > WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += entry;
  }
  return [...lines, line];
}
