import { expect, it } from 'vitest';
import { keyMay } from './key-words';

it('O3: says in plain words what a key may do', () => {
  expect(keyMay({ scopes: null, studyIds: null })).toBe('everything its owner may do');
  expect(keyMay({ scopes: ['read'], studyIds: null })).toBe('only read');
  expect(keyMay({ scopes: ['launch', 'write', 'read'], studyIds: ['a', 'b'] })).toBe(
    'only read, change and launch, in 2 studies',
  );
  expect(keyMay({ scopes: null, studyIds: ['a'] })).toBe('everything its owner may do, in one study');
});
