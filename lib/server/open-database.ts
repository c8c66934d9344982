import { env, setDatabaseUrl } from '@/lib/env';
import { type EmbeddedPostgres, openEmbedded } from './embedded-postgres';

/** The database of the settings: DATABASE_URL's, or the embedded one, whose address the settings then carry. */
export async function openDatabase(): Promise<EmbeddedPostgres> {
  const { databaseUrl, dataDir } = env();
  if (databaseUrl) return { url: databaseUrl, ownerUrl: databaseUrl, folder: null, release: async () => {} };
  const embedded = await openEmbedded({ dataDir });
  setDatabaseUrl(embedded.url);
  return embedded;
}
