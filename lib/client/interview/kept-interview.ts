import type { Answer } from '@/lib/domain/interview/interview';
import type { StepReply } from '@/lib/wire/interview/step-shape';
import type { AnswerChange, RefusedChange } from './answer-change';
import type { Credential, InterviewStudy } from './interview-transport';

/** Texts by name that outlive the page, as localStorage keeps them. */
export interface Shelf {
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
}

/** The question and the answer before a follow-up. */
export interface Exchange {
  asked: string;
  said: string;
}

/** The current step in the server's latest reply. */
export interface Place {
  responseId: string;
  study: InterviewStudy;
  step: StepReply;
  /** The question that the step is or belongs to: its material stays visible during its follow-ups. */
  question: QuestionStep | null;
  before: Exchange | null;
  /** Whether anything was answered. */
  begun: boolean;
}

type QuestionStep = Extract<StepReply, { kind: 'question' }>;

interface StepAnswer {
  responseId: string;
  stepId: string;
  answer: Answer;
}

export interface SaidElsewhere {
  stepId: string;
  recordings: readonly string[];
}

/** The device's data, each entry under its own name, so that two windows do not overwrite each other's. */
interface Entries {
  /**
   * `link`: the parameters that it was started with, as `linkKey` has them; unknown for one that was resumed by a
   * personal link.
   */
  interview: Credential & { link?: string };
  place: Place;
  /** The answer being entered. */
  draft: StepAnswer;
  /** The names of files that were sent from here, by recording: an answer has their ids alone. */
  files: { responseId: string; names: Record<string, string> };
  /** An answer that the server has not acknowledged. At most one: the server decides the next step. */
  outbox: StepAnswer;
  /** Another answer to an earlier question, being entered. */
  changeDraft: { responseId: string } & AnswerChange;
  /** Changed answers that the server has not acknowledged, oldest first. */
  changes: { responseId: string; waiting: AnswerChange[] };
  /** The changed answer that the server refused last. */
  changeLeft: { responseId: string } & RefusedChange;
  /** Words that were not sent, because the question had been answered elsewhere. */
  left: { responseId: string; text: string };
  /** Recordings made here of steps that were answered elsewhere, which the server has not added to the answers yet. */
  said: { responseId: string; waiting: SaidElsewhere[] };
  /** A start that may or may not have reached the server. */
  start: { key: string; request: string };
  /** The interview that the participant on this device said is not theirs. */
  forgotten: { responseId: string };
}
export type EntryName = keyof Entries;

/** All that belongs to one interview. */
const FORGOTTEN = [
  'interview',
  'place',
  'draft',
  'files',
  'outbox',
  'changeDraft',
  'changes',
  'changeLeft',
  'left',
  'said',
  'start',
] as const satisfies EntryName[];

/** A study's interview, stored on this device until the server has all of it. */
export class KeptInterview {
  constructor(
    private readonly shelf: Shelf,
    private readonly studyId: string,
  ) {}

  read<N extends EntryName>(name: N): Entries[N] | null {
    const text = this.shelf.get(this.nameOf(name));
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }

  write<N extends EntryName>(name: N, entry: Entries[N]): void {
    this.shelf.set(this.nameOf(name), JSON.stringify(entry));
  }

  remove(name: EntryName): void {
    this.shelf.remove(this.nameOf(name));
  }

  /** The answer kept for this step of this interview: steps of two interviews of a study have the same ids. */
  answerFor(name: 'draft' | 'outbox', responseId: string, stepId: string): Answer | undefined {
    const kept = this.read(name);
    return kept?.responseId === responseId && kept.stepId === stepId ? kept.answer : undefined;
  }

  removeAnswerFor(name: 'draft' | 'outbox', responseId: string, stepId: string): void {
    if (this.answerFor(name, responseId, stepId) !== undefined) this.remove(name);
  }

  /** Recordings that are to be added to answers of this interview. */
  saidOf(responseId: string): SaidElsewhere[] {
    const kept = this.read('said');
    return kept?.responseId === responseId ? kept.waiting : [];
  }

  writeSaid(responseId: string, waiting: SaidElsewhere[]): void {
    if (waiting.length > 0) this.write('said', { responseId, waiting });
    else this.remove('said');
  }

  forgetAll(): void {
    for (const name of FORGOTTEN) this.remove(name);
  }

  /** The entry with this storage key, if it is one of this study's. */
  entryNamed(name: string): EntryName | null {
    const prefix = this.nameOf('');
    return name.startsWith(prefix) ? (name.slice(prefix.length) as EntryName) : null;
  }

  private nameOf(name: string): string {
    return `clq.${this.studyId}.${name}`;
  }
}
