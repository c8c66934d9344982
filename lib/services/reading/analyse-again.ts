import { Failure } from '@/lib/domain/failure';
import { refuseUnlessEditor } from '@/lib/domain/reading/annotation';
import type { MemberContext } from '../context';
import { withTransaction } from '../context';
import { enqueueAnalysis } from '../responses/enqueue-analysis';
import { type AnalysisState, analysisState } from './analysis-state';
import { findReviewed, type ResponsePath } from './find-reviewed';

/**
 * Starts an analysis again that was set aside; a finished or waiting one stays as it is. Refuses `study_not_found`,
 * `response_not_found`, `forbidden`, and `conflict` while the interview is under way.
 */
export async function analyseAgain(ctx: MemberContext, path: ResponsePath): Promise<AnalysisState> {
  const { row } = await findReviewed(ctx, path);
  refuseUnlessEditor(ctx.principal);
  if (row.progress === 'in_progress')
    throw new Failure('conflict', 'This interview is still under way; it is analysed once it has ended.');
  const before = await analysisState(ctx.db, row);
  if (before.state !== 'failed') return before;
  return withTransaction(ctx, async ({ db }) => {
    await enqueueAnalysis(db, row.id);
    return analysisState(db, row);
  });
}
