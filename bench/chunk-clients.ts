import http from 'node:http';
import type { Running } from '@/lib/testing/product';
import type { Side } from './measure';

/** An upload under way, of one participant. */
export interface Sending {
  path: string;
  token: string;
  offset: number;
}

/** About a second of film at 1.5 Mb/s. */
const CHUNK = Buffer.alloc(192 * 1024, 'colloquy');

/** Participants who each send one chunk after the other, all at once. */
export function sender(server: Running, uploads: readonly Sending[]): Side {
  const agent = new http.Agent({ keepAlive: true, maxSockets: uploads.length });
  return {
    pid: server.pid,
    burst: async (milliseconds) => {
      const from = performance.now();
      const counts = await Promise.all(
        uploads.map(async (upload) => {
          let count = 0;
          for (; performance.now() < from + milliseconds; count++) await sendChunk(server, agent, upload);
          return count;
        }),
      );
      const requests = counts.reduce((sum, count) => sum + count, 0);
      return { requests, seconds: (performance.now() - from) / 1_000 };
    },
  };
}

function sendChunk(server: Running, agent: http.Agent, upload: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const req = http.request(
      `${server.url}${upload.path}`,
      {
        agent,
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${upload.token}`,
          'tus-resumable': '1.0.0',
          'upload-offset': upload.offset,
          'content-type': 'application/offset+octet-stream',
          'content-length': CHUNK.length,
        },
      },
      (res) => {
        res.resume();
        res.on('end', () => {
          if (res.statusCode !== 204) return reject(new Error(`a chunk was answered ${res.statusCode}`));
          upload.offset += CHUNK.length;
          resolve();
        });
      },
    );
    req.on('error', reject);
    req.end(CHUNK);
  });
}
