import { expect, it } from 'vitest';
import { namesIn, withoutNames } from './hidden-names';

const hidden = (text: string) => withoutNames(text, namesIn([text]));

it.each([
  ['My name is Heron Inkwell, and Heron is short.', 'My name is ████ ████, and ████ is short.'],
  ['Ich heiße Otter. Otters Bett war kurz.', 'Ich heiße ████. Otters Bett war kurz.'],
  ['Mrs Foolscap’s bed', 'Mrs ████ bed'],
  ['Write to a.b@example.org or +49 351 123 45 67.', 'Write to ████ or ████.'],
  ['The 8:15 to Leeds, platform 3, 120 people.', 'The 8:15 to Leeds, platform 3, 120 people.'],
  ['My name is Jo\u0308rg. J\u00f6rg waited.', 'My name is ████. ████ waited.'],
  ['My name is J\u00f6rg. Jo\u0308rg’s bed.', 'My name is ████. ████ bed.'],
  ['my name is not important', 'my name is not important'],
])('M3: hides names in %j', (text, shown) => {
  expect(hidden(text)).toBe(shown);
});
