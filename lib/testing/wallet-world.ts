import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { database } from '@/lib/store/database';
import { response, revision, study } from '@/lib/store/schema';
import { creditWallet, grantWallet, insertWallet } from '@/lib/store/wallets';

/** A wallet granted to these organisations. Amounts and limits in hundredths. */
export async function makeWallet(
  project: number,
  grants: { organizationId: string; limit?: number; only?: string[] }[],
): Promise<string> {
  return database().transaction(async (tx) => {
    const walletId = await insertWallet(tx, 'Wallet');
    if (project > 0) await creditWallet(tx, { walletId, kind: 'project', amount: project });
    for (const { organizationId, limit, only } of grants) {
      const limits = { project: limit ?? null, recruitment: null };
      await grantWallet(tx, { walletId, organizationId, limits, only: only ?? null });
    }
    return walletId;
  });
}

/** Bare drafts, as many as asked for. */
export async function makeStudies(organizationId: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    organizationId,
    title: 'Study',
    linkId: randomBytes(16).toString('hex'),
  }));
  await database().insert(study).values(rows);
  return rows.map((row) => row.id);
}

/** A running interview of a study, with just enough of a revision to stand on. */
export async function makeResponse(studyId: string): Promise<string> {
  const responseId = randomUUID();
  await database().transaction(async (tx) => {
    const [{ organizationId, readableId }] = (await tx
      .update(study)
      .set({ lastReadableId: sql`${study.lastReadableId} + 1` })
      .where(sql`${study.id} = ${studyId}`)
      .returning({ organizationId: study.organizationId, readableId: study.lastReadableId })) as [
      { organizationId: string; readableId: number },
    ];
    const [{ revisionId }] = (await tx
      .insert(revision)
      .values({
        studyId,
        number: readableId,
        publishedAt: new Date(),
        config: {
          interviewMode: 'text',
          questionLanguage: 'en',
          availableLanguages: null,
          targetPlatforms: [],
        },
        guide: [],
      })
      .returning({ revisionId: revision.id })) as [{ revisionId: string }];
    await tx.insert(response).values({
      id: responseId,
      organizationId,
      studyId,
      revisionId,
      readableId,
      tokenHash: randomBytes(32),
      seed: 'seed',
      language: 'en',
      urlParams: [],
      doc: '{}',
    });
  });
  return responseId;
}
