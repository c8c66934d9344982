import { z } from 'zod';
import { JsonText } from '@/lib/http/json-text';
import { legacyRoute } from '@/lib/http/legacy-route';
import { textEtag } from '@/lib/http/text-etag';
import { listStudies } from '@/lib/services/studies/list-studies';
import { legacyListStudiesDoc } from '@/lib/wire/docs/legacy';
import { LegacyStudyListItemShape, studyListItemLegacy } from '@/lib/wire/legacy/study';

/** GET /api/public/list_surveys. Deprecated: /api/public/v1/studies. */
export const GET = legacyRoute({
  doc: legacyListStudiesDoc,
  keepsToStudies: true,
  replies: { 200: z.array(LegacyStudyListItemShape) },
  run: async ({ ctx }) => JSON.stringify((await listStudies(ctx)).map(studyListItemLegacy)),
  reply: (text) => new JsonText(text),
  headers: (text) => ({ etag: textEtag(text) }),
  successor: () => '/api/public/v1/studies',
});
