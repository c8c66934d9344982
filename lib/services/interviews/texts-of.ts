import { isOpen, isSkip } from '@/lib/domain/interview/answer-kinds';
import { answerText } from '@/lib/domain/interview/answer-text';
import { stepReached } from '@/lib/domain/interview/next-step';
import { spokenAcknowledgement } from '@/lib/domain/interview/spoken-acknowledgement';
import type { TranscriptRow } from '@/lib/domain/response/transcript';
import { stepInLanguage, textsInLanguage } from '@/lib/domain/translation/in-language';
import { translatableTexts } from '@/lib/domain/translation/translatable-texts';
import { besideSource, missingPaths } from '@/lib/domain/translation/translation';
import type { TurnRow } from '@/lib/store/responses';
import type { RevisionRow } from '@/lib/store/revisions';
import { transcriptOf } from '../responses/transcript-of';
import { type InterviewRecord, interviewOf } from './interview-record';
import type { PresentStep } from './present-step';

type Texts = ReadonlyMap<string, string>;

/** Published revisions never change and are kept in memory: so is what is made of their translations. */
interface Kept {
  texts: Map<string, Texts>;
  translated?: string[];
}
const holder = globalThis as typeof globalThis & { colloquyTexts?: WeakMap<object, Kept> };

function keptOf(revision: RevisionRow): Kept {
  holder.colloquyTexts ??= new WeakMap();
  const kept = holder.colloquyTexts.get(revision) ?? { texts: new Map() };
  holder.colloquyTexts.set(revision, kept);
  return kept;
}

/** The revision's translations into a language, by path; none for the study's own (N1). */
export function textsOf(revision: RevisionRow, language: string): Texts {
  const known = keptOf(revision).texts;
  const texts = known.get(language) ?? textsInLanguage(revision, language);
  known.set(language, texts);
  return texts;
}

/** Those of a revision's languages in which no text is missing, the study's own among them (N1). */
export function translatedAmong(languages: readonly string[], revision: RevisionRow): string[] {
  const kept = keptOf(revision);
  if (!kept.translated) {
    const source = translatableTexts(revision);
    kept.translated = languages.filter(
      (one) =>
        one === revision.config.questionLanguage ||
        missingPaths(besideSource(source, revision.translations[one])).length === 0,
    );
  }
  return kept.translated;
}

/** A step as its participant reads it. */
export function inOwnWords<S extends PresentStep>({ row, revision }: InterviewRecord, step: S): S {
  return step.kind === 'end' ? step : (stepInLanguage(step, textsOf(revision, row.language)) as S);
}

/** What is said aloud before a step that was reached with these turns; null where nothing fits. */
export function acknowledgementOf(
  { row, revision }: InterviewRecord,
  step: PresentStep,
  turns: readonly TurnRow[],
): string | null {
  const mode = revision.config.interviewMode;
  return spokenAcknowledgement(step, { turns, mode, language: row.language, seed: row.seed });
}

/** What the study says at the end, in this language. */
export function closingMessageOf(revision: RevisionRow, language: string): string | null {
  return textsOf(revision, language).get('closingMessage') ?? revision.closingMessage;
}

/** What the study says at the beginning, in this language. */
export function welcomeOf(revision: RevisionRow, language: string): RevisionRow['welcomeMessage'] {
  const texts = textsOf(revision, language);
  const { welcomeMessage } = revision;
  if (!welcomeMessage || texts.size === 0) return welcomeMessage;
  const title = texts.get('welcomeMessage.title') ?? welcomeMessage.title;
  const message = texts.get('welcomeMessage.message') ?? welcomeMessage.message;
  return { ...(title !== undefined && { title }), ...(message !== undefined && { message }) };
}

/**
 * The transcript for its participant: welcome and chosen options in their language, as they read them. Researchers read
 * the answers of closed questions in the study's.
 */
export function historyOf(record: InterviewRecord): TranscriptRow[] {
  const texts = textsOf(record.revision, record.row.language);
  if (texts.size === 0) return transcriptOf(record);
  const interview = interviewOf(record);
  const turns = record.turns.map((turn) => {
    if (turn.kind === 'follow_up' || isSkip(turn.answer) || isOpen(turn.answer)) return turn;
    const step = stepReached(interview, turn.stepId);
    // Names of files are the participant's own.
    if (!step || step.item.type === 'file_upload') return turn;
    return { ...turn, user: answerText(stepInLanguage(step, texts), turn.answer) };
  });
  return transcriptOf({
    ...record,
    turns,
    revision: { ...record.revision, welcomeMessage: welcomeOf(record.revision, record.row.language) },
  });
}
