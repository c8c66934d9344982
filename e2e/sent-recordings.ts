import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** What a recorder of a page handed over, up to its end or the page's. */
export interface Recorded {
  bytes: Buffer;
  /** From its beginning to the last bytes, without pauses. */
  ms: number;
}

/** Everything that the pages of a browser recorded, and what the server acknowledged of it. */
export interface SentRecordings {
  recorded: Recorded[];
  /** By recording id. */
  uploads: Map<string, { kind: string; acknowledged: number }>;
}

/** Follows all pages of this one's context, also those that come later. */
export async function followRecordings(page: Page): Promise<SentRecordings> {
  const context = page.context();
  const byKey = new Map<string, Recorded>();
  const sent: SentRecordings = { recorded: [], uploads: new Map() };
  await context.exposeFunction('tellRecorded', (key: string, base64: string, ms: number) => {
    let one = byKey.get(key);
    if (!one) {
      one = { bytes: Buffer.alloc(0), ms: 0 };
      byKey.set(key, one);
      sent.recorded.push(one);
    }
    one.bytes = Buffer.concat([one.bytes, Buffer.from(base64, 'base64')]);
    one.ms = ms;
  });
  await context.addInitScript(() => {
    const Real = window.MediaRecorder;
    const tell = (...told: [string, string, number]) => Reflect.get(window, 'tellRecorded')(...told);
    window.MediaRecorder = class extends Real {
      constructor(...given: ConstructorParameters<typeof MediaRecorder>) {
        super(...given);
        const key = crypto.randomUUID();
        let began = 0;
        let telling = Promise.resolve();
        this.addEventListener('start', () => {
          began = performance.now();
        });
        this.addEventListener('dataavailable', ({ data }) => {
          const ms = performance.now() - began;
          telling = telling.then(async () => {
            const bytes = new Uint8Array(await data.arrayBuffer());
            let text = '';
            for (let at = 0; at < bytes.length; at += 8_192)
              text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
            await tell(key, btoa(text), ms);
          });
        });
      }
    };
  });
  context.on('response', (response) => {
    const request = response.request();
    const { location, 'upload-offset': offset } = response.headers();
    const about = request.headers()['upload-metadata'];
    if (about && location) sent.uploads.set(idIn(location), { kind: kindIn(about), acknowledged: 0 });
    const upload = sent.uploads.get(idIn(response.url()));
    if (upload && request.method() === 'PATCH' && response.status() === 204) {
      upload.acknowledged = Math.max(upload.acknowledged, Number(offset));
    }
  });
  return sent;
}

const idIn = (address: string) => address.split('/').at(-1) ?? '';

/** Out of Upload-Metadata. */
function kindIn(metadata: string): string {
  const [, value = ''] = /\bkind (\S+?)(?:,|$)/.exec(metadata) ?? [];
  return Buffer.from(value, 'base64').toString();
}

/** The bytes of an upload as they lie in a product's data directory. */
export function storedBytes(dataDir: string, id: string): Buffer {
  return readFileSync(path.join(dataDir, 'recordings', id));
}
