import { describe, expect, it } from 'vitest';
import { captureMode, firstWay } from './capture-mode';

it.each([
  ['text', false, false, false],
  ['audio', true, false, false],
  ['audio_text', true, false, false],
  ['audio_screen', true, false, true],
  ['video', true, true, false],
  ['video_screen', true, true, true],
] as const)(
  'an interview of mode %s asks for no more than it records',
  (mode, microphone, camera, screen) => {
    expect(captureMode(mode)).toEqual({ microphone, camera, screen });
  },
);

describe('an open question', () => {
  it('is answered as the participant chose before', () => {
    expect(firstWay('audio', 'voice', 'type')).toBe('type');
    expect(firstWay('audio_text', 'text', 'speak')).toBe('speak');
  });
  it('is answered as it prefers, else as the mode says', () => {
    expect(firstWay('audio', 'text', null)).toBe('type');
    expect(firstWay('video', 'none', null)).toBe('speak');
    expect(firstWay('audio_text', 'none', null)).toBe('type');
    expect(firstWay('audio_text', 'voice', null)).toBe('speak');
    expect(firstWay('video_screen', 'screenRecording', null)).toBe('speak');
  });
  it('is typed in a written interview, whatever it prefers', () => {
    expect(firstWay('text', 'voice', 'speak')).toBe('type');
  });
});
