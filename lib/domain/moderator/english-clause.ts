import type { Token } from './tokens';

/**
 * Paraphrases an English clause by changing the person ("I gave up on my bag" becomes "you gave up on your bag"). Where
 * that could go wrong the result is null, and the words are quoted instead.
 */

const words = (text: string) => new Set(text.split(/\s+/));

const SHIFTED = new Map([
  ['i', 'you'],
  ["i'm", "you're"],
  ['im', "you're"],
  ["i've", "you've"],
  ["i'd", "you'd"],
  ["i'll", "you'll"],
  ['me', 'you'],
  ['my', 'your'],
  ['mine', 'yours'],
  ['myself', 'yourself'],
  ['we', 'you'],
  ["we're", "you're"],
  ["we've", "you've"],
  ["we'd", "you'd"],
  ["we'll", "you'll"],
  ['us', 'you'],
  ['our', 'your'],
  ['ours', 'yours'],
  ['ourselves', 'yourselves'],
]);
const AFTER_I = new Map([
  ['am', 'are'],
  ['was', 'were'],
  ["wasn't", "weren't"],
  ['wasnt', "weren't"],
]);
/** These subjects are other people, not the participant alone. */
const UNSHIFTABLE = words("you your yours you're you've you'll you'd yourself let's lets");

const ADVERBS = words(
  'just then also even finally actually basically really never always usually often sometimes still immediately eventually simply only first once quickly already soon later almost normally mostly probably kind sort of definitely totally completely honestly rarely hardly both all',
);
const AUXILIARIES = words(
  `is are was were am has have had do does did can could will would should may might must isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't can't cannot couldn't won't wouldn't shouldn't keeps keep takes took makes made gets got goes went comes came feels felt looks looked works worked seems seemed costs cost means meant needs needed wants wanted says said told gives gave helps helped breaks broke stops stopped starts started tends lets became becomes happened happens sounds sounded tastes smelled runs ran lasts lasted stayed stays fell falls told asked broke`,
);
const IRREGULAR_PAST = words(
  `went came saw took got made gave told said bought found left lost broke put set cut sent spent paid kept brought caught taught built heard held met read ran sat stood slept spoke stole swore threw woke wore wrote won began chose drank drove ate fell flew forgot froze grew hid hit hurt led let lent rang rose sold shook shut sang sank stuck struck swam tore understood withdrew gave did had became bit blew dug fought lit quit`,
);
const STATE_PAST = words(
  `was were felt thought knew wanted needed liked loved hated hoped expected wondered believed seemed lived meant owned preferred cared missed trusted understood used enjoyed`,
);
const NOT_PAST = words('need indeed speed feed seed breed hundred proceed succeed exceed bleed');

export const SUBJECTS = words(
  `i we he she it they you there that this these those it's i'm i've i'd we're we've they're he's she's that's there's nobody everyone everybody people someone my our the his her their your`,
);
const PRONOUNS = words(`i we he she it they there`);
const CONTRACTED = words(
  `it's i'm i've i'd i'll we're we've we'd they're they've he's she's that's there's im`,
);

/** Whether the word is a past tense: regular forms, and the common irregular ones. */
export function isPast(lower: string): boolean {
  return IRREGULAR_PAST.has(lower) || STATE_PAST.has(lower) || isRegularPast(lower);
}
function isRegularPast(lower: string): boolean {
  return lower.length > 3 && lower.endsWith('ed') && !NOT_PAST.has(lower);
}

/** The words with the person changed; null where a "you" of the participant's would change its meaning. */
export function shifted(tokens: readonly Token[]): string | null {
  const out: string[] = [];
  let sinceI = 9;
  for (const [at, token] of tokens.entries()) {
    if (UNSHIFTABLE.has(token.lower)) return null;
    if (token.lower === 'i') sinceI = 0;
    else if (!ADVERBS.has(token.lower)) sinceI += 1;
    const verb = sinceI === 1 ? AFTER_I.get(token.lower) : undefined;
    out.push(verb ?? SHIFTED.get(token.lower) ?? (at === 0 ? lowerStart(token) : token.text));
  }
  return out.join(' ');
}

