/** The words that a browser recognised: final ones, and those that may still change. */
export interface RecognizedText {
  settled: string;
  open: string;
}

/** The used part of the browser's SpeechRecognition. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  abort(): void;
  onresult: ((event: { results: ArrayLike<RecognitionResult> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}
interface RecognitionResult extends ArrayLike<{ transcript: string }> {
  isFinal: boolean;
}
type Recognitions = new () => Recognition;

/** After these errors it is useless to try again. */
const FINAL = new Set(['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported']);
const AGAIN_MS = 500;
const MOST_FAILURES = 5;

export function recognitionOf(page: object): Recognitions | null {
  const known = Reflect.get(page, 'SpeechRecognition') ?? Reflect.get(page, 'webkitSpeechRecognition');
  return typeof known === 'function' ? (known as Recognitions) : null;
}

/**
 * Transcribes live, where the browser can. It is only a help: the recording continues whatever fails here. Returns a
 * function that stops it.
 */
export function followSpeech(
  Recognition: Recognitions,
  {
    language,
    onHeard: onText,
    onGone,
  }: { language: string; onHeard: (heard: RecognizedText) => void; onGone: () => void },
): () => void {
  let stopped = false;
  let failures = 0;
  let before = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Recognition | null = null;
  const listen = () => {
    if (stopped) return;
    const recognition = new Recognition();
    current = recognition;
    Object.assign(recognition, { lang: language, continuous: true, interimResults: true });
    let recognized: RecognizedText = { settled: '', open: '' };
    recognition.onresult = ({ results }) => {
      failures = 0;
      recognized = recognizedIn(Array.from(results));
      onText({ settled: joined(before, recognized.settled), open: recognized.open });
    };
    recognition.onerror = ({ error }) => {
      failures += 1;
      if (FINAL.has(error) || failures > MOST_FAILURES) end();
    };
    // Recognition ends by itself after a silence.
    recognition.onend = () => {
      before = joined(before, recognized.settled, recognized.open);
      if (!stopped) timer = setTimeout(listen, AGAIN_MS);
    };
    try {
      recognition.start();
    } catch {
      end();
    }
  };
  const end = () => {
    if (stopped) return;
    stop();
    onGone();
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    current?.abort();
  };
  listen();
  return stop;
}

export function recognizedIn(results: readonly RecognitionResult[]): RecognizedText {
  const words = (some: readonly RecognitionResult[]) =>
    joined(...some.map((result) => result[0]?.transcript ?? ''));
  return {
    settled: words(results.filter(({ isFinal }) => isFinal)),
    open: words(results.filter(({ isFinal }) => !isFinal)),
  };
}

export function joined(...parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}
