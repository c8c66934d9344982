import { v1Route } from '@/lib/http/v1-route';
import { readOwnChoice, setOwnChoice } from '@/lib/services/notices/own-choice';
import { readNotificationsDoc, setNotificationsDoc } from '@/lib/wire/docs/notifications';
import { NotificationsShape, notificationsV1, SetNotificationsRequest } from '@/lib/wire/v1/notifications';

/** GET /api/public/v1/notifications. */
export const GET = v1Route({
  doc: readNotificationsDoc,
  replies: { 200: NotificationsShape },
  run: ({ ctx }) => readOwnChoice(ctx),
  reply: notificationsV1,
});

/** PUT /api/public/v1/notifications. */
export const PUT = v1Route({
  doc: setNotificationsDoc,
  body: SetNotificationsRequest,
  replies: { 200: NotificationsShape },
  run: ({ ctx, body: { notices, studies = [] } }) => setOwnChoice(ctx, { notices, studies }),
  reply: notificationsV1,
});
