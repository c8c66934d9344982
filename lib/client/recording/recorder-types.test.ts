import { describe, expect, it } from 'vitest';
import { fileOf, recorderType } from './recorder-types';

const browser =
  (...known: string[]) =>
  (type: string) =>
    known.includes(type);

describe('the type of a recording', () => {
  it('is AAC and H.264 where the browser makes them', () => {
    const safari = browser(
      'audio/mp4;codecs=mp4a.40.2',
      'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
      'video/mp4',
    );
    expect(recorderType('audio', safari)).toBe('audio/mp4;codecs=mp4a.40.2');
    expect(recorderType('camera', safari)).toBe('video/mp4;codecs=avc1.42E01E,mp4a.40.2');
  });

  it('is H.264 with Opus before WebM, and Opus in WebM for sound alone', () => {
    const chromium = browser(
      'audio/webm;codecs=opus',
      'video/webm;codecs=vp8,opus',
      'video/mp4;codecs=avc1.42E01E,opus',
      'video/webm;codecs=vp8',
      'video/mp4;codecs=avc1.42E01E',
    );
    expect(recorderType('audio', chromium)).toBe('audio/webm;codecs=opus');
    expect(recorderType('camera', chromium)).toBe('video/mp4;codecs=avc1.42E01E,opus');
    expect(recorderType('screen', chromium)).toBe('video/mp4;codecs=avc1.42E01E');
  });

  it('is WebM where there is nothing else, and null where there is nothing at all', () => {
    expect(recorderType('camera', browser('video/webm'))).toBe('video/webm');
    expect(recorderType('screen', browser())).toBeNull();
  });
});

it('a file is named after what it shows and what it is', () => {
  expect(fileOf('audio', 'audio/webm;codecs=opus')).toEqual({
    filetype: 'audio/webm',
    filename: 'audio.webm',
  });
  expect(fileOf('screen', 'video/mp4;codecs=avc1.42E01E').filename).toBe('screen.mp4');
});
