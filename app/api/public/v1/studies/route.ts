import { z } from 'zod';
import { JsonText } from '@/lib/http/json-text';
import { textEtag } from '@/lib/http/text-etag';
import { v1Route } from '@/lib/http/v1-route';
import { listStudies } from '@/lib/services/studies/list-studies';
import { listStudiesDoc } from '@/lib/wire/docs/studies';
import { StudyListItemShape, studyListItemV1 } from '@/lib/wire/v1/study';

/** GET /api/public/v1/studies. All studies of the organisation, newest first. */
export const GET = v1Route({
  doc: listStudiesDoc,
  keepsToStudies: true,
  replies: { 200: z.array(StudyListItemShape) },
  run: async ({ ctx }) => JSON.stringify((await listStudies(ctx)).map(studyListItemV1)),
  reply: (text) => new JsonText(text),
  headers: (text) => ({ etag: textEtag(text) }),
});
