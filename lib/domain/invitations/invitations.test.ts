import { describe, expect, it } from 'vitest';
import { filledText, invitationMailWords, invitationText, invitationTextProblem } from './invitation-text';
import { type Invitee, inviteeProblem, inviteesOf } from './invitee';

const invitee = (part: Partial<Invitee>): Invitee => ({
  email: 'ada@example.org',
  name: null,
  language: null,
  parameters: [],
  ...part,
});

describe('N7: whom a list invites', () => {
  it('N7: columns by their names in any order; others are parameters', () => {
    const rows = [
      ['Segment', 'Name', 'E-Mail', 'Sprache', ''],
      ['north', ' Ada Lane ', 'ada@example.org', 'de', 'x'],
      ['', '', 'bo@example.org'],
    ];
    expect(inviteesOf(rows)).toEqual([
      { email: 'ada@example.org', name: 'Ada Lane', language: 'de', parameters: [['Segment', 'north']] },
      invitee({ email: 'bo@example.org' }),
    ]);
  });

  it('N7: addresses alone, with names, and as mail programs write them', () => {
    const rows = [
      ['ada@example.org'],
      ['Bo', 'bo@example.org'],
      ['"Cy, Dr" <cy@example.org>'],
      ['nobody'],
      [''],
    ];
    expect(inviteesOf(rows).map(({ email, name }) => [email, name])).toEqual([
      ['ada@example.org', null],
      ['bo@example.org', 'Bo'],
      ['cy@example.org', 'Cy, Dr'],
      ['nobody', null],
      ['', null],
    ]);
  });

  it.each([
    [{ email: '' }, 'missing'],
    [{ email: 'nobody' }, 'no address'],
    [{ email: 'a@b.example\nbcc: c@example.org' }, 'no address'],
    [{ language: 'fr' }, 'not in this language'],
    [{ parameters: [['_clq_sig', 'x']] as [string, string][] }, 'our own'],
    [{ name: 'x'.repeat(301) }, 'longer'],
  ])('N7: %j is not taken', (part, words) => {
    expect(inviteeProblem(invitee(part), ['en', 'de'])).toContain(words);
  });

  it('N7: others are', () => {
    expect(
      inviteeProblem(invitee({ language: 'de', parameters: [['pid', '1']] }), ['en', 'de']),
    ).toBeUndefined();
  });
});

describe('N7: what a mail says', () => {
  const values = {
    name: 'Ada {link}\nBcc: x',
    study: 'Tea & trains',
    organisation: 'Institute',
    link: 'https://s.example/s/tea?_clq_sig=1',
    unsubscribe: 'https://s.example/api/unsubscribe/1',
    language: 'de-CH',
  };

  it('N7: fills in each placeholder once, and no value makes another line', () => {
    const mail = invitationMailWords({ subject: '{name}: {study}', text: 'Hi {name},\n{link}' }, values);
    expect(mail.subject).toBe('Ada {link} Bcc: x: Tea & trains');
    expect(mail.text).toContain('Hi Ada {link} Bcc: x,\nhttps://s.example/s/tea?_clq_sig=1\n');
    expect(mail.text).toContain('keine solchen Mails mehr möchten:\nhttps://s.example/api/unsubscribe/1');
  });

  it('N7: leaves no gap without a name', () => {
    const usual = invitationText(null, 'en');
    expect(invitationMailWords(usual, { ...values, name: null }).text).toMatch(/^Hello,\n/);
    expect(invitationMailWords(invitationText(null, 'es'), { ...values, name: null }).text).toMatch(
      /^Hola:\n/,
    );
  });

  it('N7: the study’s own words go before the usual ones, whose link and placeholders are right', () => {
    const own = { subject: 'S', text: 'T {link}', reminderSubject: 'R', reminderText: 'R {link}' };
    expect(invitationText({ de: own }, 'de')).toBe(own);
    for (const language of ['en', 'de', 'fr', 'es', 'ja']) {
      const { text, reminderText, subject } = invitationText(null, language);
      expect([text, reminderText].map(invitationTextProblem)).toEqual([undefined, undefined]);
      expect(subject).toContain('{study}');
    }
    expect(invitationTextProblem('Hello')).toContain('{link}');
    expect(invitationTextProblem('{link} {nmae}')).toContain('{nmae}');
    expect(filledText('{other} {name}', values)).toContain('{other} Ada');
  });
});
