import * as z from 'zod';

export const createDuelRequest = z.strictObject({ game: z.string().min(1).max(40) });

export const startLegRequest = z.strictObject({ leg: z.int().min(0).max(1) });
