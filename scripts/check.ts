/** `npm run check`: everything a machine can see without running the product. */
import { spawn } from 'node:child_process';

const CHECKS: { readonly [name: string]: readonly string[] } = {
  'format and lint': ['node_modules/.bin/biome', 'check', '--error-on-warnings'],
  types: ['node_modules/.bin/tsc', '-p', '.'],
  'types of the web': ['node_modules/.bin/tsc', '-p', 'tsconfig.web.json'],
  'types of the journeys': ['node_modules/.bin/tsc', '-p', 'tsconfig.e2e.json'],
  layers: [process.execPath, 'scripts/check-layers.ts'],
  'unused exports': ['node_modules/.bin/knip'],
  'rule ids': [process.execPath, 'scripts/check-rules.ts'],
  'size of the page': [process.execPath, 'scripts/check-size.ts'],
};

interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly said: string;
}

function run(name: string, [program, ...args]: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => resolve({ name, passed: code === 0, said }));
  });
}

const outcomes = await Promise.all(Object.entries(CHECKS).map(([name, line]) => run(name, line)));
for (const { name, passed, said } of outcomes) {
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`);
  if (!passed) console.log(said);
}
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
