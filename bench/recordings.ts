import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mediaEngine } from '@/lib/ports/media-engine/media-engine';
import { projectRoot } from '@/lib/server/project-root';
import { connectDatabase } from '@/lib/store/database';
import { launchedStudy, startedInterview } from '@/lib/testing/journey';
import { type Running, startProduct } from '@/lib/testing/product';
import { openGuide } from '@/lib/testing/seeded-study';
import { newOrganization } from '@/lib/testing/world';
import { type Sending, sender } from './chunk-clients';
import { compare } from './measure';
import { startFloor } from './processes';
import { writeTable } from './report';
import { withDatabase } from './with-database';

const CLIENTS = 100;
const ROUNDS = 3;

/**
 * `npm run bench:recordings`. Needs ffmpeg, to make films and to be compared with. Keeps its table in docs/benchmarks.md;
 * with `chunks` it measures nothing but uploads, and keeps nothing.
 */
export async function main(args: readonly string[]): Promise<void> {
  const chunksAlone = args.includes('chunks');
  await withDatabase(async ({ dataDir, url, keep }) => {
    connectDatabase(url, { max: 10 });
    const films = chunksAlone ? null : madeFilms(dataDir);
    const lines = films ? await processing(films, dataDir) : [];
    const { key } = await newOrganization();
    const study = await launchedStudy(key, openGuide(2), { config: { interviewMode: 'video' } });
    const product = keep(await startProduct(dataDir, { JOBS: 'inline' }));
    const floor = keep(await startFloor('bench/chunk-floor.ts', { folder: made(dataDir, 'floor') }));
    lines.push(await ingest({ product, floor, linkId: study.linkId }));
    if (films) lines.push(await untilPlayable(product, { key, linkId: study.linkId, film: films.h264 }));
    const text = [
      `${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), shared with the clients and the database; Node ${process.versions.node}; processed by ${(await mediaEngine())?.name}.`,
      '',
      '| | measured | floor | ratio | aim | |',
      '|---|---|---|---|---|---|',
      ...lines,
    ].join('\n');
    process.stdout.write(`\n${text}\n`);
    if (!chunksAlone) writeTable(path.join(projectRoot(), 'docs/benchmarks.md'), text, 'recordings');
  });
}

function made(...parts: string[]): string {
  const folder = path.join(...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A minute as Chromium records it: H.264 or VP8 at 720p with Opus, pictures in the order in which they are shown. */
function madeFilms(dataDir: string): { h264: string; vp8: string } {
  const folder = made(dataDir, 'films');
  const film = (name: string, ...codec: string[]) => {
    const file = path.join(folder, name);
    const picture = 'testsrc2=size=1280x720:rate=30';
    const sound = 'sine=frequency=220:sample_rate=48000';
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound, '-t', '60'],
      ...[...codec, '-b:v', '1500k', '-c:a', 'libopus', '-strict', '-2', file],
    ]);
    return file;
  };
  return {
    h264: film(
      'film.mp4',
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-g', '60', '-bf', '0'],
      ...['-movflags', 'frag_keyframe+empty_moov+default_base_moof'],
    ),
    vp8: film('film.webm', ...['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8']),
  };
}

async function processing(films: { h264: string; vp8: string }, dataDir: string): Promise<string[]> {
  const engine = await mediaEngine();
  if (!engine) throw new Error('nothing here makes recordings playable');
  const folder = () => mkdtempSync(path.join(made(dataDir, 'made'), 'film-'));
  const process = (file: string, container: 'mp4' | 'webm') =>
    engine.process({ file, container, wants: 'picture' }, folder());
  const ffmpeg = (...words: string[]) =>
    execFileSync('ffmpeg', ['-v', 'error', ...words, path.join(folder(), 'out.mp4')]);
  const fragmented = ['-movflags', 'frag_keyframe+empty_moov+default_base_moof'];
  const copied = await seconds(() => process(films.h264, 'mp4'));
  const copy = await seconds(async () =>
    ffmpeg('-i', films.h264, '-c:v', 'copy', '-c:a', 'aac', '-b:a', '96k', ...fragmented),
  );
  const transcoded = await seconds(() => process(films.vp8, 'webm'));
  const transcode = await seconds(async () =>
    ffmpeg(
      '-i',
      films.vp8,
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-g', '60'],
      ...fragmented,
    ),
  );
  const line = (name: string, ours: number, floor: number, aim: number | null) =>
    `| ${name} | ${ours.toFixed(1)} s | ${floor.toFixed(1)} s | **${(ours / floor).toFixed(2)}** | ${aim ? `≤ ${aim}` : ''} | ${aim ? (ours / floor <= aim ? 'met' : 'missed') : ''} |`;
  return [
    line(
      'a minute of H.264: film, sound, poster, peaks, speech / ffmpeg copies the picture',
      copied,
      copy,
      2,
    ),
    line('a minute of VP8, the same / ffmpeg transcodes', transcoded, transcode, null),
  ];
}

