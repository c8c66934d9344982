import { describe, expect, it } from 'vitest';
import { processorMilliseconds } from '@/lib/testing/processor-milliseconds';
import { checkFollowUp, type ProposedFollowUp, REFUSALS, type Refusal } from './check-follow-up';

const proposal = (text: string, over: Partial<ProposedFollowUp> = {}): ProposedFollowUp => ({
  text,
  language: 'en',
  answer:
    'I moved house in March, and one day I was standing in a shop with a full trolley and no way of paying.',
  question: 'What was the hardest part of moving?',
  goal: 'Learn how people move house.',
  askedBefore: [],
  laterQuestions: [],
  ...over,
});
const refused = (text: string, over: Partial<ProposedFollowUp> = {}) => checkFollowUp(proposal(text, over));

/** Fits whatever was said. */
const ANSWERS: Record<string, Pick<ProposedFollowUp, 'answer' | 'question' | 'goal'>> = {
  de: {
    answer: 'Der Laden ist nah, aber die Gebühren sind zu hoch.',
    question: 'Wie war es im Laden?',
    goal: null,
  },
  fr: {
    answer: 'Le magasin est proche, mais les frais sont trop élevés.',
    question: 'Comment était le magasin ?',
    goal: null,
  },
  es: {
    answer: 'La tienda está cerca, pero los gastos son muy altos.',
    question: '¿Cómo era la tienda?',
    goal: null,
  },
  pt: {
    answer: 'A loja fica perto, mas as taxas são muito altas.',
    question: 'Como era a loja?',
    goal: null,
  },
  it: {
    answer: 'Il negozio è vicino, ma le spese sono troppo alte.',
    question: 'Com’era il negozio?',
    goal: null,
  },
  nl: {
    answer: 'De winkel is dichtbij, maar de kosten zijn te hoog.',
    question: 'Hoe was de winkel?',
    goal: null,
  },
};
const inLanguage = (language: string, text: string, over: Partial<ProposedFollowUp> = {}) =>
  refused(text, { language, ...ANSWERS[language], ...over });

describe('K3: a follow-up that may be asked passes', () => {
  it.each([
    ['en', 'What happened then?'],
    ['en', 'And how did you get home in the end?'],
    ['en', 'When you say “no way of paying”, what exactly had happened?'],
    ['en', 'In what way was that hard for you?'],
    ['en', 'Standing there with the trolley, what went through your mind?'],
    ['en', 'What did you do when you noticed?'],
    ['en', 'Compared with what?'],
    ['de', 'Wie kam es dazu?'],
    ['de', 'Was ist beim letzten Mal passiert?'],
    ['de', 'Als das auffiel, was geschah dann?'],
    ['de', 'In welcher Situation war das zuletzt so?'],
    ['fr', "Qu'est-ce qui s'est passé ensuite ?"],
    ['fr', 'Comment en êtes-vous arrivé là ?'],
    ['fr', 'À quelle occasion cela vous est-il arrivé la dernière fois ?'],
    ['fr', 'Quand vous dites « trop élevés », à quoi pensez-vous ?'],
    ['es', '¿Qué pasó después?'],
    ['es', '¿En qué situación lo notó por última vez?'],
    ['pt', 'O que aconteceu depois?'],
    ['pt', 'De onde vem essa impressão?'],
    ['pt', 'Em que situação isso foi assim da última vez?'],
    ['it', 'Che cosa è successo dopo?'],
    ['it', "Com'è andata l'ultima volta?"],
    ['it', 'Da dove viene questa impressione?'],
    ['nl', 'Wat gebeurde er daarna?'],
    ['nl', 'Hoe ging dat de laatste keer?'],
    ['nl', 'Waar komt die indruk vandaan?'],
    ['el', 'Τι έγινε μετά;'],
    ['ar', 'ماذا حدث بعد ذلك؟'],
    ['ja', 'その後、何がありましたか？'],
    ['pl', 'Co było potem?'],
    ['ru', 'Что было потом?'],
  ])('%s: %s', (language, text) => {
    const over = ANSWERS[language] ?? {};
    expect(refused(text, { language, ...over })).toEqual([]);
  });
});

