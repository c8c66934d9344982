import { BoundedMap } from '../bounded-map';
import { clausesOf } from '../text/clauses';
import type { Lexicon } from '../text/lexicon';
import { lexiconFor } from '../text/lexicon-for';
import { type Span, sentencesOf } from '../text/sentences';
import { stem } from '../text/stem';
import { type Word, wordsOf } from '../text/words';
import { writtenLanguage } from '../text/written-language';
import type { Mention, Said, ThemeToFind } from './mention';
import { stanceOf } from './stance';

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

/** The passages that speak for these themes or against them: whole sentences, or clauses of very long ones. */
export function findMentions(known: KnownThemes, said: readonly Said[], language: string): Mention[] {
  if (known.themes.length === 0) return [];
  const sample = wordsOf(said.map(({ text }) => text.slice(0, 500)).join('\n')).slice(0, 400);
  const written = writtenLanguage(sample, language);
  const lexicon = lexiconFor(written);
  const themes = inLanguage(known, lexicon);
  return said.flatMap(({ seq, text }) => {
    const thoughts = thoughtsOf(text.slice(0, MOST_OF_A_TURN), lexicon);
    return themes.flatMap((theme) =>
      joined(thoughts.flatMap((thought) => mentionOf(theme, thought, seq, lexicon))),
    );
  });
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

function knownTheme({ id, name, rule, cues }: ThemeToFind, lexicon: Lexicon): KnownTheme {
  const cut = EXCLUDES.exec(rule);
  const belongs = cut ? rule.slice(0, cut.index) : rule;
  const not = cut ? rule.slice(cut.index + cut[0].length) : '';
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
    if (last && last.stance === mention.stance && mention.start - last.end <= 2) last.end = mention.end;
    else passages.push({ ...mention });
  }
  return passages;
}
