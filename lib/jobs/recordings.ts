import type { Task } from 'graphile-worker';
import { forgetFormerVoice } from '@/lib/services/interviews/speak-step';
import { eraseMedia as eraseShown } from '@/lib/services/media/erase-media';
import { eraseRecordings as erase } from '@/lib/services/recordings/erase-recordings';
import { forgetReplacedMedia } from '@/lib/services/recordings/forget-replaced-media';
import { forgetUnnamedRecordings as forgetUnnamed } from '@/lib/services/recordings/forget-unnamed-recordings';
import { hearRecording as hear } from '@/lib/services/recordings/hear-recording';
import { joinRecordings as join } from '@/lib/services/recordings/join-recordings';
import { processRecording as process } from '@/lib/services/recordings/process-recording';
import { sweepUploads as sweep, takeUpWaiting } from '@/lib/services/recordings/sweep-uploads';
import {
  noteUntranscribed,
  transcribeRecording as transcribe,
} from '@/lib/services/recordings/transcribe-recording';
import { database } from '@/lib/store/database';
import { isSet, namedIn, textsIn } from './payload';

/** Payload `{recordingId}`. See the services; a recording that no longer exists is not a failure. */
export const processRecording: Task = async (payload) => {
  await process(database(), namedIn(payload, 'recordingId'));
};

/** Payload `{responseId, stepId}`. */
export const joinRecordings: Task = async (payload) => {
  const responseId = namedIn(payload, 'responseId');
  await join(database(), { responseId, stepId: namedIn(payload, 'stepId') });
};

/** Payload `{recordingId, isWaited?}`. */
export const hearRecording: Task = async (payload) => {
  await hear(database(), namedIn(payload, 'recordingId'), { isWaited: isSet(payload, 'isWaited') });
};

/** The last failed attempt is recorded, so that a reviewer can ask for another. */
export const transcribeRecording: Task = async (payload, { job }) => {
  const recordingId = namedIn(payload, 'recordingId');
  try {
    await transcribe(database(), recordingId);
  } catch (error) {
    if (job.attempts >= job.max_attempts) await noteUntranscribed(database(), recordingId);
    throw error;
  }
};

/** Payload `{uploads, folders}`. */
export const eraseRecordings: Task = async (payload) => {
  await erase({ uploads: textsIn(payload, 'uploads'), folders: textsIn(payload, 'folders') });
};

/** Payload `{names}`. */
export const eraseMedia: Task = async (payload) => {
  await eraseShown(database(), textsIn(payload, 'names'));
};

/** Runs on a schedule. */
export const sweepUploads: Task = async () => {
  await sweep(database(), new Date());
  await takeUpWaiting(database(), new Date());
};

export const forgetUnnamedRecordings: Task = async () => {
  await forgetUnnamed(database(), new Date());
  await forgetReplacedMedia(database(), new Date());
  await forgetFormerVoice();
};
