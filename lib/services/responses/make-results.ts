import { questionsOfAll } from '@/lib/domain/guide/questions-of-all';
import type { Counts } from '@/lib/domain/question-types/results';
import type { CharacteristicWord } from '@/lib/domain/response/characteristic-words';
import type { Fact } from '@/lib/domain/response/fact';
import { type QuestionResult, questionResults } from '@/lib/domain/response/question-results';
import type { Segment } from '@/lib/domain/response/segment';
import type { Db } from '@/lib/store/database';
import { columnsOf, countFacts } from '@/lib/store/fact-counts';
import { keptFactCounts, keptTags, sumOf } from '@/lib/store/kept-counts';
import { countFound, countTags, isByProgressAlone, type StoredFilter } from '@/lib/store/response-search';
import { listRevisions } from '@/lib/store/revisions';
import { saidOfLatest } from './said-of-latest';
import type { ResultQuote } from './said-to-questions';
import { segmentColumnsOf } from './segment-columns-of';

/** A column of results side by side, with its people among those counted. */
export interface ResultColumn {
  label: string;
  count: number;
  isOther: boolean;
  values: number;
}

/** What results are but for the study's own total, which its row has. */
export interface MadeResults {
  /** How many responses were counted. */
  total: number;
  /** None unless results are laid side by side. */
  segments: ResultColumn[];
  questions: QuestionResult[];
  /** By `spokenPlace`, of the latest `sampledCount` responses found: words are counted in these alone. */
  words: Map<string, CharacteristicWord[]>;
  /** By `spokenPlace`, each of a different participant, with the labels of their columns. */
  quotes: Map<string, (ResultQuote & { segments: string[] })[]>;
  sampledCount: number;
}

/** Their words are read completely; more would hardly change the characteristic words. */
export const RESULTS_SAMPLE = 200;
/** With a filter by more than progress, the tags of this many are counted; tags that only older ones have are rare. */
const TAG_SAMPLE = 5_000;
const MOST_TAGS = 200;

/** Reads and counts what results show: a tenth of a second, half of it of this process's processor. */
export async function makeResults(
  db: Db,
  { filter, isWhole, segment }: { filter: StoredFilter; isWhole: boolean; segment: Segment | undefined },
): Promise<MadeResults> {
  const { studyId } = filter;
  const isCounted = isByProgressAlone(filter);
  const revisions = await listRevisions(db, studyId);
  const questions = questionsOfAll(revisions.map(({ guide }) => guide));
  // One after the other, because connections are few and shared.
  const columns = segment ? await segmentColumnsOf(db, studyId, segment, questions) : [];
  const members = columns.map((column) => column.members);
  const tags = isCounted
    ? (await keptTags(studyId, MOST_TAGS)).map(({ text }) => text)
    : (await countTags(filter, { sample: TAG_SAMPLE, limit: MOST_TAGS })).map(({ tag }) => tag);
  const wanted = factsOfResults((counts) =>
    questionResults(questions, { found: counts, whole: counts, columns: [] }, tags, []),
  );
  const kept = await keptFactCounts(studyId, wanted);
  const whole = sumOf(kept);
  const { columnSizes, ...counted } =
    isCounted && members.length === 0
      ? { found: sumOf(kept, filter.progress), columns: [], columnSizes: [] }
      : await countFacts(filter, { isWhole, wanted, columns: members });
  const total = await countFound(filter);
  const { responseIds, said } = await saidOfLatest(db, filter, { questions, limit: RESULTS_SAMPLE });
  const memberOf = await columnsOf(studyId, responseIds, members);
  return {
    total,
    segments: columns.map(({ label, isOther, values }, column) => ({
      label,
      count: columnSizes[column] ?? 0,
      isOther,
      values,
    })),
    questions: questionResults(questions, { ...counted, whole }, tags, columnSizes),
    words: said.words,
    quotes: new Map(
      [...said.quotes].map(([place, quotes]) => [
        place,
        quotes.map((quote) => ({
          ...quote,
          segments: (memberOf.get(quote.responseId) ?? []).flatMap((column) => columns[column]?.label ?? []),
        })),
      ]),
    ),
    sampledCount: responseIds.length,
  };
}

/** Every fact that results look up, so that no other is counted: a study has as many others as it has tags. */
function factsOfResults(make: (counts: Counts) => unknown): Fact[] {
  const wanted = new Set<Fact>();
  make({
    get(fact) {
      wanted.add(fact);
      return undefined;
    },
  });
  return [...wanted];
}
