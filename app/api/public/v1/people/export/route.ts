import { z } from 'zod';
import { pageHeaders } from '@/lib/http/page-headers';
import { personArchive } from '@/lib/http/person-archive';
import { v1Route } from '@/lib/http/v1-route';
import { exportPerson } from '@/lib/services/participants/export-person';
import { exportPersonDoc } from '@/lib/wire/docs/person-data';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { PersonPageQuery, personOf } from '@/lib/wire/v1/person';

/** GET /api/public/v1/people/export. What is kept of a person, as an archive. */
export const GET = v1Route({
  doc: exportPersonDoc,
  keepsToTests: true,
  heavy: true,
  query: PersonPageQuery,
  cost: () => REQUEST_COST.workbook,
  replies: { 200: z.string() },
  run: async ({ ctx, query }) => {
    const { page, perPage } = query;
    return { ...(await exportPerson(ctx, { person: personOf(query), page, perPage })), page, perPage };
  },
  reply: personArchive,
  headers: ({ page, perPage, total }, request) =>
    pageHeaders(request, { number: page, size: perPage, total }),
});