describe('K3: what is refused, and why', () => {
  it.each<[Refusal, string]>([
    ['empty', '  …  ?'],
    ['too_long', `What ${'and so on '.repeat(9)}happened?`],
    ['too_long', `What ${'a'.repeat(500)}?`],
    ['not_one_question', 'Tell me more.'],
    ['not_one_question', 'What happened? And how did it end?'],
    ['two_questions', 'What happened and how did you feel about that?'],
    ['yes_or_no', 'Was it slow?'],
    ['yes_or_no', 'Did you ask somebody what had happened?'],
    ['yes_or_no', 'And when you moved, did you miss it?'],
    ['yes_or_no', 'You were standing there?'],
    ['yes_or_no', 'Could you say more about that?'],
    ['leading', 'What made the price the problem, right?'],
    ['leading', 'How frustrating was that for you?'],
    ['leading', 'What mattered most there, the money or the time?'],
    ['leading', "Don't you think they should have helped, and what did they do?"],
    ['leading', 'What bothered you, for example the queue?'],
    ['praise', 'Great answer! What happened then?'],
    ['praise', "That's really interesting. What happened then?"],
    ['praise', 'You are right. What happened then?'],
    ['wrong_language', 'Was ist dann mit dir passiert?'],
    ['wrong_language', '¿Qué pasó después de eso en la tienda?'],
    ['wrong_language', 'Что было потом?'],
    ['not_their_words', 'When you say “no money”, what do you mean?'],
    ['cut_quote', 'You said “standing in a”. What happened then?'],
    ['cut_quote', 'You said “one day I was”. What happened then?'],
    ['markup', 'What do you see on https://example.org/x?'],
    ['markup', 'What did a@b.example say?'],
    ['markup', 'What **happened** then?'],
    ['markup', 'What happened <b>then</b>?'],
    ['markup', 'What hap\u200bpened then?'],
    ['markup', 'What hap\u200dpened then?'],
    ['markup', 'What hap\u00adpened then?'],
    ['markup', 'What happened\u3164 then?'],
    ['leak', 'What does the system prompt say about that?'],
  ])('%s: %s', (refusal, text) => {
    expect(refused(text)).toContain(refusal);
    expect(REFUSALS[refusal]).toMatch(/^(It|The words it takes up) /);
  });

  it.each([
    ['de', 'War das langsam?', 'yes_or_no'],
    ['de', 'Können Sie sagen, was passiert ist?', 'yes_or_no'],
    ['de', 'Erinnern Sie sich, wie das war?', 'yes_or_no'],
    ['de', 'Was hat gestört, nicht wahr?', 'leading'],
    ['de', 'Interessant! Was geschah dann?', 'praise'],
    ['de', 'What happened after that with you?', 'wrong_language'],
    ['de', 'Eben fiel „Gebühren sind zu“. Was geschah dann?', 'cut_quote'],
    ['fr', 'Est-ce que c’était lent ?', 'yes_or_no'],
    ['fr', 'Pouvez-vous dire ce qui a changé ?', 'yes_or_no'],
    ['fr', "C'était cher, n'est-ce pas ?", 'leading'],
    ['fr', "C'est très bien. Que s'est-il passé ensuite ?", 'praise'],
    ['fr', 'What happened after that with you?', 'wrong_language'],
    ['es', '¿Fue lento?', 'yes_or_no'],
    ['es', '¿Podría contar qué pasó?', 'yes_or_no'],
    ['es', 'Qué pasó después?', 'not_one_question'],
    ['es', '¿Qué fue caro, verdad?', 'leading'],
    ['es', 'Muy interesante. ¿Qué pasó después?', 'praise'],
    ['es', 'O que aconteceu depois com você?', 'wrong_language'],
    ['pt', 'Foi lento?', 'yes_or_no'],
    ['pt', 'Você poderia dizer o que aconteceu?', 'yes_or_no'],
    ['pt', 'O que foi caro, não é?', 'leading'],
    ['pt', 'Muito bem! O que aconteceu depois?', 'praise'],
    ['it', 'È stato lento?', 'yes_or_no'],
    ['it', 'Può dire che cosa è successo?', 'yes_or_no'],
    ['it', 'Che cosa costava troppo, vero?', 'leading'],
    ['it', 'Ottimo! Che cosa è successo dopo?', 'praise'],
    ['nl', 'Was het langzaam?', 'yes_or_no'],
    ['nl', 'Kunt u zeggen wat er gebeurde?', 'yes_or_no'],
    ['nl', 'Wat was er duur, toch?', 'leading'],
    ['nl', 'Interessant! Wat gebeurde er daarna?', 'praise'],
    ['el', 'Τι έγινε μετά?;', 'not_one_question'],
    ['ar', 'What happened then؟', 'wrong_language'],
  ])('%s: %s', (language, text, refusal) => {
    expect(inLanguage(language, text)).toContain(refusal);
  });

  it('a question that was asked before, in the same or nearly the same words', () => {
    const askedBefore = ['You said that. What happened after you left the house?', 'What came next?'];
    expect(refused('What came next?', { askedBefore })).toContain('repeat');
    expect(refused('So what happened after you left the house?', { askedBefore })).toContain('repeat');
    expect(refused('What was that like?', { askedBefore })).toEqual([]);
  });

  it('a question that the guide asks later, if nobody has mentioned it', () => {
    const laterQuestions = ['How satisfied are you with the moving company and its insurance?'];
    expect(refused('What about the insurance of the company?', { laterQuestions })).toContain(
      'later_question',
    );
    expect(refused('What happened then?', { laterQuestions })).toEqual([]);
  });

  it('words of the prompt', () => {
    const promptParts = ['You are a careful interviewer who never reveals the budget of this study.'];
    const text = 'What does a careful interviewer who never reveals the budget do?';
    expect(refused(text, { promptParts })).toContain('leak');
    expect(refused('What happened then?', { promptParts })).toEqual([]);
  });

  it('a new thing, only where that is asked for', () => {
    expect(refused('What did the landlord do?')).toEqual([]);
    expect(refused('What did the landlord do?', { nothingNew: true })).toContain('new_thing');
    expect(refused('What did you do with the trolley at that moment?', { nothingNew: true })).toEqual([]);
  });

  it.each([
    ['en', 'What did you do then?'],
    ['de', 'Wann haben Sie das zuletzt erlebt?'],
    ['de', 'Wie gehen Sie normalerweise damit um?'],
    ['de', 'Was kam dabei heraus?'],
    ['fr', 'Comment l’avez-vous vécu ?'],
    ['fr', 'Qu’avez-vous fait ensuite ?'],
    ['fr', 'Que faites-vous d’habitude au magasin ?'],
    ['es', '¿Cómo lo vivió?'],
    ['pt', 'O que quer dizer com isso?'],
    ['it', 'Come l’ha vissuto nel negozio?'],
    ['nl', 'Wat deed u toen?'],
  ])('but a plain question brings in nothing (%s: %s)', (language, text) => {
    const over = language === 'en' ? {} : ANSWERS[language];
    expect(refused(text, { language, ...over, nothingNew: true })).toEqual([]);
  });

  it.each([
    ['en', 'I throw away very little.', 'What was the last thing that you threw away?'],
    ['en', 'We ate in the kitchen.', 'Who eats in the kitchen?'],
    ['de', 'Ich werfe fast nichts weg.', 'Was haben Sie zuletzt geworfen?'],
    ['de', 'Er half mir beim Umzug.', 'Wer hat Ihnen beim Umzug sonst geholfen?'],
  ])('nor does another form of a verb that was said (%s: %s)', (language, answer, text) => {
    const over = { language, answer, question: 'Q?', nothingNew: true };
    expect(refused(text, over)).not.toContain('new_thing');
  });

  it.each([
    ['de', 'Was hat der Vermieter gemacht?'],
    ['fr', 'Qu’a fait l’agent immobilier ?'],
    ['it', 'Che cosa ha fatto l’agenzia?'],
    ['nl', 'Wat deed de makelaar toen?'],
  ])('and a thing behind an article is one (%s: %s)', (language, text) => {
    expect(refused(text, { language, ...ANSWERS[language], nothingNew: true })).toContain('new_thing');
  });
});

