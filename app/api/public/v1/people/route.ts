import { pageHeaders } from '@/lib/http/page-headers';
import { v1Route } from '@/lib/http/v1-route';
import { erasePerson } from '@/lib/services/participants/erase-person';
import { findPerson } from '@/lib/services/participants/find-person';
import { erasePersonDoc, findPersonDoc } from '@/lib/wire/docs/person-data';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import {
  ErasedPersonShape,
  FoundPersonShape,
  foundPersonV1,
  PersonPageQuery,
  PersonQuery,
  personOf,
} from '@/lib/wire/v1/person';

/** GET /api/public/v1/people. The responses of a person among participants, over all studies. */
export const GET = v1Route({
  doc: findPersonDoc,
  keepsToTests: true,
  heavy: true,
  query: PersonPageQuery,
  cost: () => REQUEST_COST.person,
  replies: { 200: FoundPersonShape },
  run: async ({ ctx, query }) => {
    const { page, perPage } = query;
    return { ...(await findPerson(ctx, { person: personOf(query), page, perPage })), page, perPage };
  },
  reply: foundPersonV1,
  headers: ({ page, perPage, total }, request) =>
    pageHeaders(request, { number: page, size: perPage, total }),
});

/** DELETE /api/public/v1/people. Erases them, some at a time. */
export const DELETE = v1Route({
  doc: erasePersonDoc,
  keepsToTests: true,
  query: PersonQuery,
  cost: () => REQUEST_COST.person,
  replies: { 200: ErasedPersonShape },
  run: ({ ctx, query }) => erasePerson(ctx, { person: personOf(query) }),
  reply: (result) => result,
});
