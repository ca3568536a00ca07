import type { CastMember } from '@safehouse/ui/headless';

/** The weakest first. */
export const CAST = [
  { id: 'nora', name: 'Nora', level: 'gentle' },
  { id: 'jules', name: 'Jules', level: 'steady' },
  { id: 'wanda', name: 'Wanda', level: 'sharp' },
  { id: 'finch', name: 'Finch', level: 'expert' },
  { id: 'ilse', name: 'Ilse', level: 'master' },
] as const satisfies readonly CastMember[];
