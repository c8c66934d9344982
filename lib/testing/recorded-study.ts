import { answered, launchedStudy, startedInterview } from './journey';
import { keptRecording } from './kept-recording';
import type { Person } from './world';

/** A study with one spoken answer and its recording, whose words nobody wrote yet. */
export async function spokenStudy({ key }: Pick<Person, 'key'>) {
  const { id: studyId, linkId } = await launchedStudy(
    key,
    [{ type: 'flat', title: 'Talk', items: [{ type: 'open_ended', text: 'How?', followUp: 'none' }] }],
    { config: { interviewMode: 'audio' } },
  );
  const interview = await startedInterview(linkId, { urlParams: { email: 'secret-parameter' } });
  const recording = await keptRecording({ responseId: interview.responseId, stepId: interview.step.id });
  await answered(interview, () => ({ text: '', recordings: [recording.id] }));
  return { studyId, linkId, responseId: interview.responseId, recording };
}
