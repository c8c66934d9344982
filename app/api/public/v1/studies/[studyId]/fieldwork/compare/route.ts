import { v1Route } from '@/lib/http/v1-route';
import { compareWithPanel } from '@/lib/services/fieldwork/compare-with-panel';
import { comparePanelDoc } from '@/lib/wire/docs/fieldwork';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { ComparePanelRequest, PanelComparisonShape } from '@/lib/wire/v1/panel-comparison';

/** POST …/v1/studies/{studyId}/fieldwork/compare. A panel's list beside the study's interviews; changes nothing. */
export const POST = v1Route({
  doc: comparePanelDoc,
  changesNothing: true,
  params: { studyId: StudyIdOrLinkId },
  body: ComparePanelRequest,
  cost: () => REQUEST_COST.results,
  replies: { 200: PanelComparisonShape },
  run: ({ ctx, params, body }) =>
    compareWithPanel(ctx, { study: params.studyId, csv: body.csv, parameter: body.parameter }),
  reply: (comparison) => comparison,
});
