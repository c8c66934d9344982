/** The result of speaking: `silent` where there is no voice, or where the browser does not yet permit sound. */
export type SpokenOutcome = 'ended' | 'stopped' | 'silent';

export interface Speaking {
  stop(): void;
  ended: Promise<SpokenOutcome>;
}

interface VoiceOptions {
  text: string;
  /** A language tag. */
  language: string;
  /** The server's voice, if it has one. */
  fromServer: ((signal: AbortSignal) => Promise<Blob | null>) | null;
  /** Called at the first sound. */
  onStart: () => void;
}

/** In milliseconds; a voice that has not started by then will not start. */
const BEGINS_WITHIN_MS = 4_000;
const VOICES_WITHIN_MS = 600;

/** Reads a question aloud: in the server's voice, else in one of the browser's for the language, else not at all. */
export function speakQuestion(options: VoiceOptions): Speaking {
  const stopped = new AbortController();
  const ended = (async (): Promise<SpokenOutcome> => {
    const sound = await options.fromServer?.(stopped.signal).catch(() => null);
    let outcome: SpokenOutcome = 'silent';
    if (!stopped.signal.aborted && sound) outcome = await play(sound, stopped.signal, options.onStart);
    if (!stopped.signal.aborted && outcome === 'silent') outcome = await utter(options, stopped.signal);
    return stopped.signal.aborted ? 'stopped' : outcome;
  })().catch((): SpokenOutcome => 'silent');
  return { stop: () => stopped.abort(), ended };
}

function play(sound: Blob, signal: AbortSignal, onStart: () => void): Promise<SpokenOutcome> {
  const address = URL.createObjectURL(sound);
  const audio = new Audio(address);
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

async function utter({ text, language, onStart }: VoiceOptions, signal: AbortSignal): Promise<SpokenOutcome> {
  const synthesis = globalThis.speechSynthesis;
  if (!synthesis) return 'silent';
  const voice = (await voicesOf(synthesis)).find(({ lang }) => sameLanguage(lang, language));
  if (!voice || signal.aborted) return 'silent';
  const utterance = new SpeechSynthesisUtterance(text);
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
