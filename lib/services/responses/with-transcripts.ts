import { NO_LINKS } from '@/lib/domain/recording/turn-recording';
import { countRecordingLinks } from '@/lib/store/recordings';
import { noteGivenOut } from '../audit/given-out';
import type { MemberContext } from '../context';
import { linkedTranscript } from './export/export-records';
import { withTranscript } from './render-document';
import { recordsOf } from './search-responses';
import { transcriptOf } from './transcript-of';

/** Responses per statement. */
const BATCH = 100;

/**
 * A list of stored documents with the whole transcript in each, as JSON text: written while it is read, so that only a
 * batch of transcripts is in memory. A response that was deleted meanwhile is left out. The addresses in it are counted
 * before, because the audit log has its entry before anything is sent (O1).
 */
export async function withTranscripts(
  ctx: MemberContext,
  documents: readonly { doc: string }[],
): Promise<AsyncGenerator<string>> {
  const batches: string[][] = [];
  let addresses = 0;
  for (let at = 0; at < documents.length; at += BATCH) {
    const ids = documents.slice(at, at + BATCH).map(({ doc }) => (JSON.parse(doc) as { id: string }).id);
    addresses += await countRecordingLinks(ctx.db, ids);
    batches.push(ids);
  }
  noteGivenOut(addresses);
  return listText(ctx, batches, addresses > 0);
}

/** Without links where none was counted: a recording that is ready by now was not recorded as given out. */
async function* listText(
  ctx: MemberContext,
  batches: readonly (readonly string[])[],
  isLinked: boolean,
): AsyncGenerator<string> {
  let before = '[';
  for (const ids of batches) {
    for (const record of await recordsOf(ctx.db, null, ids)) {
      const rows = isLinked
        ? await linkedTranscript(ctx.db, record, ctx.now())
        : transcriptOf(record).map((row) => ({ ...row, ...NO_LINKS }));
      yield before + withTranscript(record.row.doc, rows);
      before = ',';
    }
  }
  yield before === '[' ? '[]' : ']';
}
