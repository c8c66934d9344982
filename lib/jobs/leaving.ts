import type { Task } from 'graphile-worker';
import { endLeaving as end } from '@/lib/services/leaving/end-leaving';
import { type JobSubject, withholdJob } from '@/lib/services/leaving/withhold-job';
import { database } from '@/lib/store/database';
import { namedIn } from './payload';

/** Shorter than the time between two runs, and than what makes the queue take a job for dead. */
const A_RUN_MS = 9 * 60_000;

/** Every ten minutes, one run at a time: see the service. */
export const endLeaving: Task = async () => {
  await end(database(), new Date(), A_RUN_MS);
};

const byName = (kind: Exclude<JobSubject['kind'], 'clip' | 'reel'>) => (payload: unknown) => ({
  kind,
  id: namedIn(payload, kind),
});

/**
 * Which jobs wait while their organisation is to be deleted (O4), and what of it they are about. What a participant is
 * waiting for, what erases, and exports, by which members take out what they need, do not wait.
 */
const WAITING: Readonly<Record<string, (payload: unknown) => JobSubject>> = {
  analyseResponse: byName('responseId'),
  deliverWebhook: byName('deliveryId'),
  joinRecordings: byName('responseId'),
  processRecording: byName('recordingId'),
  readThemes: byName('studyId'),
  rehearseStudy: byName('rehearsalId'),
  renderFilm: (payload) => ({
    kind: namedIn(payload, 'kind') === 'clip' ? 'clip' : 'reel',
    id: namedIn(payload, 'id'),
  }),
  sendInvitations: byName('studyId'),
  suggestThemes: byName('studyId'),
  transcribeRecording: byName('recordingId'),
};

/** The task, which puts a job off that has to wait. */
export function unlessLeaving(name: string, task: Task): Task {
  const subjectOf = WAITING[name];
  if (!subjectOf) return task;
  return async (payload, helpers) => {
    const job = { id: helpers.job.id, payload };
    if (await withholdJob(database(), subjectOf(payload), job, new Date())) return;
    await task(payload, helpers);
  };
}
