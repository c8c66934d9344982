import { open } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/**
 * The floor of uploads: a bare node:http server that writes each request's bytes at the end of a file of its own and
 * answers once they are flushed. No tokens, no offsets to check, no notes.
 */
export function main(): void {
  process.once('message', ({ folder }: { folder: string }) => {
    const server = http.createServer(async (req, res) => {
      const file = await open(path.join(folder, path.basename(req.url ?? '')), 'a');
      for await (const chunk of req) await file.write(chunk as Buffer);
      await file.datasync();
      await file.close();
      res.writeHead(204).end();
    });
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
    for (const sign of ['disconnect', 'SIGTERM']) process.on(sign, () => process.exit(0));
  });
}
