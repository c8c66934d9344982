import { questionsOfAll } from '@/lib/domain/guide/questions-of-all';
import type { StudyReference } from '@/lib/domain/identifier';
import type { Counts } from '@/lib/domain/question-types/results';
import type { CharacteristicWord } from '@/lib/domain/response/characteristic-words';
import type { Fact } from '@/lib/domain/response/fact';
import { type QuestionResult, questionResults } from '@/lib/domain/response/question-results';
import { isEmptyFilter, type ResponseFilter } from '@/lib/domain/response/response-filter';
import type { Segment } from '@/lib/domain/response/segment';
import { columnsOf, countFacts } from '@/lib/store/fact-counts';
import { keptFactCounts, keptTags, sumOf } from '@/lib/store/kept-counts';
import {
  countFound,
  countTags,
  isByProgressAlone,
  isCountedBy,
  revisionOfResults,
  type StoredFilter,
} from '@/lib/store/response-search';
import { listRevisions } from '@/lib/store/revisions';
import type { MemberContext } from '../context';
import { findReadableStudy } from './find-readable-study';
import { Memory } from './remembered';
import { saidOfLatest } from './said-of-latest';
import type { ResultQuote } from './said-to-questions';
import { segmentColumnsOf } from './segment-columns-of';
import { storedFilter } from './stored-filter';

/** A column of results side by side, with its people among those counted. */
export interface ResultColumn {
  label: string;
  count: number;
  isOther: boolean;
  values: number;
}

export interface StudyResults {
  /** How many responses were counted, and how many the study has. */
  total: number;
  wholeTotal: number;
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
const SAMPLE = 200;
/** With a filter by more than progress, the tags of this many are counted; tags that only older ones have are rare. */
const TAG_SAMPLE = 5_000;
const MOST_TAGS = 200;

/** What results are but for the study's own total, which its row has. */
type MadeResults = Omit<StudyResults, 'wholeTotal'>;

const memory = new Memory<MadeResults>();

/**
 * The results of each question for the responses that pass the filter, and for the whole study; with `segment` also side
 * by side. Every response that answered counts, also those under way and screened out: each figure links to the responses
 * it counts. Refuses `study_not_found`, and `bad_request` for a segment that groups nobody.
 *
 * A process remembers them until something that they are made of changes (docs/decisions/105-results-remembered.md).
 */
export async function findResults(
  ctx: MemberContext,
  input: { study: StudyReference; filter: ResponseFilter; segment?: Segment | undefined },
): Promise<StudyResults> {
  const study = await findReadableStudy(ctx, input.study);
  const filter = await storedFilter(ctx.db, study.id, input.filter);
  const isWhole = isEmptyFilter(input.filter);
  const make = () => makeResults(ctx, filter, { isWhole, segment: input.segment });
  const made =
    input.segment === undefined && isCountedBy(filter)
      ? await memory.of(filter, await revisionOfResults(filter, SAMPLE), make)
      : await make();
  return { ...made, wholeTotal: isWhole ? made.total : study.responseTotal };
}

async function makeResults(
  ctx: MemberContext,
  filter: StoredFilter,
  { isWhole, segment }: { isWhole: boolean; segment: Segment | undefined },
): Promise<MadeResults> {
  const { studyId } = filter;
  const isCounted = isByProgressAlone(filter);
  const revisions = await listRevisions(ctx.db, studyId);
  const questions = questionsOfAll(revisions.map(({ guide }) => guide));
  // One after the other, because connections are few and shared.
  const columns = segment ? await segmentColumnsOf(ctx.db, studyId, segment, questions) : [];
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
  const { responseIds, said } = await saidOfLatest(ctx.db, filter, { questions, limit: SAMPLE });
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
