import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SpeechServer, startSpeechServer } from '@/lib/testing/speech-server';
import { transcriber } from './transcriber';

let server: SpeechServer;
const folder = mkdtempSync(path.join(tmpdir(), 'transcriber-'));
beforeAll(async () => {
  server = await startSpeechServer();
});
afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

/** The words that are unsure in what a provider says it heard. */
async function unsureIn(transcript: object): Promise<string[]> {
  server.hears = () => ({ text: 'We waited for hours', ...transcript });
  const file = path.join(folder, 'speech.wav');
  writeFileSync(file, 'sound');
  const heard = await transcriber()!.transcribe({ file, type: 'audio/wav', language: 'en' });
  return heard.words.filter(({ unsure }) => unsure).map(({ word }) => word);
}

const said = (...probabilities: (number | undefined)[]) =>
  ['We', 'waited', 'for', 'hours'].map((word, at) => ({
    word,
    start: at,
    end: at + 0.5,
    probability: probabilities[at],
  }));

it('a word is unsure that its transcriber gives a probability of less than a half', async () => {
  expect(await unsureIn({ words: said(0.98, 0.31, 0.5, 0.49) })).toEqual(['waited', 'hours']);
});

it('or that stands in a segment with little ground, where nothing is said of the word itself', async () => {
  const segments = [
    { start: 0, end: 2, avg_logprob: -0.2 },
    { start: 2, end: 4, avg_logprob: -1.4 },
  ];
  expect(await unsureIn({ words: said(), segments })).toEqual(['for', 'hours']);
  expect(await unsureIn({ words: said(0.9, 0.9, 0.9, 0.9), segments })).toEqual([]);
});

it('what is no figure says nothing', async () => {
  const segments = [
    'no',
    null,
    { start: '0', end: 9, avg_logprob: -3 },
    { start: 0, end: 9, avg_logprob: '-3' },
  ];
  expect(await unsureIn({ words: said(), segments })).toEqual([]);
  expect(await unsureIn({ words: said(), segments: 'none' })).toEqual([]);
  expect(await unsureIn({})).toEqual([]);
});
