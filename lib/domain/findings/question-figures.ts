import type { ResultPart } from '../question-types/results';
import type { QuestionResult } from '../response/question-results';
import type { Figures } from './report';

type Groups = Figures['groups'];

/** The bars of a question's chart: people, by what they chose, put first or spoke of. */
export function questionFigures(question: QuestionResult): Pick<Figures, 'title' | 'groups'> {
  return { title: question.text, groups: question.parts.flatMap(groupsOf) };
}

function groupsOf(part: ResultPart): Groups {
  const { conceptTitle, count: base } = part;
  if (part.rows.length > 0) {
    const columns = new Map(part.columns.map(({ columnId, text }) => [columnId, text]));
    return part.rows.map(({ text, cells }) => ({
      title: conceptTitle === null ? text : `${conceptTitle}: ${text}`,
      base,
      bars: cells.map(({ columnId, count }) => ({ label: columns.get(columnId) ?? '', count })),
    }));
  }
  const counted = countedBy(part);
  const title = conceptTitle !== null && counted !== null ? `${conceptTitle}: ${counted}` : conceptTitle;
  return [{ title: title ?? counted, base, bars: barsOf(part) }];
}

/** Where people were asked for an order, what they are counted for. */
function countedBy({ ranking, scores }: ResultPart): string | null {
  if (ranking.length > 0) return 'Put first';
  return scores.length > 0 ? 'Chosen as best' : null;
}

function barsOf({ options, ranking, scores, tags }: ResultPart): Groups[number]['bars'] {
  if (options.length > 0)
    return options.map(({ text, isCustom, count }) => ({
      label: isCustom ? 'In their own words' : text,
      count,
    }));
  if (ranking.length > 0) return ranking.map(({ text, count }) => ({ label: text, count }));
  if (scores.length > 0) return scores.map(({ text, count }) => ({ label: text, count }));
  return tags.map(({ tag, count }) => ({ label: tag, count }));
}
