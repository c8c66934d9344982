import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { analyseResponse } from '@/lib/services/responses/analyse-response';
import { indexStaleResponses } from '@/lib/services/responses/index-responses';
import { database } from '@/lib/store/database';
import { answered, launchedStudy, plainAnswer, type Step, startedInterview, type TestStudy } from './journey';
import { wholeGuide } from './whole-guide';

const SAID = [
  'The luggage rack was full, so my suitcase stood in the aisle.',
  'Zürich Hauptbahnhof at night. Nobody told us which platform.',
  'It was quiet. I slept until Wien.',
  'The heating rattled and the door would not close.',
  '夜行列車はとても静かでした。',
  'Cold coffee, warm people.',
];

/** A participant's random answer to a step; undefined: they leave. */
function chanceAnswer(step: Step, random: () => number): unknown {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const shuffled = <T>(list: readonly T[]): T[] =>
    [...list]
      .map((value) => ({ value, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  const type = step.question?.type;
  if (type !== undefined && step.question.text.startsWith('Did you travel')) {
    return { optionIds: [step.question.options[random() < 0.85 ? 0 : 1].id] };
  }
  if (random() < 0.03) return undefined;
  if (type !== undefined && random() < 0.1) return { skip: true };
  if (step.kind === 'follow_up' || type === 'open_ended') return { text: any(SAID) };
  if (type === 'multiple_choice') {
    const ids: string[] = step.question.options.slice(0, 3).map(({ id }: { id: string }) => id);
    // Nearly always: how many draws an interview takes depends on what is asked in between.
    const own = random() < 0.9 ? { custom: 'A =SUM(A1) kite' } : {};
    return { optionIds: shuffled(ids).slice(0, 1 + Math.floor(random() * 2)), ...own };
  }
  if (type === 'ranking')
    return { optionIds: shuffled(step.question.options.map(({ id }: { id: string }) => id)) };
  if (type === 'matrix') {
    const rows: { id: string }[] = step.question.rows;
    return {
      cells: Object.fromEntries(rows.map(({ id }) => [id, [any<{ id: string }>(step.question.columns).id]])),
    };
  }
  return plainAnswer(step);
}

/** A study of every question type with this many interviews, complete, screened out and left. */
export async function surveyedStudy(
  key: string,
  interviews: number,
  seed = 'surveyed',
): Promise<TestStudy & { responseIds: string[] }> {
  const study = await launchedStudy(key, wholeGuide(), {
    title: 'Night trains, =1+1 & “more”',
    welcomeMessage: { title: 'Welcome' },
  });
  const responseIds: string[] = [];
  for (let nth = 0; nth < interviews; nth += 1) {
    const random = seededRandom(seed, String(nth));
    const urlParams = { source: ['newsletter', 'poster'][nth % 2], participant: `p-${nth}` };
    const interview = await startedInterview(study.linkId, { urlParams });
    await answered(interview, (step) => chanceAnswer(step, random));
    await analyseResponse(database(), interview.responseId);
    responseIds.push(interview.responseId);
  }
  await indexStaleResponses(database(), { all: false });
  return { ...study, responseIds };
}
