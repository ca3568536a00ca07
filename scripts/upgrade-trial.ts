/**
 * `npm run upgrade-trial -- --from REF`: runs a server of an earlier release and one of this checkout side by side on
 * PostgreSQL and NATS. The matches on the old one are moved to the new one during play.
 */
import { parseArgs } from 'node:util';
import { runUpgradeTrial } from '../packages/trials/upgrade/trial.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'HEAD' },
    matches: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    'look-ms': { type: 'string', default: '4000' },
  },
});

const { violations, matches, moves, longestMoveMs, stopMs } = await runUpgradeTrial({
  from: values.from,
  matches: Number(values.matches),
  phaseSeconds: Number(values.seconds),
  pollMs: Number(values['look-ms']),
  log: (line) => console.error(line),
});
const [old, both, upgraded] = moves;
console.log(`matches: ${matches}, acknowledged moves: ${old} old, ${both} side by side, ${upgraded} new`);
console.log(`the old server stopped in ${Math.round(stopMs)} ms; longest move since: ${Math.round(longestMoveMs)} ms`);
console.log(
  violations.length === 0 ? 'nothing lost, every match goes on' : [...new Set(violations)].slice(0, 40).join('\n'),
);
process.exitCode = violations.length === 0 ? 0 : 1;
