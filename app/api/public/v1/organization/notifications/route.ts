import { v1Route } from '@/lib/http/v1-route';
import { readChannel, removeChannel, setOwnChannel } from '@/lib/services/notices/channel';
import {
  deleteNotificationChannelDoc,
  readNotificationChannelDoc,
  setNotificationChannelDoc,
} from '@/lib/wire/docs/notifications';
import { ChannelShape, channelV1, SetChannelRequest } from '@/lib/wire/v1/notifications';

/** GET /api/public/v1/organization/notifications. Without the address. */
export const GET = v1Route({
  doc: readNotificationChannelDoc,
  replies: { 200: ChannelShape },
  run: ({ ctx }) => readChannel(ctx),
  reply: channelV1,
});

/** PUT /api/public/v1/organization/notifications. */
export const PUT = v1Route({
  doc: setNotificationChannelDoc,
  body: SetChannelRequest,
  asksElsewhere: true,
  replies: { 200: ChannelShape },
  run: ({ ctx, body: { url, notices, studyIds = null } }) => setOwnChannel(ctx, { url, notices, studyIds }),
  reply: channelV1,
});

/** DELETE /api/public/v1/organization/notifications. */
export const DELETE = v1Route({
  doc: deleteNotificationChannelDoc,
  replies: { 200: ChannelShape },
  run: ({ ctx }) => removeChannel(ctx),
  reply: () => channelV1(undefined),
});
