import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Turn } from '@/lib/domain/interview/interview';
import { movedPassage } from '@/lib/domain/reading/moved-passage';
import { overlap } from '@/lib/domain/recording/timeline';
import { flagsOf, safetyOf } from '@/lib/domain/safety/care';
import { listPassages, setPassage } from '@/lib/store/annotations';
import type { Db } from '@/lib/store/database';
import { listRecordingParts } from '@/lib/store/recordings';
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
import { insertTurnWords, listTurnWords } from '@/lib/store/turn-words';
import { announceFlag } from '../interviews/announce-flag';
import { changedAt } from '../interviews/progressed';
import { enqueueAnalysis } from '../responses/enqueue-analysis';
import { indexEntryOf } from '../responses/index-responses';
import { renderDocument } from '../responses/render-document';
import { beganAfter } from './turn-clock';

/**
 * The words in the recordings that a spoken answer names, each once, in the order in which they were started: "" while
 * there are none, and for a typed answer.
 */
export async function spokenWords(
  db: Db,
  { stepId, answer }: Pick<Turn, 'stepId' | 'answer'>,
): Promise<string> {
  if (!isOpen(answer) || answer.text.trim() !== '') return '';
  const ids = (answer.recordings ?? []).map((id) => id.toLowerCase());
  const parts = (await listRecordingParts(db, ids)).filter(({ recording }) => recording.stepId === stepId);
  const rows = parts.map(({ recording }) => recording);
  const texts = parts.flatMap(({ recording, media, speech }) => {
    const text = speech?.text.trim();
    if (!text) return [];
    const startMs = media?.laidMs ?? beganAfter(recording, rows);
    return [{ kind: recording.kind, startMs, durationMs: media?.durationMs ?? null, text }];
  });
  // Camera and microphone recorded the same words.
  const cameras = texts.filter(({ kind }) => kind === 'camera');
  return texts
    .filter((one) => one.kind !== 'audio' || !cameras.some((camera) => overlap(one, camera)))
    .map(({ text }) => text)
    .join(' ');
}

/**
 * Sets the words of a spoken answer from its recordings, in the order in which they were started. Nothing changes for a
 * typed answer, nor for words that a person has written. The caller is in a transaction.
 */
export async function giveWords(db: Db, responseId: string, stepId: string): Promise<void> {
  const locked = await lockResponse(db, responseId);
  if (!locked) return;
  const turns = await listTurns(db, responseId);
  const at = turns.findIndex((turn) => turn.stepId === stepId);
  const turn = turns[at];
  if (!turn) return;
  const words = await spokenWords(db, turn);
  if (words === '' || words === turn.user) return;
  const last = (await listTurnWords(db, responseId, turn.seq)).at(-1);
  if (last?.by === 'person') return;
  await insertTurnWords(db, {
    ...{ responseId, seq: turn.seq, version: (last?.version ?? 0) + 1, text: words },
    ...{ by: 'transcriber', authorId: null, createdAt: locked.now },
  });
  await changeWords(db, { ...locked, turns }, at, words);
}

/**
 * Puts words in the place of a turn's, moves the highlighted passages with them, and has the document, the analysis and
 * the index renewed. The caller is in a transaction and has locked the response.
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
  const turns = before.with(at, { ...turn, ...said });
  const revision = await findPublishedRevision(db, row.revisionId);
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
