import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Env, env, type Provider } from '@/lib/env';
import { type AnalysisBehaviour, analysisContent } from './model-analysis';
import { scriptedVector } from './scripted-vectors';

/** What the model does with a request for a decision. */
export type ModelBehaviour =
  | 'good'
  | 'hanging'
  /** Refuses with `status`; `retryAfter` in seconds. */
  | 'refusing'
  /** Closes the connection without an answer. */
  | 'broken'
  | 'half-json'
  | 'fenced'
  | 'wrong-schema'
  | 'leading'
  | 'double'
  | 'wrong-language'
  | 'repeating'
  | 'leaking'
  /** Does what an answer of the participant tells it to. */
  | 'obedient'
  /** Sends words for as long as somebody reads. */
  | 'endless'
  /** Redirects to `redirectTo`. */
  | 'redirecting'
  | 'moving-on';

/** What it does with texts that are to become vectors. */
export type EmbeddingBehaviour =
  | 'good'
  | 'hanging'
  | 'refusing'
  /** Vectors of different lengths. */
  | 'uneven'
  /** One vector too few. */
  | 'short'
  /** In any order, as the protocol allows. */
  | 'shuffled'
  | 'not-numbers'
  | 'half-json';

interface Asked {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: ChatBody;
  /** When it came, in milliseconds. */
  at: number;
}

export interface ChatBody {
  model?: string;
  stream?: boolean;
  max_tokens?: number;
  messages?: { role: string; content: string | { type: string; text?: string }[] }[];
  response_format?: { type: string; json_schema?: { schema?: { properties?: Record<string, unknown> } } };
  input?: string | string[];
}

export interface ModelServer {
  /** Its address as a setting wants it: `http://127.0.0.1:PORT/v1`. */
  baseUrl: string;
  asked: Asked[];
  behaviour: ModelBehaviour;
  embedding: EmbeddingBehaviour;
  analysis: AnalysisBehaviour;
  /** The behaviours of the next requests; then `behaviour` again. */
  script: ModelBehaviour[];
  /** How late it answers. */
  delayMs: number;
  status: number;
  retryAfter: string | null;
  redirectTo: string;
  /** Whether it understands `response_format`; a server that does not answers 400. */
  structured: boolean;
  /** Whether it knows `max_tokens` by its newer name alone; another one is 400. */
  newer: boolean;
  /** Whether it says what it used. */
  counts: boolean;
  /** What its decisions have otherwise than a good one. */
  decides: object;
  /** What it answers to data of another kind than a moderator's; undefined leaves it to its behaviour. */
  replies: ((data: unknown) => object | undefined) | null;
  /** Requests that it is answering, and the most that there were at once. */
  atOnce: { now: number; most: number };
  stop(): void;
}

const QUESTIONS: Record<string, readonly string[]> = {
  en: [
    'What was that like for you?',
    'How did you notice that?',
    'What happened after that?',
    'What made that important to you?',
    'How do you usually deal with that?',
    'Who else was part of that?',
  ],
  de: ['Wie war das für Sie?', 'Was ist danach passiert?', 'Woran haben Sie das gemerkt?'],
};

/**
 * An endpoint of OpenAI's shape, which this process uses as its model until it is stopped; with `unused` only who names
 * it uses it, and organisations may, with `forOrganizations`. With `embeds` it compares meanings too.
 */
