/** Numbers as welcome messages write them out, in seven languages. */
const NUMBERS: Record<string, number> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'une deux trois quatre cinq six sept huit neuf dix onze douze',
    'un dos tres cuatro cinco seis siete ocho nueve diez once doce',
    'um dois três quatro cinco seis sete oito nove dez onze doze',
    'uno due tre quattro cinque sei sette otto nove dieci undici dodici',
    'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
  ].flatMap((line) => line.split(' ').map((word, at) => [word, at + 1] as const)),
);
for (const [words, number] of [
  ['fifteen fünfzehn quinze quince quindici vijftien', 15],
  ['twenty zwanzig vingt veinte vinte venti twintig', 20],
  ['thirty dreißig trente treinta trinta trenta dertig', 30],
] as const) {
  for (const word of words.split(' ')) NUMBERS[word] = number;
}

const MINUTES =
  /(?:(?<from>[\p{L}\d]+)\s?(?:–|-|to|bis|à|a|tot|or|oder|ou|o|of)\s?)?(?<to>[\p{L}\d]+)[\s-](?:minutes?|mins?|minuten|minutos|minuti)\b/iu;

/** The minutes that a text announces, the larger of two: 15 for "10 to 15 minutes". Null when it names none. */
export function announcedMinutes(text: string): { minutes: number; word: string; at: number } | null {
  const found = MINUTES.exec(text.slice(0, 5_000));
  const word = found?.groups?.to ?? '';
  const minutes = /^\d{1,3}$/.test(word) ? Number(word) : NUMBERS[word.toLowerCase()];
  if (!found || minutes === undefined || minutes === 0) return null;
  return { minutes, word, at: found.index + found[0].indexOf(word, (found.groups?.from ?? '').length) };
}
