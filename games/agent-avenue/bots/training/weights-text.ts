import type { Mode } from '../../rules/options.ts';
import type { ValueNetwork, ValueNetworks } from '../value-network.ts';

const MAX_LINE_WIDTH = 110;

/** The text of a weights file, in the layout of the formatter. */
export function formatWeights(mode: Mode, { waiting, moving }: ValueNetworks): string {
  return [
    `/** Trained by self-play of ${mode} mode, in hundredths; see value-network.ts for the order. */`,
    weightListText('WAITING', waiting),
    weightListText('MOVING', moving),
  ].join('\n\n');
}

/** All weights in the order of `createValueNetwork`, rounded. */
export function toHundredths({ hiddenWeights, outputWeights }: ValueNetwork): number[] {
  // + 0 turns -0 into 0.
  return [...hiddenWeights, ...outputWeights].map((weight) => Math.round(100 * weight) + 0);
}

function weightListText(name: string, network: ValueNetwork): string {
  return `export const ${name}: readonly number[] = [\n${wrapNumbers(toHundredths(network)).join('\n')}\n];`;
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