/** The median of some rounds. */
async function seconds(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    await work();
    times.push((performance.now() - from) / 1_000);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

async function ingest(world: { product: Running; floor: Running; linkId: string }): Promise<string> {
  const { product, floor, linkId } = world;
  const uploads: Sending[] = [];
  const bare: Sending[] = [];
  for (let at = 0; at < CLIENTS; at++) {
    const interview = await startedInterview(linkId);
    uploads.push(await createdUpload(product, interview));
    bare.push({ path: `/upload-${at}`, token: '', offset: 0 });
  }
  const { rates, ratio, range } = await compare('chunks', sender(product, uploads), sender(floor, bare));
  const [ours, theirs] = rates.map((rate) => `${rate.toFixed(0)} a second`);
  return `| chunks of 192 KiB, ${CLIENTS} participants at once / bare node:http with fsync | ${ours} | ${theirs} | **${ratio.toFixed(2)}** (${range.map((n) => n.toFixed(2)).join('–')}) | ≥ 0.7 | ${ratio >= 0.7 ? 'met' : 'missed'} |`;
}

interface Begun {
  responseId: string;
  token: string;
  step: { id: string };
}

async function createdUpload(product: Running, interview: Begun, length?: number): Promise<Sending> {
  const about = { kind: 'camera', stepId: interview.step.id, filetype: 'video/mp4', filename: 'turn.mp4' };
  const metadata = Object.entries(about).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  const created = await fetch(`${product.url}/api/interviews/${interview.responseId}/recordings`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${interview.token}`,
      'tus-resumable': '1.0.0',
      ...(length === undefined ? { 'upload-defer-length': '1' } : { 'upload-length': String(length) }),
      'upload-metadata': metadata.join(','),
    },
  });
  const location = created.headers.get('location');
  if (!location) throw new Error(`an upload was answered ${created.status} ${await created.text()}`);
  return { path: new URL(location, product.url).pathname, token: interview.token, offset: 0 };
}

/** A minute of film: from the answer that names it, the last of its interview, until a reader is given its links. */
async function untilPlayable(
  product: Running,
  { key, linkId, film }: { key: string; linkId: string; film: string },
): Promise<string> {
  const interview = await startedInterview(linkId);
  const bytes = readFileSync(film);
  const upload = await createdUpload(product, interview, bytes.length);
  await fetch(product.url + upload.path, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${interview.token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  });
  const from = performance.now();
  const answered = await fetch(`${product.url}/api/interviews/${interview.responseId}/answers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${interview.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      stepId: interview.step.id,
      answer: { text: '', recordings: [upload.path.split('/').at(-1)] },
    }),
  });
  if (answered.status !== 200) throw new Error(await answered.text());
  for (;;) {
    const found = await fetch(`${product.url}/api/public/v1/responses/${linkId}/${interview.responseId}`, {
      headers: { 'x-api-key': key },
    });
    const { transcript } = (await found.json()) as { transcript: { video: object | null }[] };
    if (transcript.some(({ video }) => video !== null)) break;
    await sleep(50);
  }
  const waited = (performance.now() - from) / 1_000;
  return `| from an answer with a minute of film until it can be watched | ${waited.toFixed(1)} s | | | | |`;
}
