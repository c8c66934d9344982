import { z } from 'zod';
import type { LookedAfter } from '@/lib/domain/response/looked-after';

/** Who looks after a flagged response (decisions, K5). */
export const LookedAfterShape = z
  .object({
    by: z
      .object({
        id: z.string().meta({ description: 'Their id.' }),
        name: z.string().meta({ description: 'Their name.' }),
      })
      .nullable()
      .meta({ description: 'Who; null once their account is deleted.' }),
    at: z.iso.datetime().meta({ description: 'Since when.' }),
  })
  .meta({ id: 'LookedAfter', description: 'Who has taken on a flagged response.' });
export type LookedAfterV1 = z.output<typeof LookedAfterShape>;

export function lookedAfterV1({ by, at }: LookedAfter): LookedAfterV1 {
  return { by, at: at.toISOString() };
}
