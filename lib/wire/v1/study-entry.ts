import { z } from 'zod';
import { text } from '../text';

const LONGEST_NAME = 300;

const parameter = text(LONGEST_NAME)
  .min(1, 'Name the parameter')
  .refine((name) => !name.startsWith('_clq_'), 'Names that begin with _clq_ are our own');

/** Who may start an interview of a study (decisions, G6). */
export const EntryShape = z
  .discriminatedUnion('mode', [
    z.strictObject({ mode: z.enum(['open', 'once_per_browser', 'signed']) }).meta({ id: 'PlainEntry' }),
    z.strictObject({ mode: z.literal('once_per_parameter'), parameter }).meta({ id: 'ParameterEntry' }),
  ])
  .meta({ id: 'StudyEntry' });
