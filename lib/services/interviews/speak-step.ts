import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BoundedMap } from '@/lib/domain/bounded-map';
import { Failure } from '@/lib/domain/failure';
import type { FollowUpStep, QuestionStep } from '@/lib/domain/interview/interview';
import { stepReached } from '@/lib/domain/interview/next-step';
import { spokenWords } from '@/lib/domain/interview/spoken-words';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { voice } from '@/lib/ports/voice';
import { providerFailed } from '@/lib/telemetry/provider-failed';
import type { ParticipantContext } from '../context';
import { type InterviewRecord, interviewOf, readInterview } from './interview-record';
import { acknowledgementOf, inOwnWords } from './texts-of';

/** Of what the guide says, which everybody hears. */
const GUIDE_VOICE = 'guide-voice';
/** Where earlier versions kept that together with follow-ups, which quote what people said. */
const FORMER_VOICE = 'voice';
/** A participant who hears a follow-up again does so at once. In memory alone. */
const FOLLOW_UPS = 30;
const holder = globalThis as typeof globalThis & { colloquyFollowUps?: BoundedMap<string, Uint8Array> };

/**
 * What the interviewer says at a step, with what there is to choose from, as MP3. What the guide says is spoken once for
 * everybody, and kept; a follow-up quotes what somebody said, and is kept nowhere (X9). `part`: the acknowledgement that
 * comes before the step alone. Refuses `not_found`: a step that this interview never had, one that says nothing, no
 * voice, or one that fails; then the browser speaks, or nobody.
 */
export async function speakStep(
  ctx: ParticipantContext,
  { stepId, part }: { stepId: string; part: 'step' | 'acknowledgement' },
): Promise<Uint8Array> {
  const speaker = voice();
  if (!speaker) throw notSpoken('There is no voice here.');
  const record = await readInterview(ctx.db, ctx.principal.responseId);
  const reached = stepReached(interviewOf(record), stepId);
  const step = reached && inOwnWords(record, reached);
  const text = step && (part === 'step' ? wordsOf(step) : acknowledgementBefore(record, step));
  if (!text) throw notSpoken('There is no such step in this interview.');
  const hash = createHash('sha256').update(`${speaker.name}\n${text}`).digest('hex');
  const say = () =>
    speaker.speak(text).catch((error) => {
      providerFailed('voice', error);
      throw notSpoken('The voice did not answer.');
    });
  if (step.kind === 'follow_up' && part === 'step')
    return sayAgain(`${ctx.principal.responseId} ${hash}`, say);
  const name = `${GUIDE_VOICE}/${hash}.mp3`;
  const kept = await recordings().read(name);
  if (kept) return new Uint8Array(await new Response(kept).arrayBuffer());
  const sound = await say();
  await keep(name, sound);
  return sound;
}

/** Erases what earlier versions kept of follow-ups. */
export async function forgetFormerVoice(): Promise<void> {
  await recordings().eraseFolders([FORMER_VOICE]);
}

async function sayAgain(key: string, say: () => Promise<Uint8Array>): Promise<Uint8Array> {
  holder.colloquyFollowUps ??= new BoundedMap(FOLLOW_UPS);
  const sound = holder.colloquyFollowUps.get(key) ?? (await say());
  holder.colloquyFollowUps.set(key, sound);
  return sound;
}

function acknowledgementBefore(record: InterviewRecord, step: QuestionStep | FollowUpStep): string | null {
  const answered = record.turns.findIndex(({ stepId }) => stepId === step.id);
  return acknowledgementOf(record, step, answered < 0 ? record.turns : record.turns.slice(0, answered));
}

function wordsOf(step: QuestionStep | FollowUpStep): string {
  if (step.kind === 'follow_up') return step.text.trim();
  const { item, options, rows } = step;
  return spokenWords({ text: item.text, options, rows });
}

async function keep(name: string, sound: Uint8Array): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'colloquy-voice-'));
  try {
    const file = path.join(folder, 'voice.mp3');
    await writeFile(file, sound);
    await recordings().keep(name, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function notSpoken(message: string): Failure {
  return new Failure('not_found', message);
}
