import { spoken as moderatorLanguage } from '../moderator/detect-language';
import type { ModeratorLanguage } from '../moderator/lexicon';
import type { Manner } from './manner';
import { SCRIPTS } from './scripts';

/** The language that a scripted participant answers in; English where there is no script in the interview's. */
export function scriptLanguage(
  manner: Manner,
  { study, interview }: { study: string; interview: string },
): ModeratorLanguage {
  const own = moderatorLanguage(interview) ?? 'en';
  if (manner !== 'other_language' || interview !== study) return own;
  return own === 'de' ? 'en' : 'de';
}

/** What a scripted participant says, when it has said something so many times before. */
export function scriptedWords(
  manner: Manner,
  language: ModeratorLanguage,
  { spoken, isFollowUp }: { spoken: number; isFollowUp: boolean },
): string {
  const script = SCRIPTS[language];
  // Who rambles does so where the question is asked, and repeats nothing when asked on.
  if (manner === 'rambling' && isFollowUp) return script.rich[spoken % script.rich.length]!;
  const lines = script[manner === 'other_language' ? 'rich' : manner];
  return lines[spoken % lines.length]!;
}
