import { localBus } from './bus.ts';
import { busSuite } from './bus-suite.ts';

busSuite('the bus of one process', () => {
  const failures: unknown[] = [];
  const bus = localBus((error) => failures.push(error));
  return { ends: [bus, bus], failures, close: async () => undefined };
});
