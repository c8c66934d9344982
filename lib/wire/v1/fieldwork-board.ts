import { z } from 'zod';
import { type FieldworkBoard, OUTCOMES } from '@/lib/domain/fieldwork/board';

const count = z.int().min(0);
const when = z.iso.datetime().nullable();

export const FieldworkBoardShape = z
  .object({
    at: z.iso.datetime().meta({ description: 'When these figures were taken.' }),
    status: z.enum(['draft', 'live', 'paused', 'closed']).meta({ description: 'Where the study stands.' }),
    openness: z
      .enum(['live', 'not_open_yet', 'paused', 'closed', 'full'])
      .meta({ description: 'Whether somebody can start now, and if not, why.' }),
    opensAt: when.meta({ description: 'When it opens.' }),
    closesAt: when.meta({ description: 'When it closes.' }),
    closeAfter: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'After how many complete responses it closes.' }),
    responseTarget: z.int().min(1).meta({ description: 'How many complete responses it aims at.' }),
    started: count.meta({ description: 'All interviews; the outcomes add up to it.' }),
    complete: count.meta({ description: 'To the end.' }),
    underWay: count.meta({ description: 'Now.' }),
    holdingPlace: count.meta({ description: 'Of those under way, who hold a place in a quota.' }),
    screenedOut: count.meta({ description: 'By the screening.' }),
    overQuota: count.meta({ description: 'By a full quota.' }),
    left: count.meta({ description: 'Before the end; they can come back.' }),
    firstStartedAt: when.meta({ description: 'When the first interview began.' }),
    middleSeconds: count.nullable().meta({ description: 'How long the middle complete one took.' }),
    estimatedMinutes: z.int().min(1).meta({ description: 'How long participants are told that it takes.' }),
    tests: z
      .object({
        studyId: z.uuid().meta({ description: 'The study under which they are read.' }),
        responses: count.meta({ description: 'How many of the last week.' }),
      })
      .nullable()
      .meta({ description: 'Test interviews, which count nowhere; null: never tried.' }),
    cells: z
      .array(
        z
          .object({
            name: z.string().meta({ description: 'What the quota is called.' }),
            limit: z.int().min(1).meta({ description: 'How many it takes.' }),
            complete: count.meta({ description: 'Complete responses in it.' }),
            underWay: count.meta({ description: 'Places held by interviews under way.' }),
          })
          .meta({ id: 'QuotaCount', description: 'A quota and who is in it.' }),
      )
      .meta({ description: 'The quotas, in their order.' }),
    outcomes: z
      .array(
        z
          .object({
            outcome: z.enum(OUTCOMES).meta({ description: 'How they stand.' }),
            total: count.meta({ description: 'By whatever way.' }),
            ways: z
              .array(
                z
                  .object({
                    way: z.string().nullable().meta({ description: 'The panel; null: by the plain link.' }),
                    count: count.meta({ description: 'How many.' }),
                  })
                  .meta({ id: 'WayCount', description: 'Interviews by one way in.' }),
              )
              .meta({ description: 'By way in; the same ways in each row.' }),
          })
          .meta({ id: 'OutcomeRow', description: 'Interviews of one outcome.' }),
      )
      .meta({ description: 'Interviews by outcome and way in.' }),
  })
  .meta({ id: 'FieldworkBoard', description: "The live figures of a study's fieldwork." });

export function fieldworkBoardV1(board: FieldworkBoard): z.input<typeof FieldworkBoardShape> {
  return {
    at: board.at.toISOString(),
    status: board.status,
    openness: board.openness,
    opensAt: board.opensAt?.toISOString() ?? null,
    closesAt: board.closesAt?.toISOString() ?? null,
    closeAfter: board.closeAfter,
    responseTarget: board.responseTarget,
    started: board.started,
    complete: board.complete,
    underWay: board.underWay,
    holdingPlace: board.holdingPlace,
    screenedOut: board.screenedOut,
    overQuota: board.overQuota,
    left: board.left,
    firstStartedAt: board.firstStartedAt?.toISOString() ?? null,
    middleSeconds: board.middleSeconds,
    estimatedMinutes: board.estimatedMinutes,
    tests: board.tests,
    cells: board.cells.map(({ name, limit, complete, underWay }) => ({ name, limit, complete, underWay })),
    outcomes: board.outcomes,
  };
}

export const boardFormatParameter = z
  .enum(['json', 'csv'])
  .default('json')
  .meta({ description: '`csv`: outcomes by way in, then quotas, as a table.' });
