/** `npm run check`: all static checks. */
import { spawn } from 'node:child_process';

const CHECKS: { readonly [name: string]: readonly string[] } = {
  'format and lint': ['node_modules/.bin/biome', 'check', '--error-on-warnings'],
  types: ['node_modules/.bin/tsc', '-p', '.'],
  'types of the web app': ['node_modules/.bin/tsc', '-p', 'tsconfig.web.json'],
  'types of the browser tests': ['node_modules/.bin/tsc', '-p', 'tsconfig.e2e.json'],
  layers: [process.execPath, 'scripts/check-layers.ts'],
  names: [process.execPath, 'scripts/check-names.ts'],
  'unused exports': ['node_modules/.bin/knip'],
  'rule ids': [process.execPath, 'scripts/check-rules.ts'],
  languages: [process.execPath, 'scripts/check-languages.ts'],
  'size of the page': [process.execPath, 'scripts/check-size.ts'],
};

interface CheckResult {
  readonly name: string;
  readonly hasPassed: boolean;
  readonly output: string;
}

function runCheck(name: string, [program, ...args]: readonly string[]): Promise<CheckResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const append = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('close', (code) => resolve({ name, hasPassed: code === 0, output }));
  });
}

const results = await Promise.all(Object.entries(CHECKS).map(([name, command]) => runCheck(name, command)));
for (const { name, hasPassed, output } of results) {
  console.log(`${hasPassed ? 'ok  ' : 'FAIL'} ${name}`);
  // A passed language check also has output: games that are not fully translated.
  if (!hasPassed || name === 'languages') process.stdout.write(output);
}
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1;
