import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { env } from '@/lib/env';

export interface SpeechServer {
  /** What it was asked, as it came. */
  asked: { path: string; headers: http.IncomingHttpHeaders; body: Buffer }[];
  /** What it answers to a transcription, and how late. */
  transcript: { text: string; words?: { word: string; start: number; end: number }[] };
  /** What it makes of each recording, instead of the transcript. */
  hears?: (body: Buffer) => SpeechServer['transcript'];
  delayMs: number;
  status: number;
  /** Whether somebody waits for its answer. */
  isAnswering(): boolean;
  /** What it says. */
  voice: string;
  stop(): void;
}

/** A provider of OpenAI's shape for both ways of speech, which this process uses until it is stopped. */
export async function startSpeechServer(): Promise<SpeechServer> {
  let waiting = 0;
  const state: SpeechServer = {
    asked: [],
    transcript: {
      text: 'The train was late again.',
      words: ['The', 'train', 'was', 'late', 'again.'].map((word, at) => ({
        word,
        start: at * 0.4,
        end: at * 0.4 + 0.3,
      })),
    },
    delayMs: 0,
    status: 200,
    isAnswering: () => waiting > 0,
    voice: 'ID3\x04 a voice',
    stop: () => undefined,
  };
  const server = http.createServer(async (req, res) => {
    const path = req.url ?? '';
    const body = await buffer(req);
    state.asked.push({ path, headers: req.headers, body });
    waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, state.delayMs));
    waiting -= 1;
    if (path.endsWith('/speech')) {
      res.writeHead(state.status, { 'content-type': 'audio/mpeg' }).end(state.voice);
    } else {
      res
        .writeHead(state.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(state.hears?.(body) ?? state.transcript));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  const holder = globalThis as typeof globalThis & { colloquyEnv?: ReturnType<typeof env> };
  const before = env();
  const provider = { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'secret', model: 'test' };
  holder.colloquyEnv = { ...before, stt: provider, sttModelDir: null, tts: { ...provider, voice: 'anna' } };
  state.stop = () => {
    holder.colloquyEnv = { ...env(), stt: before.stt, tts: before.tts };
    server.close();
    server.closeAllConnections();
  };
  return state;
}
