import { chooseThoughts } from '@/lib/domain/ask/choose-thoughts';
import { groupThoughts } from '@/lib/domain/ask/group-thoughts';
import type { QuestionTerm } from '@/lib/domain/ask/question-terms';
import { type RankedThought, speaksOfIt } from '@/lib/domain/ask/rank-thoughts';
import type { SaidThought } from '@/lib/domain/ask/said-thought';
import { wordsOf } from '@/lib/domain/text/words';
import { writtenLanguage } from '@/lib/domain/text/written-language';
import { writtenAnswer } from '@/lib/ports/answerer';
import type { LanguageModel } from '@/lib/ports/language-model';
import type { FoundThoughts } from './find-thoughts';

/** A slice of what a participant said in one row. */
export interface Citation {
  studyId: string;
  responseId: string;
  readableId: number;
  responseIndex: number;
  start: number;
  end: number;
  quote: string;
  /** What stands around it in the answer. */
  before: string;
  after: string;
  /** What was asked. */
  asked: string;
  language: string;
}

export interface AnswerSentence {
  text: string;
  /** A word that the passages of a group share; null for a sentence that a model wrote, and for the rest. */
  group: string | null;
  citations: Citation[];
}

/** What was asked, and how it may be answered. */
export interface AskedQuestion {
  question: string;
  terms: readonly QuestionTerm[];
  /** The study's language. */
  language: string;
  /** Whether a question of the guide asks it. */
  wasAsked: boolean;
  /** How many responses were searched. */
  searched: number;
  model: { model: LanguageModel; endpoint: string } | null;
  until: number;
}

export interface Answer {
  sentences: AnswerSentence[];
  searched: number;
  answers: number;
  languages: string[];
  /** How many people the passages are of. */
  people: number;
  /** Nobody spoke of it. */
  notFound: boolean;
  wasAsked: boolean;
  /** What is nearest to the question and does not answer it. */
  nearest: Citation[];
  writtenBy: 'model' | 'search';
  /** The name of the model that was asked; null: none. */
  model: string | null;
  /** Sentences of the model that no passage supports. */
  dropped: number;
  /** Why the model's answer is not shown: none of its sentences stands on a passage, or it gave none. */
  problem: 'unsupported' | 'unavailable' | null;
}

const SHOWN = 12;
const GIVEN_TO_MODEL = 40;
const NEAREST = 3;
const EACH_AT_MOST = 2;
/** Characters around a passage. */
const AROUND = 160;

/** An answer from thoughts that were found: by a model where there is one and it gives one, else the thoughts, grouped. */
export async function answerQuestion(found: FoundThoughts, asked: AskedQuestion): Promise<Answer> {
  const { searched, wasAsked, model } = asked;
  const about = found.ranked.filter(speaksOfIt);
  const whole = {
    searched,
    answers: found.answers,
    languages: found.languages,
    wasAsked,
    nearest: [],
    model: model?.model.name ?? null,
    dropped: 0,
    problem: null,
  };
  const given = model ? passagesFor(found.ranked, about) : [];
  const written =
    model && given.length > 0
      ? await writtenAnswer(
          model.model,
          model.endpoint,
          {
            question: asked.question,
            language: writtenLanguage(wordsOf(asked.question), asked.language),
            passages: given,
          },
          asked.until,
        )
      : null;
  if (written && (written.sentences.length > 0 || written.dropped === 0)) {
    const sentences = written.sentences.map(({ text, cited }) => ({
      text,
      group: null,
      citations: cited.map(({ thought, start, end }) => citationOf(thought, start, end)),
    }));
    const notFound = sentences.length === 0;
    return {
      ...whole,
      sentences,
      people: peopleIn(sentences),
      notFound,
      nearest: notFound ? nearestOf(found.ranked) : [],
      writtenBy: 'model',
      dropped: written.dropped,
    };
  }
  const grouped = groupedPassages(about, asked.terms);
  return {
    ...whole,
    sentences: grouped,
    people: peopleIn(grouped),
    notFound: grouped.length === 0,
    nearest: grouped.length === 0 ? nearestOf(found.ranked) : [],
    writtenBy: 'search',
    dropped: written?.dropped ?? 0,
    problem: written ? 'unsupported' : model && given.length > 0 ? 'unavailable' : null,
  };
}

/** What speaks of it comes first; what is merely near may still help a model that understands more than words. */
function passagesFor(ranked: readonly RankedThought[], about: readonly RankedThought[]): RankedThought[] {
  const given = about.length > 0 ? about : ranked;
  return chooseThoughts(
    given.filter(({ isOrder }) => !isOrder),
    { most: GIVEN_TO_MODEL, eachAtMost: EACH_AT_MOST },
  );
}

function groupedPassages(about: readonly RankedThought[], terms: readonly QuestionTerm[]): AnswerSentence[] {
  const shown = chooseThoughts(about, { most: SHOWN, eachAtMost: EACH_AT_MOST });
  return groupThoughts(shown, terms).flatMap(({ label, thoughts }) =>
    thoughts.map((thought) => {
      const citation = citationOf(thought, thought.start, thought.end);
      return { text: citation.quote, group: label, citations: [citation] };
    }),
  );
}

function nearestOf(ranked: readonly RankedThought[]): Citation[] {
  const near = ranked.filter(({ saysSome }) => saysSome);
  return chooseThoughts(near, { most: NEAREST, eachAtMost: 1 }).map((thought) =>
    citationOf(thought, thought.start, thought.end),
  );
}

function citationOf({ row }: SaidThought, start: number, end: number): Citation {
  const { studyId, responseId, readableId, responseIndex, user, asked, language } = row;
  return {
    studyId,
    responseId,
    readableId,
    responseIndex,
    start,
    end,
    quote: user.slice(start, end),
    before: user.slice(Math.max(0, start - AROUND), start).toWellFormed(),
    after: user.slice(end, end + AROUND).toWellFormed(),
    asked,
    language,
  };
}

function peopleIn(sentences: readonly AnswerSentence[]): number {
  return new Set(sentences.flatMap(({ citations }) => citations.map(({ responseId }) => responseId))).size;
}
