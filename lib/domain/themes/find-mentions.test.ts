import { describe, expect, it } from 'vitest';
import { findMentions, knownThemes } from './find-mentions';

const find = (text: string, theme: { name: string; rule?: string; cues?: string[] }, language = 'en') =>
  findMentions(
    knownThemes([{ id: 't', rule: '', cues: [], ...theme }]),
    [{ seq: 0, text, asked: 'How was it?' }],
    language,
  ).map(({ start, end, stance }) => [text.slice(start, end), stance]);

describe('mentions of a theme', () => {
  it('L3: are whole sentences, and neighbouring ones are one passage', () => {
    const text = 'We left at nine. The heating failed. Nobody repaired the heating. Then I slept.';
    expect(find(text, { name: 'Heating' })).toEqual([
      ['The heating failed. Nobody repaired the heating.', 'supports'],
    ]);
  });

  it('L3: are told by any part of a name with several, and by other forms of its words', () => {
    expect(find('I voted last year.', { name: 'Elections and voting' })).toHaveLength(1);
    expect(find('He was elected.', { name: 'Elections and voting' })).toHaveLength(1);
    expect(find('I follow you.', { name: 'Following the news' })).toEqual([]);
  });

  it('L3: one word of a longer name is not enough, two of name and rule are', () => {
    const theme = { name: 'Freedom of speech', rule: 'No punishment by the police for words.' };
    expect(find('They have the freedom to travel.', theme)).toEqual([]);
    expect(find('The police give no punishment here.', theme)).toHaveLength(1);
  });

  it('L3: what the rule says does not belong is left out', () => {
    const theme = { name: 'Voting', rule: 'Elections.\nDoes not: restaurants.' };
    expect(find('We voted on the restaurant.', theme)).toEqual([]);
    expect(find('We voted on Sunday.', theme)).toHaveLength(1);
  });

  it('L3: of a theme that is about what is missing, saying so speaks for it', () => {
    const theme = { name: 'Not picturing the bed', rule: 'Could not picture the bed.' };
    expect(find('I could not picture the bed.', theme)).toEqual([
      ['I could not picture the bed.', 'supports'],
    ]);
  });

  it('L3: are found in other languages', () => {
    expect(find('Die Heizungen waren kaputt. Wir haben gefroren.', { name: 'Heizung' }, 'de')).toEqual([
      ['Die Heizungen waren kaputt.', 'supports'],
    ]);
  });

  it('takes no time for the longest answers', () => {
    const before = performance.now();
    find('heating '.repeat(20_000), { name: 'Heating' });
    find(`${'a'.repeat(90_000)}. heating`, { name: 'Heating' });
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
