import type pg from 'pg';
import { GET as resumeRoute } from '@/app/api/interviews/[responseId]/route';
import { GET as entranceRoute } from '@/app/api/interviews/studies/[linkId]/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { POST as shareRoute } from '@/app/api/public/v1/studies/[studyId]/shares/route';
import { GET as sharedRoute } from '@/app/api/shared/[token]/route';
import { call } from '@/lib/testing/call';
import { answer, answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { openGuide } from '@/lib/testing/seeded-study';
import { createUpload, fileInterview, sendBytes } from '@/lib/testing/upload';
import { newOrganization } from '@/lib/testing/world';
import { recordStatements, type Statement } from './statements';

/** What Citus would do with a statement: ask so many shards (none: the coordinator alone), or say why not. */
export type Verdict = { shards: number } | { refused: string };

/** What the product asks the database for what people do most. */
export async function journeys(): Promise<Record<string, Statement[]>> {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, openGuide(3));
  const params = { linkId: study.linkId };
  const taken: Record<string, Statement[]> = {};
  const take = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const { statements, result } = await recordStatements(work);
    taken[name] = statements;
    return result;
  };
  await take('a study is read by its link', () => call(entranceRoute, { params }));
  const interview = await take('an interview starts', () => startedInterview(study.linkId));
  const next = await take('an answer', () => answer(interview, interview.step.id, { text: 'By train.' }));
  const { responseId, token } = interview;
  await take('an interview is read again', () => call(resumeRoute, { params: { responseId }, token }));
  const rest = { ...interview, step: next.body.step };
  await take('the other answers and the end', () => answered(rest, plainAnswer));
  const { interview: sender } = await fileInterview();
  const { id } = await take('an upload is begun', () =>
    createUpload(sender, { 'upload-length': '100' }, { stepId: sender.step.id }),
  );
  await take('a chunk of it', () => sendBytes(sender, id, 0, new Uint8Array(50)));
  await take('its last chunk', () => sendBytes(sender, id, 50, new Uint8Array(50)));
  await take('a list of responses', () => call(listRoute, { key, params }));
  const shared = await call(shareRoute, {
    key,
    params: { studyId: study.id },
    body: { what: 'response', responseId },
  });
  const opened = { params: { token: `${shared.body.url}`.split('/').at(-1) ?? '' } };
  await take('a shared response is read', () => call(sharedRoute, opened));
  return taken;
}

/** Null for what is no question to tables. */
export async function planned(client: pg.Client, { text, values }: Statement): Promise<Verdict | null> {
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return null;
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
    const lines = rows.map((row) => row['QUERY PLAN']);
    const failed = lines.find((line) => line.includes('Error:'));
    if (failed) return { refused: failed.trim() };
    const counts = lines.flatMap((line) => /Task Count: (\d+)/.exec(line)?.[1] ?? []);
    return { shards: counts.reduce((most, count) => Math.max(most, Number(count)), 0) };
  } catch (error) {
    return { refused: (error as Error).message };
  }
}
