import type { ResponseReference, StudyReference } from '@/lib/domain/identifier';
import { database } from '@/lib/store/database';
import { findResponse } from '@/lib/store/responses';
import { findStudy } from '@/lib/store/studies';

/** The names of an organisation's response and its study; null when it does not exist. */
export async function nameResponse(wanted: {
  organizationId: string;
  study: StudyReference;
  response: ResponseReference;
}): Promise<{ readableId: number; studyTitle: string } | null> {
  const db = database();
  const study = await findStudy(db, wanted, wanted.study);
  const row = study && (await findResponse(db, study.id, wanted.response));
  return row ? { readableId: row.readableId, studyTitle: study.title } : null;
}
