import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { apiTable } from '../api-table';
import type { NodeHandler } from '../gateway';
import type { ApiDocument } from './document';
import { type ReferenceFile, referenceFiles } from './files';

/** Bodies as they are sent, in base64: the whole reference is one file of the build. */
interface PackedFile {
  address: string;
  type: string;
  etag: string;
  plain: string;
  br?: string;
  gzip?: string;
}

const packedIn = (next: string) => path.join(next, 'reference.json');

/** Makes the reference once, after the build, compressed with maximum effort. `next`: the folder .next. */
export async function packReference(next: string): Promise<void> {
  // The reference needs parts that this server's own document always has.
  const document = openApiDocument(apiTable) as unknown as ApiDocument;
  const packed = await Promise.all(referenceFiles(document).map(pack));
  mkdirSync(next, { recursive: true });
  rmSync(packedIn(next), { force: true });
  writeFileSync(packedIn(next), JSON.stringify(packed));
}

async function pack({ address, type, body }: ReferenceFile): Promise<PackedFile> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const plain = body.toString('base64');
  if (type === 'font/woff2') return { address, type, etag, plain };
  const br = await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const gz = await promisify(gzip)(body, { level: 9 });
  return { address, type, etag, plain, br: br.toString('base64'), gzip: gz.toString('base64') };
}

/** These pages load only from this server, and run one script. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Answers requests for the reference from memory, with an ETag, and passes everything else to `pages`. */
export function withReference(next: string, pages: NodeHandler): NodeHandler {
  if (!existsSync(packedIn(next))) return pages;
  const packed: PackedFile[] = JSON.parse(readFileSync(packedIn(next), 'utf8'));
  const files = new Map(packed.map((file) => [file.address, read(file)]));
  return (req, res) => {
    const [address = '', query] = (req.url ?? '').split('?', 2);
    const file = files.get(address);
    if (!file && address.endsWith('/') && files.has(address.slice(0, -1))) {
      res
        .writeHead(308, { location: address.slice(0, -1) + (query ? `?${query}` : ''), 'content-length': 0 })
        .end();
      return;
    }
    if (!file) return pages(req, res);
    const accepted = String(req.headers['accept-encoding'] ?? '').toLowerCase();
    const coding = (['br', 'gzip'] as const).find((name) => file[name] && takes(accepted, name));
    const body = (coding && file[coding]) ?? file.plain;
    const headers = {
      'content-type': file.type,
      'cache-control': 'public, max-age=300',
      'content-security-policy': POLICY,
      etag: coding ? `${file.etag.slice(0, -1)}-${coding}"` : file.etag,
      vary: 'accept-encoding',
    };
    if (isKnown(req.headers['if-none-match'], file.etag)) {
      res.writeHead(304, headers).end();
      return;
    }
    res.writeHead(200, {
      ...headers,
      'content-length': body.length,
      ...(coding && { 'content-encoding': coding }),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

function read({ type, etag, plain, br, gzip: gz }: PackedFile) {
  const bytes = (text: string) => Buffer.from(text, 'base64');
  return { type, etag, plain: bytes(plain), ...(br && { br: bytes(br) }), ...(gz && { gzip: bytes(gz) }) };
}

const takes = (accepted: string, coding: string) =>
  accepted.split(',').some((one) => {
    const [name, weight = ''] = one.split(';');
    return name?.trim() === coding && !/^\s*q=0(\.0*)?\s*$/.test(weight);
  });

/** Whichever encoding the client has a copy of. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = etag.slice(1, -1);
  return ifNoneMatch.split(',').some((one) => {
    const known = one.trim().replace(/^W\//, '');
    return known === '*' || known.replace(/^"|(-br|-gzip)?"$/g, '') === bare;
  });
}
