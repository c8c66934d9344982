import type { SpokenWord } from '@/lib/domain/recording/processed';
import { readSamples } from '@/lib/ports/media-engine/sound-peaks';
import { modelIn } from './model-files';
import { openRecognizer, type Recognizer } from './sherpa-module';

export interface SpeechJob {
  id: number;
  /** A WAV file of 16 kHz and one channel. */
  file: string;
  language: string | null;
}

export type SpeechReply =
  | { say: 'ready' }
  | { say: 'heard'; id: number; text: string; words: SpokenWord[] }
  | { say: 'problem'; id: number | null; problem: string };

const RATE = 16_000;
/** Whisper hears half a minute at once. */
const MOST_MS = 29_000;

/** Answers jobs in this process, which may crash without harm. A recognizer for each language, where the model has any. */
export async function speechAnswerer(
  { modelDir, module }: { modelDir: string; module: string },
  say: (reply: SpeechReply) => void,
): Promise<(job: SpeechJob) => Promise<void>> {
  const model = modelIn(modelDir);
  if (!model) throw new Error('no model');
  const open = new Map<string, Promise<Recognizer>>();
  const recognizerFor = (language: string | null) => {
    const { whisper } = model;
    const key = (whisper && language) ?? '';
    const settings = whisper && language ? { ...model, whisper: { ...whisper, language } } : model;
    const known = open.get(key) ?? openRecognizer(module, settings);
    open.set(key, known);
    return known;
  };
  await recognizerFor(null);
  say({ say: 'ready' });
  return async ({ id, file, language }) => {
    try {
      const recognizer = await recognizerFor(language);
      const texts: string[] = [];
      const words: SpokenWord[] = [];
      for (let from = 0; ; from += MOST_MS) {
        const samples = await readSamples(file, from, MOST_MS);
        if (samples.length === 0) break;
        const stream = recognizer.createStream();
        stream.acceptWaveform({
          sampleRate: RATE,
          samples: Float32Array.from(samples, (one) => one / 32_768),
        });
        recognizer.decode(stream);
        const heard = recognizer.getResult(stream);
        texts.push(heard.text.trim());
        words.push(...wordsOf(heard, from, from + (samples.length / RATE) * 1_000));
      }
      say({ say: 'heard', id, text: texts.filter(Boolean).join(' '), words });
    } catch (error) {
      say({ say: 'problem', id, problem: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** Tokens are parts of words; one that begins with a space, or its sign, begins a word. */
function wordsOf(
  { tokens = [], timestamps = [] }: ReturnType<Recognizer['getResult']>,
  fromMs: number,
  endMs: number,
): SpokenWord[] {
  if (tokens.length !== timestamps.length) return [];
  const words: SpokenWord[] = [];
  for (const [at, token] of tokens.entries()) {
    const startMs = Math.round(fromMs + timestamps[at]! * 1_000);
    const last = words.at(-1);
    const part = token.replace(/^[\u2581 ]/u, '');
    if (last && !/^[\u2581 ]/u.test(token)) last.word += part;
    else words.push({ word: part, startMs, endMs: startMs });
    words.at(-1)!.endMs = Math.round(Math.min(endMs, fromMs + (timestamps[at + 1] ?? endMs) * 1_000));
  }
  return words.filter(({ word }) => word.trim() !== '');
}