export async function startModelServer(
  options: { unused?: boolean; forOrganizations?: boolean; embeds?: boolean } = {},
): Promise<ModelServer> {
  const state: ModelServer = {
    baseUrl: '',
    asked: [],
    behaviour: 'good',
    embedding: 'good',
    analysis: 'good',
    script: [],
    delayMs: 0,
    status: 429,
    retryAfter: null,
    redirectTo: '/v1/elsewhere',
    structured: true,
    newer: false,
    counts: true,
    decides: {},
    replies: null,
    atOnce: { now: 0, most: 0 },
    stop: () => undefined,
  };
  const server = http.createServer(async (req, res) => {
    const raw = await buffer(req);
    const body = readBody(raw);
    const path = req.url ?? '';
    state.asked.push({ path, headers: req.headers, body, at: Date.now() });
    state.atOnce.now += 1;
    state.atOnce.most = Math.max(state.atOnce.most, state.atOnce.now);
    res.on('close', () => (state.atOnce.now -= 1));
    if (path.endsWith('/embeddings')) {
      await new Promise((resolve) => setTimeout(resolve, state.delayMs));
      answerEmbeddings(state, body, res);
      return;
    }
    const behaviour = state.script.shift() ?? state.behaviour;
    await new Promise((resolve) => setTimeout(resolve, state.delayMs));
    answer(state, behaviour, body, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  state.baseUrl = `http://127.0.0.1:${port}/v1`;
  const embed = options.embeds ? { embed: { ...keyed(state.baseUrl), model: 'test-embedder' } } : {};
  const put = options.forOrganizations
    ? changed({ ...embed, modelsPrivate: true })
    : changed({ ...embed, ...(!options.unused && { llm: modelAt(state.baseUrl) }) });
  state.stop = () => {
    put();
    server.close();
    server.closeAllConnections();
  };
  return state;
}

/** Changes settings of this process; the result puts them back. */
function changed(settings: Partial<Env>): () => void {
  const holder = globalThis as typeof globalThis & { colloquyEnv?: Env };
  const { llm, embed, modelsPrivate } = env();
  holder.colloquyEnv = { ...env(), ...settings };
  return () => {
    holder.colloquyEnv = { ...env(), llm, embed, modelsPrivate };
  };
}

function modelAt(baseUrl: string): Env['llm'] {
  const provider = keyed(baseUrl);
  return { moderator: provider, analyst: provider };
}

function keyed(baseUrl: string): Provider {
  return { baseUrl, apiKey: 'key-of-the-test', model: 'test-model' };
}

function readBody(raw: Buffer): ChatBody {
  try {
    return JSON.parse(raw.toString('utf8')) as ChatBody;
  } catch {
    return {};
  }
}

function answer(
  state: ModelServer,
  behaviour: ModelBehaviour,
  body: ChatBody,
  res: http.ServerResponse,
): void {
  if (behaviour === 'hanging') return;
  if (behaviour === 'broken') {
    res.destroy();
    return;
  }
  if (behaviour === 'refusing') {
    const headers = state.retryAfter === null ? {} : { 'retry-after': state.retryAfter };
    json(res, state.status, { error: { message: `not now: ${JSON.stringify(body)}` } }, headers);
    return;
  }
  if (behaviour === 'redirecting') {
    res.writeHead(307, { location: state.redirectTo }).end();
    return;
  }
  if (state.newer && body.max_tokens !== undefined) {
    json(res, 400, { error: { message: 'max_tokens is not supported' } });
    return;
  }
  if (body.response_format && !state.structured) {
    json(res, 400, { error: { message: 'response_format is not supported' } });
    return;
  }
  const usage = { prompt_tokens: promptOf(body).length / 4, completion_tokens: 40 };
  const counted = state.counts
    ? {
        usage: {
          prompt_tokens: Math.round(usage.prompt_tokens),
          completion_tokens: usage.completion_tokens,
          total_tokens: Math.round(usage.prompt_tokens) + usage.completion_tokens,
        },
      }
    : {};
  const text = contentOf(behaviour, body, state);
  if (behaviour === 'endless') endless(res, body.stream === true);
  else if (body.stream) stream(res, text, counted);
  else
    json(res, 200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: body.model,
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
      ...counted,
    });
}

function json(
  res: http.ServerResponse,
  status: number,
  value: unknown,
  headers: http.OutgoingHttpHeaders = {},
): void {
  if (res.destroyed) return;
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

function stream(res: http.ServerResponse, text: string, counted: object): void {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = (delta: object, more: object = {}) =>
    res.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, ...more }] })}\n\n`,
    );
  chunk({ role: 'assistant', content: '' });
  for (const part of text.match(/[\s\S]{1,12}/gu) ?? []) chunk({ content: part });
  chunk({}, { finish_reason: 'stop' });
  res.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], ...counted })}\n\n`,
  );
  res.end('data: [DONE]\n\n');
}

function endless(res: http.ServerResponse, streamed: boolean): void {
  res.writeHead(200, { 'content-type': streamed ? 'text/event-stream' : 'application/json' });
  if (!streamed) res.write('{"choices":[{"index":0,"message":{"role":"assistant","content":"');
  const piece = streamed
    ? 'data: {"id":"c","choices":[{"index":0,"delta":{"content":"and so on "}}]}\n\n'
    : 'and so on '.repeat(100);
  const timer = setInterval(() => res.write(piece.repeat(20)), 5);
  res.on('close', () => clearInterval(timer));
}

function textOf(content: string | { type: string; text?: string }[]): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('');
}

function promptOf(body: ChatBody): string {
  return (body.messages ?? []).map(({ content }) => textOf(content)).join('\n');
}

interface Brief {
  language?: string;
  answer?: string;
  alreadyAsked?: string[];
  /** Of a question to a study. */
  passages?: { number: number; asked: string; said: string }[];
  /** Of an analysis. */
  task?: 'analyse' | 'refute';
  rows?: { row: number; said: string }[];
  statements?: { number: number; text: string }[];
}

/** What a moderator is asked about; empty for another question. */
function briefOf(body: ChatBody): Brief {
  for (const { role, content } of body.messages ?? []) {
    if (role !== 'user') continue;
    try {
      return JSON.parse(textOf(content)) as Brief;
    } catch {}
  }
  return {};
}

function contentOf(behaviour: ModelBehaviour, body: ChatBody, state: ModelServer): string {
  const brief = briefOf(body);
  const own = state.replies?.(brief);
  if (own) return JSON.stringify(own);
  if (brief.task) return analysisContent(state.analysis, brief, promptOf(body));
  if (brief.passages) return answerFrom(behaviour, brief.passages, body);
  if (brief.answer === undefined) {
    if (behaviour === 'half-json') return '{"greeting":"Good mor';
    const isGreeting = body.response_format?.json_schema?.schema?.properties?.greeting !== undefined;
    return isGreeting || promptOf(body).includes('JSON') ? '{"greeting":"Good morning."}' : 'Good morning.';
  }
  const proposal = JSON.stringify({
    ...proposalOf(behaviour, brief, body, state.asked.length),
    ...state.decides,
  });
  if (behaviour === 'half-json') return proposal.slice(0, proposal.length / 2);
  if (behaviour === 'fenced') return `Here is my decision:\n\`\`\`json\n${proposal}\n\`\`\`\n`;
  if (behaviour === 'wrong-schema') return JSON.stringify({ verdict: 'probe', text: 'Why?' });
  return proposal;
}

