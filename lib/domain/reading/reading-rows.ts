import type { IdentifiedGuide, QuestionType } from '../guide/guide';
import { conceptsOf, placedItems } from '../guide/read';
import { isOpen, isSkip } from '../interview/answer-kinds';
import type { TurnRecording } from '../recording/turn-recording';
import { addGap } from '../response/duration';
import type { StoredTurn } from '../response/stored-turn';
import { type TranscriptRow, transcriptRows, type Welcome } from '../response/transcript';
import { wordsOf } from '../text/words';
import { writtenLanguage } from '../text/written-language';
import { languageTag } from './language-tag';
import { type WhyAsked, whyAsked } from './why-asked';

export interface ReadTurn extends StoredTurn {
  seq: number;
  createdAt: Date;
}

/** How an answer was given. */
export type GivenBy = 'spoken' | 'typed' | 'chosen' | 'uploaded' | 'skipped' | 'acknowledged';

/** A row of the transcript with the data that reviewers see beside it. */
export interface ReadingRow extends Omit<TranscriptRow, 'stepId'> {
  /** The number of its question (D7); null for the welcome message. */
  questionNumber: number | null;
  type: QuestionType | null;
  block: { id: string; title: string } | null;
  conceptTitle: string | null;
  givenBy: GivenBy | null;
  /** Active seconds from the interview's start to the question, and to the answer (D11). */
  startSeconds: number;
  endSeconds: number;
  /** BCP 47: the language of the question, and of the answer. */
  moderatorLanguage: string;
  language: string;
  /** Null but for follow-ups. */
  whyAsked: WhyAsked | null;
  /** Null but for spoken answers. */
  words: WordsState | null;
  /** What the participant answered before they changed it, oldest first. */
  earlier: EarlierAnswer[];
  /** In the order in which they were started. */
  recordings: TurnRecording[];
}

/** Which version of a spoken answer's words is shown, and who wrote them down; 0 and null while there are none. */
export interface WordsState {
  version: number;
  by: 'transcriber' | 'person' | null;
}

/** An answer until the participant put another in its place. */
export interface EarlierAnswer {
  text: string;
  replacedAt: Date;
}

export interface ReadInterview {
  guide: IdentifiedGuide;
  welcome?: Welcome | null;
  turns: readonly ReadTurn[];
  startedAt: Date;
  /** The interview's language. */
  language: string;
  /** By step. */
  recordings?: ReadonlyMap<string, TurnRecording[]>;
  /** By `seq`, where versions of the words were kept. */
  words?: ReadonlyMap<number, WordsState>;
  /** By `seq`. */
  earlier?: ReadonlyMap<number, EarlierAnswer[]>;
}

/** The transcript as a reviewer reads it. */
export function readingRows(interview: ReadInterview): ReadingRow[] {
  const { guide, turns, language } = interview;
  const places = new Map(placedItems(guide).map((place) => [place.item.id, place]));
  const titles = new Map(guide.flatMap(conceptsOf).map(({ id, content }) => [id, content.title]));
  const times = activeSeconds(interview);
  const byStep = new Map(turns.map((turn, at) => [turn.stepId, { turn, at }]));
  const asked = languageTag(language);
  return transcriptRows(turns, interview.welcome).map(({ stepId, ...row }) => {
    const found = stepId === null ? undefined : byStep.get(stepId);
    const place = row.questionId === null ? undefined : places.get(row.questionId);
    const given = found ? givenBy(found.turn, place?.item.type) : null;
    const { startSeconds, endSeconds } = (found && times[found.at]) ?? { startSeconds: 0, endSeconds: 0 };
    return {
      ...row,
      questionNumber: place?.number ?? null,
      type: place?.item.type ?? null,
      block: place ? { id: place.block.id, title: place.block.title } : null,
      conceptTitle: row.conceptId === null ? null : (titles.get(row.conceptId) ?? null),
      givenBy: given,
      startSeconds,
      endSeconds,
      moderatorLanguage: asked,
      language: row.user === '' ? asked : languageTagOf(row.user, language),
      whyAsked: found && row.isFollowUp ? whyAsked(turns[found.at - 1]?.probe) : null,
      words:
        given === 'spoken' && found ? (interview.words?.get(found.turn.seq) ?? firstWords(row.user)) : null,
      earlier: (found && interview.earlier?.get(found.turn.seq)) ?? [],
      recordings: (stepId === null ? undefined : interview.recordings?.get(stepId)) ?? [],
    };
  });
}

/** Words from before versions were kept are the first one. */
const firstWords = (user: string): WordsState =>
  user === '' ? { version: 0, by: null } : { version: 1, by: 'transcriber' };

/** The interview's language with its region, unless the words are in another language. */
function languageTagOf(text: string, agreed: string): string {
  const detected = writtenLanguage(wordsOf(text), agreed);
  return agreed.toLowerCase().split('-')[0] === detected ? languageTag(agreed) : detected;
}

function activeSeconds({ turns, startedAt }: ReadInterview): { startSeconds: number; endSeconds: number }[] {
  let activeMs = 0;
  let previous = startedAt;
  return turns.map(({ createdAt }) => {
    const startSeconds = Math.floor(activeMs / 1000);
    activeMs = addGap(activeMs, previous, createdAt);
    previous = createdAt;
    return { startSeconds, endSeconds: Math.floor(activeMs / 1000) };
  });
}

function givenBy({ answer }: ReadTurn, type: QuestionType | undefined): GivenBy {
  if (isSkip(answer)) return 'skipped';
  if (isOpen(answer)) return (answer.recordings?.length ?? 0) > 0 ? 'spoken' : 'typed';
  if (type === 'statement') return 'acknowledged';
  return type === 'file_upload' ? 'uploaded' : 'chosen';
}
