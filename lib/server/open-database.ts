import { env, setDatabaseUrl } from '@/lib/env';
import { type EmbeddedPostgres, openEmbedded } from './embedded-postgres';

/** The database of the settings: that of DATABASE_URL, or the embedded one, whose address is added to the settings. */
export async function openDatabase(): Promise<EmbeddedPostgres> {
  const { databaseUrl, dataDir } = env();
  if (databaseUrl) return { url: databaseUrl, ownerUrl: databaseUrl, folder: null, release: async () => {} };
  const embedded = await openEmbedded({ dataDir });
  setDatabaseUrl(embedded.url);
  return embedded;
}
