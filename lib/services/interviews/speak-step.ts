import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from '@/lib/domain/failure';
import type { FollowUpStep, QuestionStep } from '@/lib/domain/interview/interview';
import { stepReached } from '@/lib/domain/interview/next-step';
import { spokenWords } from '@/lib/domain/interview/spoken-words';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { voice } from '@/lib/ports/voice';
import { providerFailed } from '@/lib/telemetry/provider-failed';
import type { ParticipantContext } from '../context';
import { interviewOf, readInterview } from './interview-record';

/**
 * What the interviewer says at a step, with what there is to choose from, as MP3. Said once for everybody, and kept. Refuses `not_found`: a step that this
 * interview never had, one that says nothing, no voice, or one that fails; then the browser speaks, or nobody.
 */
export async function speakStep(ctx: ParticipantContext, stepId: string): Promise<Uint8Array> {
  const speaker = voice();
  if (!speaker) throw notSpoken('There is no voice here.');
  const step = stepReached(interviewOf(await readInterview(ctx.db, ctx.principal.responseId)), stepId);
  const text = step && wordsOf(step);
  if (!text) throw notSpoken('There is no such step in this interview.');
  const hash = createHash('sha256').update(`${speaker.name}\n${text}`).digest('hex');
  const name = `voice/${hash}.mp3`;
  const kept = await recordings().read(name);
  if (kept) return new Uint8Array(await new Response(kept).arrayBuffer());
  const sound = await speaker.speak(text).catch((error) => {
    providerFailed('voice', error);
    throw notSpoken('The voice did not answer.');
  });
  await keep(name, sound);
  return sound;
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
