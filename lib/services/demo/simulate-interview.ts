import { analyseInterview } from '@/lib/domain/analysis/analyse-interview';
import type { KnownTerms, Statement } from '@/lib/domain/analysis/analysis';
import { taglinesToTry } from '@/lib/domain/analysis/taglines';
import { drawConcepts } from '@/lib/domain/interview/draw-concepts';
import type { Answer, FollowUpStep, QuestionStep, Turn } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import { safetyOf, sparedProbe } from '@/lib/domain/safety/care';
import { rulesModerator } from '@/lib/ports/moderator';
import type { ResponseRow } from '@/lib/store/responses';
import type { RevisionRow } from '@/lib/store/revisions';
import { type InterviewRecord, interviewOf } from '../interviews/interview-record';
import { newResponse } from '../interviews/new-response';
import { newTurn } from '../interviews/new-turn';
import { changedAt, progressed } from '../interviews/progressed';
import { moderatorInput } from '../interviews/settle-next';
import { isAnalysedAtOnce } from '../responses/analyse-at-once';
import { analysisColumnsOf, analysisInputOf } from '../responses/analysis-columns';
import { renderDocument } from '../responses/render-document';

/** The state of a study that one interview passes on to the next. */
export interface Stage {
  studyId: string;
  organizationId: string;
  revision: RevisionRow;
  /** How often each concept was drawn so far. */
  shown: Map<string, number>;
  /** In lower case. */
  taglines: Set<string>;
  /** The topics of the interviews analysed so far, the latest last. */
  terms: string[][];
  /** The tags that they have. */
  tags: Set<string>;
}

export function newStage(of: Pick<Stage, 'studyId' | 'organizationId' | 'revision'>): Stage {
  return { ...of, shown: new Map(), taglines: new Set(), terms: [], tags: new Set() };
}

/** A simulated participant. */
export interface Participant {
  language: string;
  urlParams: [string, string][];
  consent?: { text: string } | undefined;
  /** Their answer, and the milliseconds they take to give it; null: they close the page. */
  answer(
    step: QuestionStep | FollowUpStep,
    turns: readonly Turn[],
  ): { answer: Answer; afterMs: number } | null;
}

/** The inputs of an interview: identities and the time. */
export interface Given {
  id: string;
  seed: string;
  readableId: number;
  tokenHash: Buffer;
  startedAt: Date;
  newId: () => string;
  /** The time from its end to its analysis. */
  analysisMs: number;
}

/** An interview as it is stored, with possible taglines. */
export interface Simulated {
  record: InterviewRecord;
  taglines: readonly Statement[];
}

/**
 * Simulates one interview with the engine, the built-in moderator and the built-in analyst, on its own clock. The
 * result are the rows that the services would have written for the same answers at the same times, up to ids.
 */
export function simulateInterview(stage: Stage, participant: Participant, given: Given): Simulated {
  let record: InterviewRecord = {
    row: newResponse({
      ...given,
      ...participant,
      studyId: stage.studyId,
      organizationId: stage.organizationId,
      revisionId: stage.revision.id,
      now: given.startedAt,
    }),
    revision: stage.revision,
    turns: [],
  };
  let now = given.startedAt;
  for (;;) {
    const next = settled(stage, record);
    record = next.record;
    const { step } = next;
    if (step.kind === 'end') return ended(stage, record, given.analysisMs);
    const said = participant.answer(step, record.turns);
    if (said === null) break;
    now = new Date(now.getTime() + said.afterMs);
    const answered = newTurn({ ...record, now }, step, said.answer, { files: new Map(), newId: given.newId });
    const turn = { ...answered, safety: safetyOf(answered, record.row.language) };
    record = { ...record, turns: [...record.turns, turn] };
    const after = settled(stage, record);
    const row = progressed(record, after.step.kind === 'end' ? after.step.outcome : 'in_progress', now);
    record = { ...after.record, row: { ...row, draws: after.record.row.draws, version: row.version + 1 } };
  }
  return { record: { ...record, row: rendered(record) }, taglines: [] };
}

/** The next step after concepts are drawn and the moderator has decided, as the services do it. */
function settled(stage: Stage, before: InterviewRecord) {
  let record = before;
  for (;;) {
    const next = nextStep(interviewOf(record));
    if (next.kind === 'draw') {
      const drawn = drawConcepts({ ...next, shown: stage.shown, seed: record.row.seed });
      for (const id of drawn) stage.shown.set(id, (stage.shown.get(id) ?? 0) + 1);
      record = { ...record, row: { ...record.row, draws: { ...record.row.draws, [next.blockId]: drawn } } };
    } else if (next.kind === 'probe') {
      const probe =
        sparedProbe(record.turns) ?? rulesModerator.decide(moderatorInput(record, next.budgetLeft));
      record = {
        ...record,
        turns: record.turns.map((turn) => (turn.stepId === next.stepId ? { ...turn, probe } : turn)),
      };
    } else {
      return { record, step: next };
    }
  }
}

function ended(stage: Stage, record: InterviewRecord, analysisMs: number): Simulated {
  const analysis = analyseInterview(analysisInputOf(record, knownTerms(stage)));
  const tagline = takeTagline(stage, analysis.taglines, record.row.readableId);
  stage.terms.push(analysis.terms);
  for (const { text } of analysis.tags) stage.tags.add(text);
  const { row } = record;
  // In the transaction that ends it, or later by a job.
  const atOnce = isAnalysedAtOnce(record);
  const analyzedAt = atOnce
    ? row.updatedAt
    : changedAt(row, new Date((row.endedAt ?? row.updatedAt).getTime() + analysisMs));
  const analysed: ResponseRow = {
    ...row,
    ...analysisColumnsOf(analysis, tagline),
    analyzedAt,
    updatedAt: analyzedAt,
    version: row.version + (atOnce ? 0 : 1),
  };
  const whole = { ...record, row: analysed };
  return { record: { ...whole, row: rendered(whole) }, taglines: analysis.taglines };
}

/** The row with its rendered document. */
export function rendered(record: InterviewRecord): ResponseRow {
  return { ...record.row, doc: renderDocument(record) };
}

/** As many as the analysis compares with (see the store's listKnownTerms). */
const COMPARED = 200;

function knownTerms(stage: Stage): KnownTerms {
  const recent = stage.terms.slice(-COMPARED);
  const counts = new Map<string, number>();
  for (const term of recent.flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { responses: recent.length, counts, tags: [...stage.tags] };
}

/** The first tagline that no other response of the study has. */
export function takeTagline(stage: Stage, lines: readonly Statement[], readableId: number): Statement | null {
  const free = taglinesToTry(lines, readableId).find(({ text }) => !stage.taglines.has(text.toLowerCase()));
  if (free === undefined) return null;
  stage.taglines.add(free.text.toLowerCase());
  return free;
}
