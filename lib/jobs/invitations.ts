import type { Task } from 'graphile-worker';
import { sendInvitations as send } from '@/lib/services/study-invitations/send-invitations';
import { database } from '@/lib/store/database';
import { namedIn } from './payload';

/** Payload `{studyId}`. */
export const sendInvitations: Task = async (payload) => {
  await send(database(), namedIn(payload, 'studyId'));
};
