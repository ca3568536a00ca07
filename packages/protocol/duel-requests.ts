import * as z from 'zod';
import { shownCommitment } from './table-requests.ts';

export const createDuelRequest = z.strictObject({ game: z.string().min(1).max(40) });

export const startLegRequest = z.strictObject({ leg: z.int().min(0).max(1) });

/** `commitment`: refused unless it is that of today's deal, because a new day may have begun since it was shown. */
export const startDailyRequest = z.strictObject({ commitment: shownCommitment.optional() });
