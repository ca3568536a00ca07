import * as z from 'zod';

export const newDuel = z.strictObject({ game: z.string().min(1).max(40) });

export const beginningLeg = z.strictObject({ leg: z.int().min(0).max(1) });