/** A capital that is only due to the sentence's beginning. Names keep theirs, as far as they can be recognised. */
function lowerStart(token: Token): string {
  const known =
    token.lower === 'now' ||
    SUBJECTS.has(token.lower) ||
    ADVERBS.has(token.lower) ||
    AUXILIARIES.has(token.lower);
  return known ? token.text.toLowerCase() : token.text;
}

/** Where the subject is followed by its verb: the index of that verb, or -1. */
function verbAfter(tokens: readonly Token[], subject: number): number {
  let at = subject + 1;
  while (at < tokens.length && ADVERBS.has(tokens[at]?.lower ?? '')) at += 1;
  return at < tokens.length ? at : -1;
}

/** A clause that can stand after "You said …": its subject comes first and a finite verb follows. */
export function paraphrasedClause(tokens: readonly Token[]): string | null {
  const inner = tokens.findIndex(({ lower }, at) => at < 5 && (lower === 'i' || lower === 'we'));
  const before = tokens.slice(0, Math.max(0, inner));
  // "The first time I was a student": paraphrased from the subject on, unless another clause precedes it.
  if (inner > 0 && !before.some(({ lower }) => AUXILIARIES.has(lower) || isPast(lower) || lower === 'and'))
    return before.every(({ lower }) => ADVERBS.has(lower) || lower === 'now')
      ? shifted(tokens)
      : paraphrasedClause(tokens.slice(inner));
  const first = tokens[0]?.lower ?? '';
  // "That the old one is still here": the conjunction, not the pronoun.
  if (first === 'that' && SUBJECTS.has(tokens[1]?.lower ?? '')) return paraphrasedClause(tokens.slice(1));
  if (!SUBJECTS.has(first) || tokens.length < 3) return null;
  const certain = CONTRACTED.has(first) || (PRONOUNS.has(first) && verbAfter(tokens, 0) > 0);
  const verb = tokens.findIndex(({ lower }, at) => at > 0 && (AUXILIARIES.has(lower) || isPast(lower)));
  if (!certain && (verb < 1 || verb > 6)) return null;
  return shifted(tokens);
}

export interface ParaphrasedEvent {
  /** "you called the landlord" */
  text: string;
  /** From the subject on. */
  tokens: Token[];
}

/**
 * Something that the participant did or that happened to them, once: "I" or "we" and a past tense that is not a state.
 */
export function paraphrasedEvent(tokens: readonly Token[]): ParaphrasedEvent | null {
  const subject = tokens.findIndex(({ lower }) => lower === 'i' || lower === 'we');
  if (subject < 0 || subject > 4) return subjectless(tokens);
  const verb = verbAfter(tokens, subject);
  const lower = tokens[verb]?.lower ?? '';
  if (verb < 0) return null;
  if (tokens.slice(subject + 1, verb).some((token) => HABITUAL.has(token.lower))) return null;
  const hadTo = lower === 'had' && tokens[verb + 1]?.lower === 'to';
  const had = lower === 'had' && !hadTo;
  if (!(hadTo || (!had && !STATE_PAST.has(lower) && (IRREGULAR_PAST.has(lower) || isRegularPast(lower)))))
    return null;
  if (lower === 'did' && tokens.length < verb + 2) return null;
  // "I just looked": in a question, "just" would sound like blame.
  const from = tokens.filter(
    (token, at) => at >= subject && !(at < verb && ['just', 'simply', 'only'].includes(token.lower)),
  );
  if (from.length < 3) return null;
  const paraphrase = shifted(from);
  return paraphrase === null ? null : { text: paraphrase, tokens: from };
}
/** "Bought a new one." */
function subjectless(tokens: readonly Token[]): ParaphrasedEvent | null {
  const lower = tokens[0]?.lower ?? '';
  const past =
    (IRREGULAR_PAST.has(lower) && !AMBIGUOUS_PAST.has(lower)) ||
    (isRegularPast(lower) && !STATE_PAST.has(lower));
  if (!past || tokens.length < 2) return null;
  const rest = shifted(tokens.slice(1));
  return rest === null ? null : { text: `you ${lower} ${rest}`, tokens: [...tokens] };
}
/** Other forms and words too: "read", "set", "cost". */
const AMBIGUOUS_PAST = words(
  'read set cut put hit hurt let shut quit run cost left found felt broke fell split lost made stuck built',
);
const HABITUAL = words('always usually often sometimes never rarely normally mostly');

