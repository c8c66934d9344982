import { type Reading, wordsIn } from './reading';
import { lowersOf, tokensOf } from './tokens';
import { wordList } from './word-list';

/** Ask for a number, an amount or a time. */
const FACT = wordList(
  [
    'how often|how many|how much|how long|since when|when did|when was|when is|when were|what time|how far',
    'wie oft|wie viele|wie viel|wieviel|wie lange|seit wann|wann haben|wann war|wann hast|wann waren|wie häufig|um wie viel uhr|wie weit',
    'combien|à quelle fréquence|depuis quand|quand avez-vous|quand as-tu|quand était|à quelle heure',
    'cuántas veces|cuántos|cuántas|cuánto|cuánta|con qué frecuencia|desde cuándo|cuándo fue|a qué hora',
    'quantas vezes|quantos|quantas|quanto|quanta|com que frequência|desde quando|quando foi|a que horas|há quanto',
    'quante volte|quanti|quante|quanto|quanta|con che frequenza|da quando|da quanto|quando è stato|quando è stata|a che ora',
    'hoe vaak|hoeveel|hoe lang|sinds wanneer|wanneer heb|wanneer was|hoe laat|hoe ver',
  ].join('|'),
);
/** What would be is no fact; what something means or is like is asked beside it. */
const MORE_ASKED = wordList(
  "would|could|should|würden|würdest|könnte|seriez|serait|paieriez|paierais|estaría|pagaría|pagarías|pagaria|pagarias|pagherebbe|pagheresti|zou|how did|how do|how was|how is|why|what was|what is|what made|and how|and what|describe|tell me|wie kam|wie sind|wie bist|wie war|wie ist|wie haben|und wie|und was|warum|weshalb|pourquoi|comment|qu'est-ce|racontez|raconte|por qué|y cómo|cómo|qué|por que|porquê|e como|como|perché|e come|come|che cosa|cosa|waarom|en hoe|hoe is|hoe was|en wat|vertel|erzähl|erzählen",
);
const GIVEN =
  /\p{N}|(?<!\p{L})(?:\p{L}{3,}teen|\p{L}{3,}zehn|\p{L}{3,}zig|dez[aeo]\p{L}+|once|twice|thrice|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|daily|weekly|monthly|every|einmal|zweimal|dreimal|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|dreißig|täglich|wöchentlich|jede[nrs]?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|quarante|chaque|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cada|dois|duas|três|quatro|sete|oito|nove|dez|vinte|trinta|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|quaranta|ogni|twee|drie|vijf|zes|zeven|acht|negen|tien|twintig|dertig|elke?|dagelijks|wekelijks)(?!\p{L})/iu;

/** In more words it is an article. */
const ONE = /(?<!\p{L})(?:une?|una|uno|um|uma|een|eine?r?|eins)(?!\p{L})/iu;
/** In words. */
const A_FIGURE = 3;

/** In words: a longer answer says more than was asked. */
const A_FACT = 30;

/** In words: a longer denial says why. */
const A_DENIAL = 12;

/** "How often do you go?" – "Twice a week, Tuesdays and Thursdays": nothing is missing. Nor after "I don't count". */
export function isFactSettled(question: string, { text, lexicon, lowers }: Reading): boolean {
  const asked = lowersOf(tokensOf(question.match(/[^.!?…\n]+[?？]\s*$/u)?.[0] ?? question));
  if (!FACT.has(asked) || MORE_ASKED.has(asked)) return false;
  const words = wordsIn(text);
  if (words <= A_DENIAL && lexicon.negation.has(lowers)) return true;
  if (words <= A_FIGURE && ONE.test(text)) return true;
  return words <= A_FACT && (GIVEN.test(text) || lexicon.time.has(lowers));
}
