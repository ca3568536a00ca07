/** Preloaded into a server, so that its memory can be measured after garbage collection. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

process.on('SIGUSR2', () => {
  globalThis.gc();
  writeFileSync(join(process.env.DATA_DIR, 'memory.json'), JSON.stringify(process.memoryUsage()));
});
