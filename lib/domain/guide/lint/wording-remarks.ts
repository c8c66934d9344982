import { wordsOf } from '@/lib/domain/text/words';
import { jargonIn } from './jargon';

/** A remark on a text; `instead` is the text to ask instead, `split` the two questions that it holds. */
export interface WordingRemark {
  code: 'leading' | 'two-questions' | 'negated-twice' | 'jargon' | 'too-long';
  message: string;
  instead?: string;
  split?: readonly [string, string];
}

const MOST_WORDS = { question: 45, statement: 120 };
/** Longer texts are too long, whatever else they are; the rules below are not tried on them. */
const LONGEST_CHECKED = 1_000;

/**
 * What is probably wrong with the wording of a question, in the language it is written in (a code such as "en" or
 * "de-CH"). Rules go by words, never by meaning: a false alarm is worse than a miss, so each needs a telling pattern. In
 * languages without rules only length is checked.
 */
export function wordingRemarks(
  text: string,
  { language = 'en', statement = false }: { language?: string; statement?: boolean } = {},
): WordingRemark[] {
  const clean = text.trim();
  const base = language.toLowerCase().split(/[-_]/)[0] ?? '';
  const most = statement ? MOST_WORDS.statement : MOST_WORDS.question;
  const words = clean.length > most ? wordsOf(clean).length : 0;
  const long: WordingRemark[] =
    words > most
      ? [{ code: 'too-long', message: `${words} words: few people keep more than ${most} in mind` }]
      : [];
  if (clean.length > LONGEST_CHECKED) return long;
  const jargon = base === 'en' ? jargonIn(clean) : [];
  if (statement) return [...jargon, ...long];
  const rules = RULES[base];
  return [
    ...first(rules?.leading, clean, 'leading', (quoted) => `“${quoted}” suggests the answer`),
    ...twoQuestions(clean, base),
    ...first(rules?.negated, clean, 'negated-twice', (quoted) => `“${quoted}” is negated twice`),
    ...jargon,
    ...long,
  ];
}

/** What is telling, and the words to put in its place; null where nothing general is better. */
type Rule = readonly [telling: RegExp, instead: ((text: string, found: RegExpExecArray) => string) | null];

function first(
  rules: readonly Rule[] | undefined,
  text: string,
  code: WordingRemark['code'],
  say: (quoted: string) => string,
): WordingRemark[] {
  for (const [telling, instead] of rules ?? []) {
    const found = telling.exec(text);
    if (!found) continue;
    const message = say((found.groups?.telling ?? found[0]).trim().replace(/[,.?!]+$/, ''));
    const better = instead?.(text, found).replace(/ {2,}/g, ' ').trim();
    return [{ code, message, ...(better && better !== text && { instead: capital(better) }) }];
  }
  return [];
}

const capital = (text: string) =>
  text.replace(/^([¿¡]?)(\p{Ll})/u, (_, mark, letter) => mark + letter.toUpperCase());
const lower = (text: string) =>
  /^(I\b|\p{Lu}{2})/u.test(text) ? text : text.replace(/^\p{Lu}/u, (it) => it.toLowerCase());
const unasked = (text: string) => text.replace(/[\s?!.]+$/u, '');
const or = (text: string, not: string) => `${unasked(text)}, ${not}?`;
const EXTENT = 'To what extent do you agree or disagree';

const ADJECTIVES =
  'amazing|great|excellent|award-winning|fantastic|wonderful|innovative|best-selling|world-class|outstanding|superb|brilliant|exciting|delicious|revolutionary|beautiful';
const AUXILIARIES: Record<string, string> = { can: 'can', ca: 'can', wo: 'will', sha: 'shall' };

