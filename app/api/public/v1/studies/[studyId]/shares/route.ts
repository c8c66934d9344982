import type { z } from 'zod';
import { env } from '@/lib/env';
import { pageHeaders } from '@/lib/http/page-headers';
import { v1Route } from '@/lib/http/v1-route';
import { createShare } from '@/lib/services/shares/create-share';
import { listShares } from '@/lib/services/shares/list-shares';
import { createShareDoc, listSharesDoc } from '@/lib/wire/docs/findings';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import {
  CreatedShareShape,
  CreateShareRequest,
  SharesQuery,
  SharesShape,
  shareV1,
  wantedShare,
} from '@/lib/wire/v1/share';

/** GET …/v1/studies/{studyId}/shares. Links for people without an account, and how often they were opened. */
export const GET = v1Route({
  doc: listSharesDoc,
  params: { studyId: StudyIdOrLinkId },
  query: SharesQuery,
  replies: { 200: SharesShape },
  run: async ({ ctx, params, query }) => ({
    ...(await listShares(ctx, { study: params.studyId, ...query })),
    ...query,
  }),
  reply: ({ links, total }): z.input<typeof SharesShape> => ({ shares: links.map(shareV1), total }),
  headers: ({ total, page, perPage }, request) =>
    pageHeaders(request, { number: page, size: perPage, total }),
});

/** POST …/v1/studies/{studyId}/shares. Makes a link; its address is told this once. */
export const POST = v1Route({
  doc: createShareDoc,
  // Its link shows what participants said.
  scopes: ['read', 'write'],
  makes: 'share',
  params: { studyId: StudyIdOrLinkId },
  body: CreateShareRequest,
  replies: { 201: CreatedShareShape },
  run: ({ ctx, params, body }) => createShare(ctx, { study: params.studyId, ...wantedShare(body) }),
  reply: ({ id, token }) => ({ id, url: `${env().baseUrl}/r/${token}` }),
});
