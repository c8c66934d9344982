import { POST as evidenceRoute } from '@/app/api/public/v1/studies/[studyId]/themes/[themeId]/evidence/route';
import { POST as createRoute } from '@/app/api/public/v1/studies/[studyId]/themes/route';
import { call, type Reply } from './call';
import { FIRST_WORDS, type Reviewed, reviewedResponse } from './reviewed';
import type { Person } from './world';

/** A study with one response and a theme that a person made. */
export interface Themed extends Reviewed {
  theme: { id: string; etag: string };
  themeParams: { studyId: string; themeId: string };
}

export async function themed(options: { person?: Person; welcome?: boolean } = {}): Promise<Themed> {
  const reviewed = await reviewedResponse(options);
  const made = await newTheme(reviewed, { name: 'Quicksilver' });
  return {
    ...reviewed,
    theme: { id: made.body.id, etag: made.headers.get('etag') ?? '' },
    themeParams: { studyId: reviewed.study.id, themeId: made.body.id },
  };
}

export async function newTheme(
  { key, study }: Pick<Reviewed, 'key' | 'study'>,
  body: { name: string; rule?: string; parentId?: string | null },
): Promise<Reply> {
  const made = await call(createRoute, { key, params: { studyId: study.id }, body });
  if (made.status !== 201) throw new Error(made.text);
  return made;
}

/** "The 8:15 to Leeds was cancelled." */
export const FIRST_SENTENCE = { responseIndex: 0, start: 0, end: FIRST_WORDS.indexOf('.') + 1 };

export function putIn(
  { key, study, responseId }: Pick<Reviewed, 'key' | 'study' | 'responseId'>,
  themeId: string,
  body: object = {},
): Promise<Reply> {
  return call(evidenceRoute, {
    key,
    params: { studyId: study.id, themeId },
    body: { responseId, ...FIRST_SENTENCE, ...body },
  });
}
