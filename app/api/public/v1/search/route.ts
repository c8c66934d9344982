import { v1Route } from '@/lib/http/v1-route';
import { findAnything } from '@/lib/services/search/find-anything';
import { findAnythingDoc } from '@/lib/wire/docs/response-search';
import { FindAnythingQuery, FoundAnywhereShape } from '@/lib/wire/v1/find-anything';

/** GET …/v1/search. Responses by id, what participants said, and tags, over all studies of the organisation. */
export const GET = v1Route({
  doc: findAnythingDoc,
  keepsToStudies: true,
  query: FindAnythingQuery,
  replies: { 200: FoundAnywhereShape },
  run: ({ ctx, query: { q } }) => findAnything(ctx, { query: q }),
  reply: (found) => found,
});
