/**
 * Words that speak to a program: what it is to ignore, to be, or to answer. In the seven languages whose word lists we
 * have. People say such things in interviews about such programs, too: they are shown to people as all else, and only
 * kept from models.
 */
const ORDERS: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(instruction|prompt|rule|above|previous|system)/is,
  /\b(system prompt|developer message|you are now|as an ai|language model)\b/i,
  /\b(answer|reply|respond|write|output|say|print)\b.{0,20}\b(only|exactly|with the words?|nothing but|the following)\b/is,
  /\b(ignorier\w*|vergiss|missachte\w*)\b.{0,40}\b(anweisung|vorgabe|regel|bisherige|prompt)/is,
  /\b(ignore[zr]?|oublie[zr]?)\b.{0,40}\b(instruction|consigne|règle|précédent)/is,
  /\b(ignora\w*|olvida\w*|dimentica\w*|esqueç\w*|esquece\w*)\b.{0,40}\b(instruc|istruzion|regla|regol|regra|anterior|precedent)/is,
  /\b(negeer|vergeet)\b.{0,40}\b(instructie|opdracht|regel|vorige)/is,
  /<\/?(system|assistant|instructions?)>/i,
  /"(sentences|citations|role)"\s*:/i,
];

export function looksLikeOrder(text: string): boolean {
  return ORDERS.some((order) => order.test(text));
}
