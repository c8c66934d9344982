import { JsonText } from '@/lib/http/json-text';
import { pageHeaders } from '@/lib/http/page-headers';
import { textEtag } from '@/lib/http/text-etag';
import { v1Route } from '@/lib/http/v1-route';
import { searchStudies } from '@/lib/services/studies/search-studies';
import { searchStudiesDoc } from '@/lib/wire/docs/studies';
import { StudyQuery } from '@/lib/wire/study-query';
import { FoundStudiesShape, foundStudiesV1 } from '@/lib/wire/v1/study-overview';

/** GET …/v1/dashboard/studies. A page of the studies that a search finds, with what a reader wants to know of each. */
export const GET = v1Route({
  doc: searchStudiesDoc,
  keepsToStudies: true,
  query: StudyQuery,
  replies: { 200: FoundStudiesShape },
  run: async ({ ctx, query }) => {
    const { status, folder, creator, ...rest } = query;
    const found = await searchStudies(ctx, {
      ...rest,
      folder: folder ?? null,
      creatorId: creator ?? null,
      status: status === 'all' ? null : status,
    });
    const page = { number: query.page, size: query.perPage, total: found.counts[status] };
    return { text: JSON.stringify(foundStudiesV1(found)), page };
  },
  reply: ({ text }) => new JsonText(text),
  headers: ({ text, page }, request) => ({ etag: textEtag(text), ...pageHeaders(request, page) }),
});
