import { z } from 'zod';
import { text } from '../text';

const LONGEST_NAME = 300;

const parameter = text(LONGEST_NAME)
  .min(1, 'Name the parameter')
  .refine((name) => !name.startsWith('_clq_'), 'Names that begin with _clq_ are our own');

/** Who may start an interview of a study (decisions, G6). */
export const EntryShape = z
  .discriminatedUnion('mode', [
    z
      .strictObject({
        mode: z.enum(['open', 'once_per_browser', 'signed']).meta({
          description:
            "`open`: anybody, any number of times. `once_per_browser`: each browser once, by the cookie of the participant's page; other clients are not limited. `signed`: only links made by `POST …/links`.",
        }),
      })
      .meta({ id: 'PlainEntry', description: 'An entry that goes by no parameter.' }),
    z
      .strictObject({
        mode: z.literal('once_per_parameter').meta({ description: '`once_per_parameter`.' }),
        parameter: parameter.meta({
          description: 'The name of the parameter. A start without it is refused.',
        }),
      })
      .meta({
        id: 'ParameterEntry',
        description:
          'Each value of a parameter of the link once: it gets the same interview again, from any client, even after its end.',
      }),
  ])
  .meta({ id: 'StudyEntry', description: 'Who may start an interview, by `mode`.' });
