import { foldedWords } from '../response/spoken-words';
import type { Lexicon } from '../text/lexicon';
import { lexiconFor } from '../text/lexicon-for';
import { wordForms } from '../text/word-form';
import { wordsOf } from '../text/words';
import { writtenLanguage } from '../text/written-language';

/** A word that a question is about, in the forms in which it may have been said. */
export interface QuestionTerm {
  /** As it stands in the question. */
  word: string;
  /** Folded; several where it is written together with others, or without spaces. */
  parts: readonly string[];
  /** What its forms share, in each language that it may be of. */
  forms: ReadonlySet<string>;
  /** Words that are near it, by what their forms share; less than the word itself. */
  near: ReadonlySet<string>;
  /** How much it says of what is asked: a word such as "time" says little. */
  weight: number;
}

/** A word such as "time", where the question has words that say more. */
const GENERIC = 0.15;
/** Further ones are ignored. */
const MOST_TERMS = 24;

/** Words about talking and about those who talk: a question to a study has them, what it asks about has not. */
const TALK = new Set(
  `people person persons speak speaks spoke spoken speaking talk talks talked talking mention mentions mentioned mentioning participant participants
  respondent respondents interviewee interviewees user users customer customers describe describes described discuss discussed
  answer answers answered response responses opinion opinions comment comments complain complained
  sprechen spricht sprach gesprochen erwähnen erwähnt erwähnte teilnehmer teilnehmerin teilnehmende befragte nutzer kunden leute menschen
  parler parle parlé parlent mentionner mentionné participants personnes gens clients
  hablar habla hablan hablado mencionar mencionan mencionado participantes personas gente
  falar fala falam falado mencionar participantes pessoas parlare parla parlano parlato persone partecipanti
  praten praat praatten spreken spreekt sprak deelnemers mensen`.split(/\s+/),
);

/** What a question is about: its words with a meaning of their own. None when it has no such word. */
export function questionTerms(question: string, agreed: string): QuestionTerm[] {
  const words = wordsOf(question);
  const lexicon = lexiconFor(writtenLanguage(words, agreed));
  const terms = new Map<string, QuestionTerm>();
  for (const { text, norm } of words) {
    const parts = foldedWords(text).map(({ word }) => word);
    const key = parts.join(' ');
    if (key === '' || terms.has(key) || lexicon.stop.has(norm) || TALK.has(norm)) continue;
    if (key.length < 2 && /^\p{sc=Latin}$/u.test(key)) continue;
    const forms = new Set(parts.length === 1 ? wordForms(norm) : []);
    terms.set(key, { word: text, parts, forms, near: new Set(), weight: weightOf(norm, lexicon) });
    if (terms.size === MOST_TERMS) break;
  }
  return [...terms.values()];
}

/** The words that tell what a question is about; all of them where none tells more than others. */
export function tellingTerms(terms: readonly QuestionTerm[]): QuestionTerm[] {
  const telling = terms.filter(({ weight }) => weight === 1);
  return telling.length > 0 ? telling : [...terms];
}

function weightOf(norm: string, { generic, filler, vague }: Lexicon): number {
  return generic.has(norm) || filler.has(norm) || vague.has(norm) ? GENERIC : 1;
}
