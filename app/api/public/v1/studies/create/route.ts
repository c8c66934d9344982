import { v1Route } from '@/lib/http/v1-route';
import { createStudy } from '@/lib/services/studies/create-study';
import { createStudyDoc } from '@/lib/wire/docs/studies';
import { CreateStudyRequest } from '@/lib/wire/v1/create-study-request';
import { StudyShape } from '@/lib/wire/v1/study';

/** POST /api/public/v1/studies/create. A draft from a study guide. */
export const POST = v1Route({
  doc: createStudyDoc,
  makes: 'study',
  body: CreateStudyRequest,
  idempotent: true,
  replies: { 201: StudyShape },
  run: ({ ctx, body }) => createStudy(ctx, body),
  reply: (study) => study,
});
