import { styleOf } from '@/lib/domain/guide/guide';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import { drawConcepts } from '@/lib/domain/interview/draw-concepts';
import type { Probe } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import { isLeftToRules } from '@/lib/domain/moderator/left-to-rules';
import { sparedProbe } from '@/lib/domain/safety/care';
import { conceptInLanguage, itemInLanguage } from '@/lib/domain/translation/in-language';
import { type Moderator, type ModeratorInput, rulesModerator } from '@/lib/ports/moderator';
import type { Db } from '@/lib/store/database';
import { listExposures, setDraws, setProbe, type TurnRow } from '@/lib/store/responses';
import { lockStudy } from '@/lib/store/studies';
import { metrics } from '@/lib/telemetry/metrics';
import { moderatorFor } from '../models/moderator-for';
import { awaitsWords } from '../recordings/awaits-words';
import { hasRoom } from './decision-time';
import { type InterviewRecord, interviewOf } from './interview-record';
import type { PresentStep } from './present-step';
import { questionBackProbe } from './question-back-probe';
import { textsOf } from './texts-of';

/**
 * An answer that took so long to store came to a server that has no time for a model: it is asked when there is some
 * again. In milliseconds.
 */
const UNHURRIED_MS = 600;

/**
 * What comes next once everything is settled that can be within this transaction: concepts are drawn, and a moderator
 * that answers at once has decided. `probe` is left over for a moderator outside this process, and for an answer whose
 * words are still being made out.
 * The caller holds the response; `record` is brought up to date. `began`: when the request did whose answer was just
 * stored, in milliseconds since 1970.
 */
export async function settleNext(
  db: Db,
  record: InterviewRecord,
  began?: number,
): Promise<PresentStep | { kind: 'probe'; stepId: string; budgetLeft: number }> {
  for (;;) {
    const next = nextStep(interviewOf(record));
    if (next.kind === 'draw') {
      await draw(db, record, next);
    } else if (next.kind === 'probe') {
      const spared = sparedProbe(record.turns) ?? (await questionBackProbe(db, record));
      if (spared) {
        await keep(db, record, next.stepId, spared);
        continue;
      }
      if (await awaitsWords(db, record.turns.at(-1))) return next;
      const input = moderatorInput(record, next.budgetLeft);
      const isHurried = began !== undefined && (Date.now() - began > UNHURRIED_MS || !hasRoom());
      const chosen = isHurried ? rulesModerator : await moderatorOf(db, record, input);
      if (!chosen.immediate) return next;
      const probe = await chosen.decide(input, Date.now());
      await keep(db, record, next.stepId, probe);
      countFollowUp(probe);
    } else {
      return next;
    }
  }
}

async function keep(db: Db, record: InterviewRecord, stepId: string, probe: Probe): Promise<void> {
  await setProbe(db, record.row.id, stepId, probe);
  record.turns = record.turns.map((turn) => (turn.stepId === stepId ? { ...turn, probe } : turn));
}

/** Who decides about this answer: the rules alone where no model is to see it. */
export async function moderatorOf(
  db: Db,
  record: InterviewRecord,
  input: ModeratorInput,
): Promise<Moderator> {
  const chosen = await moderatorFor(db, record.row);
  // Looked at only where there is a model: it reads the whole answer.
  return chosen.immediate || !isLeftToRules(input) ? chosen : rulesModerator;
}

export function countFollowUp(probe: Probe): void {
  if (probe.decision === 'ask') metrics().followUps.inc({ origin: probe.by ?? 'rules' });
}

/** Fewest shown first over the whole study, so two draws of a study take turns: the study's row is their lock. */
async function draw(
  db: Db,
  record: InterviewRecord,
  next: { blockId: string; candidates: string[]; count: number },
): Promise<void> {
  await lockStudy(db, record.row.studyId);
  const shown = await listExposures(db, record.row.studyId);
  const drawn = drawConcepts({ ...next, shown, seed: record.row.seed });
  const draws = { ...record.row.draws, [next.blockId]: drawn };
  await setDraws(db, record.row, draws, drawn);
  record.row = { ...record.row, draws };
}

/** A spoken answer's text is what was heard in it. */
function heard(turn: TurnRow): TurnRow {
  return isOpen(turn.answer) ? { ...turn, answer: { ...turn.answer, text: turn.user } } : turn;
}

export function moderatorInput(record: InterviewRecord, budgetLeft: number): ModeratorInput {
  const last = record.turns.at(-1)!;
  const { guide, studyGoal, background, config } = record.revision;
  const texts = textsOf(record.revision, record.row.language);
  const items = guide.flatMap((block) => block.items).map((item) => itemInLanguage(item, texts));
  const concepts = guide
    .flatMap((block) => block.conceptSamplingConfig?.concepts ?? [])
    .map((concept) => conceptInLanguage(concept, texts));
  return {
    item: items.find(({ id }) => id === last.questionId)!,
    turns: record.turns.map(heard),
    questions: items.map(({ id, text }) => ({ id, text })),
    conceptTitle: concepts.find(({ id }) => id === last.conceptId)?.content.title ?? null,
    budgetLeft,
    language: record.row.language,
    studyGoal,
    background,
    style: styleOf(config),
    seed: record.row.seed,
    said: record.turns.map((turn) => ({
      kind: turn.kind,
      asked: turn.moderator,
      answer: turn.user,
      isOpen: isOpen(turn.answer),
    })),
    later: items.slice(items.findIndex(({ id }) => id === last.questionId) + 1).map(({ text }) => text),
  };
}
