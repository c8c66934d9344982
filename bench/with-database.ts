import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openEmbedded } from '@/lib/server/embedded-postgres';
import { migrate } from '@/lib/server/migrate';
import { disconnectDatabase } from '@/lib/store/database';
import type { Running } from '@/lib/testing/product';

export interface Database {
  /** The product's folder; the services that a bench calls itself use it as well. */
  dataDir: string;
  /** As the owner of its tables. */
  url: string;
  /** A server that ends with the bench, before the database. */
  keep: <Server extends Running>(server: Server) => Server;
}

/** Where a bench has its database: the embedded one unless it brings another. */
export type Open = (dataDir: string) => Promise<{ ownerUrl: string; release(): Promise<void> }>;

/** Does the work on a migrated database that nobody else uses, and removes both afterwards. */
export async function withDatabase(
  work: (database: Database) => Promise<void>,
  open: Open = (dataDir) => openEmbedded({ dataDir }),
): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-bench-'));
  // Where root works, the database runs as another user, who has to pass through.
  chmodSync(dataDir, 0o755);
  Object.assign(process.env, { DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  const servers: Running[] = [];
  const postgres = await open(dataDir);
  try {
    await migrate(postgres.ownerUrl);
    await work({
      dataDir,
      url: postgres.ownerUrl,
      keep: (server) => {
        servers.push(server);
        return server;
      },
    });
  } finally {
    for (const server of servers) await server.stop();
    await disconnectDatabase();
    await postgres.release();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
