import { joined } from './live-caption';
import { levelAt, soundLevels } from './sound-levels';

/** The result of speaking: `silent` where there is no voice, or where the browser does not yet permit sound. */
export type SpokenOutcome = 'ended' | 'stopped' | 'silent';

export interface Speaking {
  stop(): void;
  /** How loud it is at this moment, from 0 to 1 (see followLevel). */
  loudness(): number;
  ended: Promise<SpokenOutcome>;
}

interface Said {
  text: string;
  /** The server's voice, if it has one. */
  fromServer: ((signal: AbortSignal) => Promise<Blob | null>) | null;
}

interface VoiceOptions extends Said {
  /** A language tag. */
  language: string;
  /** A few words that come first, said by the same voice or not at all. */
  before: Said | null;
  /** Called at the first sound. */
  onStart: () => void;
}

/** Of a voice that cannot be measured. */
const LIKELY_LOUDNESS = 0.85;

/** In milliseconds; a voice that has not started by then will not start. */
const BEGINS_WITHIN_MS = 4_000;
const VOICES_WITHIN_MS = 600;
const MOST_LATER_MS = 300;

/** Reads a question aloud: in the server's voice, else in one of the browser's for the language, else not at all. */
export function speakQuestion(options: VoiceOptions): Speaking {
  const stopped = new AbortController();
  let loudness = () => LIKELY_LOUDNESS;
  const ended = (async (): Promise<SpokenOutcome> => {
    const { before } = options;
    const fetched = [options, before].map((said) => said?.fromServer?.(stopped.signal).catch(() => null));
    const sound = await fetched[0];
    // The question does not wait for what comes before it.
    const first = sound ? await Promise.race([fetched[1], afterwards(MOST_LATER_MS)]) : null;
    let outcome: SpokenOutcome = 'silent';
    for (const part of [first, sound]) {
      if (stopped.signal.aborted || !part) continue;
      const audio = new Audio();
      loudness = () => LIKELY_LOUDNESS;
      void soundLevels(part).then((levels) => {
        if (levels) loudness = () => levelAt(levels, audio.currentTime);
      });
      outcome = await play(audio, part, stopped.signal, options.onStart);
    }
    if (!stopped.signal.aborted && outcome === 'silent') {
      loudness = () => LIKELY_LOUDNESS;
      outcome = await utter(options, stopped.signal);
    }
    return stopped.signal.aborted ? 'stopped' : outcome;
  })().catch((): SpokenOutcome => 'silent');
  return { stop: () => stopped.abort(), loudness: () => loudness(), ended };
}

function play(
  audio: HTMLAudioElement,
  sound: Blob,
  signal: AbortSignal,
  onStart: () => void,
): Promise<SpokenOutcome> {
  const address = URL.createObjectURL(sound);
  audio.src = address;
  return new Promise<SpokenOutcome>((resolve) => {
    audio.onplaying = onStart;
    audio.onended = () => resolve('ended');
    audio.onerror = () => resolve('silent');
    signal.addEventListener('abort', () => resolve('stopped'));
    // Refused because the participant has not pressed anything on the page yet.
    audio.play().catch(() => resolve('silent'));
  }).finally(() => {
    audio.pause();
    URL.revokeObjectURL(address);
  });
}

const afterwards = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

async function utter(
  { text, before, language, onStart }: VoiceOptions,
  signal: AbortSignal,
): Promise<SpokenOutcome> {
  const synthesis = globalThis.speechSynthesis;
  if (!synthesis) return 'silent';
  const voice = (await voicesOf(synthesis)).find(({ lang }) => sameLanguage(lang, language));
  if (!voice || signal.aborted) return 'silent';
  const utterance = new SpeechSynthesisUtterance(joined(before?.text ?? '', text));
  utterance.voice = voice;
  utterance.lang = voice.lang;
  return new Promise<SpokenOutcome>((resolve) => {
    const late = setTimeout(() => resolve('silent'), BEGINS_WITHIN_MS);
    utterance.onstart = () => {
      clearTimeout(late);
      onStart();
    };
    utterance.onend = () => resolve('ended');
    utterance.onerror = () => resolve('silent');
    signal.addEventListener('abort', () => resolve('stopped'));
    synthesis.cancel();
    synthesis.speak(utterance);
  }).finally(() => synthesis.cancel());
}

/** Browsers load their list of voices when they are first asked for it. */
function voicesOf(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(late);
      synthesis.removeEventListener('voiceschanged', done);
      resolve(synthesis.getVoices());
    };
    const late = setTimeout(done, VOICES_WITHIN_MS);
    synthesis.addEventListener('voiceschanged', done);
  });
}

export function sameLanguage(tag: string, wanted: string): boolean {
  const base = (code: string) => code.toLowerCase().split(/[-_]/)[0];
  return base(tag) === base(wanted);
}
