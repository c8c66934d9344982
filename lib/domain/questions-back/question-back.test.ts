import { describe, expect, it } from 'vitest';
import { answerBack, type StudyFacts } from './answer-back';
import { ANSWER_TEXTS } from './answer-texts';
import { ASKED_BACK, ASKED_PHRASES } from './asked-phrases';
import { questionBack } from './question-back';
import { STOP_WISHES } from './stop-wishes';

const ASKED: Record<string, [string, string][]> = {
  en: [
    ['Can you please repeat the question?', 'repeat'],
    ['Sorry, could you say that again', 'repeat'],
    ["I don't understand the question.", 'simpler'],
    ['What do you mean by that?', 'simpler'],
    ['Are you recording me?', 'recorded'],
    ['Is this being recorded?', 'recorded'],
    ['Who will read this?', 'readers'],
    ['Is it anonymous?', 'readers'],
    ['How long will you keep my data?', 'kept'],
    ['How much longer does this take?', 'length'],
    ['How many questions are there?', 'length'],
    ['Can I have my answers deleted?', 'deletion'],
    ['Can I stop here?', 'stopping'],
    ['Are you a bot?', 'person'],
    ['Am I talking to a real person?', 'person'],
    ['Who are you?', 'who'],
    ['Which company is behind this?', 'who'],
    ['What do you think?', 'other'],
    ['Who is the mayor of Leeds?', 'other'],
    ['Is that being recorded', 'recorded'],
    ['how long are my answers stored', 'kept'],
    ['and who reads this', 'readers'],
    ['Sorry, what?', 'repeat'],
    ['Where is my data stored?', 'other'],
    ['Will I be paid for this?', 'other'],
  ],
  de: [
    ['Können Sie die Frage bitte wiederholen?', 'repeat'],
    ['Was meinen Sie damit?', 'simpler'],
    ['Wird das aufgenommen?', 'recorded'],
    ['Wer liest das?', 'readers'],
    ['wer liest das eigentlich', 'readers'],
    ['wie lange dauert das noch', 'length'],
    ['Wie lange werden meine Daten gespeichert?', 'kept'],
    ['Wie lange dauert das noch?', 'length'],
    ['Wie kann ich meine Antworten löschen lassen?', 'deletion'],
    ['Kann ich hier aufhören?', 'stopping'],
    ['Sind Sie ein Mensch?', 'person'],
    ['Wer sind Sie eigentlich?', 'who'],
    ['Was denken Sie?', 'other'],
  ],
  fr: [
    ['Pouvez-vous répéter la question ?', 'repeat'],
    ['Que voulez-vous dire ?', 'simpler'],
    ['Est-ce que je suis enregistrée ?', 'recorded'],
    ['Qui va lire ça ?', 'readers'],
    ['qui va lire ça', 'readers'],
    ['Combien de temps gardez-vous mes réponses ?', 'kept'],
    ['Il reste combien de questions ?', 'length'],
    ['Comment faire supprimer mes réponses ?', 'deletion'],
    ['Est-ce que je peux arrêter ?', 'stopping'],
    ['Êtes-vous un robot ?', 'person'],
    ['Qui êtes-vous ?', 'who'],
    ['Et vous, qu’en pensez-vous ?', 'other'],
  ],
  es: [
    ['¿Puede repetir la pregunta?', 'repeat'],
    ['¿Qué quiere decir?', 'simpler'],
    ['¿Me están grabando?', 'recorded'],
    ['¿Quién lee esto?', 'readers'],
    ['¿Cuánto tiempo guardan mis datos?', 'kept'],
    ['¿Cuánto falta?', 'length'],
    ['¿Pueden borrar mis respuestas?', 'deletion'],
    ['¿Puedo parar aquí?', 'stopping'],
    ['¿Es usted una persona?', 'person'],
    ['¿Quién es usted?', 'who'],
    ['¿Qué opina usted?', 'other'],
  ],
  pt: [
    ['Pode repetir a pergunta?', 'repeat'],
    ['O que quer dizer com isso?', 'simpler'],
    ['Isto está a ser gravado?', 'recorded'],
    ['Quem vai ler isto?', 'readers'],
    ['Quanto tempo guardam os meus dados?', 'kept'],
    ['Quantas perguntas faltam?', 'length'],
    ['Podem apagar as minhas respostas?', 'deletion'],
    ['Posso parar?', 'stopping'],
    ['É uma pessoa ou um robô?', 'person'],
    ['Quem é você?', 'who'],
    ['O que acha?', 'other'],
  ],
  it: [
    ['Può ripetere la domanda?', 'repeat'],
    ['Cosa intende?', 'simpler'],
    ['Sta registrando?', 'recorded'],
    ['Chi legge queste risposte?', 'readers'],
    ['Per quanto tempo vengono conservate le risposte?', 'kept'],
    ['Quanto manca?', 'length'],
    ['Posso far cancellare le mie risposte?', 'deletion'],
    ['Posso fermarmi?', 'stopping'],
    ['Lei è una persona?', 'person'],
    ['Chi è lei?', 'who'],
    ['Lei che cosa ne pensa?', 'other'],
  ],
  nl: [
    ['Kunt u de vraag herhalen?', 'repeat'],
    ['Wat bedoelt u?', 'simpler'],
    ['Wordt dit opgenomen?', 'recorded'],
    ['Wie leest dit?', 'readers'],
    ['Hoe lang worden mijn antwoorden bewaard?', 'kept'],
    ['Hoeveel vragen komen er nog?', 'length'],
    ['Kan ik mijn antwoorden laten verwijderen?', 'deletion'],
    ['Mag ik stoppen?', 'stopping'],
    ['Bent u een mens?', 'person'],
    ['Wie bent u?', 'who'],
    ['Wat vindt u?', 'other'],
  ],
};

