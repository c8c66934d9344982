import { z } from 'zod';

/** The operation of the API that a tool carries out. */
export interface ToolCall {
  operation: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface McpTool {
  name: string;
  title: string;
  /** What it is for, what it takes and gives, with an example. */
  description: string;
  input: z.ZodObject;
  annotations: {
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    openWorldHint: boolean;
  };
  /** Its answers hold what participants said, or what was made of it. */
  untrusted: boolean;
  call(args: Record<string, unknown>): ToolCall;
}

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const MAKES = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };
const studyId = z.string().min(1).max(64).describe('The id of the study, or its link id.');
const guideParts = z
  .array(z.record(z.string(), z.unknown()))
  .describe(
    'Blocks: [{type: "flat" | "concept" | "screening", title, items: [{type, text, …}]}]. Items: open_ended {followUp: none|light|medium|heavy}, multiple_choice {options: [{text}], multiSelect}, ranking {options}, matrix {options, rows}, max_diff {options}, statement, file_upload. In screening every option has a status: approve, reject or neutral.',
  );
const texts = (args: Record<string, unknown>, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (args[name] === undefined ? [] : [[name, String(args[name])]])));
const study = (args: Record<string, unknown>) => ({ studyId: String(args.studyId) });
const without = (args: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)));

/** In a fixed order, which clients may keep. */
export const MCP_TOOLS: readonly McpTool[] = [
  {
    name: 'list_studies',
    title: 'List studies',
    description:
      'The studies of the organization, newest first: [{id, title, createdAt, linkId, responseCount, creator, folderPath}]. Example: {}',
    input: z.strictObject({}),
    annotations: READS,
    untrusted: false,
    call: () => ({ operation: 'listStudies' }),
  },
  {
    name: 'get_study',
    title: 'Read a study',
    description:
      'One study with its guide, settings and status: {etag, body: {id, title, status, studyGuide, config, …}}. Keep etag to change the guide. Example: {"studyId": "k3v9qz7m2x4t"}',
    input: z.strictObject({ studyId }),
    annotations: READS,
    untrusted: false,
    call: (args) => ({ operation: 'getStudy', params: study(args) }),
  },
  {
    name: 'validate_guide',
    title: 'Check a guide',
    description:
      'What keeps a study from being launched, and what could be better, of the guide as it is saved or of another one: nothing is changed. Example: {"studyId": "k3v9qz7m2x4t"}',
    input: z.strictObject({ studyId, studyGuide: guideParts.optional() }),
    annotations: READS,
    untrusted: false,
    call: (args) => ({ operation: 'validateGuide', params: study(args), body: without(args, 'studyId') }),
  },
  {
    name: 'create_study',
    title: 'Create a study',
    description:
      'Makes a draft, which participants do not see: {id, linkId, status: "draft"}. Example: {"title": "Night trains", "studyGuide": [{"type": "flat", "title": "Talk", "items": [{"type": "open_ended", "text": "How was your last journey?"}]}]}',
    input: z.looseObject({
      title: z.string().min(1).max(300).describe('Its internal title.'),
      studyGuide: guideParts,
      externalTitle: z.string().optional().describe('The title that participants see.'),
      background: z.string().optional().describe('What the interviewer may know.'),
      studyGoal: z.string().optional().describe('What is to be learned.'),
      config: z
        .record(z.string(), z.unknown())
        .optional()
        .describe(
          '{interviewMode: text | audio | audio_text | audio_screen | video | video_screen, questionLanguage: "en"}',
        ),
      welcomeMessage: z.record(z.string(), z.unknown()).optional().describe('{title, message}'),
      closingMessage: z.string().optional().describe('Shown at the end.'),
    }),
    annotations: MAKES,
    untrusted: false,
    call: (args) => ({ operation: 'createStudy', body: args }),
  },
  {
    name: 'update_guide',
    title: 'Change the guide of a study',
    description:
      'Replaces the whole guide of the editable revision; what participants see changes with the next launch. Take etag from get_study: when somebody saved since, nothing is changed. Example: {"studyId": "k3v9qz7m2x4t", "etag": "\\"3\\"", "studyGuide": […]}',
    input: z.strictObject({
      studyId,
      etag: z.string().min(1).max(200).describe('The etag of the study that you read.'),
      studyGuide: guideParts,
    }),
    annotations: { ...MAKES, destructiveHint: true, idempotentHint: true },
    untrusted: false,
    call: (args) => ({
      operation: 'saveGuide',
      params: study(args),
      headers: { 'if-match': String(args.etag) },
      body: { studyGuide: args.studyGuide },
    }),
  },
  {
    name: 'launch_study',
    title: 'Launch a study',
    description:
      'Makes a study live, so that people can take part, and holds credits for it. Without confirm it changes nothing and says what a launch would hold and what prevents it; ask a person, then call it again with confirm: true. Example: {"studyId": "0b6c9c5e-4d0a-4f0e-9a53-7c8f4f1f2a10", "confirm": true}',
    input: z.strictObject({
      studyId: z.string().min(1).max(64).describe('The permanent id of the study, not its link id.'),
      walletId: z.string().max(64).optional().describe('Which wallet pays, where there are several.'),
      confirm: z.boolean().optional().describe('true once a person has agreed to what it holds.'),
    }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
    untrusted: false,
    call: (args) =>
      args.confirm === true
        ? { operation: 'launchStudy', params: study(args), body: texts(args, 'walletId') }
        : { operation: 'previewLaunch', params: study(args) },
  },
  {
    name: 'list_responses',
    title: 'List responses',
    description:
      'A page of responses with answers, summary and tags, by their number: [{id, readableId, progress, answers, tagline, bulletSummary, tags, …}]. Example: {"studyId": "k3v9qz7m2x4t", "page": 0, "perPage": 20}',
    input: z.strictObject({
      studyId,
      page: z.int().min(0).max(999_999).optional().describe('From 0.'),
      perPage: z.int().min(1).max(100).optional().describe('20 unless you say otherwise.'),
      updatedSince: z.string().max(64).optional().describe('Only changed at or after this RFC 3339 time.'),
      includeInProgress: z
        .boolean()
        .optional()
        .describe('Whether those not analysed yet are included; true.'),
      flag: z.enum(['safety']).optional().describe('Only those with this flag.'),
    }),
    annotations: READS,
    untrusted: true,
    call: (args) => ({
      operation: 'listResponses',
      params: { linkId: String(args.studyId) },
      query: {
        perPage: '20',
        ...texts(args, 'page', 'perPage', 'updatedSince', 'includeInProgress', 'flag'),
      },
    }),
  },
  {
    name: 'get_response',
    title: 'Read a response',
    description:
      'One response with its whole transcript: {id, readableId, tagline, bulletSummary, transcript: [{moderator, user, …}]}. Example: {"studyId": "k3v9qz7m2x4t", "responseId": "42"}',
    input: z.strictObject({
      studyId,
      responseId: z.string().min(1).max(64).describe('The id of the response, or its number in the study.'),
    }),
    annotations: READS,
    untrusted: true,
    call: (args) => ({
      operation: 'getResponse',
      params: { linkId: String(args.studyId), responseId: String(args.responseId) },
    }),
  },
  {
    name: 'search_responses',
    title: 'Search responses',
    description:
      'Responses in which participants said something like this, with the passage that matches: {responses, total, next}. Example: {"studyId": "k3v9qz7m2x4t", "query": "luggage"}',
    input: z.strictObject({
      studyId,
      query: z.string().min(1).max(1_000).describe('Words; “several words” in quotes stand together.'),
      limit: z.int().min(1).max(50).optional().describe('20 unless you say otherwise.'),
      after: z.string().max(500).optional().describe('The next of the page before.'),
    }),
    annotations: READS,
    untrusted: true,
    call: (args) => ({
      operation: 'searchResponses',
      params: study(args),
      query: {
        limit: '20',
        ...texts(args, 'limit', 'after'),
        filter: JSON.stringify({ search: args.query }),
      },
    }),
  },
  {
    name: 'get_results',
    title: 'Read results',
    description:
      'The answers to each question counted, with quotes of open ones: {total, questions: […]}. Example: {"studyId": "k3v9qz7m2x4t"}',
    input: z.strictObject({ studyId }),
    annotations: READS,
    untrusted: true,
    call: (args) => ({ operation: 'getResults', params: study(args) }),
  },
  {
    name: 'list_themes',
    title: 'List themes',
    description:
      'The themes of a study with how many people spoke of each: {themes: [{id, name, rule, status, responses, asked, …}]}. Example: {"studyId": "k3v9qz7m2x4t"}',
    input: z.strictObject({ studyId }),
    annotations: READS,
    untrusted: true,
    call: (args) => ({ operation: 'listThemes', params: study(args) }),
  },
  {
    name: 'ask_study',
    title: 'Ask a study',
    description:
      'Answers a question from what participants said, each sentence with the passages it rests on: {sentences: [{text, citations}], searched, notFound}. "Nobody spoke of it" is an answer. Example: {"studyId": "k3v9qz7m2x4t", "question": "What do people dislike about night trains?"}',
    input: z.strictObject({ studyId, question: z.string().min(1).max(1_000).describe('In plain words.') }),
    annotations: { ...READS, idempotentHint: false },
    untrusted: true,
    call: (args) => ({ operation: 'askStudy', params: study(args), body: { question: args.question } }),
  },
  {
    name: 'list_wallets',
    title: 'List wallets',
    description:
      'The wallets that can pay for a launch, with their credits: {wallets: [{walletId, name, …}]}. Example: {}',
    input: z.strictObject({}),
    annotations: READS,
    untrusted: false,
    call: () => ({ operation: 'listWallets' }),
  },
];
