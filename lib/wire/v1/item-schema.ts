import { z } from 'zod';
import { list } from '../list';
import { text } from '../text';
import type { Demands } from './guide-demands';
import { GUIDE_LIMITS, type guideParts } from './guide-parts';

/** A MIME type, or a pattern such as `image/*`. */
const MIME_PATTERN = /^(\*\/\*|[a-z0-9][a-z0-9!#$&^_.+-]*\/(\*|[a-z0-9][a-z0-9!#$&^_.+-]*))$/i;

const flag = () => z.boolean().nullable().exactOptional();

/** An item of any type, distinguished by `type` (decisions, B1). */
export function itemSchema(demands: Demands, { item, option }: ReturnType<typeof guideParts>) {
  const options = (least: number) => demands.list(option, { least, most: GUIDE_LIMITS.options });
  const ownOptions = list(option, { most: GUIDE_LIMITS.options }).exactOptional();
  const carryForwardFrom = text().nullable().exactOptional();
  const row = z.strictObject({ text: demands.words() }).meta(demands.named('Row'));
  const selectionBound = z.int().min(1).nullable().exactOptional();

  return z
    .discriminatedUnion('type', [
      z
        .strictObject({
          ...item,
          type: z.literal('open_ended'),
          followUp: z.enum(['none', 'light', 'medium', 'heavy']).nullable().exactOptional(),
          addInstructions: text().nullable().exactOptional(),
          preferredInput: z.enum(['text', 'voice', 'screenRecording', 'none']).nullable().exactOptional(),
          screenObservationEnabled: flag(),
        })
        .meta(demands.named('OpenEndedItem')),
      demands
        .ownOptions(
          z.strictObject({
            ...item,
            type: z.literal('multiple_choice'),
            options: ownOptions,
            multiSelect: flag(),
            allowCustomOption: flag(),
            minSelect: selectionBound,
            maxSelect: selectionBound,
            randomizeOptionOrder: flag(),
            pinnedFinalOption: flag(),
            carryForwardFrom,
          }),
        )
        .meta(demands.named('MultipleChoiceItem')),
      demands
        .ownOptions(
          z.strictObject({
            ...item,
            type: z.literal('ranking'),
            options: ownOptions,
            randomizeOptionOrder: flag(),
            carryForwardFrom,
          }),
        )
        .meta(demands.named('RankingItem')),
      z
        .strictObject({
          ...item,
          type: z.literal('matrix'),
          options: options(1),
          rows: demands.list(row, { least: 1, most: GUIDE_LIMITS.rows }),
          multiSelect: flag(),
        })
        .meta(demands.named('MatrixItem')),
      z
        .strictObject({
          ...item,
          type: z.literal('max_diff'),
          options: options(2),
          metric: text().nullable().exactOptional(),
          itemsPerScreen: z.int().min(3).max(5).nullable().exactOptional(),
        })
        .meta(demands.named('MaxDiffItem')),
      z
        .strictObject({ ...item, type: z.literal('statement'), continueButtonText: text().exactOptional() })
        .meta(demands.named('StatementItem')),
      z
        .strictObject({
          ...item,
          type: z.literal('file_upload'),
          acceptedTypes: list(
            text().regex(MIME_PATTERN, 'Expected a MIME type or a pattern such as "image/*"'),
            {
              most: GUIDE_LIMITS.choices,
            },
          )
            .nullable()
            .exactOptional(),
          maxFiles: z.int().min(1).max(10).nullable().exactOptional(),
          maxFileSizeMb: z.number().min(1).max(200).nullable().exactOptional(),
        })
        .meta(demands.named('FileUploadItem')),
    ])
    .meta(demands.named('Item'));
}