describe('what participants ask back', () => {
  const all = Object.entries(ASKED).flatMap(([language, asked]) =>
    asked.map(([text, kind]) => [language, text, kind] as const),
  );
  it.each(all)('K6: is heard in %s: %s', (language, text, kind) => {
    expect(questionBack(text, language)).toBe(kind);
  });

  it.each([
    ['en', 'Who reads this stuff is beyond me, I just delete it all and go on with my day.'],
    ['en', 'Is recorded music, mostly'],
    ['en', 'Can delete apps, that is about all'],
    ['de', 'Wer mich kennt, weiß das.'],
    ['de', 'Kann alles löschen, was ich nicht brauche'],
    ['it', 'e poi ho cancellato tutti i messaggi'],
    ['pt', 'e quem lê isso sou eu'],
    ['es', 'es mi hermana quien graba los vídeos de la familia'],
    ['en', 'We recorded it on tape.'],
    ['en', 'I delete everything at once.'],
    ['en', 'I took the bus, and my brother asked me who reads timetables these days, so I showed him mine.'],
    ['en', 'Who has time for that?'],
    ['en', 'It should be simpler.'],
    ['de', 'Ich muss immer alles wiederholen.'],
    ['es', 'Más fácil.'],
    ['en', ''],
    ['sv', 'Kan du upprepa frågan?'],
  ])('K6: an answer is not taken for a question: %s, %s', (language, text) => {
    expect(questionBack(text, language)).toBeNull();
  });

  it.each([
    ['en', 'I want to stop now.'],
    ['en', 'I want to stop'],
    ['en', 'Please stop the interview.'],
    ['en', 'I would like to end this.'],
    ['en', "Sorry, I'd like to end the interview here. Thank you!"],
    ['en', 'Stop.'],
    ['en', 'STOP!!! I want to stop.'],
    ['en', 'I quit'],
    ['en', "I don't want to continue."],
    ['en', 'I do not want to answer any more questions.'],
    ['de', 'Ich möchte aufhören.'],
    ['de', 'Ich will jetzt bitte aufhören'],
    ['de', 'Bitte beenden Sie das Interview.'],
    ['de', 'Ich möchte das Gespräch abbrechen.'],
    ['de', 'Ich höre jetzt auf.'],
    ['de', 'Ich möchte nicht weitermachen.'],
    ['fr', 'Je veux arrêter.'],
    ['fr', "Désolée, je voudrais m'arrêter là."],
    ['fr', "J'aimerais terminer l'entretien."],
    ['fr', 'Je ne veux plus continuer.'],
    ['fr', 'Arrêtez, s’il vous plaît.'],
    ['es', 'Quiero parar.'],
    ['es', 'Quisiera terminar la entrevista, por favor.'],
    ['es', 'No quiero continuar.'],
    ['it', 'Voglio smettere.'],
    ['it', 'Vorrei fermarmi qui, grazie.'],
    ['it', "Vorrei interrompere l'intervista."],
    ['it', 'Non voglio continuare.'],
    ['pt', 'Quero parar.'],
    ['pt', 'Gostaria de terminar a entrevista.'],
    ['pt', 'Não quero continuar.'],
    ['nl', 'Ik wil stoppen.'],
    ['nl', 'Ik wil graag het gesprek beëindigen.'],
    ['nl', 'Ik wil niet verder gaan.'],
  ])('K6: a plain wish to stop is heard like the question: %s, %s', (language, text) => {
    expect(questionBack(text, language)).toBe('stopping');
  });

  it.each([
    ['en', 'I want to stop smoking.'],
    ['en', 'I want to stop now and then for a coffee'],
    ['en', 'I quit my job last year'],
    ['en', 'I want to stop the noise.'],
    ['en', 'The bus stop.'],
    ['en', 'Please'],
    ['en', 'I want to end it.'],
    ['en', 'I want to leave.'],
    ['en', "I don't want to continue with that bank."],
    ['en', 'They should stop.'],
    ['de', 'Ich möchte aufhören zu rauchen.'],
    ['de', 'Ich will mit dem Rauchen aufhören.'],
    ['de', 'Ich will Schluss machen.'],
    ['fr', 'Je veux arrêter de fumer.'],
    ['fr', 'Je veux tout arrêter.'],
    ['es', 'Quiero dejar de fumar.'],
    ['es', 'Quiero parar de trabajar tanto.'],
    ['es', 'Quiero terminar con todo.'],
    ['it', 'Voglio smettere di fumare.'],
    ['it', 'Voglio farla finita.'],
    ['pt', 'Quero parar de fumar.'],
    ['pt', 'Quero desistir de tudo.'],
    ['nl', 'Ik wil stoppen met roken.'],
    ['nl', 'Ik wil er een eind aan maken.'],
  ])('K6: what is said about stopping something is an answer: %s, %s', (language, text) => {
    expect(questionBack(text, language)).toBeNull();
  });

  it('K6: each language has phrases and an answer for each kind', () => {
    expect(Object.keys(ASKED_PHRASES).sort()).toEqual(Object.keys(ANSWER_TEXTS).sort());
    expect(Object.keys(STOP_WISHES).sort()).toEqual(Object.keys(ASKED_PHRASES).sort());
    for (const language of Object.keys(ASKED_PHRASES))
      for (const kind of ASKED_BACK) expect(ASKED_PHRASES[language]![kind].length).toBeGreaterThan(0);
  });
});

