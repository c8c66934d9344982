import { v1Route } from '@/lib/http/v1-route';
import { readMe } from '@/lib/services/people/read-me';
import { readMeDoc } from '@/lib/wire/docs/people';
import { MeShape, meV1 } from '@/lib/wire/v1/me';

/** GET /api/public/v1/me. Who calls, where they act, what they may do there. */
export const GET = v1Route({
  doc: readMeDoc,
  keepsToStudies: true,
  replies: { 200: MeShape },
  run: ({ ctx }) => readMe(ctx),
  reply: meV1,
});
