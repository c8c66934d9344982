import type { MemberContext } from '../context';
import { linkedTranscript } from './export/export-records';
import { withTranscript } from './render-document';
import { recordsOf } from './search-responses';

/** Responses per statement. */
const BATCH = 100;

/**
 * A list of stored documents with the whole transcript in each, as JSON text: written while it is read, so that only a
 * batch of transcripts is in memory. A response that was deleted meanwhile is left out.
 */
export async function* withTranscripts(
  ctx: MemberContext,
  documents: readonly { doc: string }[],
): AsyncGenerator<string> {
  let before = '[';
  for (let at = 0; at < documents.length; at += BATCH) {
    const ids = documents.slice(at, at + BATCH).map(({ doc }) => (JSON.parse(doc) as { id: string }).id);
    for (const record of await recordsOf(ctx.db, null, ids)) {
      const rows = await linkedTranscript(ctx.db, record, ctx.now());
      yield before + withTranscript(record.row.doc, rows);
      before = ',';
    }
  }
  yield before === '[' ? '[]' : ']';
}
