import type { Task } from 'graphile-worker';
import { makeSuggestions } from '@/lib/services/themes/make-suggestions';
import { readThemes as read } from '@/lib/services/themes/read-themes';
import { database } from '@/lib/store/database';
import { namedIn } from './payload';

/** Payload `{studyId}`. See the services; a study that no longer exists is not a failure. */
export const readThemes: Task = async (payload) => {
  await read(database(), namedIn(payload, 'studyId'));
};

/** Payload `{studyId}`. */
export const suggestThemes: Task = async (payload) => {
  await makeSuggestions(database(), namedIn(payload, 'studyId'));
};
