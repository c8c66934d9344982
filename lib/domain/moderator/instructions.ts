import type { Family } from './family';
import { LANGUAGES } from './languages';
import { stem } from './reading';
import { endsSentence, lowersOf, type Token, tokensOf } from './tokens';
import { type WordList, wordList } from './word-list';

/** The parts of `addInstructions` that can be followed without a model. */
export interface Wishes {
  /** Stems of topics to follow up on. */
  listen: ReadonlySet<string>;
  /** Stems of topics to avoid. */
  avoid: ReadonlySet<string>;
  /** The families of follow-ups asked for, in order. */
  families: Family[];
  /** Topics to raise when the participant does not, as the researchers wrote them. */
  topics: string[];
}

const DONT = wordList(
  `do not|don't|dont|never|avoid|without asking|no questions|nicht|keine fragen|vermeide|vermeiden|ne pas|pas de questions|évitez|éviter|no preguntes|no pregunte|evita|evite|evitar|não pergunte|non chiedere|evitare|niet|vermijd`,
);
const ASK = wordList(
  `ask about|ask for|ask|probe on|probe for|probe|find out about|find out|explore|dig into|listen for|look for|watch for|watch out for|pay attention to|focus on|follow up on|follow up about|bring up|mention|talk about|discuss|frag nach|fragen sie nach|frage nach|achte auf|achten sie auf|nachfragen zu|sprich über|demandez|demander|creusez|explorez|faites attention à|écoutez|parlez de|pregunta por|pregunte por|pregunta sobre|pregunte sobre|preguntar por|preste atención a|pergunte sobre|preste atenção a|chiedi di|chiedere di|chiedere|presta attenzione a|vraag naar|let op|luister naar`,
);
const FAMILY_WORDS: [Family, WordList][] = [
  [
    'amount',
    wordList(
      'how much|how often|how long|how many|wie viel|wie oft|wie lange|combien|cuánto|cuántas veces|quanto|quante volte|hoeveel|hoe vaak|hoe lang',
    ),
  ],
  [
    'instance',
    wordList(
      'example|examples|instance|instances|occasion|occasions|specific|concrete|last time|beispiel|beispiele|exemple|exemples|ejemplo|ejemplos|exemplo|exemplos|esempio|esempi|voorbeeld|voorbeelden',
    ),
  ],
  [
    'reason',
    wordList(
      'why|reason|reasons|motive|motives|motivation|warum|gründe|grund|pourquoi|raison|raisons|por qué|razón|razones|por quê|motivo|motivos|perché|motivi|waarom|redenen|reden',
    ),
  ],
  ['next', wordList('what happened next|next|afterwards|outcome|danach|ensuite|después|depois|dopo|daarna')],
  [
    'experience',
    wordList(
      'feel|feelings|feeling|emotion|emotions|what it was like|gefühle|gefühl|sentiments|ressenti|émotions|sentimientos|emociones|sentimentos|emozioni|sentimenti|gevoel|gevoelens',
    ),
  ],
  [
    'contrast',
    wordList(
      'compare|comparison|alternatives|alternative|vergleich|vergleiche|comparaison|comparación|comparação|confronto|vergelijking',
    ),
  ],
  [
    'expectation',
    wordList('expect|expected|expectations|erwartungen|attentes|expectativas|aspettative|verwachtingen'),
  ],
  ['word', wordList('mean by|what they mean|definition|define|bedeutet|meinen')],
  [
    'who',
    wordList(
      'who else|other people|people involved|who was involved|where|wer sonst|beteiligt|qui d autre|quién más|quem mais|chi altro|wie nog',
    ),
  ],
];
const LONGEST_TOPIC = 4;
const MOST_CHARACTERS = 2_000;
const LEADING = wordList(
  'the|a|an|any|their|about|for|whether|if|what|how|an|der|die|das|den|le|la|les|el|los|las|o|os|as|il|i|gli|de|het|it|them',
);

export function wishesOf(instructions: string | null | undefined): Wishes {
  const listen = new Set<string>();
  const avoid = new Set<string>();
  const families: Family[] = [];
  const topics: string[] = [];
  const { lexicon } = LANGUAGES.en;
  for (const tokens of directives((instructions ?? '').slice(0, MOST_CHARACTERS))) {
    const lowers = lowersOf(tokens);
    const ask = ASK.find(lowers);
    const dont = DONT.find(lowers);
    const asked = ask ? tokens.slice(ask.to) : tokens;
    const stems = lowersOf(asked)
      .filter((lower) => lower.length > 2 && !lexicon.functionWords.has([lower]))
      .map(stem);
    if (dont && dont.from <= 2) {
      for (const one of stems) avoid.add(one);
      continue;
    }
    const family = FAMILY_WORDS.find(([, list]) => list.has(lowers))?.[0];
    if (family && !families.includes(family)) families.push(family);
    if (!ask) continue;
    for (const one of stems) listen.add(one);
    if (!family && BRINGS_UP.has(lowers)) topics.push(...listed(asked));
  }
  for (const one of avoid) listen.delete(one);
  return { listen, avoid, families, topics };
}

/** An instruction to listen for a topic is not one to raise it. */
const BRINGS_UP = wordList(
  'ask about|bring up|find out about|explore|probe on|frag nach|fragen sie nach|frage nach|demandez|pregunta por|pregunte por|pregunta sobre|pregunte sobre|pergunte sobre|chiedi di|vraag naar',
);

/** "price and delivery": split into short topics, without articles. */
function listed(tokens: readonly Token[]): string[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (['and', 'or', 'und', 'oder', 'et', 'ou', 'y', 'e', 'en'].includes(token.lower)) parts.push([]);
    else {
      parts.at(-1)!.push(token);
      if (token.after.startsWith(',')) parts.push([]);
    }
  }
  return parts.flatMap((part) => {
    let rest = part;
    while (rest.length > 1 && LEADING.has([rest[0]!.lower])) rest = rest.slice(1);
    const short = rest.length > 0 && rest.length <= LONGEST_TOPIC;
    return short ? [rest.map(({ text }) => text).join(' ')] : [];
  });
}

/** Sentences, split at semicolons too. */
function directives(text: string): Token[][] {
  const tokens = tokensOf(text);
  const parts: Token[][] = [];
  let open: Token[] = [];
  const lowers = lowersOf(tokens);
  for (const [at, token] of tokens.entries()) {
    // "Ask about the price but do not ask about brands": two directives.
    if (open.length > 2 && DONT.find(lowers.slice(at, at + 3))?.from === 0) {
      parts.push(open);
      open = [];
    }
    open.push(token);
    if (endsSentence(token, tokens[at + 1]) || /[;•\n]/u.test(token.after)) {
      parts.push(open);
      open = [];
    }
  }
  return parts;
}
