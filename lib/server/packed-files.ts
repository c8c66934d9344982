import {
  createReadStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { NodeHandler } from './gateway';

/**
 * The pages' scripts, styles and fonts. Their names change with their contents, so they are compressed once after the
 * build, with maximum effort, and browsers cache them indefinitely.
 */
const PREFIX = '/_next/static/';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.js', '.css', '.json', '.svg']);
/** Compressing a smaller file saves no network packet. */
const SMALLEST = 1024;

interface Packed {
  type: string;
  /** The path and length of each encoding of the file. */
  plain: { file: string; bytes: number };
  br?: { file: string; bytes: number };
  gzip?: { file: string; bytes: number };
}

const staticOf = (next: string) => path.join(next, 'static');
const packedOf = (next: string) => path.join(next, 'packed');

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Compresses what the build wrote to `next` (the folder .next), next to it. */
export async function packFiles(next: string): Promise<void> {
  const [br, gz] = [promisify(brotliCompress), promisify(gzip)];
  rmSync(packedOf(next), { recursive: true, force: true });
  for (const name of listFiles(staticOf(next))) {
    if (!PACKED.has(path.extname(name))) continue;
    const content = readFileSync(path.join(staticOf(next), name));
    if (content.length < SMALLEST) continue;
    const target = path.join(packedOf(next), name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(`${target}.br`, await br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
    writeFileSync(`${target}.gz`, await gz(content, { level: 9 }));
  }
}

/** Answers requests for compressed files and passes everything else to `pages`. */
export function withPackedFiles(next: string, pages: NodeHandler): NodeHandler {
  const files = new Map(listFiles(staticOf(next)).map((name) => [addressOf(name), formsOf(next, name)]));
  return (req, res) => {
    const file = files.get((req.url ?? '').split('?', 1)[0] ?? '');
    if (!file) return pages(req, res);
    send(req, res, file);
  };
}

const addressOf = (name: string) => PREFIX + name.split(path.sep).join('/');

function formsOf(next: string, name: string): Packed {
  const form = (file: string) => {
    const bytes = statSync(file, { throwIfNoEntry: false })?.size;
    return bytes === undefined ? undefined : { file, bytes };
  };
  const plain = path.join(staticOf(next), name);
  const br = form(path.join(packedOf(next), `${name}.br`));
  const gz = form(path.join(packedOf(next), `${name}.gz`));
  return {
    type: TYPES[path.extname(name)] ?? 'application/octet-stream',
    plain: { file: plain, bytes: statSync(plain).size },
    ...(br && { br }),
    ...(gz && { gzip: gz }),
  };
}

function send(req: IncomingMessage, res: ServerResponse, file: Packed): void {
  const accepted = new Set(
    String(req.headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
      .map((coding) => coding.split(';', 1)[0]?.trim()),
  );
  const coding = (['br', 'gzip'] as const).find((name) => accepted.has(name) && file[name]);
  const form = (coding && file[coding]) ?? file.plain;
  res.writeHead(200, {
    'content-type': file.type,
    'content-length': form.bytes,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(coding && { 'content-encoding': coding }),
  });
  if (req.method === 'HEAD') res.end();
  else pipeline(createReadStream(form.file), res, () => undefined);
}
