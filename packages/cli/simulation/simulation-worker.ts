import { parentPort, workerData } from 'node:worker_threads';
import { threadCpuMs } from '../game-setup.ts';
import { type SimulationJob, type SimulationRange, Simulator } from './simulator.ts';

/** A thread of `simulate`: receives ranges of matches and replies to each with its outcome. 'end' stops it. */
const simulator = await Simulator.create(workerData as SimulationJob, threadCpuMs);

parentPort?.on('message', (range: SimulationRange | 'end') => {
  if (range === 'end') parentPort?.close();
  else parentPort?.postMessage(simulator.play(range));
});
