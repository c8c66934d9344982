import { BoundedMap } from '../bounded-map';
import { clausesOf } from '../text/clauses';
import type { Lexicon } from '../text/lexicon';
import { lexiconFor } from '../text/lexicon-for';
import { type Span, sentencesOf } from '../text/sentences';
import { stem } from '../text/stem';
import { type Word, wordsOf } from '../text/words';
import { writtenLanguage } from '../text/written-language';
import type { Mention, Said, ThemeToFind } from './mention';
import { type Meanings, meansTheme } from './near-theme';
import { isNegation, stanceOf } from './stance';

/** A theme as the rules look for it, in one language. */
interface KnownTheme {
  id: string;
  /** Stems of its name. */
  name: ReadonlySet<string>;
  /** Of a name such as "elections and voting" each part: all stems of one part tell the theme. */
  parts: readonly ReadonlySet<string>[];
  /** Stems of its rule. */
  rule: ReadonlySet<string>;
  /** Each is one stem, or several that stand in one sentence. */
  cues: readonly (readonly string[])[];
  /** What the rule says does not belong. */
  not: ReadonlySet<string>;
  /** It is itself about something that is missing, as in "could not picture the bed". */
  isNegated: boolean;
}

/** The themes of a study in each language that somebody answers in. */
export interface KnownThemes {
  themes: readonly ThemeToFind[];
  byLanguage: BoundedMap<string, KnownTheme[]>;
}

const LANGUAGES = 20;

export function knownThemes(themes: readonly ThemeToFind[]): KnownThemes {
  return { themes, byLanguage: new BoundedMap(LANGUAGES) };
}

/** What of a text is read; the rest of a very long answer is left out. */
const MOST_OF_A_TURN = 20_000;

/**
 * The passages that speak for these themes or against them: whole sentences, or clauses of very long ones. By their words,
 * and where `meanings` has vectors of `thoughtsToCompare`, by what they mean.
 */
export function findMentions(
  known: KnownThemes,
  said: readonly Said[],
  language: string,
  meanings: Meanings | null = null,
): Mention[] {
  if (known.themes.length === 0) return [];
  const lexicon = writtenLexicon(said, language);
  const themes = inLanguage(known, lexicon);
  return said.flatMap(({ seq, text }) => {
    const thoughts = thoughtsOf(text.slice(0, MOST_OF_A_TURN), lexicon);
    return themes.flatMap((theme) =>
      joined(
        thoughts.flatMap((thought) => {
          const mention = mentionOf(theme, thought, seq, lexicon);
          return mention.length > 0 ? mention : nearMentionOf(theme, thought, seq, lexicon, meanings);
        }),
      ),
    );
  });
}

function writtenLexicon(said: readonly Said[], language: string): Lexicon {
  const sample = wordsOf(said.map(({ text }) => text.slice(0, 500)).join('\n')).slice(0, 400);
  return lexiconFor(writtenLanguage(sample, language));
}

/** Shorter thoughts mean too little to be compared by it: "Yes, of course." */
const FEWEST_WORDS = 3;

/** The texts of what can be compared by its meaning, each once. */
export function thoughtsToCompare(said: readonly Said[], language: string): string[] {
  const lexicon = writtenLexicon(said, language);
  const texts = said.flatMap(({ text }) =>
    thoughtsOf(text.slice(0, MOST_OF_A_TURN), lexicon)
      .filter((thought) => saysEnough(thought, lexicon))
      .map(({ span }) => span.text),
  );
  return [...new Set(texts)];
}

function saysEnough({ words }: Thought, lexicon: Lexicon): boolean {
  return words.filter(({ norm }) => !lexicon.stop.has(norm)).length >= FEWEST_WORDS;
}

function inLanguage(known: KnownThemes, lexicon: Lexicon): KnownTheme[] {
  const found = known.byLanguage.get(lexicon.language);
  if (found) return found;
  const made = known.themes.map((theme) => knownTheme(theme, lexicon));
  known.byLanguage.set(lexicon.language, made);
  return made;
}

/** After one of these words, a rule says what does not belong. */
const EXCLUDES =
  /(?:^|\n|[.;]\s)\s*(?:does not(?: belong)?|do not|not|nicht|gehört nicht|pas|no|non|niet|não)\s*:/iu;

/** "Elections and voting" names one thing in two ways. */
const OR = /[,/&;]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|of)(?!\p{L})/iu;
/** Within a name, "of" joins. */
const OF = /\bof\b/i;

/** What a rule says belongs to its theme, and what does not. */
export function partsOfRule(rule: string): { belongs: string; not: string } {
  const cut = EXCLUDES.exec(rule);
  if (!cut) return { belongs: rule, not: '' };
  return { belongs: rule.slice(0, cut.index), not: rule.slice(cut.index + cut[0].length) };
}

