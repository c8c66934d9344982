import { z } from 'zod';
import type { Guide } from '@/lib/domain/guide/guide';
import { TITLE_LENGTH, text } from '../text';
import { type Demands, FINISHED, UNFINISHED } from './guide-demands';
import { GUIDE_LIMITS, guideParts } from './guide-parts';
import { itemSchema } from './item-schema';

const finishedParts = guideParts(FINISHED);
/** A condition on answers and parameters, as items and concepts have it. */
export const ConditionShape = finishedParts.condition;

/** A guide as it is created and published (decisions, B1 to B3; the rules across fields are the domain's). */
export const StudyGuide = guideSchema(FINISHED, finishedParts) satisfies z.ZodType<Guide>;

/** A guide as the builder saves it (decisions, F4): texts may be empty and lists empty or missing (then `[]`). */
export const UnfinishedGuide = guideSchema(UNFINISHED, guideParts(UNFINISHED)) satisfies z.ZodType<Guide>;

function guideSchema(demands: Demands, parts: ReturnType<typeof guideParts>) {
  const block = z
    .strictObject({
      externalId: parts.name,
      type: z.enum(['flat', 'concept', 'screening']),
      title: text(TITLE_LENGTH),
      conceptSamplingConfig: z
        .strictObject({
          concepts: demands.list(parts.concept, { least: 1, most: GUIDE_LIMITS.concepts }),
          subsampleCount: z.int().min(1).nullable().exactOptional(),
        })
        .nullable()
        .exactOptional(),
      items: demands.list(itemSchema(demands, parts), { least: 1, most: GUIDE_LIMITS.items }),
    })
    .meta(demands.named('Block'));
  return z.preprocess(withinTotals, demands.list(block, { least: 1, most: GUIDE_LIMITS.blocks }));
}

/** Counts what is limited over all blocks, before any of it is parsed: a body of bare commas must not cost seconds. */
function withinTotals(guide: unknown, ctx: z.RefinementCtx): unknown {
  if (!Array.isArray(guide) || guide.length > GUIDE_LIMITS.blocks) return guide;
  const refuse = (path: (string | number)[], what: string, most: number) =>
    ctx.addIssue({
      code: 'custom',
      path,
      message: `A study guide has at most ${most} ${what} in all blocks together`,
    });
  let items = 0;
  let concepts = 0;
  guide.forEach((block: unknown, index) => {
    const ownItems = lengthOf(field(block, 'items'));
    const ownConcepts = lengthOf(field(field(block, 'conceptSamplingConfig'), 'concepts'));
    if (items <= GUIDE_LIMITS.items && items + ownItems > GUIDE_LIMITS.items) {
      refuse([index, 'items'], 'items', GUIDE_LIMITS.items);
    }
    if (concepts <= GUIDE_LIMITS.concepts && concepts + ownConcepts > GUIDE_LIMITS.concepts) {
      refuse([index, 'conceptSamplingConfig', 'concepts'], 'concepts', GUIDE_LIMITS.concepts);
    }
    items += ownItems;
    concepts += ownConcepts;
  });
  return guide;
}

function field(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