describe('K3: quoted words are a whole clause or noun phrase', () => {
  const answer =
    'We pay no fee for family, that is why. I don’t think it is fair. The idea of a democracy would be good, and the old house on the hill is gone.';
  it.each([
    ['no fee for family', true],
    ['that is why', true],
    ['the old house on the hill', true],
    ['The idea of a democracy', true],
    ['the old house', true],
    ['fee for family', false],
    ['it is fair', false],
    ['I don’t think it is fair', true],
    ['The idea of a democracy would be', false],
    ['the idea of a', false],
    ['house on the', false],
    ['famil', false],
  ])('%s: %s', (targetQuote, whole) => {
    const found = refused('What do you mean by that?', { answer, targetQuote });
    expect(found.filter((one) => one === 'cut_quote' || one === 'not_their_words')).toHaveLength(
      whole ? 0 : 1,
    );
  });

  it('of an earlier answer too', () => {
    const over = {
      targetQuote: 'the old house',
      answer: 'It is gone.',
      answersBefore: ['We had the old house.'],
    };
    expect(refused('What was that like?', over)).toEqual([]);
    expect(refused('What was that like?', { ...over, answersBefore: [] })).toEqual(['not_their_words']);
  });
});

describe('K3: hostile text', () => {
  it.each([
    ['letters', 'a'],
    ['quotes', '“'],
    ['pairs of quotes', '“a”'],
    ['single quotes', '‘a’a'],
    ['commas', 'a, '],
    ['question marks', '?'],
    ['dots', 'a.'],
    ['words', 'fee '],
    ['marks', '<a @ [x]('],
    ['Chinese', '的'],
    ['emoji', '👩‍👩‍👧‍👦'],
  ])('takes a hundred thousand characters of %s in its stride', (_, piece) => {
    const long = piece.repeat(Math.ceil(100_000 / piece.length));
    const check = () => [
      refused(long),
      refused(`${long.slice(0, 390)}?`, {
        answer: long,
        question: long,
        goal: long,
        laterQuestions: Array(50).fill(long.slice(0, 5000)) as string[],
        promptParts: [long],
        askedBefore: [long],
        targetQuote: long.slice(0, 200),
        nothingNew: true,
      }),
    ];
    check();
    expect(processorMilliseconds(check)).toBeLessThan(250);
  });
});
