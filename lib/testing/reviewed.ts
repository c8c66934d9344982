import { analyseResponse } from '@/lib/services/responses/analyse-response';
import { database } from '@/lib/store/database';
import { flat, open } from './guide-parts';
import { answered, launchedStudy, plainAnswer, startedInterview, type TestStudy } from './journey';
import { newOrganization, type Person } from './world';

/** What a reviewer needs: a study with one response of two answers, and the reviewer. */
export interface Reviewed {
  person: Person;
  key: string;
  study: TestStudy;
  responseId: string;
  params: { linkId: string; responseId: string };
}

export const FIRST_WORDS = 'The 8:15 to Leeds was cancelled. 🚂 We waited in the cold for two hours.';

export async function reviewedResponse(
  options: { person?: Person; analysed?: boolean; welcome?: boolean } = {},
): Promise<Reviewed> {
  const person = options.person ?? (await newOrganization());
  const study = await launchedStudy(
    person.key,
    [
      flat([
        open({ text: 'How was your last journey?', followUp: 'none' }),
        open({ text: 'What would you change?', followUp: 'none' }),
      ]),
    ],
    options.welcome ? { welcomeMessage: { title: 'Hello' } } : {},
  );
  const interview = await startedInterview(study.linkId);
  const texts = [FIRST_WORDS, 'More staff on the platform.'];
  await answered(interview, (step) =>
    step.question?.type === 'open_ended' ? { text: texts.shift() ?? 'Nothing' } : plainAnswer(step),
  );
  if (options.analysed) await analyseResponse(database(), interview.responseId);
  return {
    person,
    key: person.key,
    study,
    responseId: interview.responseId,
    params: { linkId: study.linkId, responseId: interview.responseId },
  };
}
