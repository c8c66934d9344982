import { rowOffset } from '../../reading/row-offset';
import { withField, withTranscript } from '../render-document';
import { type ExportRecord, type ExportSource, exportRecords, linkedTranscript } from './export-records';

/** One response a line, as in the array, with its whole transcript. */
export async function* jsonLines(source: ExportSource): AsyncGenerator<string> {
  for await (const record of exportRecords(source)) {
    const rows = await linkedTranscript(source.db, record, source.now);
    yield `${withTranscript(exportedDocument(record), rows)}\n`;
  }
}

/** All of them as one array, as the list of responses has them, with what an export also tells. */
export async function* jsonArray(source: ExportSource): AsyncGenerator<string> {
  let before = '[\n';
  for await (const record of exportRecords(source)) {
    yield `${before}${exportedDocument(record)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * The document of the list, whose fields are fixed, with what an export also has to tell: why it ended, what was agreed
 * to and what reviewers marked (N2, N5, M1).
 */
function exportedDocument(record: ExportRecord): string {
  const { doc, endReason, consent } = record.row;
  const more = { endReason, consent, highlights: highlightsOf(record) };
  return Object.entries(more).reduce((text, [name, value]) => withField(text, name, value), doc);
}

/** Passages in UTF-16 units of the row's `user`, as everywhere in the API. */
function highlightsOf({ annotations, revision, turns }: ExportRecord) {
  const offset = rowOffset(revision);
  const words = new Map(turns.map(({ seq, user }) => [seq, user]));
  return annotations.map(({ seq, startOffset: start, endOffset: end, tag, body, authorName }) => ({
    responseIndex: seq === null ? null : seq + offset,
    start,
    end,
    quote: seq === null || start === null || end === null ? null : (words.get(seq)?.slice(start, end) ?? ''),
    tag,
    note: body,
    author: authorName,
  }));
}
