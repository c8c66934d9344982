import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEEPEST_FOLDER, folderText, inTreeOrder, isWithin, readFolderText, samePath } from './folder';

const anyPath = fc.array(
  fc.string({ minLength: 1, unit: fc.constantFrom('a', '/', '%', '2', 'F', ' ', 'ä') }),
  {
    minLength: 1,
    maxLength: DEEPEST_FOLDER,
  },
);

describe('a folder as text', () => {
  it('reads back as the path that was written, whatever the names hold', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(readFolderText(folderText(path))).toEqual(path);
      }),
    );
  });

  it('is readable where names are plain', () => {
    expect(folderText(['Night trains', 'On board'])).toBe('Night trains/On board');
  });

  it('is none with an empty name, a stray percent sign, or too many names', () => {
    for (const text of ['', '/', 'a/', '/a', 'a//b', '50%', '%20', '%2', Array(11).fill('a').join('/')]) {
      expect(readFolderText(text), text).toBeUndefined();
    }
  });
});

describe('folders', () => {
  it('are within themselves and what they stand in, and not within what only begins alike', () => {
    expect(isWithin(['a', 'b'], ['a'])).toBe(true);
    expect(isWithin(['a'], ['a'])).toBe(true);
    expect(isWithin(['a'], ['a', 'b'])).toBe(false);
    expect(isWithin(['ab'], ['a'])).toBe(false);
    expect(samePath(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(samePath(['a', 'b'], ['a'])).toBe(false);
  });

  it('come as a tree, each before what stands in it, by name', () => {
    const paths = [['b'], ['a', 'z'], ['Ä'], ['a 10'], ['a'], ['a 9'], ['a', 'b', 'c'], ['a', 'b']];
    expect(inTreeOrder(paths.map((path) => ({ path }))).map(({ path }) => path.join('/'))).toEqual([
      'a',
      'a/b',
      'a/b/c',
      'a/z',
      'Ä',
      'a 9',
      'a 10',
      'b',
    ]);
  });
});
