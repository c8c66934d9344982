import { describe, expect, it } from 'vitest';
import { processorMilliseconds } from '@/lib/testing/processor-milliseconds';
import type { ModeratorLanguage } from './lexicon';
import { kindOfQuestion, type QuestionKind } from './question-kind';

describe('K4: the kind of a question', () => {
  it.each<[ModeratorLanguage, string, QuestionKind]>([
    ['en', 'Tell me about the last time you travelled by train.', 'event'],
    ['en', 'What was the last thing in your home that broke or stopped working?', 'event'],
    ['en', 'How did you decide what to do about it?', 'event'],
    ['en', 'How often do you cook at home?', 'habit'],
    ['en', 'How do you usually get to work?', 'habit'],
    ['en', 'What do you think about the new law?', 'opinion'],
    ['en', 'Why do people move to the country?', 'opinion'],
    ['en', 'How would you define the term politics?', 'definition'],
    ['en', 'What does home mean to you?', 'definition'],
    ['en', 'What was the hardest part of getting it repaired?', 'evaluation'],
    ['en', 'What are the strengths and weaknesses of this approach?', 'evaluation'],
    ['en', 'What would make it easier for you to have things repaired?', 'wish'],
    ['en', 'What would you like to change about it?', 'wish'],
    ['en', 'Imagine that the bus was free. What would you do?', 'hypothetical'],
    [
      'en',
      'Ten people cannot agree on a restaurant, a hypothetical scenario. How should they decide?',
      'hypothetical',
    ],
    ['en', 'How old are you?', 'demographic'],
    ['en', 'What do you do for a living?', 'demographic'],
    ['de', 'Wann sind Sie das letzte Mal mit dem Zug gefahren?', 'event'],
    ['de', 'Wie oft kochen Sie zu Hause?', 'habit'],
    ['de', 'Was denken Sie über das neue Gesetz?', 'opinion'],
    ['de', 'Was bedeutet Heimat für Sie?', 'definition'],
    ['de', 'Wie zufrieden sind Sie mit dem Angebot?', 'evaluation'],
    ['de', 'Was würden Sie ändern, wenn Sie dürften?', 'wish'],
    ['de', 'Stellen Sie sich vor, der Bus wäre umsonst. Was würden Sie tun?', 'hypothetical'],
    ['de', 'Wie alt sind Sie?', 'demographic'],
    ['fr', 'Racontez la dernière fois que vous avez pris le train.', 'event'],
    ['fr', 'À quelle fréquence cuisinez-vous ?', 'habit'],
    ['fr', 'Que pensez-vous de la nouvelle loi ?', 'evaluation'],
    ['fr', 'Comment définiriez-vous la politique ?', 'definition'],
    ['fr', 'Quels sont les avantages de cette solution ?', 'evaluation'],
    ['fr', 'Que souhaiteriez-vous changer ?', 'wish'],
    ['fr', 'Imaginez que le bus soit gratuit. Que feriez-vous ?', 'hypothetical'],
    ['fr', 'Quel âge avez-vous ?', 'demographic'],
    ['es', '¿Cómo fue la última vez que viajó en tren?', 'event'],
    ['es', '¿Con qué frecuencia cocina en casa?', 'habit'],
    ['es', '¿Cómo definiría la política?', 'definition'],
    ['es', '¿Qué ventajas tiene?', 'evaluation'],
    ['es', '¿Qué le gustaría cambiar?', 'wish'],
    ['es', '¿Cuántos años tiene?', 'demographic'],
    ['pt', 'Como foi a última vez que viajou de comboio?', 'event'],
    ['pt', 'Com que frequência cozinha em casa?', 'habit'],
    ['pt', 'Como definiria a política?', 'definition'],
    ['pt', 'O que gostaria de mudar?', 'wish'],
    ['pt', 'Quantos anos tem?', 'demographic'],
    ['it', 'Com’è andata l’ultima volta che ha preso il treno?', 'event'],
    ['it', 'Quanto spesso cucina a casa?', 'habit'],
    ['it', 'Come definirebbe la politica?', 'definition'],
    ['it', 'Che cosa vorrebbe cambiare?', 'wish'],
    ['it', 'Quanti anni ha?', 'demographic'],
    ['nl', 'Hoe ging het de laatste keer dat u met de trein reisde?', 'event'],
    ['nl', 'Hoe vaak kookt u thuis?', 'habit'],
    ['nl', 'Wat betekent thuis voor u?', 'definition'],
    ['nl', 'Wat zou u willen veranderen?', 'wish'],
    ['nl', 'Hoe oud bent u?', 'demographic'],
  ])('%s: %s', (language, question, kind) => {
    expect(kindOfQuestion(question, language).kind).toBe(kind);
  });

  it('knows a scale and a position', () => {
    expect(kindOfQuestion('On a scale from 1 to 7, how interested are you?', 'en').rating).toBe(true);
    expect(kindOfQuestion('How satisfied are you, from 0 to 10?', 'en').rating).toBe(true);
    expect(kindOfQuestion('Wie zufrieden sind Sie, von 0 bis 10?', 'de').rating).toBe(true);
    expect(kindOfQuestion('Do you believe that this is fair?', 'en').closed).toBe(true);
    expect(kindOfQuestion('Can you tell me what happened?', 'en').closed).toBe(false);
  });

  it('reads a question in its own language where the guide is not translated', () => {
    const question = 'Was bedeutet es für Sie, an dem Ort zu leben, an dem Sie geboren sind?';
    expect(kindOfQuestion(question, 'en').kind).toBe('definition');
  });

  it('takes bounded time', () => {
    for (const piece of ['what ', 'mean to you ', '? ', 'a.', 'imagine, ']) {
      const text = piece.repeat(20_000);
      expect(processorMilliseconds(() => kindOfQuestion(text, 'en'))).toBeLessThan(60);
    }
  });
});
