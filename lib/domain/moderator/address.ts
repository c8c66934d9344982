import type { ModeratorLanguage } from './lexicon';

/** How a participant is spoken to: `vous` or `tu`, `Sie` or `du`. */
export type Address = 'formal' | 'informal';

interface Cues {
  formal: RegExp;
  informal: RegExp;
}

/**
 * Words that only one form has. Spanish, Portuguese and Italian mostly say it by the verb alone: of its endings those that
 * no noun of a question is likely to have. Brazilians say "te" and "teu" to whom they call "você".
 */
const CUES: Partial<Record<ModeratorLanguage, Cues>> = {
  de: {
    formal: /^(?:Sie|Ihnen|Ihre?[mnrs]?)$/u,
    informal: /^(?:du|dich|dir|deine?[mnrs]?|euch|euere?[mnrs]?|eure[mnrs]?)$/iu,
  },
  fr: {
    formal: /^(?:vous|votre|vos)$/iu,
    informal: /^(?:tu|toi|te|t|ton|ta|tes)$/iu,
  },
  es: {
    formal: /^(?:usted|ustedes)$/iu,
    informal:
      /^(?:tú|tu|tus|te|ti|contigo|eres|estás|tienes|has|puedes|crees|piensas|sientes|haces|usas|sueles|vas|quieres|prefieres|recuerdas|(?!contraste|desgaste|existe|consiste|insiste|persiste|resiste|asiste|triste|chiste)\p{L}{2,}(?:aste|iste|abas|arías|erías|irías))$/iu,
  },
  it: {
    formal: /^(?:Lei|La|Le|Suo|Sua|Suoi|Sue)$/u,
    informal:
      /^(?:tu|ti|te|tuo|tua|tuoi|tue|hai|puoi|vuoi|fai|vai|sai|usi|pensi|ricordi|preferisci|\p{L}+(?:aresti|eresti|iresti|rresti|tresti))$/iu,
  },
  pt: {
    formal: /^(?:senhor|senhora|você|vocês|si|lhe|sua|seu|suas|seus)$/iu,
    informal:
      /^(?:tu|contigo|tens|podes|queres|fazes|achas|pensas|sentes|usas|costumas|gostas|preferes|lembras|(?!contraste|desgaste|existe|consiste|insiste|persiste|resiste|assiste|triste|este|deste|neste|leste|oeste|nordeste|sudeste|teste|peste|celeste)\p{L}{2,}(?:aste|este|iste|avas|arias|erias|irias))$/iu,
  },
  nl: {
    formal: /^(?:u|uw)$/iu,
    informal: /^(?:je|jij|jou|jouw|jullie)$/iu,
  },
};

/**
 * How questions address whoever answers them, by the first that shows it; formally where none does. English has one form
 * only.
 */
export function addressOf(questions: readonly string[], language: ModeratorLanguage): Address {
  const cues = CUES[language];
  if (!cues) return 'formal';
  for (const question of questions) {
    const words = question.split(/[^\p{L}]+/u);
    const count = (cue: RegExp) => words.filter((word) => cue.test(word)).length;
    const lead = count(cues.informal) - count(cues.formal);
    if (lead !== 0) return lead > 0 ? 'informal' : 'formal';
  }
  return 'formal';
}
