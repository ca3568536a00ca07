import type { Mode } from '../../rules/options.ts';
import type { ValueNetworks } from '../turn-outcomes.ts';
import type { ValueNetwork } from '../value-network.ts';

const MAX_LINE_WIDTH = 110;

/** The text of a weights file, laid out as the formatter would. */
export function weightsText(mode: Mode, { waiting, moving }: ValueNetworks): string {
  return [
    `/** What play of the ${mode} mode against itself has taught, in hundredths; see value-network.ts for the order. */`,
    weightListText('WAITING', waiting),
    weightListText('MOVING', moving),
  ].join('\n\n');
}

/** All numbers of an estimate as `estimate` takes them, rounded. */
export function toHundredths({ hiddenWeights, outputWeights }: ValueNetwork): number[] {
  // The sum makes 0 of -0.
  return [...hiddenWeights, ...outputWeights].map((weight) => Math.round(100 * weight) + 0);
}

function weightListText(name: string, net: ValueNetwork): string {
  return `export const ${name}: readonly number[] = [\n${wrapNumbers(toHundredths(net)).join('\n')}\n];`;
}

function wrapNumbers(numbers: readonly number[]): string[] {
  const lines: string[] = [];
  let line = ' ';
  for (const number of numbers) {
    const entry = ` ${number},`;
    if (line.length + entry.length > MAX_LINE_WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += entry;
  }
  return [...lines, line];
}
