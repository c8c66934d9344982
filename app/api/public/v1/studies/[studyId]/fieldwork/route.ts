import { z } from 'zod';
import { boardTable } from '@/lib/domain/fieldwork/board';
import { FileAnswer } from '@/lib/http/file-answer';
import { v1Route } from '@/lib/http/v1-route';
import { readBoard } from '@/lib/services/fieldwork/read-board';
import { readBoardDoc } from '@/lib/wire/docs/fieldwork';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { csvFile } from '@/lib/wire/v1/csv-file';
import { boardFormatParameter, FieldworkBoardShape, fieldworkBoardV1 } from '@/lib/wire/v1/fieldwork-board';

/** GET …/v1/studies/{studyId}/fieldwork. The live figures, as JSON or as a table. */
export const GET = v1Route({
  doc: readBoardDoc,
  params: { studyId: StudyIdOrLinkId },
  query: z.object({ format: boardFormatParameter }),
  cost: () => REQUEST_COST.summary,
  replies: { 200: FieldworkBoardShape },
  run: async ({ ctx, params, query }) => ({ board: await readBoard(ctx, params.studyId), ...query }),
  reply: ({ board, format }) =>
    format === 'json'
      ? fieldworkBoardV1(board)
      : new FileAnswer(csvFile(`${board.title}, fieldwork`, boardTable(board))),
});
