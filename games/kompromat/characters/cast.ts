import type { CastMember } from '@safehouse/ui/headless';

/** The weakest first. */
export const CAST = [
  { id: 'pim', name: 'Pim', level: 'gentle' },
  { id: 'olga', name: 'Olga', level: 'steady' },
  { id: 'bruno', name: 'Bruno', level: 'sharp' },
  { id: 'vera', name: 'Vera', level: 'expert' },
  { id: 'lenz', name: 'Lenz', level: 'master' },
] as const satisfies readonly CastMember[];