describe('the answer', () => {
  const facts: StudyFacts = {
    mode: 'text',
    minutes: 12,
    organisation: 'Lantern Rail',
    contact: 'study@lantern.example',
    retentionDays: null,
    responseId: 'r-1',
  };
  const said = (kind: (typeof ASKED_BACK)[number], more: Partial<StudyFacts> = {}) =>
    answerBack(kind, { ...facts, ...more }, 'en', 'How was it?');

  it('K6: says what is true of the study, and asks again', () => {
    expect(said('recorded')).toContain('no recording');
    expect(said('recorded', { mode: 'video_screen' })).toContain('camera, your voice and your screen');
    expect(said('who')).toContain('Lantern Rail');
    expect(said('length')).toContain('12 minutes');
    expect(said('deletion')).toMatch(/r-1.*study@lantern\.example/);
    for (const kind of ASKED_BACK) {
      for (const language of [...Object.keys(ANSWER_TEXTS), 'sv']) {
        const text = answerBack(kind, facts, language, 'How was it?');
        expect(text).toMatch(/ How was it\?$/);
        expect(text).not.toMatch(/[{}]|undefined|null/);
      }
    }
  });

  it.each([
    ['en', 'Are you a robot?'],
    ['en', 'Are you an AI?'],
    ['en', 'Is this a bot?'],
    ['en', 'Am I talking to a machine?'],
    ['en', 'Are you a machine or a person?'],
    ['en', 'Is there a real person?'],
    ['de', 'Sind Sie ein Roboter?'],
    ['de', 'Bist du ein Mensch?'],
    ['fr', 'Êtes-vous un robot ?'],
    ['es', '¿Eres un robot?'],
    ['it', 'Sei un robot?'],
    ['nl', 'Ben je een robot?'],
    ['pt', 'Você é um robô?'],
  ])('K6: "a robot?" and "a person?" are both answered truly: %s, %s', (language, asked) => {
    const kind = questionBack(asked, language)!;
    expect(kind).toBe('person');
    const text = answerBack(kind, facts, language, 'How was it?');
    // A yes or no would be untrue of one of the two.
    expect(text).not.toMatch(/^(?:no|nein|non|não|nee|yes|ja|oui|sí|sim|sì)\b/iu);
    expect(text).toMatch(/autom/u);
  });

  it('K6: what is unknown is said to be unknown, with whom to ask', () => {
    expect(said('kept')).toContain('I do not know; please ask study@lantern.example');
    expect(said('who', { organisation: null, contact: ' ' })).toContain('ask the person who invited you');
    expect(said('other')).toContain('I can only ask here; I will pass your question on.');
  });
});