function knownTheme({ id, name, rule, cues }: ThemeToFind, lexicon: Lexicon): KnownTheme {
  const { belongs, not } = partsOfRule(rule);
  const pieces = OF.test(name) && lexicon.language === 'en' ? [name] : name.split(OR);
  const parts = pieces
    .map((piece) => new Set(tellingStems(wordsOf(piece), lexicon)))
    .filter(({ size }) => size > 0);
  const named = new Set([...contentStems(wordsOf(name), lexicon), ...parts.flatMap((part) => [...part])]);
  return {
    id,
    name: named,
    parts,
    rule: new Set(topicStems(wordsOf(belongs), lexicon).filter((one) => !named.has(one))),
    cues: cues.map((cue) => cue.split(' ')),
    not: new Set(topicStems(wordsOf(not), lexicon).filter((one) => !named.has(one))),
    isNegated: wordsOf(`${name} ${belongs}`).some(({ norm }) => lexicon.negation.has(norm)),
  };
}

/** A topic of fewer letters is hardly ever one by itself. */
const SHORTEST_TOPIC = 4;

/** The stems that tell a name: its one topic, as "news" of "following the news"; else all of its content words. */
function tellingStems(words: readonly Word[], lexicon: Lexicon): string[] {
  const topics = topicStems(words, lexicon);
  const [only = ''] = topics;
  return topics.length === 1 && only.length >= SHORTEST_TOPIC ? topics : contentStems(words, lexicon);
}

function contentStems(words: readonly Word[], lexicon: Lexicon): string[] {
  return words
    .filter(({ norm }) => !lexicon.stop.has(norm) && norm.length > 1)
    .flatMap(({ norm }) => stemsOf(norm, lexicon));
}

/** Without words of no meaning of their own. */
function topicStems(words: readonly Word[], lexicon: Lexicon): string[] {
  return contentStems(
    words.filter(({ norm }) => !lexicon.generic.has(norm) && !lexicon.vague.has(norm)),
    lexicon,
  );
}

/** The stem of a word; of "right-wing" also those of its parts. */
function stemsOf(norm: string, { language }: Lexicon): string[] {
  const parts = norm.includes('-') ? norm.split('-').filter((part) => part.length > 3) : [];
  return [norm, ...parts].map((one) => stem(one, language));
}

/** A sentence, or a clause of a very long one. */
export interface Thought {
  span: Span;
  words: Word[];
  stems: ReadonlySet<string>;
}

const LONG_SENTENCE_WORDS = 40;

/** What can be quoted by itself: sentences, and of very long ones their clauses. */
export function thoughtsOf(text: string, lexicon: Lexicon): Thought[] {
  return sentencesOf(text, lexicon).flatMap((sentence) => {
    const words = wordsOf(sentence.text);
    const spans = words.length > LONG_SENTENCE_WORDS ? clausesOf(sentence, words, lexicon) : [sentence];
    return spans.map((span) => {
      const own = wordsOf(span.text);
      return { span, words: own, stems: new Set(own.flatMap(({ norm }) => stemsOf(norm, lexicon))) };
    });
  });
}

function mentionOf(theme: KnownTheme, thought: Thought, seq: number, lexicon: Lexicon): Mention[] {
  const { span, stems } = thought;
  const matched = matchedStems(theme, stems);
  if (matched === null || [...theme.not].some((one) => stems.has(one))) return [];
  const stance = theme.isNegated ? 'supports' : stanceOf(thought.words, matched, lexicon);
  return [{ themeId: theme.id, seq, start: span.start, end: span.end, stance }];
}

/** What means a theme in other words. What is denied in it cannot be told without them, so that it is left out. */
function nearMentionOf(
  theme: KnownTheme,
  { span, words, stems }: Thought,
  seq: number,
  lexicon: Lexicon,
  meanings: Meanings | null,
): Mention[] {
  const meant = meanings?.themes.get(theme.id);
  const thought = meanings?.thoughts.get(span.text);
  if (!meant || !thought || !meansTheme(meant, thought)) return [];
  if ([...theme.not].some((one) => stems.has(one))) return [];
  if (!theme.isNegated && words.some(({ norm }) => isNegation(norm, lexicon))) return [];
  return [{ themeId: theme.id, seq, start: span.start, end: span.end, stance: 'supports', isNear: true }];
}

/** The stems by which the theme is told; null when it is not. */
function matchedStems(theme: KnownTheme, stems: ReadonlySet<string>): ReadonlySet<string> | null {
  const named = [...theme.name].filter((one) => stems.has(one));
  const ruled = [...theme.rule].filter((one) => stems.has(one));
  const cue = theme.cues.find((one) => one.every((part) => stems.has(part)));
  const matched = new Set([...named, ...ruled, ...(cue ?? [])]);
  if (cue) return matched;
  // Of a longer name one word is as often about something else.
  if (theme.parts.some((part) => [...part].every((one) => stems.has(one)))) return matched;
  return named.length + ruled.length >= 2 ? matched : null;
}

/** Neighbouring sentences of one stance are one passage. */
function joined(mentions: readonly Mention[]): Mention[] {
  const passages: Mention[] = [];
  for (const mention of mentions) {
    const last = passages.at(-1);
    const isOne = last && last.stance === mention.stance && !last.isNear === !mention.isNear;
    if (isOne && mention.start - last.end <= 2) last.end = mention.end;
    else passages.push({ ...mention });
  }
  return passages;
}
