import { describe, expect, it } from 'vitest';
import { isScreenUndecided } from './screen-choice';

const plain = { observed: false, goesWithout: false };
const watched = { observed: true, goesWithout: false };

describe('isScreenUndecided', () => {
  it.each([
    ['X38: nobody has shared or said anything yet', { ...plain, screen: 'off' }, true],
    ['X38: the browser’s choice was closed', { ...plain, screen: 'declined' }, true],
    ['X38: sharing has stopped by itself', { ...plain, screen: 'stopped' }, true],
    ['it is shared', { ...plain, screen: 'shared' }, false],
    ['they said that they go on without it', { ...plain, screen: 'without' }, false],
    ['this device cannot', { ...watched, screen: 'impossible' }, false],
    ['X27: a question about the screen asks once more', { ...watched, screen: 'without' }, true],
    ['X27: and takes no for an answer', { ...watched, screen: 'without', goesWithout: true }, false],
    ['X27: what is shared stays shared', { ...watched, screen: 'shared' }, false],
  ] as const)('%s', (_, choice, undecided) => {
    expect(isScreenUndecided(choice)).toBe(undecided);
  });
});