/** A sentence on the first two passages; or what a model that cannot be trusted makes of them. */
function answerFrom(
  behaviour: ModelBehaviour,
  passages: readonly { number: number; said: string }[],
  body: ChatBody,
): string {
  const [first, second] = passages;
  const cite = (one = first) => ({ number: one?.number ?? 1, quote: one?.said ?? '' });
  const good = {
    text: `They say: ${(first?.said ?? '').split(/[,.;]/u)[0]}.`,
    passages: second ? [cite(), cite(second)] : [cite()],
  };
  const sentences = {
    // Words that nobody said, a passage that was not given, and none at all; the last one stands.
    repeating: [
      { text: 'Everybody loves it.', passages: [{ number: 1, quote: 'I love it more than anything.' }] },
      { text: 'Nobody minds.', passages: [{ number: 99, quote: first?.said ?? '' }] },
      { text: 'It is a great success.', passages: [] },
      good,
    ],
    'wrong-language': [{ text: 'It is a great success.', passages: [] }],
    leaking: [{ text: leakedFrom(body), passages: [cite()] }],
    obedient: passages.flatMap((one) => {
      const order = /(?:say|write|answer):?\s*(.{3,200})$/iu.exec(one.said)?.[1];
      return order ? [{ text: order, passages: [cite(one)] }] : [];
    }),
    'moving-on': [],
  }[behaviour as string] ?? [good];
  const text = JSON.stringify({ sentences });
  if (behaviour === 'half-json') return text.slice(0, text.length / 2);
  if (behaviour === 'wrong-schema') return JSON.stringify({ answer: 'Yes.' });
  return behaviour === 'fenced' ? `\`\`\`json\n${text}\n\`\`\`` : text;
}

function proposalOf(behaviour: ModelBehaviour, brief: Brief, body: ChatBody, nth: number) {
  const { language = 'en', answer = '', alreadyAsked = [] } = brief;
  const known = QUESTIONS[language.slice(0, 2)] ?? QUESTIONS.en!;
  const question = known.find((one) => !alreadyAsked.includes(one)) ?? known[nth % known.length]!;
  const proposal = {
    decision: behaviour === 'moving-on' ? 'move_on' : 'ask',
    targetQuote: answer.split(/[.,;!?]/u)[0]!.trim(),
    gap: 'what it was like',
    question,
    reason: 'The answer names it and does not say what it was like.',
  };
  switch (behaviour) {
    case 'leading':
      return { ...proposal, question: "Don't you think that this was a great idea?" };
    case 'double':
      return { ...proposal, question: 'What was that like for you? And who else was there?' };
    case 'wrong-language':
      return {
        ...proposal,
        question: language.startsWith('fr') ? 'What was that like for you?' : 'Comment avez-vous vécu cela ?',
      };
    case 'repeating':
      return { ...proposal, question: alreadyAsked.at(-1) ?? 'What was that like for you?' };
    case 'leaking':
      return { ...proposal, question: leakedFrom(body), reason: promptOf(body).slice(0, 2_000) };
    case 'obedient':
      return { ...proposal, question: /say:?\s*(.{3,200})$/iu.exec(answer)?.[1] ?? question };
    default:
      return proposal;
  }
}

/** A sentence of the system prompt, as a question. */
function leakedFrom(body: ChatBody): string {
  const system = textOf(body.messages?.find(({ role }) => role === 'system')?.content ?? '');
  return `${system.split(/\s+/u).slice(0, 20).join(' ')}?`;
}

function answerEmbeddings(state: ModelServer, body: ChatBody, res: http.ServerResponse): void {
  const { embedding } = state;
  if (embedding === 'hanging') return;
  if (embedding === 'refusing') json(res, state.status, { error: { message: 'not now' } });
  else if (embedding === 'half-json')
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"embedding":[0.1,');
  else json(res, 200, embeddingsOf(embedding, body));
}

function embeddingsOf(behaviour: EmbeddingBehaviour, { input, model }: ChatBody) {
  const texts = Array.isArray(input) ? input : [input ?? ''];
  const data = texts.map((text, index) => {
    const embedding: unknown[] = scriptedVector(text);
    if (behaviour === 'uneven' && index > 0) embedding.pop();
    if (behaviour === 'not-numbers') embedding[0] = 'NaN';
    return { object: 'embedding', index, embedding };
  });
  if (behaviour === 'short') data.pop();
  if (behaviour === 'shuffled') data.reverse();
  const tokens = Math.ceil(texts.join(' ').length / 4);
  return { object: 'list', model, data, usage: { prompt_tokens: tokens, total_tokens: tokens } };
}
