import type { InterviewMode } from '../guide/guide';
import { ANSWER_TEXTS, type AnswerTexts } from './answer-texts';
import type { AskedBack } from './asked-phrases';

/** What is known of the study: null is said to be unknown, never guessed. */
export interface StudyFacts {
  mode: InterviewMode;
  minutes: number;
  /** Who asks, and whom participants can write to. */
  organisation: string | null;
  contact: string | null;
  /** How long answers are kept, in days. */
  retentionDays: number | null;
  /** What the participant quotes to have their answers deleted. */
  responseId: string;
}

const RECORDED: Record<InterviewMode, keyof AnswerTexts> = {
  text: 'recordedText',
  audio: 'recordedVoice',
  audio_text: 'recordedVoice',
  audio_screen: 'recordedScreen',
  video: 'recordedCamera',
  video_screen: 'recordedAll',
};

/**
 * The truth about what was asked back, and the question again, if it is not empty. Never an opinion, and no fact but those of the study:
 * anything else is passed on. Said again, it says so. In English for a language without texts.
 */
export function answerBack(
  asked: AskedBack,
  facts: StudyFacts,
  language: string,
  question: string,
  /** The answers given before in the interview, each with its question. */
  before: readonly string[] = [],
): string {
  const texts = textsIn(language);
  const person = facts.contact?.trim() || texts.inviter;
  const organisation = facts.organisation?.trim();
  const fill = (text: string) =>
    text
      .replaceAll('{person}', () => person)
      .replaceAll('{org}', () => organisation ?? '')
      .replaceAll('{n}', () => String(facts.minutes))
      .replaceAll('{days}', () => String(facts.retentionDays ?? ''))
      .replaceAll('{id}', () => facts.responseId);
  const said = (): string => {
    switch (asked) {
      case 'recorded':
        return texts[RECORDED[facts.mode]];
      case 'kept':
        if (facts.retentionDays === null) return texts.kept;
        return facts.retentionDays === 1 ? texts.keptDay : texts.keptDays;
      case 'length':
        return facts.minutes === 1 ? texts.lengthMinute : texts.length;
      case 'readers':
        return organisation ? texts.readersOf : texts.readers;
      case 'who':
        return organisation ? texts.whoOf : texts.whoUnknown;
      default:
        return texts[asked];
    }
  };
  const answer = fill(said());
  const asking = (...words: string[]) => [...words, question].join(' ').trim();
  if (!before.some((text) => text === asking(answer) || text === answer)) return asking(answer);
  if (asked === 'other') return asking(texts.otherAgain);
  return asked === 'repeat' ? asking(texts.again) : asking(texts.again, answer);
}

/** That they may stop, as whoever asks is told it. The question is not asked again of somebody who wants to stop. */
export function stopAnswered(language: string): string {
  return textsIn(language).stopping;
}

function textsIn(language: string): AnswerTexts {
  return ANSWER_TEXTS[language.split('-')[0]!.toLowerCase()] ?? ANSWER_TEXTS.en!;
}
