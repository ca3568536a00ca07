import { availableParallelism } from 'node:os';

/** The only major version that the flags were measured with. */
const MEASURED_MAJOR = 26;

/** Flags for the garbage collection of a server: docs/decisions/0012. */
export function serverFlags(nodeMajor) {
  if (nodeMajor !== MEASURED_MAJOR) return [];
  const oneCore = availableParallelism() === 1 ? ['--no-parallel-scavenge'] : [];
  return ['--expose-gc', '--heap-growing-percent=500', ...oneCore];
}
