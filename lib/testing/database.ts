import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { workAfterAnswers } from '@/lib/http/after-answer';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { cloneOnCitus, dropOnCitus, frozenOf } from './citus';
import { withDatabaseName } from './database-url';
import { studyProblems } from './studies-of-rows';

/**
 * Creates a database for the test file, cloned from the migrated template, and connects the process to it. Call it once
 * at the top of a file. The tests of a file share it: each creates its own organisation.
 */
export function testDatabase(options: { connections?: number; participants?: number } = {}): void {
  const [server, template] = [inject('postgresUrl'), inject('template')];
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  beforeAll(async () => {
    const citus = inject('citusUrls');
    if (citus) await cloneOnCitus(citus, frozenOf(template), name);
    // Copied file by file: the usual way writes each page into the log as well, at three times the cost.
    else await onServer(server, `create database ${name} template ${template} strategy file_copy`);
    const pooled = inject('pooledUrl');
    const max = options.connections ?? 10;
    connectDatabase(withDatabaseName(pooled ?? server, name), {
      max,
      ...(options.participants !== undefined && { participants: options.participants }),
      pooled: pooled !== null,
      prepared: process.env.DATABASE_PREPARED !== 'off',
    });
  });
  afterAll(async () => {
    await workAfterAnswers();
    await disconnectDatabase();
    await expectStudies(withDatabaseName(server, name));
    const citus = inject('citusUrls');
    if (citus) return dropOnCitus(citus, name);
    // Pools say that they have ended before the server has let their connections go; it waits five seconds for them.
    await onServer(server, `drop database ${name}`).catch(() =>
      onServer(server, `drop database ${name} with (force)`),
    );
  });
}

/** Whatever the tests of the file did: decisions/111. */
async function expectStudies(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    expect(await studyProblems(client)).toEqual([]);
  } finally {
    await client.end();
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
