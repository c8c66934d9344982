import type { Clause } from './clauses';
import type { Wishes } from './instructions';
import type { ModeratorLanguage } from './lexicon';
import { isTopic, type Reading, stem } from './reading';
import { wordList } from './word-list';

/** What the weightiest part of an answer is. */
export type PartKind = 'feeling' | 'event' | 'habit' | 'wish' | 'evaluation' | 'statement';

/** The names are part of the reasons that reviewers read. */
export const PART_NAMES: Record<PartKind, string> = {
  feeling: 'a feeling',
  event: 'something that happened',
  habit: 'a habit',
  wish: 'a wish',
  evaluation: 'an evaluation',
  statement: 'a statement',
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export interface Part {
  clause: Clause;
  kind: PartKind;
  /** The signs that it was chosen by, in plain words. */
  signs: string[];
  /** It is the last clause of the answer, to which "that" refers anyway. */
  last: boolean;
}

/** First words of a clause about oneself. Languages without pronouns are known by their verbs too (`past`). */
const SELF: Record<ModeratorLanguage, ReadonlySet<string>> = {
  en: words("i i'm i've i'd we we're we've we'd my our"),
  de: words('ich wir mein meine meiner unser unsere'),
  fr: words("je j'ai j'étais j'avais j'aime nous on mon ma mes"),
  es: words('yo me nos nosotros mi mis'),
  pt: words('eu nós me meu minha a gente'),
  it: words('io mi ci noi mio mia'),
  nl: words('ik wij we mijn ons onze'),
};
const SELF_WITHIN = 3;
/** A feeling or wish is theirs when the clause has one of these besides. */
const OWN: Record<ModeratorLanguage, ReadonlySet<string>> = {
  en: words('me us myself'),
  de: words('mich mir uns'),
  fr: words("me moi m'a m'ont m'énerve"),
  es: words('mí conmigo'),
  pt: words('mim comigo nos'),
  it: words('me'),
  nl: words('mij me'),
};
/** Words about the interview itself. */
const ABOUT_IT = wordList(
  'question|questions|answer|thank you|thanks|bye|frage|danke|réponse|merci|pregunta|gracias|pergunta|obrigado|obrigada|domanda|grazie|vraag|bedankt',
);

/** The part that matters most to the participant, as far as words show it; null when there is none to ask about. */
export function weightiestOf(reading: Reading, wishes: Wishes): Part | null {
  const { clauses } = reading;
  let best: { part: Part; score: number } | null = null;
  for (const [at, clause] of clauses.entries()) {
    if (clause.asks || avoided(clause, wishes)) continue;
    const { kind, signs, score } = judged(clause, reading, wishes);
    // The later of two equal parts is fresher in mind.
    const total = score + (0.4 * at) / clauses.length;
    if (!best || total > best.score)
      best = { part: { clause, kind, signs, last: at === clauses.length - 1 }, score: total };
  }
  return best?.part ?? null;
}

function avoided({ lowers }: Clause, wishes: Wishes): boolean {
  return lowers.some((lower) => wishes.avoid.has(stem(lower)));
}

function judged(clause: Clause, { lexicon, language }: Reading, wishes: Wishes) {
  const { lowers } = clause;
  const self = lowers.slice(0, SELF_WITHIN).some((lower) => SELF[language].has(lower));
  const own = lowers.some((lower) => SELF[language].has(lower) || OWN[language].has(lower));
  const happened = isPast(clause) && !clause.conditional;
  const signs: string[] = [];
  let score = 0;
  let kind: PartKind = 'statement';
  const weigh = (holds: boolean, weight: number, sign: string, as?: PartKind) => {
    if (!holds) return;
    score += weight;
    signs.push(sign);
    if (as) kind = as;
  };
  weigh(lexicon.good.has(lowers) || lexicon.bad.has(lowers), 1.2, 'an evaluation', 'evaluation');
  weigh(!happened && lexicon.habit.has(lowers) && self, 0.6, 'a habit', 'habit');
  weigh(lexicon.wish.has(lowers) && !happened && own, 1, 'a wish', 'wish');
  // "I couldn't say" is nothing that happened.
  weigh(own && happened && !lexicon.negation.has(lowers), 1.6, 'something that happened', 'event');
  weigh(lexicon.decision.has(lowers) && self && happened, 1, 'a decision', 'event');
  weigh(
    lexicon.emotion.has(lowers) && !clause.conditional && own && !lexicon.wish.has(lowers),
    3,
    'a feeling',
    'feeling',
  );
  weigh(clause.contrast, 1.5, 'set against what came before');
  weigh(clause.because, 0.6, 'a reason');
  weigh(
    lowers.some((lower) => wishes.listen.has(stem(lower))),
    6,
    'what the researchers listen for',
  );
  const topics = new Set(lowers.filter((lower) => isTopic(lower, lexicon)).map(stem));
  score += Math.min(topics.size, 6) * 0.15;
  // Talk about the answer itself, and scraps.
  if (lexicon.dontKnow.has(lowers) || ABOUT_IT.has(lowers)) score -= 3;
  if (lowers.length < 2) score -= 1;
  if (clause.conditional) score -= 0.8;
  return { kind, signs: [...new Set(signs)], score };

  function isPast({ lowers: said }: Clause): boolean {
    if (said.length < 2) return false;
    return (
      lexicon.past.has(said) || (language === 'en' && said.some((lower) => /^\p{L}{3,}ed$/u.test(lower)))
    );
  }
}
