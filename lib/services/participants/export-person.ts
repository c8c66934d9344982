import { Readable } from 'node:stream';
import { Failure, isFailure } from '@/lib/domain/failure';
import type { PersonReference } from '@/lib/domain/participant/identity';
import { roleMay } from '@/lib/domain/roles';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { listAnnotationsOf } from '@/lib/store/annotations';
import {
  countPersonalResponses,
  listPersonalInvitations,
  listPersonalResponses,
  type PersonalInvitation,
  type PersonalResponse,
} from '@/lib/store/participants';
import { listRecordingsOf, type RecordingMediaRow, type RecordingRow } from '@/lib/store/recordings';
import type { MemberContext } from '../context';
import { type ReadResponse, readResponse } from '../reading/read-response';
import { captionsOf, markdownOf } from '../responses/export/documents';
import { recordsOf } from '../responses/search-responses';
import { identifyPerson } from './identify-person';

/** What of an archive holds: past four gigabytes it has another form, which not everything reads. */
const MOST_BYTES = 3_900_000_000;

export interface PersonExport {
  /** A page of the person's responses, and how many there are in all. */
  responses: PersonalResponse[];
  total: number;
  /** For who may see invitations; others get none. */
  invitations: PersonalInvitation[];
  madeAt: Date;
  /** Each response whole, read while the archive is written. */
  read: () => AsyncGenerator<WholeResponse>;
}

/** All that is kept of one response. */
export interface WholeResponse {
  reading: ReadResponse;
  markdown: string;
  /** Null where nothing was recorded. */
  captions: string | null;
  files: StoredFile[];
}

/** A file of it, read when it is asked for. */
export interface StoredFile {
  name: string;
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * A page of the person's responses as files (O2). Only one response is in memory at a time, and no connection is held
 * between them. Refuses `bad_request` when the recordings of the page do not fit one archive.
 */
export async function exportPerson(
  ctx: MemberContext,
  input: { person: PersonReference; page: number; perPage: number },
): Promise<PersonExport> {
  const { page, perPage } = input;
  const sought = await identifyPerson(ctx, input.person);
  const responses = await listPersonalResponses(ctx.db, sought, { limit: perPage, offset: page * perPage });
  if (responses.reduce((sum, { kept }) => sum + kept.bytes, 0) > MOST_BYTES) {
    throw new Failure(
      'bad_request',
      'The recordings of these responses are more than one archive holds. Ask for fewer by perPage.',
    );
  }
  return {
    responses,
    total: await countPersonalResponses(ctx.db, sought),
    invitations: roleMay(ctx.principal.role, 'edit') ? await listPersonalInvitations(ctx.db, sought) : [],
    madeAt: ctx.now(),
    read: () => wholeResponses(ctx, responses),
  };
}

async function* wholeResponses(
  ctx: MemberContext,
  responses: readonly PersonalResponse[],
): AsyncGenerator<WholeResponse> {
  for (const one of responses) {
    const whole = await wholeResponse(ctx, one);
    // What was erased meanwhile is left out.
    if (whole) yield whole;
  }
}

async function wholeResponse(
  ctx: MemberContext,
  { id, studyId }: PersonalResponse,
): Promise<WholeResponse | undefined> {
  const path = { study: { by: 'id', id: studyId }, response: { by: 'id', id } } as const;
  const reading = await readResponse(ctx, path).catch((error: unknown) => {
    if (isFailure(error)) return undefined;
    throw error;
  });
  const [record] = await recordsOf(ctx.db, studyId, [id]);
  if (!reading || !record) return undefined;
  const annotations = (await listAnnotationsOf(ctx.db, [id])).get(id) ?? [];
  const captions = await captionsOf({ db: ctx.db, now: ctx.now() }, record, 'vtt');
  const stored = await listRecordingsOf(ctx.db, id);
  return {
    reading,
    markdown: markdownOf({ ...record, annotations }),
    captions: captions.count > 0 ? captions.text : null,
    files: stored.flatMap(({ recording, media }, at) => storedFile(recording, media, at + 1) ?? []),
  };
}

/** What a worker made of a recording, or what was uploaded. Those that were joined are in the first one's media. */
function storedFile(
  row: RecordingRow,
  media: RecordingMediaRow | null,
  number: number,
): StoredFile | undefined {
  if (row.joinedInto !== null) return undefined;
  const name = `${row.kind === 'file' ? 'files' : 'recordings'}/${number}-`;
  const film = media?.videoBytes ? 'video.mp4' : media?.audioBytes ? 'audio.m4a' : null;
  if (media && film) {
    return { name: `${name}${row.kind}-${film}`, chunks: mediaBytes(`${media.key}/${film}`) };
  }
  return { name: `${name}${safeName(row.filename)}`, chunks: uploadBytes(row.id) };
}

async function* mediaBytes(name: string): AsyncGenerator<Uint8Array> {
  const bytes = await recordings().read(name);
  if (bytes) yield* Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]);
}

async function* uploadBytes(id: string): AsyncGenerator<Uint8Array> {
  const bytes = await recordings().readUpload(id);
  if (bytes) yield* bytes;
}

/** A participant's name for a file as one that every system takes, and that leads out of no folder. */
function safeName(filename: string): string {
  const safe = filename
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(-80);
  return safe === '' ? 'file' : safe.toWellFormed();
}
