import { v1Route } from '@/lib/http/v1-route';
import { testChannel } from '@/lib/services/notices/channel';
import { testNotificationChannelDoc } from '@/lib/wire/docs/notifications';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';
import { ChannelTestShape } from '@/lib/wire/v1/notifications';

/** POST /api/public/v1/organization/notifications/test. */
export const POST = v1Route({
  doc: testNotificationChannelDoc,
  body: EmptyRequest.optional(),
  asksElsewhere: true,
  replies: { 200: ChannelTestShape },
  run: ({ ctx }) => testChannel(ctx),
  reply: ({ isDone, problem }) => ({ sent: isDone, problem }),
});
