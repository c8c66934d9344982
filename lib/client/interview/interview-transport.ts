import type { Answer } from '@/lib/domain/interview/interview';
import type { ResumedReply } from '@/lib/wire/interview/resumed';
import type { StepReply } from '@/lib/wire/interview/step-shape';
import { type Outcome, sendJson } from './outcome';

export type InterviewStudy = ResumedReply['study'];

/** An interview as this device knows it. Without a token the page's cookie identifies it. */
export interface Credential {
  responseId: string;
  token: string | null;
}
export interface StartRequest {
  linkId: string;
  urlParams: Record<string, string>;
  language: string;
  consent?: { text: string };
}
export interface Started {
  responseId: string;
  token: string;
  study: InterviewStudy;
  step: StepReply;
}
export interface ChangedAnswer {
  stepId: string;
  version: number;
}
export interface Answered {
  progress: ResumedReply['progress'];
  step: StepReply;
}

/** The interview protocol for the participant's page. */
export interface InterviewTransport {
  invitation(linkId: string, language: string): Promise<Outcome<{ study: InterviewStudy }>>;
  start(request: StartRequest, idempotencyKey: string): Promise<Outcome<Started>>;
  resumeByToken(token: string): Promise<Outcome<ResumedReply>>;
  resume(credential: Credential): Promise<Outcome<ResumedReply>>;
  answer(credential: Credential, stepId: string, answer: Answer): Promise<Outcome<Answered>>;
  /** Adds recordings to an answer that was given elsewhere. */
  addRecordings(
    credential: Credential,
    stepId: string,
    recordings: readonly string[],
  ): Promise<Outcome<unknown>>;
  /** Another answer in the place of an earlier one, made from this version of it. */
  change(
    credential: Credential,
    change: { stepId: string; version: number; answer: Answer },
  ): Promise<Outcome<ChangedAnswer>>;
  changeLanguage(credential: Credential, language: string): Promise<Outcome<ResumedReply>>;
  forget(credential: Credential): Promise<Outcome<unknown>>;
  /** The link to delete the answers of an interview that has ended. */
  eraseLink(credential: Credential): Promise<Outcome<{ url: string }>>;
}

const ROOT = '/api/interviews';
const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };
const sending = (method: string, body: unknown, headers: Record<string, string>): RequestInit => ({
  method,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const httpTransport: InterviewTransport = {
  invitation: (linkId, language) => sendJson(`${ROOT}/studies/${linkId}?language=${language}`, {}),
  start: (request, idempotencyKey) =>
    sendJson(ROOT, sending('POST', request, { 'idempotency-key': idempotencyKey })),
  resumeByToken: (token) => sendJson(`${ROOT}/resume`, { method: 'POST', headers: bearer(token) }),
  resume: ({ responseId, token }) => sendJson(`${ROOT}/${responseId}`, { headers: bearer(token) }),
  answer: ({ responseId, token }, stepId, answer) =>
    sendJson(`${ROOT}/${responseId}/answers`, sending('POST', { stepId, answer }, bearer(token))),
  addRecordings: ({ responseId, token }, stepId, recordings) =>
    sendJson(`${ROOT}/${responseId}/additions`, sending('POST', { stepId, recordings }, bearer(token))),
  change: ({ responseId, token }, { stepId, version, answer }) =>
    sendJson(`${ROOT}/${responseId}/changes`, sending('POST', { stepId, version, answer }, bearer(token))),
  changeLanguage: ({ responseId, token }, language) =>
    sendJson(`${ROOT}/${responseId}`, sending('PATCH', { language }, bearer(token))),
  forget: ({ responseId, token }) =>
    sendJson(`${ROOT}/${responseId}/forget`, { method: 'POST', headers: bearer(token) }),
  eraseLink: ({ responseId, token }) =>
    sendJson(`${ROOT}/${responseId}/erase-link`, { headers: bearer(token) }),
};
