import pg from 'pg';
import { connectOwn, prepareCluster } from '@/lib/server/postgres-cluster';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { newOrganization, newWallet } from '../world';

/** Organisations with a key and a wallet each, written straight to the database before anything is killed. */
export async function peopledStore(
  dataDir: string,
  organizations: number,
  elsewhere?: string,
): Promise<string[]> {
  const client = await connectStore(dataDir, elsewhere);
  connectDatabase(elsewhere ?? (await urlOf(dataDir, client)), { max: 2 });
  await client.end();
  try {
    const people = [];
    while (people.length < organizations) people.push(await newOrganization());
    for (const { organizationId } of people) await newWallet(organizationId, { credits: 100_000_000 });
    return people.map(({ key }) => key);
  } finally {
    await disconnectDatabase();
  }
}

/** `elsewhere`: the address of a database that is not the data directory's. */
export async function connectStore(dataDir: string, elsewhere?: string): Promise<pg.Client> {
  if (elsewhere !== undefined) {
    const client = new pg.Client(elsewhere);
    await client.connect();
    return client;
  }
  const own = await connectOwn(await prepareCluster(dataDir));
  if (!own) throw new Error('the database does not answer');
  return own.client;
}

async function urlOf(dataDir: string, { host, port }: pg.Client): Promise<string> {
  const { password } = await prepareCluster(dataDir);
  return `postgres://colloquy:${password}@${host}:${port}/postgres`;
}
