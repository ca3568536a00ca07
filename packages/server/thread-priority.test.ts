import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { lowerV8WorkerPriority } from ${JSON.stringify(join(import.meta.dirname, 'thread-priority.ts'))};
  lowerV8WorkerPriority();
  const found = readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync('/proc/self/task/' + thread + '/stat', 'utf8');
    const end = stat.lastIndexOf(')');
    return [stat.slice(stat.indexOf('(') + 1, end), Number(stat.slice(end + 2).split(' ')[16])];
  });
  console.log(JSON.stringify(found));
`;

test.runIf(process.platform === 'linux')('the engine’s own threads give way to ours', () => {
  const args = ['--input-type=module', '--eval', PROGRAM];
  const found: [name: string, niceness: number][] = JSON.parse(execFileSync(process.execPath, args).toString());
  const helpers = found.filter(([name]) => name === 'node-V8Worker');
  expect(helpers.length).toBeGreaterThan(0);
  for (const [, niceness] of helpers) expect(niceness).toBe(15);
  const ours = found.filter(([name]) => name !== 'node-V8Worker');
  for (const [, niceness] of ours) expect(niceness).toBe(getPriority());
});
