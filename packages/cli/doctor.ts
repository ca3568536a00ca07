import { defineCommand } from './command.ts';
import { examine } from './doctor/examine.ts';
import type { Finding } from './doctor/finding.ts';
import { printJsonLine, setExitCode } from './output.ts';

export const doctor = defineCommand({
  details: `It reads the same environment variables as serve and changes nothing; the server may be running. It exits
with 1 if something would keep the server from working, with 0 if there are warnings at most.`,
  example: 'DATA_DIR=/var/lib/safehouse PUBLIC_URL=https://play.example.org TRUST_PROXY=on safehouse doctor',
  run: async () => {
    const checks = await examine(process.env, Date.now());
    const isOk = checks.every(({ status }) => status !== 'fault');
    if (process.stdout.isTTY) console.log(formatFindings(checks));
    else await printJsonLine({ ok: isOk, checks });
    if (!isOk) setExitCode(1);
  },
});

const MARKS = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' };

/** One line for each check, with advice where something is wrong. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.map(({ status, check, message, advice }) => {
    const todo = advice === undefined ? '' : `. ${advice}`;
    return `${MARKS[status]}  ${check.padEnd(width)}  ${message}${todo}`;
  });
  return lines.join('\n');
}
