import { z } from 'zod';
import type { PersonReference } from '@/lib/domain/participant/identity';
import { pageFields } from '../page-query';
import { TITLE_LENGTH, words } from '../text';

/** Of a link's parameters together (E6). */
const VALUE_LENGTH = 16_384;

const named = {
  parameter: words(TITLE_LENGTH)
    .refine((name) => !name.startsWith('_clq_'), 'names that begin with _clq_ are our own')
    .optional()
    .meta({
      description: 'The query parameter of participants’ links that names them, with `value`.',
      example: 'pid',
    }),
  value: words(VALUE_LENGTH)
    .optional()
    .meta({ description: 'What the parameter has for this person, to the letter.', example: 'p-4711' }),
  responseId: z.uuid('expected the id of a response').toLowerCase().optional().meta({
    description:
      'Instead of both: a response of the person. Their others are found where its study names the parameter that identifies a participant (`entry` once per parameter, `redirects.parameter` of a panel), or its link was a personal one.',
  }),
};

type Given = { parameter?: string | undefined; value?: string | undefined; responseId?: string | undefined };

/** Either a parameter with its value or a response. */
function isOnePerson({ parameter, value, responseId }: Given, context: z.RefinementCtx): void {
  const wrong = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (responseId !== undefined) {
    if (parameter !== undefined || value !== undefined)
      wrong('responseId', 'expected alone, or parameter and value without it');
  } else if (parameter === undefined) wrong('parameter', 'expected, with value; or else responseId');
  else if (value === undefined) wrong('value', 'expected, beside parameter');
}

export const PersonQuery = z.object(named).superRefine(isOnePerson);

export const PersonPageQuery = z
  .object({ ...named, ...pageFields({ noun: 'Responses', usual: 50, most: 100 }) })
  .superRefine(isOnePerson);

/** Whom a query that was read asks for. */
export function personOf({ parameter, value, responseId }: Given): PersonReference {
  return responseId !== undefined ? { responseId } : { parameter: parameter ?? '', value: value ?? '' };
}

const count = z.int().min(0);

const KeptShape = z
  .object({
    answers: count.meta({ description: 'Answers with words, with earlier ones that were changed.' }),
    recordings: count.meta({ description: 'Recordings, and files that were handed in.' }),
    clips: count.meta({ description: 'Clips that were cut of them.' }),
    bytes: count.meta({ description: 'What recordings, what was made of them, and clips take.' }),
    quotes: count.meta({ description: 'Passages that insights and reports cite.' }),
    evidence: count.meta({ description: 'Passages that themes stand on.' }),
    annotations: count.meta({ description: 'Notes and highlights.' }),
  })
  .meta({ description: 'What is kept with it.' });

const PersonalResponseShape = z
  .object({
    id: z.uuid().meta({ description: 'The id of the response.' }),
    readableId: z.int().min(1).meta({ description: 'Its number within the study, from 1.' }),
    studyId: z.uuid().meta({ description: 'The permanent id of its study.' }),
    linkId: z.string().meta({ description: 'The link id of its study.' }),
    studyTitle: z.string().meta({ description: 'The internal title of its study.' }),
    isTest: z.boolean().meta({ description: 'Whether it is a test interview, which no list has.' }),
    ofTestStudy: z.boolean().meta({ description: 'Whether its study was made with a test key.' }),
    progress: z
      .enum(['complete', 'screened_out', 'in_progress'])
      .meta({ description: 'Whether the interview is complete.' }),
    createdAt: z.iso.datetime().meta({ description: 'When it began.' }),
    kept: KeptShape,
  })
  .meta({ id: 'PersonalResponse', description: 'A response of a person.' });

export const FoundPersonShape = z
  .object({
    responses: z.array(PersonalResponseShape).meta({ description: 'The oldest first.' }),
    total: count.meta({ description: 'Responses on all pages.' }),
    invitations: count.meta({ description: 'Invitations by mail that name the person.' }),
  })
  .meta({ id: 'FoundPerson', description: 'What the organization keeps of a participant.' });

export const ErasedPersonShape = z
  .object({
    erased: count.meta({ description: 'Responses that this request erased.' }),
    remaining: count.meta({
      description: 'Responses that are still there and may be erased. Send the request again until it is 0.',
    }),
    held: z
      .array(
        z
          .object({
            id: z.uuid().meta({ description: 'The id of the response.' }),
            studyId: z.uuid().meta({ description: 'The permanent id of its study.' }),
          })
          .meta({ id: 'SkippedResponse', description: 'A response that was not erased.' }),
      )
      .meta({
        description:
          'Responses that a legal hold keeps, the first hundred: they were skipped, and stay until it is lifted.',
      }),
  })
  .meta({ id: 'ErasedPerson', description: 'How far the erasing of a person is.' });

type Personal = z.input<typeof PersonalResponseShape>;

/** A response of a person, before this version names its fields. */
interface PersonalSource extends Omit<Personal, 'createdAt'> {
  createdAt: Date;
}

export function foundPersonV1(found: {
  responses: readonly PersonalSource[];
  total: number;
  invitations: number;
}): z.input<typeof FoundPersonShape> {
  const { responses, total, invitations } = found;
  return { responses: responses.map(personalResponseV1), total, invitations };
}

export function personalResponseV1({ createdAt, ...one }: PersonalSource): Personal {
  return { ...one, createdAt: createdAt.toISOString() };
}
