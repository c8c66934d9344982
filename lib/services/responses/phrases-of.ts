import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import { type SoughtPhrase, soughtPhrases } from '@/lib/domain/response/spoken-words';
import type { Db } from '@/lib/store/database';
import { findStudyById } from '@/lib/store/studies';
import { nearInUse } from '../search/near-words';

/** What a filter looks for in the participants' words: with what is near in this study, where that is wanted. */
export async function phrasesOf(
  db: Db,
  studyId: string,
  { search = '', near }: Pick<ResponseFilter, 'search' | 'near'>,
): Promise<SoughtPhrase[]> {
  const phrases = soughtPhrases(search);
  if (!near || phrases.every(({ forms }) => forms.length === 0)) return phrases;
  const study = await findStudyById(db, studyId);
  if (!study) return phrases;
  const found: SoughtPhrase[] = [];
  for (const phrase of phrases) found.push({ ...phrase, near: await nearInUse(db, study, phrase.forms) });
  return found;
}
