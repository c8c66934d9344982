import { type Random, randomBelow, shuffled } from '../interview/seeded-random';
import type { Family } from './family';
import type { Phrasing, Template } from './phrasing';
import { quoted } from './quote';
import type { Salient } from './salient';

/** The exclusive limit for the words of a follow-up. */
export const WORD_LIMIT = 25;

/** Words as a reader counts them. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Whether a text was made from this template: it has the template's fixed words in their order. So the templates used
 * need not be stored to avoid asking in the same words again.
 */
export function matchesTemplate(template: string, text: string): boolean {
  const parts = fixedParts(template);
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return parts.length > 0;
}

/** Templates are few and constant: each is parsed once. */
const taken = new Map<string, string[]>();
function fixedParts(template: string): string[] {
  let parts = taken.get(template);
  if (!parts) {
    parts = template
      .split(/~|\{[a-z]\}/u)
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part));
    taken.set(template, parts);
  }
  return parts;
}

/** Follow-ups so far, newest last. */
export type Asked = readonly string[];

/** The first text, in an order drawn from the turn, that was not used in this interview and is short enough. */
export function freshText(
  texts: readonly string[],
  fill: (template: string) => string | null,
  asked: Asked,
  random: Random,
): string | null {
  for (const template of shuffled(texts, random)) {
    if (asked.some((text) => matchesTemplate(template, text))) continue;
    const text = fill(template);
    if (text !== null && wordCount(text) < WORD_LIMIT && !asked.includes(text)) return text;
  }
  return null;
}

/** A follow-up of this family on a part of the answer; null when every way to ask it was used or does not fit. */
export function compose(
  phrasing: Phrasing,
  family: Family,
  salient: Salient,
  asked: Asked,
  random: Random,
): string | null {
  const fitting = phrasing.templates.filter(
    (template) => template.family === family && template.kinds.includes(salient.kind),
  );
  // A question that contains their words reads better than one with a quote in front of it.
  const woven = fitting.filter(({ text }) => /\{[enw]\}/u.test(text));
  const plain = fitting.filter((template) => !woven.includes(template));
  const groups = random() < 0.6 ? [woven, plain] : [plain, woven];
  for (const group of groups) {
    const text = freshText(
      group.map((template: Template) => template.text),
      (template) => filled(phrasing, template, salient, asked, random),
      asked,
      random,
    );
    if (text !== null) return text;
  }
  return null;
}

function filled(
  phrasing: Phrasing,
  template: string,
  salient: Salient,
  asked: Asked,
  random: Random,
): string | null {
  const slots: [string, string | null][] = [
    ['{e}', salient.event],
    ['{n}', salient.noun],
    ['{w}', salient.word && quoted(salient.word, phrasing.quote)],
  ];
  let text = template;
  for (const [slot, value] of slots) {
    if (!text.includes(slot)) continue;
    if (value === null) return null;
    text = text.replace(slot, () => value);
  }
  if (!text.startsWith('~')) return text;
  const takenUp = takeUp(phrasing, salient, asked, random, WORD_LIMIT - 1 - wordCount(text));
  return takenUp && takenUp + text.slice(1);
}

/** "You said …": paraphrased, or quoted where a paraphrase could go wrong. Not in the way of the last two times. */
function takeUp(
  phrasing: Phrasing,
  salient: Salient,
  asked: Asked,
  random: Random,
  room: number,
): string | null {
  const clause = salient.clause;
  const noun = salient.noun;
  const quote = quoted(salient.words, phrasing.quote);
  const [ways, slot, value] =
    clause !== null
      ? ([phrasing.paraphrase, '{c}', clause] as const)
      : noun !== null
        ? ([phrasing.noun, '{n}', noun] as const)
        : ([phrasing.quoted, '{w}', quote] as const);
  const used = (way: string, among: Asked) => among.filter((text) => matchesTemplate(way, text)).length;
  const fits = ways.filter((way) => wordCount(way.replace(slot, value)) <= room);
  const recent = fits.filter((way) => used(way, asked.slice(-2)) === 0);
  const open = recent.length > 0 ? recent : fits;
  if (open.length === 0) return null;
  const least = Math.min(...open.map((way) => used(way, asked)));
  const choice = open.filter((way) => used(way, asked) === least);
  return choice[randomBelow(choice.length, random)]!.replace(slot, () => value);
}
