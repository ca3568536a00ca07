import type { CastMember } from '@safehouse/ui/headless';

/** The weakest first. */
export const CAST = [
  { id: 'teddy', name: 'Teddy', level: 'gentle' },
  { id: 'mireille', name: 'Mireille', level: 'steady' },
  { id: 'holm', name: 'Holm', level: 'sharp' },
  { id: 'zofia', name: 'Zofia', level: 'expert' },
  { id: 'aurelio', name: 'Aurelio', level: 'master' },
] as const satisfies readonly CastMember[];
