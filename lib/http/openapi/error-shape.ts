import { z } from 'zod';
import { FAILURE_CODES, type FailureCode } from '@/lib/domain/failure';

/** The envelope of every refusal (specification, Errors). */
export const ErrorShape = z
  .strictObject({
    error: z.string(),
    code: z.enum(FAILURE_CODES),
    issues: z
      .array(
        z
          .strictObject({ path: z.array(z.union([z.string(), z.int()])), message: z.string() })
          .meta({ id: 'Issue' }),
      )
      .optional(),
  })
  .meta({ id: 'Error' });

export function errorExample(code: FailureCode, error: string): z.output<typeof ErrorShape> {
  if (code !== 'invalid_request_body') return { error, code };
  return { error, code, issues: [{ path: ['studyGuide', 0, 'title'], message: 'Required' }] };
}
