import { ApiError } from '@/lib/client/api';
import { duplicateStudy, patchStudy, putGuide, type ReadStudy, readStudy } from '@/lib/client/guide';
import type { Path } from '@/lib/domain/guide/guide-problem';
import { placeWords } from '@/lib/domain/guide/place-words';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import { FIELD_NAMES } from '../model/draft-changes';
import type { NewId } from '../model/edit-parts';
import { draftOf, fieldsPatch, type StudyDraft } from '../model/study-draft';
import { SaveRefusal, type Transport } from './autosave';
import type { RefusalCause, Saved } from './save-state';

/** Saving over the API: first the fields, then the guide, each based on the version that the previous step returned. */
export function studyTransport(
  studyId: string,
  newId: NewId,
  /** Receives every study that the server returns, for other parts of the page. */
  answered: (study: ReadStudy) => void,
): Transport {
  return {
    save: (draft, base) =>
      refusing(draft, async () => {
        let { version } = base;
        const patch = fieldsPatch(base.draft.fields, draft.fields);
        if (patch) version = versionOf(await patchStudy(studyId, version, patch), answered);
        if (draft.guide !== base.draft.guide) {
          version = versionOf(await putGuide(studyId, version, stripIds(draft.guide)), answered);
        }
        return version;
      }),
    read: (known) =>
      refusing(null, async () => {
        const read = await readStudy(studyId);
        answered(read);
        return { draft: draftOf(read.study, known, newId), version: read.version };
      }),
  };
}

/** Creates a new study with this draft, for an author who wants to keep both versions; returns its id. */
export async function saveAsCopy(
  studyId: string,
  title: string,
  draft: StudyDraft,
  newId: NewId,
): Promise<string> {
  const copyId = await duplicateStudy(studyId, title);
  const { study, version } = await readStudy(copyId);
  const base: Saved = { draft: draftOf(study, null, newId), version };
  await studyTransport(copyId, newId, () => undefined).save(draft, base);
  return copyId;
}

function versionOf(read: ReadStudy, answered: (study: ReadStudy) => void): string {
  answered(read);
  return read.version;
}

/** `draft` is what was sent: places in it are named as on the page. */
async function refusing<T>(draft: StudyDraft | null, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const issue = error.issues[0];
    const where = issue ? ` ${placeOf([...issue.path], draft)}: ${issue.message}.` : '';
    throw new SaveRefusal(causeOf(error), `${error.message}${where}`);
  }
}

function placeOf(path: Path, draft: StudyDraft | null): string {
  const [first, ...rest] = path;
  if (first === 'studyGuide') return placeWords(rest, draft?.guide);
  const field = path.at(-1);
  return (typeof field === 'string' && FIELD_NAMES.get(field)) || placeWords(path, draft?.guide);
}

function causeOf({ status, code }: ApiError): RefusalCause {
  if (status === 0) return 'unreachable';
  if (code === 'concurrent_modification') return 'stale';
  return status === 408 || status === 429 || status >= 500 ? 'server' : 'rejected';
}
