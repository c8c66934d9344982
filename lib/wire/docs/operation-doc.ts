import type { z } from 'zod';
import type { FailureCode } from '@/lib/domain/failure';

/** The groups of the reference, in its order. */
export const TAGS = {
  Studies: 'Create studies, read them, change them.',
  Folders: 'Where studies stand among each other.',
  Launching: 'Make a study live, pause it, close it; the wallets that pay for it.',
  Fieldwork: 'Who may still come, who came, and where participants go at the end.',
  Responses: 'What participants said: lists, and single responses with their transcript.',
  Themes: 'What people say in a study: themes with a rule in words, and the passages for and against each.',
  Findings:
    'What a study has taught: highlights, insights, the report, and links for people without an account.',
  Clips: 'Parts of recordings as films of their own, and reels of them.',
  People: 'Who belongs to the organization and what they may do; invitations; API keys.',
  Webhooks: 'Addresses that are told what happens, after Standard Webhooks 1.0.0.',
  Notifications: 'What people are told by mail, and a channel of their chat.',
  Audit: 'Who did what, in a log that cannot be changed.',
  Models: 'The language model that words follow-ups, what it may take and what it took.',
  'Sign-in': "Sign-up, invitations' links, new passwords, and the signed-in person. Used by our own pages.",
  Interviews:
    "The protocol of the participant's page, for clients of yours too: start, answer, resume. Each interview has its own token.",
  Recordings: 'Resumable uploads (tus 1.0.0) of what participants record and hand in.',
  Legacy: 'The first generation, deprecated since 1 August 2026. Each operation has a successor in v1.',
  Service: 'About the service itself.',
} as const;
export type Tag = keyof typeof TAGS;

export interface ExampleDoc {
  summary: string;
  value: unknown;
}

/** What the API document says about an operation beyond its declaration. */
export interface OperationDoc {
  /** Stable: clients are generated with it. */
  id: string;
  tag: Tag;
  summary: string;
  description: string;
  /** The codes that only this operation may return; those of its credential and its body are derived. */
  refusals?: readonly FailureCode[];
  /** Needs If-Match, or takes it. */
  conditional?: true | 'optional';
  /** Headers of a success, beside those that every answer has. A GET with an ETag answers 304, too. */
  headers?: readonly ('ETag' | 'X-Total-Count' | 'Link' | 'Set-Cookie' | 'Location')[];
  /** Media types of a success that may be a file, beside JSON. */
  files?: readonly string[];
  /** A success is always a file. */
  onlyFiles?: true;
  /** The description of the body where its schema cannot express it. */
  body?: z.ZodType;
  /** The description of the success. */
  answer: string;
  /** Successes with another status than the first, by status. */
  others?: Readonly<Record<number, { answer: string; examples: readonly ExampleDoc[] }>>;
  examples: { request?: readonly ExampleDoc[]; reply: readonly ExampleDoc[] };
}

interface ParameterDoc {
  description: string;
  required: boolean;
  example: string;
}

/** An operation that is not a declared route, such as the uploads of another protocol. */
export interface HandWrittenDoc extends Pick<OperationDoc, 'id' | 'tag' | 'summary' | 'description'> {
  credential: 'key' | 'token' | 'none';
  /** The key may come as a Bearer token. */
  takesBearer?: true;
  /** Header parameters by name. */
  takes?: Readonly<Record<string, ParameterDoc>>;
  /** Query parameters by name. */
  asks?: Readonly<Record<string, ParameterDoc>>;
  /** What is sent, by media type. */
  body?: { type: string; description: string };
  /** Success, by status. */
  answers: Readonly<
    Record<
      number,
      { description: string; headers?: Readonly<Record<string, string>>; body?: z.ZodType; example?: unknown }
    >
  >;
  /** Refusals, by status: the codes. */
  refusals: Readonly<Record<number, readonly FailureCode[]>>;
}
