import { availableParallelism } from 'node:os';

/** The only major version with which the flags were measured. */
const MEASURED_MAJOR = 26;

/** Garbage collection flags for a server: see docs/decisions/0012. */
export function serverFlags(nodeMajor) {
  if (nodeMajor !== MEASURED_MAJOR) return [];
  const oneCore = availableParallelism() === 1 ? ['--no-parallel-scavenge'] : [];
  return ['--expose-gc', '--heap-growing-percent=500', ...oneCore];
}
