import type { InterviewMode } from '../guide/guide';
import type { ModeratorLanguage } from '../moderator/lexicon';

/** Typed alone, and with recordings. */
type Suggested = Record<'typed' | 'recorded', string>;

/**
 * What participants should agree to at least: that a machine interviews them (EU AI Act, Article 50), what becomes of
 * their answers, and what they may do. A beginning for whoever writes a study's own text, no legal advice.
 */
const TEXTS: Record<ModeratorLanguage, Suggested> = {
  en: {
    typed:
      'I take part of my own free will. I know that a computer program (artificial intelligence), not a person, asks the questions and words further ones from what I say. My answers are kept and read by the research team, also with the help of such programs. I can skip questions, stop at any time, and have my answers deleted.',
    recorded:
      'I take part of my own free will. I know that a computer program (artificial intelligence), not a person, asks the questions and words further ones from what I say. My answers and what I record are kept, and read, heard and seen by the research team, also with the help of such programs. I can skip questions, stop at any time, and have my answers and recordings deleted.',
  },
  de: {
    typed:
      'Ich nehme freiwillig teil. Ich weiß, dass ein Computerprogramm (künstliche Intelligenz) und kein Mensch die Fragen stellt und aus dem, was ich sage, weitere formuliert. Meine Antworten werden aufbewahrt und vom Forschungsteam gelesen, auch mit Hilfe solcher Programme. Ich kann Fragen überspringen, jederzeit aufhören und meine Antworten löschen lassen.',
    recorded:
      'Ich nehme freiwillig teil. Ich weiß, dass ein Computerprogramm (künstliche Intelligenz) und kein Mensch die Fragen stellt und aus dem, was ich sage, weitere formuliert. Meine Antworten und Aufnahmen werden aufbewahrt und vom Forschungsteam gelesen, gehört und gesehen, auch mit Hilfe solcher Programme. Ich kann Fragen überspringen, jederzeit aufhören und meine Antworten und Aufnahmen löschen lassen.',
  },
  fr: {
    typed:
      'Je participe de mon plein gré. Je sais qu’un programme informatique (intelligence artificielle), et non une personne, pose les questions et en formule d’autres à partir de ce que je dis. Mes réponses sont conservées et lues par l’équipe de recherche, y compris à l’aide de tels programmes. Je peux passer des questions, arrêter à tout moment et faire effacer mes réponses.',
    recorded:
      'Je participe de mon plein gré. Je sais qu’un programme informatique (intelligence artificielle), et non une personne, pose les questions et en formule d’autres à partir de ce que je dis. Mes réponses et mes enregistrements sont conservés, puis lus, écoutés et vus par l’équipe de recherche, y compris à l’aide de tels programmes. Je peux passer des questions, arrêter à tout moment et faire effacer mes réponses et mes enregistrements.',
  },
  es: {
    typed:
      'Participo por voluntad propia. Sé que un programa informático (inteligencia artificial), y no una persona, hace las preguntas y formula otras a partir de lo que digo. Mis respuestas se guardan y las lee el equipo de investigación, también con ayuda de estos programas. Puedo saltarme preguntas, parar en cualquier momento y pedir que se borren mis respuestas.',
    recorded:
      'Participo por voluntad propia. Sé que un programa informático (inteligencia artificial), y no una persona, hace las preguntas y formula otras a partir de lo que digo. Mis respuestas y grabaciones se guardan, y el equipo de investigación las lee, escucha y ve, también con ayuda de estos programas. Puedo saltarme preguntas, parar en cualquier momento y pedir que se borren mis respuestas y grabaciones.',
  },
  it: {
    typed:
      'Partecipo di mia volontà. So che un programma informatico (intelligenza artificiale), e non una persona, pone le domande e ne formula altre da ciò che dico. Le mie risposte sono conservate e lette dal gruppo di ricerca, anche con l’aiuto di tali programmi. Posso saltare domande, smettere in qualsiasi momento e far cancellare le mie risposte.',
    recorded:
      'Partecipo di mia volontà. So che un programma informatico (intelligenza artificiale), e non una persona, pone le domande e ne formula altre da ciò che dico. Le mie risposte e registrazioni sono conservate, e lette, ascoltate e viste dal gruppo di ricerca, anche con l’aiuto di tali programmi. Posso saltare domande, smettere in qualsiasi momento e far cancellare le mie risposte e registrazioni.',
  },
  nl: {
    typed:
      'Ik doe vrijwillig mee. Ik weet dat een computerprogramma (kunstmatige intelligentie), en geen mens, de vragen stelt en uit wat ik zeg andere vragen maakt. Mijn antwoorden worden bewaard en gelezen door het onderzoeksteam, ook met hulp van zulke programma’s. Ik kan vragen overslaan, op elk moment stoppen en mijn antwoorden laten wissen.',
    recorded:
      'Ik doe vrijwillig mee. Ik weet dat een computerprogramma (kunstmatige intelligentie), en geen mens, de vragen stelt en uit wat ik zeg andere vragen maakt. Mijn antwoorden en opnamen worden bewaard en door het onderzoeksteam gelezen, gehoord en gezien, ook met hulp van zulke programma’s. Ik kan vragen overslaan, op elk moment stoppen en mijn antwoorden en opnamen laten wissen.',
  },
  pt: {
    typed:
      'Participo por vontade própria. Sei que um programa de computador (inteligência artificial), e não uma pessoa, faz as perguntas e formula outras a partir do que digo. As minhas respostas são guardadas e lidas pela equipa de investigação, também com a ajuda de tais programas. Posso saltar perguntas, parar a qualquer momento e pedir que as minhas respostas sejam apagadas.',
    recorded:
      'Participo por vontade própria. Sei que um programa de computador (inteligência artificial), e não uma pessoa, faz as perguntas e formula outras a partir do que digo. As minhas respostas e gravações são guardadas, e lidas, ouvidas e vistas pela equipa de investigação, também com a ajuda de tais programas. Posso saltar perguntas, parar a qualquer momento e pedir que as minhas respostas e gravações sejam apagadas.',
  },
};

/** A consent to begin with, in a study's language; null where there is none in it. */
export function suggestedConsent(language: string, mode: InterviewMode): string | null {
  const base = language.toLowerCase().split('-')[0];
  const [, known] = Object.entries(TEXTS).find(([one]) => one === base) ?? [];
  return known?.[mode === 'text' ? 'typed' : 'recorded'] ?? null;
}
