import type { Db } from '@/lib/store/database';
import { listTurns, lockResponse } from '@/lib/store/responses';
import { finishReading, listUnread } from '@/lib/store/theme-readings';
import {
  type CodebookRow,
  findCodebook,
  listThemes,
  lockCodebook,
  setReadUpTo,
  type ThemeRow,
} from '@/lib/store/themes';
import type { InterviewRecord } from '../interviews/interview-record';
import { recordsOf } from '../responses/search-responses';
import { storeCoding } from './code-response';
import { type Coder, coderFor } from './coder-for';
import { enqueueReading } from './enqueue-themes';
import { setThemeTags } from './theme-tags';

/** Responses at a time, which bounds the memory. */
const BATCH = 20;
/** How long one job reads: the rest is another one's, so that other work has its turn in between. */
const JOB_MS = 60_000;

/**
 * Reads the ended responses of a study with its themes as they are, on from where an earlier run came to, and shows in
 * each what it has evidence for. A change of the themes meanwhile starts it anew.
 */
export async function readThemes(db: Db, studyId: string): Promise<void> {
  const codebook = await findCodebook(db, studyId);
  if (!codebook || codebook.readVersion >= codebook.version) return;
  const themes = await listThemes(db, studyId);
  const coder = coderFor(db, studyId, themes);
  let upTo = codebook.readUpTo;
  for (const until = Date.now() + JOB_MS; Date.now() < until; ) {
    const found = await listUnread(db, studyId, { after: upTo, limit: BATCH });
    if (found.length === 0) {
      await finishReading(db, studyId, codebook.version);
      return;
    }
    for (const record of await recordsOf(
      db,
      studyId,
      found.map(({ id }) => id),
    )) {
      if ((await readResponse(db, { codebook, themes }, record, coder)) === 'changed') return;
    }
    upTo = found.at(-1)!.readableId;
    if (!(await setReadUpTo(db, studyId, { version: codebook.version, upTo }))) return;
  }
  await enqueueReading(db, studyId);
}

/** `changed`: the themes are others by now, and another reading is due. */
async function readResponse(
  db: Db,
  { codebook: { studyId, version }, themes }: { codebook: CodebookRow; themes: readonly ThemeRow[] },
  record: InterviewRecord,
  coder: Coder,
): Promise<'read' | 'changed'> {
  const coding = await coder(record);
  return db.transaction(async (tx) => {
    const locked = await lockResponse(tx, record.row.id);
    if (!locked) return 'read';
    const codebook = await lockCodebook(tx, studyId);
    if (codebook?.version !== version) return 'changed';
    const turns = await listTurns(tx, record.row.id);
    // Words that were mended meanwhile are read again once they are analysed.
    const isSame = turns.every(({ user }, at) => user === record.turns[at]?.user);
    const current = { ...record, ...locked, turns };
    const shown = await storeCoding(tx, { codebook, themes }, current, isSame ? coding : null);
    await setThemeTags(tx, current, shown);
    return 'read';
  });
}
