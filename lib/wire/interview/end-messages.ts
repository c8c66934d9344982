import type { EndReason } from '@/lib/domain/interview/completion';
import texts from './end-messages.json';

/** The texts at the end of an interview when the study has none, in each language that the participant's page speaks. */
const MESSAGES = new Map<string, Record<EndReason, string>>(Object.entries(texts));

/** Languages that read another one's text. */
const READ_AS = new Map([
  ['zh-HK', 'zh-TW'],
  ['nn', 'no'],
]);

/**
 * The text at the end: the study's closing message after a complete interview, a standard text when screened out
 * (decisions, D2) or when the study has none. `language` is one of B3's codes; English where there is no text in a
 * language.
 */
export function endMessage(outcome: EndReason, language: string, closingMessage?: string | null): string {
  if (outcome === 'complete' && closingMessage?.trim()) return closingMessage;
  const known = [READ_AS.get(language) ?? language, language.split('-')[0] ?? '', 'en'];
  const found = known.find((code) => MESSAGES.has(code));
  return (MESSAGES.get(found ?? 'en') ?? texts.en)[outcome];
}
