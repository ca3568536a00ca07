/**
 * Opens a record and prints what one seat may know at its end, and which rules it was played by.
 *
 *     npm install @safehouse/contract @safehouse/agent-avenue @safehouse/kompromat @safehouse/spy-connection
 *     node record-view.mjs RECORD [SEAT]
 */
import { readFileSync } from 'node:fs';
import { Match, rulesVersionOf } from '@safehouse/contract';

const [path, seat = '0'] = process.argv.slice(2);
const record = JSON.parse(readFileSync(path, 'utf8'));
const game = await import(`@safehouse/${record.game}`);
const opened = Match.open(game.rules, { ...record, moves: [] });
if (!opened.ok) throw new Error(opened.fault.message);
const { match } = opened;
for (const move of record.moves) {
  const played = match.replay(move);
  if ('code' in played) throw new Error(`move ${played.at}: ${played.message}`);
}
console.log(
  `${record.game}, rules version ${rulesVersionOf(record)}, ${match.moves.length} moves, result:`,
  match.result,
);
console.log(match.game.view(match.state, Number(seat)));
