import type { PersonExport, WholeResponse } from '@/lib/services/participants/export-person';
import { type ZipEntry, zipStream } from '@/lib/services/responses/export/zip-stream';
import { personalResponseV1 } from '@/lib/wire/v1/person';
import { responseReadingV1 } from '@/lib/wire/v1/response-reading';
import { FileAnswer } from './file-answer';

/** What is kept of a person as an archive: a list, and a folder for each response. Its name does not tell who it is. */
export function personArchive(found: PersonExport): FileAnswer {
  const day = found.madeAt.toISOString().slice(0, 10);
  return new FileAnswer({
    type: 'application/zip',
    name: `A person’s data, ${day}.zip`,
    chunks: zipStream(entries(found)),
  });
}

async function* entries({
  responses,
  total,
  invitations,
  madeAt,
  read,
}: PersonExport): AsyncGenerator<ZipEntry> {
  yield json('person.json', { madeAt, total, responses: responses.map(personalResponseV1), invitations });
  for await (const one of read()) yield* entriesOf(one);
}

function* entriesOf({ reading, markdown, captions, files }: WholeResponse): Generator<ZipEntry> {
  const folder = `${reading.study.linkId}/response-${reading.readableId}`;
  // What the caller may do and where they came from is not the person's.
  const { may: _, neighbours: __, ...whole } = responseReadingV1(reading);
  yield json(`${folder}/response.json`, whole);
  yield { name: `${folder}/transcript.md`, chunks: [markdown] };
  if (captions !== null) yield { name: `${folder}/captions.vtt`, chunks: [captions] };
  for (const { name, chunks } of files) yield { name: `${folder}/${name}`, chunks };
}

function json(name: string, value: unknown): ZipEntry {
  return { name, chunks: [`${JSON.stringify(value, null, 2)}\n`] };
}
