import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

/**
 * The whole job with a generated client: create a study, launch it, interview three participants, read what they said
 * in both generations, change the study, close it. Generate the types first:
 * `npx openapi-typescript http://127.0.0.1:3000/api/openapi.json -o api.d.ts`
 */

type Step = components['schemas']['Step'];
type Answer = components['schemas']['GivenAnswer'];

const study: components['schemas']['CreateStudyRequest'] = {
  title: 'Night trains',
  closingMessage: 'Thank you, and a good journey.',
  studyGuide: [
    {
      type: 'screening',
      title: 'Screening',
      items: [
        {
          type: 'multiple_choice',
          text: 'Did you take a night train this year?',
          options: [
            { text: 'Yes', status: 'approve' },
            { text: 'No', status: 'reject' },
          ],
        },
      ],
    },
    {
      type: 'flat',
      title: 'The journey',
      items: [
        { type: 'open_ended', text: 'How was the night?', followUp: 'none' },
        { type: 'ranking', text: 'What mattered?', options: [{ text: 'Sleep' }, { text: 'Price' }] },
      ],
    },
  ],
};

export interface Told {
  progress: string[];
  legacyProgress: string[];
  transcript: string[];
  statuses: string[];
  refusal: string;
}

export async function wholeJob(baseUrl: string, apiKey: string): Promise<Told> {
  const api = createClient<paths>({ baseUrl, headers: { 'x-api-key': apiKey } });
  const statuses: string[] = [];

  const created = present(await api.POST('/api/public/v1/studies/create', { body: study }));
  statuses.push(created.status);
  const { wallets } = present(await api.GET('/api/public/v1/wallets'));
  const path = { studyId: created.id };
  const launched = present(
    await api.POST('/api/public/v1/studies/{studyId}/launch', {
      params: { path, header: { 'Idempotency-Key': 'the-first-launch' } },
      body: wallets[0] ? { walletId: wallets[0].walletId } : {},
    }),
  );
  statuses.push(launched.status);

  await interview(baseUrl, launched.linkId, (step) => chosen(step, 'Yes') ?? said(step));
  await interview(baseUrl, launched.linkId, (step) => chosen(step, 'No'));
  await interview(baseUrl, launched.linkId, (step) => chosen(step, 'Yes'));

  const responses = present(
    await api.GET('/api/public/v1/responses/{linkId}', {
      params: { path: { linkId: launched.linkId }, query: { perPage: 10, includeInProgress: true } },
    }),
  );
  const legacy = present(
    await api.GET('/api/public/responses/{link_id}', { params: { path: { link_id: launched.linkId } } }),
  );
  const first = present(
    await api.GET('/api/public/v1/responses/{linkId}/{responseId}', {
      params: { path: { linkId: created.id, responseId: '1' } },
    }),
  );

  statuses.push(...(await changed(api, created.id)));
  const unknown = await api.GET('/api/public/v1/studies/{studyId}', {
    params: { path: { studyId: 'nowhere' } },
  });
  return {
    progress: responses.map(({ progress }) => progress),
    legacyProgress: legacy.map(({ progress }) => progress),
    transcript: first.transcript.map(({ user }) => user),
    statuses,
    refusal: unknown.error?.code ?? 'none',
  };
}

/** Reads the study, edits it on what was read, pauses and closes it. */
async function changed(api: ReturnType<typeof createClient<paths>>, studyId: string): Promise<string[]> {
  const path = { studyId };
  const { response } = await api.GET('/api/public/v1/studies/{studyId}', { params: { path } });
  const edited = present(
    await api.PATCH('/api/public/v1/studies/{studyId}', {
      params: { path, header: { 'If-Match': response.headers.get('etag') ?? '' } },
      body: { responseTarget: 12 },
    }),
  );
  const paused = present(await api.POST('/api/public/v1/studies/{studyId}/pause', { params: { path } }));
  const closed = present(await api.POST('/api/public/v1/studies/{studyId}/close', { params: { path } }));
  return [`${edited.status} ${edited.responseTarget}`, paused.status, closed.status];
}

/** One participant, who answers until there is nothing more to say. */
async function interview(
  baseUrl: string,
  linkId: string,
  answerTo: (step: Step) => Answer | undefined,
): Promise<void> {
  const anyone = createClient<paths>({ baseUrl });
  const begun = present(await anyone.POST('/api/interviews', { body: { linkId } }));
  const headers = { authorization: `Bearer ${begun.token}` };
  let { step } = begun;
  while (step.kind !== 'end') {
    const answer = answerTo(step);
    if (answer === undefined) return;
    const taken = present(
      await anyone.POST('/api/interviews/{responseId}/answers', {
        headers,
        params: { path: { responseId: begun.responseId } },
        body: { stepId: step.id, answer },
      }),
    );
    step = taken.step;
  }
}

function chosen(step: Step, text: string): Answer | undefined {
  if (step.kind !== 'question' || step.question.type !== 'multiple_choice') return undefined;
  const option = step.question.options.find((candidate) => candidate.text === text);
  return option && { optionIds: [option.id] };
}

function said(step: Step): Answer | undefined {
  if (step.kind === 'question' && step.question.type === 'ranking') {
    return { optionIds: step.question.options.map(({ id }) => id) };
  }
  return { text: 'Quiet until Hanover.' };
}

function present<T>(answer: { data?: T; error?: { code: string; error: string } }): T {
  if (answer.data !== undefined) return answer.data;
  throw new Error(`${answer.error?.code}: ${answer.error?.error}`);
}