const LEADING_EN: Rule[] = [
  [
    /^(?<telling>(?:don['’]t|wouldn['’]t) you (?:also )?agree)(?: that|,)? (?<what>.+)$/is,
    (_, { groups }) => `${EXTENT} that ${unasked(groups?.what ?? '')}?`,
  ],
  [
    /^(?<telling>(?:do|would) you agree) that (?<what>.+)$/is,
    (_, { groups }) => `${EXTENT} that ${unasked(groups?.what ?? '')}?`,
  ],
  [
    /^(?<telling>(?<do>do|would)n['’]t you (?:also )?(?<verb>think|say|find|feel|believe))(?<what>\b.+)$/is,
    (_, { groups: { do: aux = '', verb = '', what = '' } = {} }) => or(`${aux} you ${verb}${what}`, 'or not'),
  ],
  [
    /^(?<telling>(?<aux>is|are|was|were|does|do|did|ca|wo|should|have|has|could|would)n['’]t \p{L}+)(?<what>.+)$/isu,
    (text, { groups: { aux = '' } = {} }) =>
      or(text.replace(/^\p{L}+n['’]t/iu, AUXILIARIES[aux.toLowerCase()] ?? aux), 'or not'),
  ],
  [
    /^(?<what>[^?]+), (?<telling>(?:(?:is|was|are|were|does|do|did|wo|would|ca|could|has|have)n['’]t (?:it|they|you|he|she|we|there)|right|don['’]t you (?:think|agree)))\s*\?$/is,
    (_, { groups }) => `${EXTENT}: ${lower(groups?.what ?? '')}?`,
  ],
  [
    /^(?<telling>how much (?<do>do|did|would) you (?:really )?(?:love|adore|hate))\b(?<what>.+)$/is,
    (_, { groups: { do: aux = '', what = '' } = {} }) => `How ${aux} you feel about${what}`,
  ],
  [
    /^(?<telling>how much (?:easier|better|faster|happier|simpler|quicker|nicer|safer)) would (?<what>.+?) have made (?<of>.+)$/is,
    (text, { groups: { what = '', of = '' } = {} }) =>
      / and (?:what|how|why)\b/i.test(text) ? text : `How, if at all, would ${what} have changed ${of}`,
  ],
  [
    /^(?<telling>how much (?:easier|better|faster|happier|simpler|quicker|nicer|safer)) (?:would|will|does|did|do|is|was|has|have)\b(?! it have to)/is,
    null,
  ],
  [
    /\b(?<telling>what (?<do>do|did) you (?<verb>love|adore|hate)(?: most| best)?)(?: about)?\b/i,
    (text, { groups: { do: aux = '', verb = '' } = {} }) =>
      text.replace(
        /\bwhat (?:do|did) you (?:love|adore|hate)(?: most| best)?(?: about)?\b/i,
        `What, if anything, ${aux} you ${verb.toLowerCase() === 'hate' ? 'dislike' : 'like'} about`,
      ),
  ],
  [
    /(?:^|[.!] )(?<telling>as (?:we|you)(?: all)? know|as everyone knows|everybody knows|everyone knows|it is well known that|most people (?:think|agree|believe|prefer|say|like|love|want)|experts (?:agree|say))\b/i,
    null,
  ],
  [
    /\b(?<telling>obviously|undoubtedly|needless to say|of course),?(?= [^?.]*\?)/i,
    (text) => text.replace(/,? ?\b(?:obviously|undoubtedly|needless to say|of course)\b,?/i, ''),
  ],
  [
    new RegExp(`\\b(?<telling>(?:our|this|the) (?:new )?(?:${ADJECTIVES})) (?!or )(?=[^?.]*\\?)`, 'i'),
    (text) => text.replace(new RegExp(`\\b(our|this|the)( new)? (?:${ADJECTIVES}) `, 'i'), '$1$2 '),
  ],
  [
    /^(?<telling>why (?:is|are) (?:our|this|the) [^?]{0,60}?(?:so much better|better than|superior to|so (?:good|great|popular)))\b/i,
    null,
  ],
  [
    /^(?<telling>how (?:great|amazing|wonderful|fantastic|excellent|awesome|terrible|awful|horrible|delicious)) (?:is|was|are|were)\b/i,
    (text) => text.replace(/^how \w+/i, 'How'),
  ],
];

/** The positive words of the negative ones, where dropping the prefix gives them. */
const NEGATIVE_EN =
  'un(?:true|clear|happy|pleasant|comfortable|usual|able|aware|likely|important|necessary|helpful|interesting|interested|satisfied|familiar|fair|safe|reasonable|acceptable|certain|sure|friendly|reliable|easy|useful|common|kind|healthy|natural|available|attractive)|in(?:accurate|adequate|appropriate|capable|complete|consistent|convenient|correct|effective|efficient|frequent|secure|significant|sufficient)|im(?:possible|patient|practical|probable|proper|polite|perfect)|ir(?:relevant|regular|responsible)|il(?:legal|logical|legible)|dis(?:satisfied|honest|agree|like|approve)';
const positive = (word: string) => word.replace(/^(?:un|in|im|ir|il|dis)/i, '');

const NEGATED_EN: Rule[] = [
  [
    new RegExp(`\\b(?<telling>not (?<between>\\p{L}+ )?(?<word>${NEGATIVE_EN}))\\b`, 'iu'),
    (text, { 0: all, groups: { between = '', word = '' } = {} }) =>
      text.replace(all, `${between}${positive(word)}`),
  ],
  [new RegExp(`\\b(?<telling>\\p{L}+n['’]t (?:\\p{L}+ )?(?:${NEGATIVE_EN}))\\b`, 'iu'), null],
  [
    /^(?<telling>(?:do|would) you disagree) that (?<who>[^?.,]+?) (?<aux>should|must|can|could|will|would|do|does|is|are) not (?<what>[^?]+)\?$/i,
    (_, { groups: { who = '', aux = '', what = '' } = {} }) => `${EXTENT} that ${who} ${aux} ${what}?`,
  ],
  [/\b(?<telling>never not|never (?:dislike|disagree|disapprove))\b/i, null],
  [/\b(?<telling>\p{L}+n['’]t (?:\p{L}+ )?(?:never|nobody|nothing|nowhere|none))\b/iu, null],
  [
    /(?<!\bor )\b(?<telling>not (?:(?!(?:and|or|but|because|if|when|who|only)\b)\p{L}+ ){1,4}never)\b/iu,
    null,
  ],
];

const REMOVED_UN =
  (prefix: RegExp) =>
  (text: string, { 0: all, groups }: RegExpExecArray) =>
    text.replace(all, (groups?.word ?? '').replace(prefix, ''));

const RULES: Record<string, { leading: Rule[]; negated: Rule[] }> = {
  en: { leading: LEADING_EN, negated: NEGATED_EN },
  de: {
    leading: [
      [
        /^(?<start>(?:finden|meinen|denken|glauben) Sie|(?:findest|meinst|denkst|glaubst) du) (?<telling>nicht(?: auch)?)(?<what>,.+)$/isu,
        (_, { groups: { start = '', what = '' } = {} }) => or(`${start}${what}`, 'oder nicht'),
      ],
      [/^(?<telling>(?:würden Sie|würdest du) nicht(?: auch)? (?:sagen|zustimmen))/iu, null],
      [/, (?<telling>nicht wahr|oder nicht|oder)\?$/iu, null],
    ],
    negated: [
      [
        /\b(?<telling>nicht (?<word>un(?:nütz|verständlich|klar|wichtig|zufrieden|angenehm|möglich|nötig|interessant|bequem|sicher|freundlich|fair|praktisch|übersichtlich)\p{L}*))/iu,
        REMOVED_UN(/^un/i),
      ],
    ],
  },
  fr: {
    leading: [
      [
        /^n(?:e |['’])(?<telling>(?<verb>pensez|trouvez|croyez|penses|trouves|crois)-(?<who>vous|tu) pas)(?<what>.+)$/isu,
        (_, { groups: { verb = '', who = '', what = '' } = {} }) =>
          `${unasked(`${verb}-${who}${what}`)}, ou non ?`,
      ],
      [/(?<telling>n['’]est-ce pas)\s*\?$/iu, null],
    ],
    negated: [
      [
        /\b(?<telling>pas (?:insatisfait|inutile|impossible|désagréable|inconfortable|incompréhensible|mécontent|insuffisant|inacceptable)\p{L}*)/iu,
        null,
      ],
    ],
  },
  es: {
    leading: [
      [
        /^¿?(?<telling>no (?:crees?|piensas?|le parece|te parece|consideras?))\b/iu,
        (text) => or(text.replace(/^¿?no /i, '¿'), 'o no'),
      ],
      [/, ¿?(?<telling>verdad|no es así|no)\?$/iu, null],
    ],
    negated: [
      [
        /\b(?<telling>no (?:\p{L}+ )?(?:insatisfech|inútil|imposible|incómod|insuficiente|desagradable|inacceptable|insegur|descontent)\p{L}*)/iu,
        null,
      ],
    ],
  },
  pt: {
    leading: [
      [
        /^(?:você )?(?<telling>não (?:achas?|concordas?|pensas?|lhe parece|te parece))\b/iu,
        (text) => or(text.replace(/não /i, ''), 'ou não'),
      ],
      [/, (?<telling>não é|não acha|certo)\?$/iu, null],
    ],
    negated: [
      [
        /\b(?<telling>não (?:\p{L}+ )?(?:insatisfeit|inútil|impossível|desagradável|insuficiente|inaceitável|insegur|descontente)\p{L}*)/iu,
        null,
      ],
    ],
  },
  it: {
    leading: [
      [
        /^(?:lei )?(?<telling>non (?:pensa|pensi|crede|credi|trova|trovi|le sembra|ti sembra))\b/iu,
        (text) => or(text.replace(/non /i, ''), 'o no'),
      ],
      [/, (?<telling>vero|non è vero|no)\?$/iu, null],
    ],
    negated: [
      [
        /\b(?<telling>non (?:\p{L}+ )?(?:insoddisfatt|inutile|impossibile|scomod|spiacevole|insufficiente|inaccettabile|insicur)\p{L}*)/iu,
        null,
      ],
    ],
  },
  nl: {
    leading: [
      [
        /^(?<start>vindt u|vind je|denkt u|denk je) (?<telling>(?:ook )?niet(?: ook)?)(?<what> dat.+)$/isu,
        (_, { groups: { start = '', what = '' } = {} }) => or(`${start}${what}`, 'of niet'),
      ],
      [/, (?<telling>toch|niet waar|hè)\?$/iu, null],
    ],
    negated: [
      [
        /\b(?<telling>niet (?<word>on(?:duidelijk|tevreden|belangrijk|aangenaam|mogelijk|handig|veilig|vriendelijk|prettig|nodig)\p{L}*))/iu,
        REMOVED_UN(/^on/i),
      ],
    ],
  },
};

/** Words that begin a question, and the word that joins a second one. */
const JOINS: Record<string, { asks: string; and: string }> = {
  de: { asks: 'was|wie|wann|wo|wer|wen|wem|welche[rsnm]?|warum|wodurch|womit|woran|wofür', and: 'und' },
  fr: {
    asks: "qu[’']est-ce qu(?:i|e|[’'])|comment|quand|où|combien|pourquoi|quel(?:le)?s?|à quel(?:le)?s?",
    and: 'et',
  },
  es: { asks: 'qué|cómo|cuándo|dónde|quién|cuál(?:es)?|cuánto', and: 'y' },
  pt: { asks: 'o que|como|quando|onde|quem|quais|qual|quanto', and: 'e' },
  it: { asks: 'che cosa|cosa|come|quando|dove|chi|quale|quali|quanto', and: 'e' },
  nl: { asks: 'wat|hoe|wanneer|waar|wie|welke|waarom', and: 'en' },
};
const AND_OR: Record<string, [RegExp, string]> = {
  en: [/\band\/or\b/i, 'or'],
  de: [/\bund\/oder\b/i, 'oder'],
  fr: [/\bet\/ou\b/i, 'ou'],
  es: [/\by\/o\b/i, 'o'],
  pt: [/\be\/ou\b/i, 'ou'],
  it: [/\be\/o\b/i, 'o'],
  nl: [/\ben\/of\b/i, 'of'],
};

const AUXILIARY = 'is|are|was|were|do|does|did|have|has|had|would|could|should|will|can|may|might';
const WH = "what|why|how|when|where|who|whom|which|whose|what's|how's";
/** "… and what would you change about it?": the second part has its own verb, so it is a question of its own. */
const SECOND_EN = new RegExp(
  `,? and (?<second>(?:also )?(?:(?:${WH})(?: (?!${AUXILIARY})\\p{L}+)? (?:${AUXILIARY})(?:n['’]t)? \\p{L}+.*|(?:${AUXILIARY}) (?:you|they|it|he|she|we|this|that|there|your|anybody|anyone)\\b.*))$`,
  'iu',
);
const ASKS_EN = new RegExp(`^(?:${WH}|${AUXILIARY}|in what|to what|at what|for what)\\b`, 'i');
/** A question for the grounds of the answer is part of the same. */
const GROUNDS_EN = /^(?:why(?: not)?|how (?:do|did|can|could) you (?:know|tell|find out)\b.{0,10})\?$/i;
const RATES_EN =
  /^(?<lead>(?:how (?:satisfied|happy|content|pleased) (?:are|were) you with|how (?:would|do) you rate|please rate|rate|how (?:do|did) you like(?= (?:our|your|the|its|their) [^?]* and (?:our|your|the|its|their) )) )(?<the>(?:our|your|the|its|their) )?(?<one>[\p{L}-]+(?: [\p{L}-]+)?) and (?<two>(?:(?:our|your|the|its|their) )?[\p{L}-]+(?: (?!of\b|at\b|in\b|on\b)[\p{L}-]+)?)(?<rest>(?: (?:of|at|in|on) [^?]*)?)\?$/iu;
const ADJECTIVES_EN = new RegExp(
  `^how (?<one>\\p{L}+) and (?<two>\\p{L}+) (?<rest>(?:${AUXILIARY})\\b.*)$`,
  'iu',
);
/** What people are asked to judge things by. */
const JUDGED =
  'easy|fast|quick|slow|simple|clear|cheap|affordable|expensive|friendly|polite|helpful|useful|safe|secure|reliable|comfortable|convenient|attractive|modern|intuitive|interesting|entertaining|fun|fair|clean|tidy|good|nice|pleasant|healthy|tasty|accurate|flexible|efficient|effective|professional|knowledgeable|trustworthy|relevant|enjoyable|satisfying|stable|smooth|complete|readable|understandable|beautiful|durable|responsive|transparent|honest|competent|punctual|quiet|calm|spacious|warm|innovative|boring|confusing|frustrating|complicated|difficult|stressful';
/** "… that the app is easy and fast?": whoever finds it easy, but not fast, has no answer. */
const JUDGED_TWICE_EN = new RegExp(
  `^(?<lead>[^?]*?\\b(?:is|are|was|were|be|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|find|found)\\b[^?,]*? )(?<one>(?:${JUDGED})) and (?<two>(?:(?:very|so|really) )?(?:${JUDGED}))(?<rest>(?: (?:to|for|in|at|with|of|on|when|about)\\b[^?]*)?(?:, or not)?)\\?$`,
  'iu',
);
const NOT_ADJECTIVES = /^(?:when|why|where|often|much|many|long|far|how|old)$/i;
const ONE_THING = new Set(
  'terms conditions,food drink,food drinks,bed breakfast,health safety,research development,arts crafts,pros cons,sales marketing,look feel,peace quiet,salt pepper,friends family,heating cooling,bits pieces,rules regulations,service support,help support,pay benefits,fish chips'.split(
    ',',
  ),
);

/** "Why do you use it, and how often?": the grounds and a number. */
const GROUNDS_AND_NUMBER: Record<string, RegExp> = {
  en: /^why (?<of>(?:do|did) [^?.,;]+?),? and (?<how>how (?:often|long|much))\?$/i,
  de: /^(?:warum|weshalb|wieso) (?<of>[^?.,;]+?),? und (?<how>wie (?:oft|lange|viel))\?$/i,
};
const RATES_DE =
  /^(?<lead>(?:wie (?:zufrieden|glücklich) (?:sind sie|bist du|waren sie|warst du) mit|wie (?:gefällt|gefiel) (?:ihnen|dir)|wie (?:bewerten sie|bewertest du|beurteilen sie|beurteilst du)) )(?<one>(?:(?:de[mnr]|die|das|unser\p{L}*|ihr\p{L}*|dein\p{L}*) )?\p{L}+) und (?<two>(?:(?:de[mnr]|die|das|unser\p{L}*|ihr\p{L}*|dein\p{L}*) )?\p{L}{3,})(?<rest>(?: (?:von|der|des|in|im|an|am|auf|bei|beim) [^?,]*)?)\?$/iu;
const ONE_THING_DE = new Set(
  'speisen getränke,speisen getränken,essen trinken,kost logis,land leute,haus garten,hin rückfahrt,bus bahn,bussen bahnen,kind kegel,hab gut,herz nieren,sinn zweck,rat tat,grund boden,bett frühstück,art weise,aus weiterbildung'.split(
    ',',
  ),
);
const ARTICLE_DE = /^(?:de[mnr]|die|das|unser\p{L}*|ihr\p{L}*|dein\p{L}*) /iu;

function twoQuestions(text: string, language: string): WordingRemark[] {
  const split = splitOf(text, language);
  const [andOr, or] = AND_OR[language] ?? [];
  if (split)
    return [{ code: 'two-questions', message: 'Two questions in one: people answer one of them', split }];
  const found = andOr?.exec(text);
  if (!found || !andOr || or === undefined || !text.includes('?')) return [];
  const message = `“${found[0]}” asks two things at once: nobody can tell which was answered`;
  return [{ code: 'two-questions', message, instead: text.replace(andOr, or) }];
}

function splitOf(text: string, language: string): readonly [string, string] | null {
  const several = twoAsked(text);
  if (several) return several;
  if (!text.endsWith('?')) return null;
  const counted = GROUNDS_AND_NUMBER[language]?.exec(text)?.groups;
  if (counted) {
    const { of = '', how = '' } = counted;
    return [`${text.split(' ')[0]} ${of}?`, `${capital(how)} ${of}?`];
  }
  if (language === 'de') return ratedGerman(text) ?? joined(text, language);
  if (language !== 'en') return joined(text, language);
  const start = Math.max(0, ...[...text.matchAll(/[.!:?] /g)].map(({ index }) => index + 2));
  const [lead, question] = [text.slice(0, start), text.slice(start)];
  return splitEnglish(lead, question);
}

function splitEnglish(lead: string, question: string): readonly [string, string] | null {
  const pair = ADJECTIVES_EN.exec(question)?.groups;
  if (pair && !NOT_ADJECTIVES.test(pair.one ?? '') && !NOT_ADJECTIVES.test(pair.two ?? '')) {
    const { one = '', two = '', rest = '' } = pair;
    return [`${lead}How ${one} ${rest}`, `${lead}How ${two} ${rest}`];
  }
  const rated = RATES_EN.exec(question)?.groups;
  if (rated) {
    const { lead: ask = '', the = '', one = '', two = '', rest = '' } = rated;
    if (ONE_THING.has(`${one} ${two}`.toLowerCase())) return null;
    const own = /^(?:our|your|the|its|their) /i.test(two) ? '' : the;
    return [`${lead}${ask}${the}${one}${rest}?`, `${lead}${ask}${own}${two}${rest}?`];
  }
  const judged = JUDGED_TWICE_EN.exec(question)?.groups;
  if (judged) {
    const { lead: ask = '', one = '', two = '', rest = '' } = judged;
    return [`${lead}${ask}${one}${rest}?`, `${lead}${ask}${two}${rest}?`];
  }
  const found = SECOND_EN.exec(question);
  const second = found?.groups?.second ?? '';
  const one = found ? question.slice(0, found.index) : '';
  if (!found || !ASKS_EN.test(one) || one.split(' ').length < 3 || GROUNDS_EN.test(second)) return null;
  return [`${lead}${one}?`, capital(second.replace(/^also /i, ''))];
}

function ratedGerman(text: string): readonly [string, string] | null {
  const rated = RATES_DE.exec(text)?.groups;
  if (!rated) return null;
  const { lead = '', one = '', two = '', rest = '' } = rated;
  const pair = [one, two].map((noun) => noun.replace(ARTICLE_DE, ''));
  // Nouns alone: what is not capitalised is no second thing to judge.
  if (!pair.every((noun) => /^\p{Lu}/u.test(noun)) || ONE_THING_DE.has(pair.join(' ').toLowerCase()))
    return null;
  return [`${lead}${one}${rest}?`, `${lead}${two}${rest}?`];
}

/**
 * Two sentences that both ask: "How …? What …?" A short one after it ("Why?", "Where were you?") only helps along, unless
 * it begins as the first does ("What do you like? What do you dislike?").
 */
function twoAsked(text: string): readonly [string, string] | null {
  const ends = [...text.matchAll(/\?(?=\s|$)/g)].map(({ index }) => index + 1);
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined || ends.length !== 2) return null;
  const [one, two] = [text.slice(0, first).trim(), text.slice(first, last).trim()];
  const [before, after] = [wordsOf(one), wordsOf(two)];
  const alike = [0, 1, 2].every((at) => before[at]?.norm === after[at]?.norm);
  if (before.length < 4 || after.length < (alike ? 4 : 5)) return null;
  return [one, `${two}${text.slice(last)}`.trim()];
}

function joined(text: string, language: string): readonly [string, string] | null {
  const join = JOINS[language];
  if (!join) return null;
  const { asks, and } = join;
  const found = new RegExp(
    `^(?<one>¿?(?:${asks})(?![\\p{L}])[^,.?]{8,}?),? ${and} (?<two>(?:${asks})(?![\\p{L}])\\s?\\p{L}+ .*)$`,
    'isu',
  ).exec(text)?.groups;
  if (!found) return null;
  const { one = '', two = '' } = found;
  const [open, close] = language === 'es' ? ['¿', '?'] : ['', language === 'fr' ? ' ?' : '?'];
  return [
    `${one}${close}`,
    `${open}${capital(two)}`.replace(/^¿(\p{Ll})/u, (_, it) => `¿${it.toUpperCase()}`),
  ];
}
