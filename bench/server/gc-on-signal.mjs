/** Preloaded into a server, so that its memory can be measured after garbage collection. */
process.on('SIGUSR2', () => globalThis.gc());
