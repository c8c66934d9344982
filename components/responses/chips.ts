import { PROGRESSES } from '@/lib/client/statuses';
import type { QuestionResultV1 } from '@/lib/wire/v1/study-results';
import type { Criterion, Filters } from './filter-state';
import { parameterOf } from './filter-state';

/** A filter in words, with its removal. */
export interface Chip {
  key: string;
  name: string;
  value: string;
  remove: () => void;
}

/** All filters except the search, which is in its own field. */
export function chipsOf(
  { state, setState, toggleAnswer, toggleTag }: Filters,
  questions: readonly QuestionResultV1[],
): Chip[] {
  const day = (date: Date) =>
    date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const chips: Chip[] = [];
  if (state.progress.length > 0) {
    chips.push({
      key: 'progress',
      name: 'progress',
      value: state.progress.map((one) => PROGRESSES[one].word.toLowerCase()).join(', '),
      remove: () => void setState({ progress: null }),
    });
  }
  if (state.quality !== null) {
    chips.push({
      key: 'quality',
      name: 'quality from',
      value: state.quality.toFixed(1),
      remove: () => void setState({ quality: null }),
    });
  }
  if (state.flag !== null) {
    chips.push({
      key: 'flag',
      name: 'flagged',
      value: 'safety',
      remove: () => void setState({ flag: null }),
    });
  }
  if (state.open !== null) {
    chips.push({
      key: 'open',
      name: 'looked after',
      value: state.open ? 'by nobody yet' : 'by somebody',
      remove: () => void setState({ open: null }),
    });
  }
  if (state.updated) {
    chips.push({
      key: 'updated',
      name: 'updated since',
      value: day(state.updated),
      remove: () => void setState({ updated: null }),
    });
  }
  if (state.began) {
    chips.push({
      key: 'began',
      name: 'began since',
      value: day(state.began),
      remove: () => void setState({ began: null }),
    });
  }
  for (const tag of state.tags)
    chips.push({ key: `tag ${tag}`, name: 'tag', value: tag, remove: () => toggleTag(tag) });
  for (const text of state.url) {
    const { name, value } = parameterOf(text);
    const remove = () => void setState(({ url }) => ({ url: url.filter((one) => one !== text) }));
    chips.push({ key: `url ${text}`, name, value, remove });
  }
  for (const criterion of state.answers) {
    const { name, value } = criterionWords(criterion, questions);
    chips.push({
      key: `answer ${JSON.stringify(criterion)}`,
      name,
      value,
      remove: () => toggleAnswer(criterion),
    });
  }
  return chips;
}

/** A criterion in the study's own words; never with ids. */
export function criterionWords(
  criterion: Criterion,
  questions: readonly QuestionResultV1[],
): { name: string; value: string } {
  const question = questions.find(({ questionId }) => questionId === criterion.questionId);
  if (!question) return { name: 'question', value: 'one that the study no longer has' };
  const part =
    question.parts.find(({ conceptId }) => conceptId === (criterion.conceptId ?? null)) ?? question.parts[0];
  const about = criterion.conceptId === undefined ? '' : ` ${part?.conceptTitle ?? ''}`;
  const option = (id: string) => {
    if (id === 'custom') return 'own words';
    const known = [...(part?.options ?? []), ...(part?.ranking ?? []), ...(part?.scores ?? [])];
    return known.find(({ optionId }) => optionId === id)?.text ?? 'an option';
  };
  const name = `Q${question.questionNumber}${about}`;
  if ('optionIds' in criterion) return { name, value: criterion.optionIds.map(option).join(' or ') };
  if ('place' in criterion)
    return { name, value: `${option(criterion.optionId)} at place ${criterion.place}` };
  if ('rowId' in criterion) {
    const row = part?.rows.find(({ rowId }) => rowId === criterion.rowId)?.text ?? 'a row';
    const column = part?.columns.find(({ columnId }) => columnId === criterion.columnId)?.text ?? 'a column';
    return { name, value: `${row}: ${column}` };
  }
  if ('bestOptionId' in criterion) return { name, value: `most: ${option(criterion.bestOptionId)}` };
  if ('worstOptionId' in criterion) return { name, value: `least: ${option(criterion.worstOptionId)}` };
  if ('tag' in criterion) return { name, value: criterion.tag };
  return { name, value: 'answered' };
}
