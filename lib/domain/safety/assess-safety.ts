import { INTERNATIONAL_CUES } from './international';
import { mayBeIn } from './own-words';
import { phrasePattern } from './phrase-pattern';
import { plainText } from './plain-text';
import { RULES } from './rules';
import type { SafetyRules } from './safety-rules';

export type SafetyLevel = 'imminent' | 'painful';

/** What was found in a text: how grave it is, and the passage that shows it, in UTF-16 units of the text. */
export interface SafetyFinding {
  level: SafetyLevel;
  start: number;
  end: number;
}

/** In characters: a longer text is read as a whole in its own language alone, which bounds the time it takes. */
const LONGEST = 8_000;

/** "But today I am well", in the seven languages. */
const RECOVERED =
  /\b(?:now|today|jetzt|heute|nu|vandaag|maintenant|aujourd hui|ahora|hoy|adesso|ora|oggi|agora|hoje)\b(?: [^ ,.;]{1,20}){0,5} (?:fine|good|better|well|okay|gut|besser|goed|beter|bien|mieux|mejor|bene|meglio|bem|melhor|va|ok)\b/u;

interface Compiled {
  rules: SafetyRules;
  otherSenses: RegExp;
  negation: RegExp;
  negatedBefore: RegExp;
  retold: RegExp;
  past: RegExp;
  still: RegExp;
  imminent: RegExp;
  /** Made when it is first needed: of most languages it never is. */
  painful: () => RegExp;
}

const compiled = new Map<string, Compiled>();

/**
 * Whether somebody speaks of wanting to die, of hurting somebody or of being hurt now (`imminent`), or of a loss, an
 * illness or violence past (`painful`); null when neither is found. Rules over whole phrases for the seven languages of
 * the moderator. In every language the other six are listened to for what is imminent, since people in distress change
 * to their own; in any further language all seven are, and a few words that many languages share.
 */
export function assessSafety(text: string, language: string): SafetyFinding | null {
  const own = language.split('-')[0]!.toLowerCase();
  const known = Object.hasOwn(RULES, own);
  let painful = known ? find(text, own) : null;
  if (painful?.level === 'imminent') return painful;
  for (const { part, offset } of partsOf(text)) {
    const words = part.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
    for (const other of SAFETY_LANGUAGES) {
      if (other === own || !mayBeIn(words, other)) continue;
      const found = find(part, other, known ? 'imminent' : undefined);
      const placed = found && { ...found, start: found.start + offset, end: found.end + offset };
      if (placed?.level === 'imminent') return placed;
      if (!known) painful ??= placed;
    }
  }
  return painful ?? (known ? null : internationalCue(text));
}

/** What is read in further languages: all of it, or the beginning and the end of what is very long. */
function partsOf(text: string): { part: string; offset: number }[] {
  if (text.length <= LONGEST) return [{ part: text, offset: 0 }];
  const offset = text.length - LONGEST / 2;
  return [
    { part: text.slice(0, LONGEST / 2), offset: 0 },
    { part: text.slice(offset), offset },
  ];
}

/** The languages with rules of their own. */
export const SAFETY_LANGUAGES: readonly string[] = Object.keys(RULES);

/** Compiles the rules of a language, which takes a tenth of a second, before somebody waits for them. */
export function prepareSafety(language: string): void {
  find('It was fine.', language);
}

function find(original: string, language: string, only?: 'imminent'): SafetyFinding | null {
  const patterns = compile(language);
  const { rules, otherSenses, imminent, past, still, retold, negation, negatedBefore } = patterns;
  const { text, at } = plainText(original, rules.apostrophe);
  const covered = text.replace(otherSenses, (phrase) => '#'.repeat(phrase.length));
  let grave: SafetyFinding | null = null;
  let sad: SafetyFinding | null = null;
  let from = 0;
  for (const sentence of covered.split(/(?<=[.!?;])/u)) {
    const place = (match: RegExpExecArray, level: SafetyLevel): SafetyFinding => ({
      level,
      start: at[from + match.index]!,
      end: at[from + match.index + match[0].length] ?? original.length,
    });
    const unnegated = (pattern: RegExp): RegExpExecArray | null => {
      pattern.lastIndex = 0;
      for (let match = pattern.exec(sentence); match; match = pattern.exec(sentence))
        // "No reason to live": what carries its own negation is not turned by another one before it.
        if (
          negation.test(match[0]) ||
          !negatedBefore.test(sentence.slice(Math.max(0, match.index - 40), match.index))
        )
          return match;
      return null;
    };
    const now = unnegated(imminent);
    if (now && past.test(sentence) && (RECOVERED.test(sentence) || !still.test(sentence)))
      sad ??= place(now, 'painful');
    else if (now) grave ??= place(now, 'imminent');
    if (grave) return grave;
    if (!sad && only === undefined && !retold.test(sentence)) {
      const match = unnegated(patterns.painful());
      if (match) sad = place(match, 'painful');
    }
    from += sentence.length;
  }
  return sad;
}

function internationalCue(text: string): SafetyFinding | null {
  const match = INTERNATIONAL_CUES.exec(text);
  return match && { level: 'painful', start: match.index, end: match.index + match[0].length };
}

function compile(language: string): Compiled {
  const before = compiled.get(language);
  if (before) return before;
  const rules = RULES[language]!;
  const oneOf = (phrases: readonly string[], flags: string) => phrasePattern(phrases, flags, rules);
  let painful: RegExp | undefined;
  const made: Compiled = {
    rules,
    otherSenses: oneOf(rules.otherSenses, 'g'),
    negation: new RegExp(`(?:^| )(?:${rules.negations})(?= |$)`),
    negatedBefore: new RegExp(`(?:^|[ ,])(?:${rules.negations})(?: [^ ,.;:!?]{1,20}){0,3} $`, ''),
    retold: oneOf([rules.retold], ''),
    past: oneOf([rules.past], ''),
    still: oneOf([rules.still], ''),
    imminent: oneOf(rules.imminent, 'g'),
    painful: () => {
      painful ??= oneOf(rules.painful, 'g');
      return painful;
    },
  };
  compiled.set(language, made);
  return made;
}
