/**
 * Draws what `npm run bench:scaling` printed as docs/images/scaling.svg:
 * `node scripts/launch.mjs bench/scaling-plot.ts FILE`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ScalingReport } from './scaling.ts';

interface Point {
  readonly label: string;
  readonly value: number;
}

const IMAGE = resolve(import.meta.dirname, '../docs/images/scaling.svg');
const WIDTH = 720;
const LABEL_WIDTH = 210;
const VALUE_WIDTH = 70;
const ROW_HEIGHT = 22;

function readReports(path: string): ScalingReport[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function setupName({ game, options, players }: ScalingReport): string {
  const mode = Object.values(options).join(', ');
  return `${game}, ${players} players${mode && `, ${mode}`}`;
}

/** A chart with a title and a bar for each point. Also returns its height. */
function barChart(
  title: string,
  points: readonly Point[],
  top: number,
): { readonly svg: string; readonly height: number } {
  const largest = Math.max(...points.map(({ value }) => value));
  const bars = points.map(({ label, value }, i) => {
    const y = top + 12 + i * ROW_HEIGHT;
    const width = ((WIDTH - LABEL_WIDTH - VALUE_WIDTH) * value) / largest;
    return `<text x="${LABEL_WIDTH - 8}" y="${y + 14}" text-anchor="end">${label}</text>
<rect x="${LABEL_WIDTH}" y="${y + 2}" width="${width.toFixed(1)}" height="16" fill="#0b5fa5"/>
<text x="${(LABEL_WIDTH + width + 6).toFixed(1)}" y="${y + 14}">${Math.round(value)}</text>`;
  });
  const svg = `<text x="8" y="${top}" font-weight="bold">${title}</text>\n${bars.join('\n')}`;
  return { svg, height: 40 + points.length * ROW_HEIGHT };
}

function draw(reports: readonly ScalingReport[]): string {
  const pointsOf = (what: ScalingReport['series'], label: (report: ScalingReport) => string): Point[] =>
    reports
      .filter(({ series }) => series === what)
      .map((report) => ({ label: label(report), value: report.microsecondsPerMove }));
  const charts: readonly [string, readonly Point[]][] = [
    ['by game', pointsOf('games', setupName)],
    ['by matches in play', pointsOf('matches', ({ matches }) => matches.toLocaleString('en'))],
    ['by spectators of one match', pointsOf('spectators', ({ spectators }) => spectators.toLocaleString('en'))],
  ];
  const parts: string[] = [];
  let top = 24;
  for (const [title, points] of charts) {
    const { svg, height } = barChart(`Microseconds of processor time for a move, ${title}`, points, top);
    parts.push(svg);
    top += height;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" font-family="sans-serif" font-size="13">
<title>What a move costs</title><rect width="${WIDTH}" height="${top}" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

// The launcher imports this file, so import.meta.main would be false.
if (process.argv[1] === import.meta.filename) writeFileSync(IMAGE, draw(readReports(process.argv[2])));
