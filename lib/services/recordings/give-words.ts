import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Turn } from '@/lib/domain/interview/interview';
import { movedPassage } from '@/lib/domain/reading/moved-passage';
import { joinedWords } from '@/lib/domain/recording/heard-words';
import { overlap } from '@/lib/domain/recording/timeline';
import { flagsOf, safetyOf } from '@/lib/domain/safety/care';
import { listPassages, setPassage } from '@/lib/store/annotations';
import { listCitedOf, moveCited } from '@/lib/store/cited-passages';
import type { Db } from '@/lib/store/database';
import { listRecordingWords } from '@/lib/store/hearing';
import { listRecordingParts, type RecordingParts } from '@/lib/store/recordings';
import { setIndexEntries } from '@/lib/store/response-index';
import {
  listTurns,
  lockResponse,
  type ResponseRow,
  setResponse,
  setTurnWords,
  type TurnRow,
} from '@/lib/store/responses';
import { findPublishedRevision } from '@/lib/store/revisions';
import { withShares } from '@/lib/store/theme-counts';
import { deleteEvidence, listEvidencePlaces, setEvidencePlace } from '@/lib/store/theme-evidence';
import { lockCodebook } from '@/lib/store/themes';
import { insertTurnWords, listTurnWords } from '@/lib/store/turn-words';
import { announceFlag } from '../interviews/announce-flag';
import { changedAt } from '../interviews/progressed';
import { enqueueAnalysis } from '../responses/enqueue-analysis';
import { indexEntryOf } from '../responses/index-responses';
import { renderDocument } from '../responses/render-document';
import { beganAfter } from './turn-clock';

/**
 * The words in the recordings that a spoken answer names, each once, in the order in which they were started: "" while
 * there are none, and for a typed answer. `soFar`: also of recordings that are still being transcribed.
 */
export async function spokenWords(
  db: Db,
  { stepId, answer }: Pick<Turn, 'stepId' | 'answer'>,
  { soFar = false } = {},
): Promise<string> {
  if (!isOpen(answer) || answer.text.trim() !== '') return '';
  const ids = (answer.recordings ?? []).map((id) => id.toLowerCase());
  const parts = (await listRecordingParts(db, ids)).filter(({ recording }) => recording.stepId === stepId);
  const rows = parts.map(({ recording }) => recording);
  const begun = await listRecordingWords(db, ids);
  const partsOf = (id: string) => begun.get(id)?.parts ?? [];
  const textOf = ({ recording, speech }: RecordingParts): string =>
    speech && speech.state !== 'waiting'
      ? speech.text
      : joinedWords(soFar ? partsOf(recording.id).map((part) => part.text) : []);
  const texts = parts.flatMap((part) => {
    const { recording, media } = part;
    const text = textOf(part).trim();
    if (!text) return [];
    const startMs = media?.laidMs ?? beganAfter(recording, rows);
    return [
      {
        kind: recording.kind,
        startMs,
        durationMs: media?.durationMs ?? partsOf(recording.id).at(-1)?.endMs ?? null,
        text,
      },
    ];
  });
  // Camera and microphone recorded the same words.
  const cameras = texts.filter(({ kind }) => kind === 'camera');
  return joinedWords(
    texts
      .filter((one) => one.kind !== 'audio' || !cameras.some((camera) => overlap(one, camera)))
      .map(({ text }) => text),
  );
}

/**
 * Sets the words of a spoken answer from its recordings, in the order in which they were started. Nothing changes for a
 * typed answer, nor for words that a person has written. The caller is in a transaction.
 */
export async function giveWords(
  db: Db,
  responseId: string,
  stepId: string,
  { soFar = false } = {},
): Promise<void> {
  const locked = await lockResponse(db, responseId);
  if (!locked) return;
  const turns = await listTurns(db, responseId);
  const at = turns.findIndex((turn) => turn.stepId === stepId);
  const turn = turns[at];
  if (!turn) return;
  const words = await spokenWords(db, turn, { soFar });
  if (words === '' || words === turn.user) return;
  const last = (await listTurnWords(db, responseId, turn.seq)).at(-1);
  if (last?.by === 'person') return;
  await insertTurnWords(db, {
    ...{ responseId, seq: turn.seq, version: (last?.version ?? 0) + 1, text: words },
    ...{ studyId: locked.row.studyId, by: 'transcriber', authorId: null, createdAt: locked.now },
  });
  await changeWords(db, { ...locked, turns }, at, words);
}

/**
 * Puts words in the place of a turn's, moves highlighted and cited passages and the evidence of themes with them, and has
 * the document, the analysis and the index renewed. The caller is in a transaction and has locked the response.
 */
export async function changeWords(
  db: Db,
  { row, now, turns: before }: { row: ResponseRow; now: Date; turns: readonly TurnRow[] },
  at: number,
  words: string,
): Promise<void> {
  const turn = before[at]!;
  const said = { user: words, safety: safetyOf({ ...turn, user: words }, row.language) };
  await setTurnWords(db, row.id, turn.stepId, said);
  for (const { id, startOffset, endOffset } of await listPassages(db, row.id, turn.seq)) {
    const passage = { start: startOffset, end: endOffset };
    await setPassage(db, id, movedPassage(turn.user, words, passage));
  }
  await moveEvidence(db, row, turn, words);
  for (const { id, ...passage } of await listCitedOf(db, row.id, turn.seq)) {
    await moveCited(db, id, movedPassage(turn.user, words, passage));
  }
  const turns = before.with(at, { ...turn, ...said });
  const revision = await findPublishedRevision(db, row.studyId, row.revisionId);
  const changed = { ...row, updatedAt: changedAt(row, now), analyzedAt: null, flags: flagsOf(turns) };
  const record = { row: changed, revision, turns };
  await setResponse(db, row.id, {
    updatedAt: changed.updatedAt,
    analyzedAt: null,
    flags: changed.flags,
    doc: renderDocument(record),
  });
  await setIndexEntries(db, [indexEntryOf({ ...record, row: { ...changed, version: row.version + 1 } })]);
  await announceFlag(db, row, changed);
  if (row.progress !== 'in_progress') await enqueueAnalysis(db, row.id);
}

async function moveEvidence(
  db: Db,
  { id, studyId }: Pick<ResponseRow, 'id' | 'studyId'>,
  { seq, user }: Pick<TurnRow, 'seq' | 'user'>,
  words: string,
): Promise<void> {
  if (!(await lockCodebook(db, studyId))) return;
  await withShares(db, id, async () => {
    for (const { id: evidenceId, start, end } of await listEvidencePlaces(db, id, seq)) {
      const moved = movedPassage(user, words, { start, end });
      if (moved === null) await deleteEvidence(db, [evidenceId]);
      else await setEvidencePlace(db, evidenceId, moved);
    }
  });
}
