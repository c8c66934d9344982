import { Failure } from '@/lib/domain/failure';
import { setLanguage } from '@/lib/store/responses';
import { inTurn, type ParticipantContext, withTransaction } from '../context';
import { lockInterview } from './interview-record';
import { languagesOf } from './study-invitation';

/** Until the first answer; then `conflict`. `invalid_request_body` for a language that the study does not have. */
export async function changeLanguage(ctx: ParticipantContext, language: string): Promise<void> {
  const change = async ({ db }: ParticipantContext) => {
    const { row, revision } = await lockInterview(db, ctx.principal.responseId);
    if (!languagesOf(revision).includes(language)) {
      throw new Failure('invalid_request_body', 'The study is not available in this language.', {
        issues: [{ path: ['language'], message: `Choose one of ${languagesOf(revision).join(', ')}.` }],
      });
    }
    if (!(await setLanguage(db, row.id, language))) {
      throw new Failure('conflict', 'The language can be changed until the first answer.');
    }
  };
  await inTurn(ctx, () => withTransaction(ctx, change));
}
