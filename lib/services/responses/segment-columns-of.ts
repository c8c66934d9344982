import { Failure } from '@/lib/domain/failure';
import type { AskedQuestion } from '@/lib/domain/guide/questions-of-all';
import { isUuid } from '@/lib/domain/identifier';
import { factOf } from '@/lib/domain/response/fact';
import {
  MOST_COLUMNS,
  optionValues,
  type Segment,
  type SegmentColumn,
  segmentColumns,
} from '@/lib/domain/response/segment';
import type { Db } from '@/lib/store/database';
import { countValuesOf } from '@/lib/store/fact-counts';
import { keptFactCounts, sumOf } from '@/lib/store/kept-counts';
import { findTheme } from '@/lib/store/themes';

/** The values of a URL parameter are those of so many of the latest responses. */
const SAMPLE = 20_000;
/** A parameter with more values, such as a participant's number, groups nobody. */
const MOST_VALUES = 200;

/** The columns of results side by side. Refuses `bad_request` for what nobody can be grouped by. */
export async function segmentColumnsOf(
  db: Db,
  studyId: string,
  segment: Segment,
  questions: readonly AskedQuestion[],
): Promise<SegmentColumn[]> {
  switch (segment.by) {
    case 'question':
      return questionColumns(studyId, segment.questionId, questions);
    case 'param':
      return parameterColumns(studyId, segment.name);
    case 'theme':
      return themeColumns(db, studyId, segment.themeId);
  }
}

async function themeColumns(db: Db, studyId: string, id: string): Promise<SegmentColumn[]> {
  const theme = isUuid(id) ? await findTheme(db, studyId, id.toLowerCase()) : undefined;
  if (!theme) throw refused('The study has no such theme.');
  const column = { values: 1, isOther: false };
  return [
    { ...column, label: theme.name, members: { themeId: theme.id, speaks: true } },
    { ...column, label: 'Did not speak of it', members: { themeId: theme.id, speaks: false } },
  ];
}

async function questionColumns(
  studyId: string,
  questionId: string,
  questions: readonly AskedQuestion[],
): Promise<SegmentColumn[]> {
  const question = questions.find(({ id }) => id === questionId);
  if (!question) throw refused('The study has no such question.');
  const options = optionValues(question);
  if (!options || options.length === 0) throw refused('Only the answers to a multiple choice make columns.');
  const counts =
    options.length > MOST_COLUMNS
      ? sumOf(
          await keptFactCounts(
            studyId,
            options.flatMap(({ facts }) => facts),
          ),
        )
      : new Map<number, number>();
  return segmentColumns(
    options.map((option) => ({
      ...option,
      count: option.facts.reduce((sum, fact) => sum + (counts.get(fact) ?? 0), 0),
    })),
    'facts',
  );
}

async function parameterColumns(studyId: string, name: string): Promise<SegmentColumn[]> {
  const values = await countValuesOf(studyId, name, { sample: SAMPLE, limit: MOST_VALUES + 1 });
  if (values.length === 0) throw refused('No response came with this URL parameter.');
  if (values.length > MOST_VALUES) {
    throw refused(`This URL parameter has more than ${MOST_VALUES} values, which group nobody.`);
  }
  return segmentColumns(
    values.map(({ value, count }) => ({
      label: value,
      facts: [factOf({ is: 'url parameter', name, value })],
      count,
    })),
    'parameters',
  );
}

function refused(why: string): Failure {
  return new Failure('bad_request', `The query parameter segment: ${why}`);
}
