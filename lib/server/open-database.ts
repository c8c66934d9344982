import { env, setDatabaseUrl } from '@/lib/env';
import { type EmbeddedPostgres, openEmbedded } from './embedded-postgres';

/** Connections for workers, commands and an operator's console, and for each web process with its thread for reads. */
const OTHERS = 88;
const OF_A_WEB_PROCESS = 15;

/**
 * The database of the settings: that of DATABASE_URL, or the embedded one, whose address is added to the settings.
 * `existing`: an embedded one that is not there yet is not made, but refused.
 */
export async function openDatabase({ existing = false } = {}): Promise<EmbeddedPostgres> {
  const { databaseUrl, databaseDirectUrl, dataDir, webProcesses } = env();
  if (databaseUrl) {
    const directUrl = databaseDirectUrl ?? databaseUrl;
    return { url: databaseUrl, directUrl, ownerUrl: directUrl, folder: null, release: async () => {} };
  }
  const connections = OTHERS + webProcesses * OF_A_WEB_PROCESS;
  const embedded = await openEmbedded({ dataDir, connections, existing });
  setDatabaseUrl(embedded.url);
  return embedded;
}

/** For a command: the database while `work` runs, released also when the terminal interrupts it. */
export async function withDatabase<T>(
  work: (database: EmbeddedPostgres) => Promise<T>,
  options: { existing?: boolean } = {},
): Promise<T> {
  const database = await openDatabase(options);
  const interrupted = () => void database.release().finally(() => process.exit(130));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await work(database);
  } finally {
    await database.release();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}
