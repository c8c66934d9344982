import { readFile } from 'node:fs/promises';
import type { SpokenWord } from '@/lib/domain/recording/processed';
import { env, type Provider } from '@/lib/env';
import { localTranscriber } from './local-speech/local-transcriber';
import type { SpokenSound, Transcriber, Transcript } from './transcript';

/**
 * A model on this machine, or an endpoint compatible with OpenAI's (`POST {base}/audio/transcriptions`); null when
 * neither is configured.
 */
export function transcriber(): Transcriber | null {
  const { stt, sttModelDir } = env();
  if (sttModelDir !== null) return localTranscriber(sttModelDir);
  return stt && { id: `stt ${stt.baseUrl}`, transcribe: (sound) => transcribe(stt, sound) };
}

/** In milliseconds: a minute of speech takes seconds; an answer of half an hour, some minutes. */
const PATIENCE_MS = 10 * 60_000;
const MOST_CHARACTERS = 200_000;
const MOST_WORDS = 50_000;

async function transcribe(
  { baseUrl, apiKey, model }: Provider,
  { file, type, language, patienceMs = PATIENCE_MS }: SpokenSound,
): Promise<Transcript> {
  const form = new FormData();
  form.set('file', new Blob([await readFile(file)], { type }), `speech.${type.split('/')[1]}`);
  form.set('model', model);
  if (language) form.set('language', language);
  form.set('response_format', 'verbose_json');
  form.append('timestamp_granularities[]', 'word');
  // How sure a transcriber is stands with its segments, where it stands anywhere.
  form.append('timestamp_granularities[]', 'segment');
  const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}/audio/transcriptions`, {
    method: 'POST',
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    body: form,
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(`the transcriber answered ${answer.status}`);
  return transcriptOf(await answer.json());
}

/** A provider's reply is untrusted input: parts that do not match the schema are left out. */
function transcriptOf(answer: unknown): Transcript {
  if (!isObject(answer) || typeof answer.text !== 'string') throw new Error('the transcriber told no text');
  const text = storable(answer.text).slice(0, MOST_CHARACTERS).trim();
  const unsure = unsureStretches(answer.segments);
  const words = Array.isArray(answer.words)
    ? answer.words.slice(0, MOST_WORDS).flatMap((word) => wordOf(word, unsure))
    : [];
  return { text, words };
}

interface Stretch {
  start: number;
  end: number;
}

/**
 * Segments that were written down without much ground: by the documentation of this protocol, those with a mean
 * logarithm below -1.
 */
function unsureStretches(segments: unknown): Stretch[] {
  if (!Array.isArray(segments)) return [];
  return segments.slice(0, MOST_WORDS).flatMap((one) => {
    if (!isObject(one) || typeof one.start !== 'number' || typeof one.end !== 'number') return [];
    const isUnsure = typeof one.avg_logprob === 'number' && one.avg_logprob < -1;
    return isUnsure ? [{ start: one.start, end: one.end }] : [];
  });
}

/** Below it a word is rather wrong than right. */
const SURE = 0.5;

function wordOf(given: unknown, unsureIn: readonly Stretch[]): SpokenWord[] {
  if (!isObject(given) || typeof given.word !== 'string') return [];
  const { start, end } = given;
  if (typeof start !== 'number' || typeof end !== 'number' || !(start >= 0 && end >= start)) return [];
  if (!Number.isFinite(end)) return [];
  const word = storable(given.word).trim();
  const { probability } = given;
  // What is said of the word itself counts, where anything is.
  const unsure =
    typeof probability === 'number'
      ? probability < SURE
      : unsureIn.some((stretch) => stretch.start <= start && start < stretch.end);
  return [
    {
      word,
      startMs: Math.round(start * 1_000),
      endMs: Math.round(end * 1_000),
      ...(unsure && { unsure: true }),
    },
  ];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The database stores neither NUL nor half a surrogate pair. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}
