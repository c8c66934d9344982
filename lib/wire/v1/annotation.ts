import { z } from 'zod';
import { text } from '../text';
import { tag } from './response-tags';

const LARGEST_OFFSET = 2 ** 31 - 1;
const offset = (least: number) => z.int().min(least).max(LARGEST_OFFSET);

const passage = z.object({ start: z.int().min(0), end: z.int().min(1) }).meta({ id: 'Passage' });

export const AnnotationShape = z
  .object({
    id: z.uuid(),
    responseIndex: z.int().min(0).nullable(),
    passage: passage.nullable(),
    quote: z.string().nullable(),
    tag: z.string().nullable(),
    body: z.string().nullable(),
    author: z.object({ id: z.uuid(), name: z.string() }).meta({ id: 'AnnotationAuthor' }).nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    mayChange: z.boolean(),
  })
  .meta({ id: 'Annotation' });

const body = () => text().refine((value) => value.trim() !== '', 'Expected words');

/** The body of POST …/annotations: a note has words, a highlight a passage, and may have both. */
export const AnnotateRequest = z
  .strictObject({
    responseIndex: offset(0).nullable().exactOptional(),
    passage: z
      .strictObject({ start: offset(0), end: offset(1) })
      .meta({ id: 'NewPassage' })
      .nullable()
      .exactOptional(),
    quote: text(Number.MAX_SAFE_INTEGER).nullable().exactOptional(),
    tag: tag().nullable().exactOptional(),
    body: body().nullable().exactOptional(),
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
  .meta({ id: 'AnnotateRequest' });

/** The body of PATCH …/annotations/{annotationId}. */
export const ChangeAnnotationRequest = z
  .strictObject({ tag: tag().nullable().exactOptional(), body: body().nullable().exactOptional() })
  .meta({ id: 'ChangeAnnotationRequest' });

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
