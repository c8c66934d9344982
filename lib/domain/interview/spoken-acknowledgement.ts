import type { InterviewMode } from '../guide/guide';
import { careLevel, type SaidTurn } from '../safety/care';
import { isOpen } from './answer-kinds';
import { type Next, QUESTION_BACK, type Turn } from './interview';
import { randomBelow, seededRandom } from './seeded-random';

/** Neutral: none praises, agrees, or says anything about what was told (decisions, K3). */
export const ACKNOWLEDGEMENTS: Readonly<Record<string, readonly string[]>> = {
  en: ['Thank you.', 'I see.', 'Okay.', 'Thanks for telling me.'],
  de: ['Danke.', 'Verstehe.', 'Okay.', 'Danke, dass Sie das erzählen.'],
  fr: ['Merci.', 'Je vois.', 'Entendu.', 'Merci de me le dire.'],
  es: ['Gracias.', 'Entiendo.', 'Ya veo.', 'Gracias por contármelo.'],
  pt: ['Entendo.', 'Agradeço.', 'Compreendo.', 'Agradeço que me conte isso.'],
  it: ['Grazie.', 'Capisco.', 'Ho capito.', 'Grazie di avermelo detto.'],
  nl: ['Dank u.', 'Ik begrijp het.', 'Oké.', 'Dank u voor het vertellen.'],
  ja: ['ありがとうございます。', 'わかりました。', 'そうですか。'],
  ar: ['شكرًا.', 'فهمت.', 'شكرًا على إخباري بذلك.'],
  he: ['תודה.', 'הבנתי.', 'תודה על השיתוף.'],
};

/**
 * What is said aloud before a step, to show that the answer was heard; null where nothing fits. In spoken interviews
 * alone, between two open questions, never one twice in a row. Never where care is needed or somebody asked something
 * back, nor after words that are not known: they may have been such. `turns`: those before the step.
 */
export function spokenAcknowledgement(
  next: Next,
  about: {
    turns: readonly (Turn & SaidTurn & { user: string })[];
    mode: InterviewMode;
    language: string;
    seed: string;
  },
): string | null {
  const { turns, mode, language, seed } = about;
  const words = ACKNOWLEDGEMENTS[language.toLowerCase().split('-')[0] ?? ''];
  const last = turns.at(-1);
  const asksOpenly =
    next.kind === 'follow_up' || (next.kind === 'question' && next.item.type === 'open_ended');
  if (!words || !last || mode === 'text' || !asksOpenly) return null;
  if (!isOpen(last.answer) || last.user.trim() === '') return null;
  if (careLevel(turns) !== null || last.safety !== null) return null;
  const { probe } = last;
  if (next.kind === 'follow_up' && probe?.decision === 'ask' && probe.family === QUESTION_BACK) return null;
  const first = randomBelow(words.length, seededRandom(seed, 'acknowledgement'));
  const nth = turns.filter(({ answer }) => isOpen(answer)).length;
  return words[(first + nth) % words.length] ?? null;
}
