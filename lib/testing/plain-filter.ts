import { placedItems } from '@/lib/domain/guide/read';
import { cellsOf, isChoice, isMatrix, isMaxDiff, isSkip } from '@/lib/domain/interview/answer-kinds';
import { shownTags } from '@/lib/domain/response/shown-tags';
import { saysAll, soughtPhrases } from '@/lib/domain/response/spoken-words';
import type { InterviewRecord } from '@/lib/services/interviews/interview-record';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';

type Criterion = NonNullable<WireResponseFilter['answers']>[number];

/** Whether a response passes a filter, computed from the interview itself: the database must agree. */
export function passes(record: InterviewRecord, filter: WireResponseFilter): boolean {
  const { row, turns } = record;
  const params = new Map([...row.urlParams].reverse());
  const tags = shownTags(row).map((tag) => tag.toLowerCase());
  const quality = row.qualityScore === null ? undefined : Number(row.qualityScore.toFixed(4));
  return (
    (filter.progress?.includes(row.progress) ?? true) &&
    (filter.qualityFrom === undefined || (quality !== undefined && quality >= filter.qualityFrom)) &&
    (filter.qualityTo === undefined || (quality !== undefined && quality <= filter.qualityTo)) &&
    (filter.tags ?? []).every((tag) => tags.includes(tag.toLowerCase())) &&
    (filter.updatedFrom === undefined || row.updatedAt >= new Date(filter.updatedFrom)) &&
    (filter.createdBefore === undefined || row.createdAt < new Date(filter.createdBefore)) &&
    (filter.urlParams ?? []).every(({ name, value }) => params.get(name) === value) &&
    (filter.answers ?? []).every((criterion) => isMet(record, criterion)) &&
    (filter.search === undefined || saysAll(turns, soughtPhrases(filter.search), row.language))
  );
}

function isMet({ turns, revision }: InterviewRecord, criterion: Criterion): boolean {
  const type = placedItems(revision.guide).find(({ item }) => item.id === criterion.questionId)?.item.type;
  return turns.some(({ kind, questionId, conceptId, answer }) => {
    if (kind !== 'question' || questionId !== criterion.questionId || isSkip(answer)) return false;
    if (criterion.conceptId !== undefined && conceptId !== criterion.conceptId) return false;
    if ('answered' in criterion) return true;
    if ('optionIds' in criterion) {
      if (!isChoice(answer) || type === 'ranking') return false;
      const { optionIds, custom } = answer;
      return criterion.optionIds.some(
        (id) => optionIds.includes(id) || (id === 'custom' && custom !== undefined),
      );
    }
    if ('place' in criterion) {
      return (
        type === 'ranking' && isChoice(answer) && answer.optionIds[criterion.place - 1] === criterion.optionId
      );
    }
    if ('rowId' in criterion)
      return isMatrix(answer) && cellsOf(answer, criterion.rowId).includes(criterion.columnId);
    if ('bestOptionId' in criterion)
      return isMaxDiff(answer) && answer.screens.some(({ best }) => best === criterion.bestOptionId);
    if ('worstOptionId' in criterion)
      return isMaxDiff(answer) && answer.screens.some(({ worst }) => worst === criterion.worstOptionId);
    throw new Error('tags of questions are not told here');
  });
}
