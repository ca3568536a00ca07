import { Worker } from 'node:worker_threads';
import { wallClockMs } from '../game-setup.ts';
import { type SimulationJob, type SimulationOutcome, type SimulationRange, Simulator } from './simulator.ts';

/** Ranges per thread: enough to keep all threads busy to the end, but not more, because each one has a cost. */
const RANGES_PER_THREAD = 16;
const LARGEST_RANGE = 2000;

interface SimulationRun {
  readonly job: SimulationJob;
  readonly games: number;
  readonly threads: number;
  /** Called in the order of the matches, whichever thread finishes first. */
  onOutcome(outcome: SimulationOutcome): void;
}

export function runSimulation({ job, games, threads, onOutcome }: SimulationRun): Promise<void> {
  const ranges = rangesOf(games, threads);
  const inOrder = createSequencer(onOutcome);
  return threads < 2 || ranges.length < 2
    ? runHere(job, ranges, inOrder)
    : runInThreads(job, ranges, Math.min(threads, ranges.length), inOrder);
}

function rangesOf(games: number, threads: number): SimulationRange[] {
  const size = Math.max(1, Math.min(LARGEST_RANGE, Math.floor(games / (threads * RANGES_PER_THREAD))));
  const starts = Array.from({ length: Math.ceil(games / size) }, (_, i) => i * size);
  return starts.map((from) => ({ from, count: Math.min(size, games - from) }));
}

type RangeOutcome = (index: number, outcome: SimulationOutcome) => void;

/** Reports outcomes in the order of their ranges. */
function createSequencer(onOutcome: (outcome: SimulationOutcome) => void): RangeOutcome {
  const early = new Map<number, SimulationOutcome>();
  let next = 0;
  return (index, outcome) => {
    early.set(index, outcome);
    for (let ready = early.get(next); ready; ready = early.get(next)) {
      early.delete(next++);
      onOutcome(ready);
    }
  };
}

async function runHere(job: SimulationJob, ranges: readonly SimulationRange[], onRange: RangeOutcome): Promise<void> {
  const simulator = await Simulator.create(job, wallClockMs);
  for (const [index, range] of ranges.entries()) onRange(index, simulator.play(range));
}

async function runInThreads(
  job: SimulationJob,
  ranges: readonly SimulationRange[],
  threads: number,
  onRange: RangeOutcome,
): Promise<void> {
  // Reports bad arguments before a thread is started.
  await Simulator.create(job, wallClockMs);
  let next = 0;
  const workers: Worker[] = [];
  const runThread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./simulation-worker.ts', import.meta.url), { workerData: job });
      workers.push(worker);
      let current = 0;
      const playNext = () => {
        current = next++;
        worker.postMessage(ranges[current] ?? 'end');
      };
      worker.on('message', (outcome: SimulationOutcome) => {
        try {
          onRange(current, outcome);
          playNext();
        } catch (error) {
          reject(error);
        }
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      playNext();
    });
  // After a failure the other threads would play on for nobody.
  await Promise.all(Array.from({ length: threads }, runThread)).finally(() => {
    for (const worker of workers) void worker.terminate();
  });
}
