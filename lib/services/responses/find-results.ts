import { hasSubstance } from '@/lib/domain/analysis/substance';
import { type AskedQuestion, questionsOfAll } from '@/lib/domain/guide/questions-of-all';
import type { StudyReference } from '@/lib/domain/identifier';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import {
  type CharacteristicWord,
  characteristicWords,
  spokenPlace,
} from '@/lib/domain/response/characteristic-words';
import { type QuestionResult, questionResults } from '@/lib/domain/response/question-results';
import { quoteOf } from '@/lib/domain/response/quote';
import { isEmptyFilter, type ResponseFilter } from '@/lib/domain/response/response-filter';
import { welcomeText } from '@/lib/domain/response/transcript';
import { lexiconFor } from '@/lib/domain/text/lexicon-for';
import { wordsOf } from '@/lib/domain/text/words';
import type { Db } from '@/lib/store/database';
import { countFacts, countFound, countTags, findPage } from '@/lib/store/response-search';
import { listRevisions } from '@/lib/store/revisions';
import type { MemberContext } from '../context';
import type { InterviewRecord } from '../interviews/interview-record';
import { findReadableStudy } from './find-readable-study';
import { recordsOf } from './search-responses';
import { storedFilter } from './stored-filter';

/** A participant's words in answer to an open question, with their response. */
export interface ResultQuote {
  text: string;
  responseId: string;
  readableId: number;
  responseIndex: number;
  language: string;
}

export interface StudyResults {
  /** How many responses were counted, and how many the study has. */
  total: number;
  wholeTotal: number;
  questions: QuestionResult[];
  /** By `spokenPlace`, of the latest `sampledCount` responses found: words are counted in these alone. */
  words: Map<string, CharacteristicWord[]>;
  /** By `spokenPlace`, each of a different participant. */
  quotes: Map<string, ResultQuote[]>;
  sampledCount: number;
}

/** Their words are read completely; more would hardly change the characteristic words. */
const SAMPLE = 200;
/** The tags of this many are counted; tags that only older ones have are rare. */
const TAG_SAMPLE = 5_000;
const MOST_TAGS = 200;
/** Quotes shown of a question, or of one of its concepts. */
const MOST_QUOTES = 3;

/**
 * The results of each question for the responses that pass the filter, and for the whole study. Every response that
 * answered counts, also those under way and screened out: each figure links to the responses it counts. Refuses
 * `study_not_found`.
 */
export async function findResults(
  ctx: MemberContext,
  input: { study: StudyReference; filter: ResponseFilter },
): Promise<StudyResults> {
  const study = await findReadableStudy(ctx, input.study);
  const filter = await storedFilter(ctx.db, study.id, input.filter);
  const isWhole = isEmptyFilter(input.filter);
  // One after the other, because connections are few and shared.
  const counts = await countFacts(filter, isWhole);
  const total = await countFound(filter);
  const tags = await countTags(filter, { sample: TAG_SAMPLE, limit: MOST_TAGS });
  const order = { by: 'updated', descending: true } as const;
  const latest = await findPage(filter, { order, limit: SAMPLE });
  const revisions = await listRevisions(ctx.db, study.id);
  const questions = questionsOfAll(revisions.map(({ guide }) => guide));
  const said = await wordsByQuestion(ctx.db, latest.ids, questions);
  return {
    total,
    wholeTotal: isWhole ? total : study.responseTotal,
    questions: questionResults(
      questions,
      counts,
      tags.map(({ tag }) => tag),
    ),
    ...said,
    sampledCount: latest.ids.length,
  };
}

async function wordsByQuestion(
  db: Db,
  ids: readonly string[],
  questions: readonly AskedQuestion[],
): Promise<Pick<StudyResults, 'words' | 'quotes'>> {
  const places = questions.filter(({ type }) => type === 'open_ended').flatMap(placesOf);
  if (places.length === 0) return { words: new Map(), quotes: new Map() };
  const records = await recordsOf(db, ids);
  const words = characteristicWords(
    records.flatMap(({ row, turns }) =>
      turns.flatMap(({ answer, questionId, conceptId, user }) =>
        isOpen(answer)
          ? [
              {
                place: spokenPlace(questionId, conceptId),
                responseId: row.id,
                language: row.language,
                text: user,
              },
            ]
          : [],
      ),
    ),
    new Map(places.map(({ place, text }) => [place, text])),
  );
  const byQuality = [...records].sort((a, b) => (b.row.qualityScore ?? 0) - (a.row.qualityScore ?? 0));
  return { words, quotes: new Map(places.map(({ place }) => [place, chooseQuotes(byQuality, place)])) };
}

function placesOf({ id, text, concepts }: AskedQuestion): { place: string; text: string }[] {
  const asked = concepts.length > 0 ? concepts.map((concept) => concept.id) : [null];
  return asked.map((conceptId) => ({ place: spokenPlace(id, conceptId), text }));
}

/** Of the responses of the best quality that have a quotable sentence there, one of each. */
function chooseQuotes(byQuality: readonly InterviewRecord[], place: string): ResultQuote[] {
  const quotes: ResultQuote[] = [];
  for (const { row, revision, turns } of byQuality) {
    if (quotes.length === MOST_QUOTES) break;
    const { language } = row;
    const lexicon = lexiconFor(language);
    const quote = quoteOf(turns, {
      language,
      rowsBefore: welcomeText(revision.welcomeMessage) === '' ? 0 : 1,
      cited: row.bulletSources.flat(),
      isWanted: ({ questionId, conceptId }) => spokenPlace(questionId, conceptId) === place,
      isQuotable: (sentence) => hasSubstance(sentence, wordsOf(sentence), lexicon),
    });
    if (quote) quotes.push({ ...quote, responseId: row.id, readableId: row.readableId, language });
  }
  return quotes;
}
