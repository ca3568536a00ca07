/** Put before a server, so that its memory can be measured without what it has dropped already. */
process.on('SIGUSR2', () => globalThis.gc());
