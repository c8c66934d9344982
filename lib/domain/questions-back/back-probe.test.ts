import { describe, expect, it } from 'vitest';
import type { StudyFacts } from './answer-back';
import { backProbe, type SaidBack } from './back-probe';
import { questionBack } from './question-back';

const FACTS: StudyFacts = {
  mode: 'text',
  minutes: 12,
  organisation: 'Lantern Rail',
  contact: null,
  retentionDays: null,
  responseId: 'r-1',
};
const QUESTION = 'What did you do the last time your train was late?';

/** What follows each answer, all given to one question, or to one question each. */
function followed(answers: readonly string[], language = 'en', questions: readonly string[] = [QUESTION]) {
  const turns: SaidBack[] = [];
  return answers.map((user, at) => {
    const question = questions[Math.min(at, questions.length - 1)]!;
    const before = turns.at(-1)?.probe;
    const moderator = before?.decision === 'ask' && questions.length === 1 ? before.text : question;
    turns.push({ questionId: question, conceptId: null, probe: null, moderator, user });
    const probe = backProbe(questionBack(user, language)!, turns, FACTS, language);
    turns[at] = { ...turns[at]!, probe };
    return probe.decision === 'ask' ? probe.text : probe.decision;
  });
}

describe('K6: who says that they want to stop', () => {
  it.each([
    ['en', 'Stop.', 'Stop. I want to stop.'],
    ['de', 'Stopp', 'Ich möchte aufhören.'],
    ['fr', 'Stop', 'Je veux arrêter.'],
    ['es', 'Pare', 'Quiero parar.'],
    ['pt', 'Pare', 'Quero parar.'],
    ['it', 'Stop', 'Voglio smettere.'],
    ['nl', 'Stop', 'Ik wil stoppen.'],
  ])('is told once how they may, and then not asked the question again (%s)', (language, first, second) => {
    const [told, then] = followed([first, second], language);
    expect(told).not.toBe('move_on');
    expect(told).not.toContain(QUESTION);
    expect(then).toBe('move_on');
  });
  it('is not told again at another question', () => {
    expect(followed(['Stop.', 'I want to stop.'], 'en', [QUESTION, 'And then?'])[1]).toBe('move_on');
  });
  it('is told when they asked for something else before', () => {
    expect(followed(['Is this recorded?', 'Stop.'])[1]).toContain('stop at any time');
  });
  it('is answered once more when they ask whether they may', () => {
    expect(followed(['Stop.', 'Can I stop here?'])[1]).toMatch(/^Once more: Yes, you may .*late\?$/);
  });
});

describe('K3: what is asked back again', () => {
  it('is answered truly again, and not in the same words', () => {
    const [first, second, third] = followed(['Is this recorded?', 'Is this recorded?', 'Am I recorded?']);
    expect(first).toBe(`What you write is kept; there is no recording of sound or picture. ${QUESTION}`);
    expect(second).toBe(`Once more: ${first}`);
    expect(third).toBe('move_on');
  });
  it.each(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'])('says so in %s', (language) => {
    const asked = { en: 'Who are you?', de: 'Wer sind Sie?', fr: 'Qui êtes-vous ?', es: '¿Quién es usted?' };
    const others = { pt: 'Quem é você?', it: 'Chi è lei?', nl: 'Wie bent u?' };
    const question = { ...asked, ...others }[language]!;
    const [first, second] = followed([question, question], language);
    expect(second).not.toBe(first);
    expect(second!.endsWith(first!)).toBe(true);
  });
  it('is the question alone when that is to be repeated', () => {
    const texts = followed(['Can you repeat the question?', 'Sorry, could you say that again?']);
    expect(texts).toEqual([`Of course: ${QUESTION}`, `Once more: ${QUESTION}`]);
  });
  it('is passed on as well when it is something else that nobody here can answer', () => {
    const texts = followed(['Who is the mayor of Leeds?', 'What do you think?']);
    expect(texts[1]).toBe(`I will pass that on as well. ${QUESTION}`);
  });
});
