import { describe, expect, it } from 'vitest';
import { placeWords, timeOfPlace, unsurePlaces, wordAt } from './said-words';
import type { Segment } from './timeline';

type Spoken = { speech: { words: { word: string; startMs: number; endMs: number; unsure?: true }[] } };

/** A word a second, half a second long, from a clip that begins at 10 s. */
function segment(words: string[]): Segment<Spoken> {
  const timed = words.map((word, at) => ({ word, startMs: at * 1_000, endMs: at * 1_000 + 500 }));
  const clip = { recording: { speech: { words: timed } }, startMs: 10_000, endMs: 60_000 };
  return { row: 0, startMs: 10_000, endMs: 60_000, voice: [clip], screen: [] };
}

const placed = (text: string, words: string[]) =>
  placeWords(text, segment(words)).map(({ start, end, fromMs }) => [text.slice(start, end), fromMs]);

it('finds the words in the text with its signs, and their times on the interview’s clock', () => {
  expect(placed('“No,” I said. No!', [' No,', 'i', 'SAID.', 'no'])).toEqual([
    ['No', 10_000],
    ['I', 11_000],
    ['said', 12_000],
    ['No', 13_000],
  ]);
});

it('takes no part of a word for the word', () => {
  expect(placed('Into it', ['it'])).toEqual([['it', 10_000]]);
  expect(placed('我想坐火车', ['我', '想', '火车'])).toEqual([
    ['我', 10_000],
    ['想', 11_000],
    ['火车', 12_000],
  ]);
});

it('goes on behind words that the text does not have', () => {
  const text = `We waited. ${'And so on and on. '.repeat(20)}At last it came.`;
  expect(placed(text, ['we', 'came', 'waited', '…'])).toEqual([
    ['We', 10_000],
    ['waited', 12_000],
  ]);
});

it('counts in the text as it stands, whatever its folding would be', () => {
  expect(placed('İstanbul was cold', ['was', 'cold'])).toEqual([
    ['was', 10_000],
    ['cold', 11_000],
  ]);
});

it('knows the word at a time, and the time of a place', () => {
  const words = placeWords('one two three', segment(['one', 'two', 'three']));
  expect(wordAt(words, 9_999)).toBeNull();
  expect(wordAt(words, 10_700)?.start).toBe(0);
  expect(wordAt(words, 11_000)?.start).toBe(4);
  expect(wordAt(words, 14_000)).toBeNull();
  expect(timeOfPlace(words, 5)).toBe(11_000);
  expect(timeOfPlace([], 5)).toBeNull();
});

describe('uncertain words', () => {
  const unsure = (text: string, words: string[]) => {
    const said = segment(words.map((word) => word.replace('?', '')));
    const known = said.voice[0]!.recording.speech.words;
    for (const [at, word] of words.entries()) if (word.endsWith('?')) known[at]!.unsure = true;
    return unsurePlaces(text, said).map(({ start, end }) => text.slice(start, end));
  };

  it('that follow one another are one place', () => {
    const words = ['I', 'have', 'no', 'comfort?', 'cat?', 'agree?', 'at', 'home?'];
    expect(unsure('I have no comfort cat agree at home.', words)).toEqual(['comfort cat agree', 'home']);
  });

  it('are where they stand, also when they were said before with certainty', () => {
    const text = 'The cat, and then the cat.';
    const said = segment(['the', 'cat', 'and', 'then', 'the', 'cat']);
    said.voice[0]!.recording.speech.words[5]!.unsure = true;
    expect(unsurePlaces(text, said)).toEqual([{ start: 22, end: 25 }]);
  });

  it('that the text does not have any more are nowhere', () => {
    expect(unsure('I have no category at home.', ['I', 'cat?', 'agree?', 'home'])).toEqual([]);
  });
});
