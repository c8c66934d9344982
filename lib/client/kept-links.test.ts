import { expect, it } from 'vitest';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';
import { KEPT_MS, keptLinks } from './kept-links';

const END = '2026-11-21T12:00:00.000Z';
const soon = Date.parse(END) - KEPT_MS;

/** The fields of a reading that the function reads. */
function reading(signature: string, linksExpireAt: string | null, video = true): ResponseReading {
  const link = (name: string) => `https://a.example/${name}?signature=${signature}`;
  const one = {
    id: 'r',
    state: video ? 'ready' : 'waiting',
    audioUrl: video ? link('audio.m4a') : null,
    video: video ? { streamUrl: link('stream.m3u8'), mp4Url: link('video.mp4') } : null,
    posterUrl: video ? link('poster.jpg') : null,
  };
  return {
    linksExpireAt,
    transcript: [{ recordings: [one] }, { recordings: [] }],
  } as unknown as ResponseReading;
}

it('keeps the links that are still good', () => {
  const before = reading('old', END);
  expect(keptLinks(before, soon - 1, reading('new', '2026-11-21T12:59:00.000Z'))).toEqual(before);
});

it('takes new ones when those before end soon, or there were none', () => {
  const next = reading('new', '2026-11-21T12:59:00.000Z');
  expect(keptLinks(reading('old', END), soon, next)).toBe(next);
  expect(keptLinks(reading('old', null), 0, next)).toBe(next);
  expect(keptLinks(undefined, 0, next)).toBe(next);
  const withdrawn = { ...reading('old', END), linksExpireAt: null };
  expect(keptLinks(reading('old', END), 0, withdrawn)).toBe(withdrawn);
});

it('takes the links of a recording that has become ready', () => {
  const next = reading('new', '2026-11-21T12:59:00.000Z');
  const merged = keptLinks(reading('old', END, false), soon - 1, next);
  expect(merged.transcript).toEqual(next.transcript);
});
