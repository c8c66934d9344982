/**
 * Words of research and marketing that participants seldom know, with plain ones in their place. A word that people
 * also use in everyday senses is not here.
 */
const WORDS: [RegExp, string | null][] = [
  [/\butili[sz]e\b/i, 'use'],
  [/\butili[sz]es\b/i, 'uses'],
  [/\butili[sz]ed\b/i, 'used'],
  [/\butili[sz]ing\b/i, 'using'],
  [/\b(?:the |your )?on-?boarding(?: process| experience)?\b/i, 'getting started'],
  [/\bpain points?\b/i, 'problems'],
  [/\btouch ?points?\b/i, null],
  [/\b(?:user|customer) journeys?\b/i, null],
  [/\bvalue propositions?\b/i, null],
  [/\bmental models?\b/i, null],
  [/\binformation architecture\b/i, null],
  [/\bomni-?channel\b/i, null],
  [/\bsynerg(?:y|ies)\b/i, null],
  [/\bbest[- ]in[- ]class\b/i, 'very good'],
  [/\bfriction(?:less)?\b(?= (?:flow|checkout|experience|process))/i, null],
  [/\blearnings\b/i, 'lessons'],
  [/\bideat(?:e|ion)\b/i, null],
  [/\bdeliverables\b/i, null],
  [/\bconversion funnel\b/i, null],
  [/\bpurchase intent\b/i, null],
  [/\bgo-to-market\b/i, null],
  [/\bthought leadership\b/i, null],
  [/\b(?:UX|UI|KPIs?|NPS|CTAs?|CSAT|MVP|USPs?|ROI|SKUs?|PNR)\b/, null],
];

/** The first such word of a text, as a list of one; `instead` is the text with the plain word. */
export function jargonIn(text: string): { code: 'jargon'; message: string; instead?: string }[] {
  for (const [word, plain] of WORDS) {
    const found = word.exec(text);
    if (!found) continue;
    const message = `“${found[0]}” is a word of the trade: participants may not know it`;
    if (plain === null) return [{ code: 'jargon', message }];
    const instead = `${text.slice(0, found.index)}${plain}${text.slice(found.index + found[0].length)}`;
    return [{ code: 'jargon', message, instead }];
  }
  return [];
}
