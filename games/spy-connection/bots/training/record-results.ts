/**
 * Writes positions of matches between two experts, with their results, for training/spy_connection/value.py:
 * `node record-results.ts MATCHES SEED > FILE`. A row of 32-bit numbers for each position: the number of the match,
 * whether seat 0 has won, the features of seat 0, those of seat 1, and those common to both.
 */
import { playExpertMatch } from './self-play.ts';

const [matches, seed] = process.argv.slice(2);
for (let match = 0; match < Number(matches); match++) {
  const { positions, firstSeatWon } = playExpertMatch(`${seed} ${match}`);
  const rows = positions.map(({ bySeat, common }) => [match, firstSeatWon ? 1 : 0, ...bySeat.flat(), ...common]);
  process.stdout.write(new Uint8Array(Float32Array.from(rows.flat()).buffer));
}
