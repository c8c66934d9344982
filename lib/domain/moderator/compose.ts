import { type Random, randomBelow, shuffled } from '../interview/seeded-random';
import type { Family } from './family';
import type { Phrasing, Template } from './phrasing';
import { quoted } from './quote';
import type { Salient } from './salient';

/** A follow-up has fewer words than this. */
export const WORD_LIMIT = 25;

/** Words as a reader counts them. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Whether a text was made from this template: its fixed words stand in it, in order. So nothing has to be kept of how
 * a question was made for it not to be asked in the same words again.
 */
export function madeFrom(template: string, text: string): boolean {
  const parts = fixedParts(template);
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return parts.length > 0;
}

/** Templates are few and do not change: each is taken apart once. */
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

/** The first of the texts, in an order drawn from the turn, that was not used in this interview and is short enough. */
export function freshText(
  texts: readonly string[],
  fill: (template: string) => string | null,
  asked: Asked,
  random: Random,
): string | null {
  for (const template of shuffled(texts, random)) {
    if (asked.some((text) => madeFrom(template, text))) continue;
    const text = fill(template);
    if (text !== null && wordCount(text) < WORD_LIMIT && !asked.includes(text)) return text;
  }
  return null;
}

/** A follow-up of this family on what was said; null when every way to ask it is used up or does not fit. */
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
  // What weaves their words into the question reads better than what puts them in front of it.
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

/** "You said …": told back, or quoted where only that is safe. Not the way of the last two times. */
function takeUp(
  phrasing: Phrasing,
  salient: Salient,
  asked: Asked,
  random: Random,
  room: number,
): string | null {
  const told = salient.clause;
  const noun = salient.noun;
  const quote = quoted(salient.words, phrasing.quote);
  const [ways, slot, value] =
    told !== null
      ? ([phrasing.told, '{c}', told] as const)
      : noun !== null
        ? ([phrasing.noun, '{n}', noun] as const)
        : ([phrasing.quoted, '{w}', quote] as const);
  const used = (way: string, among: Asked) => among.filter((text) => madeFrom(way, text)).length;
  const fits = ways.filter((way) => wordCount(way.replace(slot, value)) <= room);
  const recent = fits.filter((way) => used(way, asked.slice(-2)) === 0);
  const open = recent.length > 0 ? recent : fits;
  if (open.length === 0) return null;
  const least = Math.min(...open.map((way) => used(way, asked)));
  const choice = open.filter((way) => used(way, asked) === least);
  return choice[randomBelow(choice.length, random)]!.replace(slot, () => value);
}
