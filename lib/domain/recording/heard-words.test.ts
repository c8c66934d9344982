import { expect, it } from 'vitest';
import { joinedHeard } from './heard-words';

it('puts stretches one after the other, and keeps what was not sure', () => {
  const words = [
    { word: 'No', startMs: 0, endMs: 200 },
    { word: 'agree.', startMs: 300.4, endMs: 500, unsure: true as const },
  ];
  expect(
    joinedHeard([
      { text: 'No agree.', words, laterMs: 0 },
      { text: ' And on.', words: [{ word: 'And', startMs: 0, endMs: 90 }], laterMs: 6_000 },
    ]),
  ).toEqual({
    text: 'No agree. And on.',
    words: [
      { word: 'No', startMs: 0, endMs: 200 },
      { word: 'agree.', startMs: 300, endMs: 500, unsure: true },
      { word: 'And', startMs: 6_000, endMs: 6_090 },
    ],
  });
});
