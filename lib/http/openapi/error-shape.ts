import { z } from 'zod';
import { FAILURE_CODES, type FailureCode } from '@/lib/domain/failure';
import { CODE_TEXTS } from '@/lib/wire/docs/codes';

const MEANINGS = Object.entries(CODE_TEXTS).map(([code, { means }]) => `\`${code}\`: ${means}`);

/** The envelope of every refusal (specification, Errors). */
export const ErrorShape = z
  .strictObject({
    error: z.string().meta({ description: 'For a person. May change: do not branch on it.' }),
    code: z.enum(FAILURE_CODES).meta({ description: `Stable: branch on it. ${MEANINGS.join(' ')}` }),
    issues: z
      .array(
        z
          .strictObject({
            path: z
              .array(z.union([z.string(), z.int()]))
              .meta({ description: 'Where: names and positions, from the body on.' }),
            message: z.string().meta({ description: 'What is wrong with it.' }),
          })
          .meta({ id: 'Issue', description: 'An offending field.' }),
      )
      .optional()
      .meta({ description: 'On `invalid_request_body` alone: the offending fields.' }),
  })
  .meta({ id: 'Error', description: 'Every refusal has this form.' });

export function errorExample(code: FailureCode, error: string): z.output<typeof ErrorShape> {
  if (code !== 'invalid_request_body') return { error, code };
  return { error, code, issues: [{ path: ['studyGuide', 0, 'title'], message: 'Required' }] };
}
