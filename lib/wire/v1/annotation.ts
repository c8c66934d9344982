import { z } from 'zod';
import { text } from '../text';
import { tag } from './response-tags';

const LARGEST_OFFSET = 2 ** 31 - 1;
const offset = (least: number) => z.int().min(least).max(LARGEST_OFFSET);

const passage = z
  .object({
    start: z.int().min(0).meta({ description: 'Where it begins, in UTF-16 units.' }),
    end: z.int().min(1).meta({ description: 'Its end, exclusive.' }),
  })
  .meta({ id: 'Passage', description: "A continuous part of the participant's words." });

export const AnnotationShape = z
  .object({
    id: z.uuid().meta({ description: 'The id of the annotation.' }),
    responseIndex: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'The row of the transcript; null: the whole response.' }),
    passage: passage.nullable().meta({ description: 'What is highlighted; null for a note.' }),
    quote: z.string().nullable().meta({ description: 'The words that are highlighted; null for a note.' }),
    tag: z.string().nullable().meta({ description: 'The tag of a highlight.' }),
    body: z.string().nullable().meta({ description: 'What its author wrote.' }),
    author: z
      .object({
        id: z.uuid().meta({ description: 'Their user id.' }),
        name: z.string().meta({ description: 'Their name.' }),
      })
      .meta({ id: 'AnnotationAuthor', description: 'Who wrote it.' })
      .nullable()
      .meta({ description: 'Who wrote it; null once that person is deleted.' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was written.' }),
    updatedAt: z.iso.datetime().meta({ description: 'When it was last changed.' }),
    mayChange: z.boolean().meta({ description: 'Whether you may change it.' }),
  })
  .meta({ id: 'Annotation', description: 'A note or a highlight.' });

const body = () => text().refine((value) => value.trim() !== '', 'Expected words');

/** The body of POST …/annotations: a note has words, a highlight a passage, and may have both. */
export const AnnotateRequest = z
  .strictObject({
    responseIndex: offset(0)
      .nullable()
      .exactOptional()
      .meta({ description: 'The row of the transcript; absent: all of it.' }),
    passage: z
      .strictObject({
        start: offset(0).meta({ description: 'Where it begins, in UTF-16 units.' }),
        end: offset(1).meta({ description: 'Its end, exclusive.' }),
      })
      .meta({ id: 'NewPassage', description: "A continuous part of the participant's words." })
      .nullable()
      .exactOptional()
      .meta({ description: 'What to highlight in the row.' }),
    quote: text(Number.MAX_SAFE_INTEGER).nullable().exactOptional().meta({
      description: 'The words that you see there; refused when they have changed.',
    }),
    tag: tag()
      .nullable()
      .exactOptional()
      .meta({ description: 'A tag for the highlight; the response gets it, too.' }),
    body: body().nullable().exactOptional().meta({ description: 'Your words.' }),
  })
  .superRefine((given, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const isHighlight = given.passage != null;
    if (isHighlight && given.responseIndex == null) fault('responseIndex', 'A passage stands in a row.');
    if (!isHighlight && given.body == null) fault('body', 'Expected words, or a passage to highlight.');
    if (!isHighlight && given.tag != null) fault('tag', 'A tag belongs to a highlighted passage.');
    if (!isHighlight && given.quote != null) fault('quote', 'A quote belongs to a highlighted passage.');
  })
  .meta({
    id: 'AnnotateRequest',
    description: 'A note (with `body`), or a highlight (with `passage`), or both.',
  });

/** The body of PATCH …/annotations/{annotationId}. */
export const ChangeAnnotationRequest = z
  .strictObject({
    tag: tag().nullable().exactOptional().meta({ description: 'The tag; null takes it away.' }),
    body: body().nullable().exactOptional().meta({ description: 'Your words; null takes them away.' }),
  })
  .meta({ id: 'ChangeAnnotationRequest', description: 'What to change; the other stays.' });

export type AnnotationV1 = z.output<typeof AnnotationShape>;
export type AnnotationSource = Omit<AnnotationV1, 'createdAt' | 'updatedAt'> & {
  createdAt: Date;
  updatedAt: Date;
};

export function annotationV1(annotation: AnnotationSource): AnnotationV1 {
  return {
    ...annotation,
    createdAt: annotation.createdAt.toISOString(),
    updatedAt: annotation.updatedAt.toISOString(),
  };
}

export function newAnnotation(request: z.output<typeof AnnotateRequest>) {
  const {
    responseIndex = null,
    passage: given = null,
    quote = null,
    tag: label = null,
    body: words = null,
  } = request;
  return { responseIndex, passage: given, quote, tag: label, body: words };
}
