import type { ReportBlockV1 } from '@/lib/wire/v1/report';
import { ApiError, api } from './api';
import { writtenReport } from './report';

const REPORT = '/api/public/v1/studies/{studyId}/report';

/** Puts the answers to a question at the end of the study's report. */
export async function putQuestionIntoReport(studyId: string, questionId: string): Promise<void> {
  const made: ReportBlockV1 = {
    ...{ id: crypto.randomUUID(), type: 'question', questionId, as: 'chart' },
    ...{ figures: null, stale: false },
  };
  const put = async () => {
    const path = { studyId };
    const { body, headers } = await api.whole('get', REPORT, { path });
    await api.whole('put', REPORT, {
      path,
      headers: { 'If-Match': headers.get('etag') ?? '' },
      body: writtenReport({ ...body, blocks: [...body.blocks, made] }),
    });
  };
  try {
    await put();
  } catch (error) {
    // Somebody saved it in between: the end of theirs is as good.
    if (!(error instanceof ApiError) || error.code !== 'concurrent_modification') throw error;
    await put();
  }
}