const DETERMINERS = words('my our the a an this that these those his her their');
/** Pronouns that say nothing about what they stand for. */
const EMPTY_NOUNS = words(
  `thing things time times way lot bit kind sort day days same best worst first last other others whole most next only one ones end beginning moment point case fact stuff people week month year years weeks months minutes hours problem part reason rest question answer morning evening afternoon night couple few little number side place end hour minute half second idea truth weekend past future present bunch whole`,
);

/** "my old bank", "the repair shop": a determiner and up to three words that `isContent` accepts. */
export function nounPhrases(tokens: readonly Token[], isContent: (lower: string) => boolean): Token[][] {
  const found: Token[][] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!DETERMINERS.has(tokens[at]?.lower ?? '')) continue;
    let end = at + 1;
    while (end < tokens.length && end - at <= 3 && isNounPart(tokens, end, isContent)) end += 1;
    const head = tokens[end - 1]?.lower ?? '';
    const closed = end >= tokens.length || !isContent(tokens[end]?.lower ?? '');
    if (end - at >= 2 && closed && !EMPTY_NOUNS.has(head) && !head.endsWith('ly'))
      found.push(tokens.slice(at, end));
  }
  return found;
}
function isNounPart(tokens: readonly Token[], at: number, isContent: (lower: string) => boolean): boolean {
  const token = tokens[at]!;
  if (!isContent(token.lower) || AUXILIARIES.has(token.lower) || isPast(token.lower)) return false;
  return tokens[at - 1]?.after === ' ';
}

const PREPOSITIONS = words('on in at with for from of about to by without');

/** Whether there is a finite verb, as far as it can be recognised. */
export function hasVerb(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  if (PREPOSITIONS.has(first?.lower ?? '')) return false;
  if (CONTRACTED.has(first?.lower ?? '') || (PRONOUNS.has(first?.lower ?? '') && second)) return true;
  return tokens.some(
    ({ lower }, at) => at > 0 && (AUXILIARIES.has(lower) || isPast(lower) || PRONOUNS.has(lower)),
  );
}

/** Whether the clause describes the past. */
export function isAboutPast(tokens: readonly Token[]): boolean {
  const verb = tokens.find(({ lower }, at) => at > 0 && (AUXILIARIES.has(lower) || isPast(lower)));
  return verb !== undefined && (isPast(verb.lower) || PAST_AUXILIARIES.has(verb.lower));
}
const PAST_AUXILIARIES = words("had did couldn't wasn't weren't hadn't didn't could");

/** Whether the clause describes an event, not a state. */
export function isAboutEvent(tokens: readonly Token[]): boolean {
  const verb = tokens.find(({ lower }, at) => at > 0 && (AUXILIARIES.has(lower) || isPast(lower)));
  return verb !== undefined && isPast(verb.lower) && !STATE_PAST.has(verb.lower) && verb.lower !== 'had';
}

/** A noun phrase as already known: "a voucher" becomes "that voucher". */
export function paraphrasedNoun(tokens: readonly Token[]): string | null {
  const phrase = shifted(tokens);
  return phrase === null ? null : phrase.replace(/^(a|an|this) /, 'that ').replace(/^these /, 'those ');
}

const BREAKS = words(
  'and to for with because in on at from about after before until so that which when or of by into over without than',
);

/** At most `most` words, cut where a phrase begins rather than within one. */
export function cutClause(tokens: readonly Token[], most: number): Token[] {
  if (tokens.length <= most) return [...tokens];
  for (let end = most; end >= 4; end -= 1) {
    if (BREAKS.has(tokens[end]?.lower ?? '') && !BREAKS.has(tokens[end - 1]?.lower ?? ''))
      return tokens.slice(0, end);
  }
  return [];
}
