import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { SpokenWord } from '@/lib/domain/recording/processed';
import { database } from '@/lib/store/database';
import { recording, recordingMedia, recordingSpeech, turn } from '@/lib/store/schema';

interface Made {
  responseId: string;
  /** Which answer was spoken, from 0. */
  at: number;
  kind?: 'audio' | 'camera' | 'screen';
  durationMs: number;
  words?: SpokenWord[];
}

/** Turns an answer into a spoken one, as if its recording had been uploaded, processed and transcribed. */
export async function recordedAnswer({ responseId, at, kind = 'audio', durationMs, words = [] }: Made) {
  const db = database();
  const turns = await db.select().from(turn).where(eq(turn.responseId, responseId)).orderBy(turn.seq);
  const { studyId, stepId, user } = turns[at]!;
  const id = randomUUID();
  const file = { filename: 'answer.webm', declaredType: 'audio/webm', maxBytes: 1, sizeBytes: 1 };
  await db.insert(recording).values({
    ...{ id, studyId, responseId, stepId, kind, ...file },
    ...{ state: 'complete', processing: 'ready', startedAt: new Date() },
  });
  await db.insert(recordingMedia).values({
    ...{ studyId, recordingId: id, key: randomBytes(32).toString('hex'), durationMs },
    ...{ audioBytes: 1, peaks: Buffer.alloc(durationMs / 100, 128) },
  });
  await db.insert(recordingSpeech).values({ studyId, recordingId: id, state: 'ready', text: user, words });
  await db
    .update(turn)
    .set({ answer: { text: '', recordings: [id] } })
    .where(and(eq(turn.responseId, responseId), eq(turn.stepId, stepId)));
  return id;
}
