import { expect, it } from 'vitest';
import { keyMay } from './key-words';

it('O3: says in plain words what a key may do', () => {
  expect(keyMay({ scopes: null, studyIds: null, test: false })).toBe('everything its owner may do');
  expect(keyMay({ scopes: ['read'], studyIds: null, test: false })).toBe('only read');
  expect(keyMay({ scopes: ['launch', 'write', 'read'], studyIds: ['a', 'b'], test: false })).toBe(
    'only read, change and launch, in 2 studies',
  );
  expect(keyMay({ scopes: null, studyIds: ['a'], test: false })).toBe(
    'everything its owner may do, in one study',
  );
  expect(keyMay({ scopes: ['write'], studyIds: null, test: true })).toBe('only change, in test studies');
  expect(keyMay({ scopes: null, studyIds: ['a'], test: true })).toBe(
    'everything its owner may do, in one test study',
  );
});
