import type { IdentifiedGuide } from '../guide/guide';
import { placedItems } from '../guide/read';
import type { StoredTurn } from '../response/stored-turn';
import { transcriptRows, type Welcome } from '../response/transcript';
import type { AnalysisRow } from './analysis';

/** The transcript's rows as the analysis needs them. */
export function analysisRows(
  turns: readonly (StoredTurn & { createdAt: Date })[],
  guide: IdentifiedGuide,
  welcome?: Welcome | null,
): AnalysisRow[] {
  const places = new Map(placedItems(guide).map((place) => [place.item.id, place]));
  const byStep = new Map(turns.map((turn, at) => [turn.stepId, { turn, before: turns[at - 1] }]));
  return transcriptRows(turns, welcome).map((row) => {
    const found = row.stepId === null ? undefined : byStep.get(row.stepId);
    const place = row.questionId === null ? undefined : places.get(row.questionId);
    return {
      ...row,
      type: place?.item.type ?? null,
      answer: found?.turn.answer ?? null,
      isScreening: place?.block.type === 'screening',
      seconds: found?.before
        ? (found.turn.createdAt.getTime() - found.before.createdAt.getTime()) / 1000
        : null,
    };
  });
}
