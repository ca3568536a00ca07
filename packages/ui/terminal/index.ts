export * from './line.ts';
export * from './terminal-ui.ts';
export * from './text-width.ts';
