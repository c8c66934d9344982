import { z } from 'zod';
import { list } from '../list';
import { TITLE_LENGTH, text } from '../text';
import type { Demands } from './guide-demands';

/** Most of each part in a guide (decisions, A3; the last three are bounds on what the page leaves open). */
export const GUIDE_LIMITS = {
  blocks: 50,
  items: 200,
  options: 100,
  rows: 100,
  concepts: 50,
  media: 20,
  criteria: 20,
  choices: 100,
} as const;

/** The parts that items and concepts have in common (decisions, B1). */
export function guideParts(demands: Demands) {
  const name = demands.words().exactOptional();
  const media = {
    name: text(),
    url: demands.url(),
    type: z.enum(['image', 'video']),
    widthPercentage: z.number().min(1).max(100).exactOptional(),
  };
  const option = z
    .strictObject({
      externalId: name,
      text: demands.words(),
      status: z.enum(['approve', 'reject', 'neutral']).nullable().exactOptional(),
      exclusiveOption: z.boolean().exactOptional(),
    })
    .meta(demands.named('Option'));
  const condition = conditionalSchema(demands);
  const conditional = condition.nullable().exactOptional();
  const concept = z
    .strictObject({
      externalId: name,
      nickname: text(),
      content: z.strictObject({
        title: demands.words(TITLE_LENGTH),
        description: text().nullable().exactOptional(),
        media: list(z.strictObject(media).meta(demands.named('Media')), {
          most: GUIDE_LIMITS.media,
        }).exactOptional(),
        embed: z.strictObject({ url: demands.url() }).nullable().exactOptional(),
      }),
      conditional,
    })
    .meta(demands.named('GuideConcept'));
  const itemMedia = z
    .strictObject({ ...media, forceWatching: z.boolean().exactOptional() })
    .meta(demands.named('ItemMedia'));
  /** The fields of any item but `type`. */
  const item = {
    text: demands.words(),
    externalId: name,
    conditional,
    media: list(itemMedia, { most: GUIDE_LIMITS.media }).nullable().exactOptional(),
    embed: z
      .strictObject({ url: demands.url(), proxyUrl: demands.url().exactOptional() })
      .nullable()
      .exactOptional(),
  };
  return { name, option, concept, item, condition };
}

function conditionalSchema(demands: Demands) {
  const criterion = z.discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('selectedTemplateOptions'),
        questionId: text(),
        matchingCriteria: z.enum(['mustSelect', 'mustNotSelect']),
        choices: demands.list(text(), { least: 1, most: GUIDE_LIMITS.choices }),
        matrixRow: text().nullable().exactOptional(),
      })
      .meta(demands.named('SelectionCriterion')),
    z
      .strictObject({ type: z.literal('searchParam'), parameter: demands.words(), value: text() })
      .meta(demands.named('ParameterCriterion')),
  ]);
  return z
    .strictObject({
      operator: z.enum(['and', 'or']),
      criteria: demands.list(criterion, { least: 1, most: GUIDE_LIMITS.criteria }),
    })
    .meta(demands.named('Conditional'));
}
