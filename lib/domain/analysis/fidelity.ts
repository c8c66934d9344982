import { spoken } from '../moderator/detect-language';
import { LANGUAGES } from '../moderator/languages';
import { QUESTION_WORDS } from '../moderator/question-words';
import type { Lexicon } from '../text/lexicon';
import type { Span } from '../text/sentences';
import { plainForm, viewWordsFor } from '../text/view-words';
import { isUnspaced, type Word } from '../text/words';
import type { Statement } from './analysis';
import type { SaidSentence } from './reading';

/** How far back a quotation mark may stand open. */
const LONGEST_QUOTATION = 600;
/** An attribution after the words ("…, says my husband") is short. */
const LONGEST_ATTRIBUTION = 6;

/**
 * Whose view a piece of a sentence is when it is quoted without the rest; null when it may not be: it is denied, taken
 * back, not meant, or somebody else's words without the one who says them.
 */
export function viewOf(sentence: SaidSentence, piece: Span, lexicon: Lexicon): Statement['view'] | null {
  const view = viewWordsFor(lexicon.language);
  const { span, row } = sentence;
  const whole = plainForm(span.text);
  const [before, after] = [plainForm(sentence.before), plainForm(sentence.after)];
  if (view.ironic.test(whole) || view.takenBack.test(after) || /^[\s\p{P}]*(?:🙄|🙃)/u.test(after))
    return null;
  if (isQuotedSpeech(row.user.slice(Math.max(0, piece.start - LONGEST_QUOTATION), piece.start))) return null;
  const head = plainForm(span.text.slice(0, piece.start - span.start));
  const tail = plainForm(span.text.slice(piece.end - span.start));
  if (!endsInContrast(head, lexicon) && (view.denied.test(head) || view.reported.test(head))) return null;
  if (view.takenBack.test(tail)) return null;
  if (view.reported.test(tail) && tail.split(/\s+/u).length <= LONGEST_ATTRIBUTION) return null;
  const inner = plainForm(piece.text);
  if (view.reported.test(before)) {
    // "She says: I never use it." "They think it is useless. It never works."
    if (/[:：]\s*["“„«]?$/u.test(before) || (view.others.test(inner) && !view.self.test(inner))) return null;
  }
  return view.reported.test(inner) ? 'reported' : 'own';
}

/** Whether a quotation is open at the end of these words. */
function isQuotedSpeech(text: string): boolean {
  const straight = text.split('"').length - 1;
  const opened = text.search(/[“„«][^”“»]*$/u);
  return straight % 2 === 1 || opened >= 0;
}

function endsInContrast(head: string, { contrast }: Lexicon): boolean {
  const last = /([\p{L}']+)[\s,]*$/u.exec(head)?.[1];
  return last !== undefined && contrast.has(last);
}

/** What is said to a program, in any of the languages. */
const ORDER =
  /\b(?:ignore|disregard|forget|override|ignorier\w*|vergiss|oublie\w*|olvida\w*|ignora\w*|dimentica\w*|esque[cç]\w*|negeer|vergeet)\b.{0,40}\b(?:instru[ck]\w*|istruzion\w*|anweisung\w*|consigne\w*|prompt)/is;

/** Talk about the interview itself ("can you repeat the question"), or to a program, says nothing about its subject. */
export function isMeta(text: string, lexicon: Lexicon): boolean {
  return viewWordsFor(lexicon.language).meta.test(plainForm(text)) || ORDER.test(text.slice(0, 3_000));
}

/** English ends clauses on prepositions too: "what I was afraid of". */
const AT_END = new Set(
  'for with about of to at on in by from into do does did have am is are was were can will'.split(' '),
);

/**
 * Whether these words are a whole thought: they end where one can, and if they are only a part of a sentence, or the
 * beginning of one that goes on elsewhere, they begin with what a clause of its own begins with.
 */
export function isWholeThought(
  text: string,
  words: readonly Word[],
  lexicon: Lexicon,
  isSentence: boolean,
): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return false;
  // Breaks off: "Like a... "
  if (/(?:\.{2,}|…|[-–—])\s*$/u.test(text)) return false;
  const language = spoken(lexicon.language);
  if (language === null || isUnspaced(text)) return isSentence;
  const { dangling, subordinators } = QUESTION_WORDS[language];
  const endsOnMark = /[.!]["'”’»)]*\s*$/u.test(text);
  if (dangling.has(last.norm) && !(AT_END.has(last.norm) && endsOnMark && isSentence)) return false;
  if (isSubordinate(text, first, lexicon, subordinators)) return false;
  // In the others the verb carries the subject.
  const hasSubjects = language === 'en' || language === 'de' || language === 'fr' || language === 'nl';
  return isSentence || !hasSubjects || LANGUAGES[language].subjects.has(first.norm);
}

const FINITE = new Set(
  `am is are was were isn't aren't wasn't weren't have has had haven't hasn't hadn't do does did don't doesn't didn't can
  can't cannot could couldn't will won't would wouldn't shall should shouldn't may might must i'm it's that's there's he's
  she's we're they're you're i've we've they've you've i'd we'd they'd you'd he'd she'd i'll we'll they'll you'll it'll`.split(
    /\s+/,
  ),
);
const PRONOUNS = new Set('i you we they he she it'.split(' '));

/** Whether an English piece seems to lack a verb of its own, or was said haltingly: true, but no line to be read alone. */
export function isHalting(words: readonly Word[], lexicon: Lexicon): boolean {
  const repeats = words.some(({ norm }, at) => at > 0 && norm === words[at - 1]!.norm && norm !== 'that');
  if (repeats || lexicon.language !== 'en') return repeats;
  return !words.some(
    ({ norm }, at) =>
      FINITE.has(norm) ||
      /(?:[^e]ed|ought)$/.test(norm) ||
      (PRONOUNS.has(norm) && words[at + 1] !== undefined && !words[at + 1]!.norm.endsWith('ing')),
  );
}

/** "Because it is cheaper.", "Whereas others are against it.": half a sentence without its other half. */
function isSubordinate(
  text: string,
  first: Word,
  lexicon: Lexicon,
  subordinators: ReadonlySet<string>,
): boolean {
  const opens =
    subordinators.has(first.norm) ||
    lexicon.reason.has(first.norm) ||
    (lexicon.qualifier.has(first.norm) && first.norm !== 'or') ||
    WHEREAS.has(first.norm);
  return opens && !/[,;:]/u.test(text);
}
const WHEREAS = new Set(
  'whereas während wohingegen tandis mientras enquanto mentre terwijl which who that'.split(' '),
);
