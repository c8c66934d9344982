import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followSpeech, joined, type RecognizedText, recognitionOf } from './live-caption';

class Ear {
  static made: Ear[] = [];
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: ((event: { results: ArrayLike<never> }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  aborted = false;
  constructor() {
    Ear.made.push(this);
  }
  start() {}
  abort() {
    this.aborted = true;
  }
  hear(...said: [string, boolean][]) {
    const results = said.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));
    this.onresult?.({ results: results as never });
  }
}

const texts: RecognizedText[] = [];
const gone = vi.fn();
const follow = () =>
  followSpeech(Ear as never, { language: 'de', onHeard: (h) => texts.push(h), onGone: gone });
const ear = () => Ear.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Ear.made = [];
  texts.length = 0;
  gone.mockReset();
});

describe('a live caption', () => {
  it('tells settled words from those that may change', () => {
    follow();
    ear().hear(['Well', true], [' I stopped', false]);
    expect(texts.at(-1)).toEqual({ settled: 'Well', open: 'I stopped' });
    expect([ear().lang, ear().continuous, ear().interimResults]).toEqual(['de', true, true]);
  });

  it('goes on after a silence, and keeps what was said before', () => {
    const stop = follow();
    ear().hear(['One', true], ['two', false]);
    ear().onend?.();
    vi.advanceTimersByTime(600);
    expect(Ear.made).toHaveLength(2);
    ear().hear(['three', true]);
    expect(texts.at(-1)).toEqual({ settled: 'One two three', open: '' });
    stop();
    ear().onend?.();
    vi.advanceTimersByTime(5000);
    expect(Ear.made).toHaveLength(2);
  });

  it.each(['not-allowed', 'audio-capture'])('gives up at once after %s', (error) => {
    follow();
    ear().onerror?.({ error });
    ear().onend?.();
    vi.advanceTimersByTime(5000);
    expect([Ear.made.length, gone.mock.calls.length]).toEqual([1, 1]);
  });

  it('gives up when it fails again and again', () => {
    follow();
    for (let at = 0; at < 20; at += 1) {
      ear().onerror?.({ error: 'network' });
      ear().onend?.();
      vi.advanceTimersByTime(600);
    }
    expect([Ear.made.length, gone.mock.calls.length]).toEqual([6, 1]);
  });
});

it('is not there where the browser has none', () => {
  expect(recognitionOf({})).toBeNull();
  expect(recognitionOf({ webkitSpeechRecognition: Ear })).toBe(Ear);
  expect(joined(' a ', '', 'b')).toBe('a b');
});
