import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Answer, FollowUpStep, QuestionStep, Turn } from '@/lib/domain/interview/interview';
import { type Random, seededRandom } from '@/lib/domain/interview/seeded-random';
import { closedAnswer } from './closed-answer';
import type { Participant } from './simulate-interview';
import { thinkingMs } from './thinking-ms';
import type { Cast, Cue, Story, Voice } from './voice';

/** The answer when nothing is left to say, by language. */
const NOTHING_LEFT = {
  en: ['I think that is all there is to it.', 'Nothing more comes to mind, sorry.', 'No, that was it.'],
  de: ['Mehr fällt mir dazu nicht ein.', 'Das war eigentlich alles.'],
  fr: ['Je crois que j’ai tout dit.', 'Rien de plus ne me vient.'],
};

const CONSENT = 'I agree that my answers are stored and read by the team behind this study.';

/** A participant that answers from a voice: the same for the same seed. */
export function playVoice(voice: Voice, cast: Cast, seed: string, number: number): Participant {
  const random = seededRandom('voice', seed);
  const language = voice.language ?? 'en';
  const taste = seededRandom('taste', seed);
  return {
    language,
    urlParams: urlParamsOf(voice, number),
    consent: { text: CONSENT },
    answer: (step, turns) => {
      if (turns.length >= (voice.leavesAfter ?? Number.POSITIVE_INFINITY)) return null;
      const answer = answerOf(voice, cast, step, turns, taste);
      return { answer, afterMs: Math.round(thinkingMs(step, answer, random) / (voice.pace ?? 1)) };
    },
  };
}

export function urlParamsOf(voice: Voice, number: number): [string, string][] {
  return [
    ...(voice.urlParams ?? [['source', number % 3 === 0 ? 'poster' : 'newsletter']]),
    ['pid', `P${1000 + number}`],
  ];
}

function answerOf(
  voice: Voice,
  cast: Cast,
  step: QuestionStep | FollowUpStep,
  turns: readonly Turn[],
  random: Random,
): Answer {
  const key = step.item.externalId ?? '';
  const concept = step.concept?.externalId;
  if (step.kind === 'question' && step.item.type !== 'open_ended') {
    const picks = voice.picks?.[`${key}.${concept}`] ?? voice.picks?.[key];
    return closedAnswer(step, picks, cast.weights[key] ?? {}, random);
  }
  const story = voice.stories[`${key}.${concept}`] ?? voice.stories[key];
  if (!story) return { skip: true };
  return step.kind === 'question' ? { text: story.opening } : reply(voice, story, turns);
}

/** The cues that may also answer a follow-up of a family for which a story has no text left. */
const ALSO_FITS: Partial<Record<string, readonly Cue[]>> = {
  next: ['instance', 'experience', 'reason'],
  instance: ['next', 'experience', 'reason'],
  experience: ['reason', 'instance', 'next'],
  reason: ['experience', 'instance', 'contrast'],
  contrast: ['reason', 'experience', 'instance'],
  expectation: ['contrast', 'reason'],
  word: ['reason', 'instance', 'experience'],
  who: ['instance', 'experience', 'next'],
  contradiction: ['contrast', 'reason'],
  bridge: ['word', 'reason', 'instance'],
  hostile: ['reason', 'experience'],
  angle: ['experience', 'instance'],
  topic: ['reason', 'contrast'],
};

/** A text of the story for this follow-up that was not used yet. */
function reply(voice: Voice, story: Story, turns: readonly Turn[]): Answer {
  const probe = turns.at(-1)?.probe;
  const family = probe?.decision === 'ask' ? (probe.family ?? '') : '';
  const said = new Set(turns.flatMap(({ answer }) => (isOpen(answer) ? [answer.text] : [])));
  const texts = new Map(Object.entries(story));
  const fitting = [family, ...(ALSO_FITS[family] ?? [])].flatMap((cue) => {
    const text = cue === 'opening' ? undefined : texts.get(cue);
    return typeof text === 'string' ? [text] : [];
  });
  const language = voice.language === 'de' || voice.language === 'fr' ? voice.language : 'en';
  const text = [...fitting, ...(story.more ?? []), ...NOTHING_LEFT[language]].find((one) => !said.has(one));
  return text === undefined ? { skip: true } : { text };
}
