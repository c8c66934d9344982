import { CUES, isAsked, isPrompt, TAGS } from './cues';
import { inlineOptions, listed } from './inline-options';
import { numberScale, usualScale } from './scales';
import type { SortedKind, SortedOption, SortedQuestion } from './sorted-guide';

/** A question as it stands in a text: its own line, and the lines that belong to it. */
export interface RawQuestion {
  text: string;
  line: number;
  /** Lines below it that can be chosen, and what stands before them. */
  below: { text: string; marker: 'box' | 'circle' | 'other' }[];
  scale: string | null;
  /** A line below it that says how many may be chosen. */
  hint: string;
  probes: string[];
  /** Whether it is numbered, or marked as a question in another way. */
  marked: boolean;
}

/** What kind of question a line and the lines below it are, with the reason. */
export function recogniseKind(raw: RawQuestion): SortedQuestion {
  const { tag, text: untagged } = tagOf(raw.text);
  const whole = [untagged, raw.hint, raw.scale ?? ''].join(' ');
  const numbers = numberScale(raw.scale ?? '') ?? numberScale(untagged);
  const inline = raw.below.length > 0 ? null : inlineOptions(withoutScale(untagged, numbers?.found));
  const offered = raw.below.length > 0 ? raw.below.map(({ text }) => text) : (inline?.options ?? []);
  const offersScale =
    numbers !== null && offered.length > 0 && offered.every((one) => /^\d{1,2}\b/.test(one));
  const { options, ownAnswer } = tidied(offersScale ? [] : offered);
  const scaleWords = numbers?.steps ?? (raw.scale === null ? null : listed(raw.scale));
  const text = tidyText(inline && !offersScale ? inline.text : untagged);
  const found = tag ?? kindOf({ raw, whole, text: untagged, options, scale: scaleWords, offersScale });
  const most = /** "Up to two". */ mostOf(whole);
  const question: SortedQuestion = {
    kind: found.kind,
    text: text === '' ? untagged : text,
    options,
    scale: scaleWords ?? [],
    instructions: raw.probes.join('\n'),
    ownAnswer,
    most: most !== null && most < options.length ? most : null,
    reason: found.reason,
    sure: found.sure !== false,
    line: raw.line,
  };
  return settled(question);
}

interface Found {
  kind: SortedKind;
  reason: string;
  sure?: boolean;
}

function kindOf(about: {
  raw: RawQuestion;
  whole: string;
  text: string;
  options: SortedOption[];
  scale: string[] | null;
  offersScale: boolean;
}): Found {
  const { raw, whole, text, options, scale } = about;
  const some = options.length;
  if (some === 0 && CUES.file.test(text)) return { kind: 'file', reason: 'Asks for a file or a picture' };
  if (some >= 3 && CUES.maxDiff.test(whole))
    return { kind: 'max_diff', reason: `Asks for most and least of ${some}` };
  if (some >= 2 && CUES.ranking.test(whole))
    return { kind: 'ranking', reason: `Asks for an order of ${some}` };
  if (some >= 1 && scale !== null)
    return { kind: 'matrix', reason: `Rates ${some} on a scale of ${scale.length}` };
  if (some >= 2 && raw.below.length > 0 && CUES.rate.test(text) && CUES.each.test(text))
    return { kind: 'matrix', reason: `Rates each of ${some}; the usual scale` };
  if (some === 0 && scale !== null) return { kind: 'single', reason: `A scale of ${scale.length}` };
  if (some === 0 && CUES.recommend.test(text))
    return { kind: 'single', reason: 'The usual scale from 0 to 10' };
  if (some >= 2) return choiceOf(raw, whole, some);
  if (CUES.statement.test(text) || (!raw.marked && !isAsked(text)))
    return { kind: 'statement', reason: 'Says something and asks nothing', sure: CUES.statement.test(text) };
  if (text.includes('?') || isPrompt(text)) return { kind: 'open', reason: 'Asks, and offers no answers' };
  return { kind: 'open', reason: 'Nothing says how it is answered', sure: isAsked(text) };
}

function choiceOf(raw: RawQuestion, whole: string, some: number): Found {
  const boxes = raw.below.filter(({ marker }) => marker === 'box').length;
  const circles = raw.below.filter(({ marker }) => marker === 'circle').length;
  if (circles > 0) return { kind: 'single', reason: `${some} circles to choose one of` };
  if (CUES.single.test(whole)) return { kind: 'single', reason: `Asks for one of ${some}` };
  if (CUES.multi.test(whole) || CUES.most.test(whole))
    return { kind: 'multi', reason: `Asks for several of ${some}` };
  if (boxes > 0) return { kind: 'multi', reason: `${some} boxes to tick` };
  if (ofSeveral(whole))
    return { kind: 'multi', reason: `${some} to choose from, and more than one may be true` };
  return { kind: 'single', reason: `${some} answers to choose from` };
}

/** "Which of these apps do you use?" may have several answers, "Which do you use most?" has one. */
function ofSeveral(text: string): boolean {
  const several =
    /\b(?:which|what) (?:of (?:these|the following|them)\b|(?:\p{L}+ ){0,2}\p{L}{2,}s (?:do|have|did|are|would) )/iu;
  const one =
    /\b(?:most|best|main|mainly|usually|currently|right now|first|last|favou?rite|closest|one of|primary|prefer|better)\b/iu;
  const done = /\b(?:do|have|did|are|would) you\b/iu;
  return several.test(text) && done.test(text) && !one.test(text);
}

/** "[Single choice] Who …?", "Who …? (open)", "Type: ranking". */
function tagOf(text: string): { tag: Found | null; text: string } {
  const found =
    /^[[(<](?<tag>[\p{L} /-]{2,30})[\])>]:?\s*(?<rest>.+)$/su.exec(text) ??
    /^(?<rest>.+?)\s*[[(<](?<tag>[\p{L} /-]{2,30})[\])>]\s*$/su.exec(text);
  const { tag = '', rest = '' } = found?.groups ?? {};
  for (const [kind, pattern] of TAGS) {
    if (!new RegExp(`^(?:type: ?)?${pattern.source}(?: question)?$`, 'iu').test(tag.trim())) continue;
    return { tag: { kind, reason: `Marked “${tag.trim()}”` }, text: rest };
  }
  return { tag: null, text };
}

function withoutScale(text: string, scale: string | undefined): string {
  if (scale === undefined) return text;
  return text.replace(new RegExp(`[([][^()[\\]]*${escaped(scale)}[^()[\\]]*[)\\]]`, 'u'), '').trim();
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Without hints for the one who fills it in by hand. */
function tidyText(text: string): string {
  return text
    .replace(
      /\s*[([][^()[\]]*(?:all that apply|mehrfach\p{L}*|plusieurs réponses|select one|choose one|one answer|please tick|tick all|check all|mehrere|meerdere|várias|varias|più risposte)[^()[\]]*[)\]]/iu,
      '',
    )
    .replace(/\s+([?.!,;:])/g, (_, sign) => sign)
    .replace(/:$/, '')
    .trim();
}

const NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  zwei: 2,
  drei: 3,
  deux: 2,
  trois: 3,
  dos: 2,
  tres: 3,
  dois: 2,
  três: 3,
  due: 2,
  tre: 3,
  twee: 2,
  drie: 3,
};

function mostOf(text: string): number | null {
  const n = CUES.most.exec(text)?.groups?.n?.toLowerCase();
  if (n === undefined) return null;
  const number = NUMBERS[n] ?? Number(n);
  return Number.isInteger(number) && number >= 1 ? number : null;
}

/** Options without their signs, each once; what rejects or lets in as its status. */
function tidied(offered: readonly string[]): { options: SortedOption[]; ownAnswer: boolean } {
  const seen = new Set<string>();
  let ownAnswer = false;
  const options = offered.flatMap((raw): SortedOption[] => {
    const status = CUES.reject.test(raw) ? 'reject' : CUES.approve.test(raw) ? 'approve' : undefined;
    const text = (status === undefined ? raw : raw.replace(CUES.reject, '').replace(CUES.approve, ''))
      .replace(/\s*_{2,}\s*$/, '')
      .replace(/[;,]$/, '')
      .trim();
    if (CUES.other.test(raw) && offered.length > 2) {
      ownAnswer = true;
      return [];
    }
    const key = text.toLowerCase();
    if (text === '' || seen.has(key)) return [];
    seen.add(key);
    const upper = text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return [status === undefined ? { text: upper } : { text: upper, status }];
  });
  return { options, ownAnswer };
}

/** With what its kind needs: a tag may ask for more than the line has. */
function settled(question: SortedQuestion): SortedQuestion {
  const { kind, options, scale } = question;
  if (kind === 'matrix') return { ...question, scale: scale.length >= 2 ? scale : usualScale(question.text) };
  if (kind === 'single' && options.length === 0) {
    const steps = scale.length >= 2 ? scale : CUES.recommend.test(question.text) ? ZERO_TO_TEN : [];
    if (steps.length > 0) return { ...question, options: steps.map((text) => ({ text })) };
  }
  const least: Partial<Record<SortedKind, number>> = { single: 2, multi: 2, ranking: 2, max_diff: 3 };
  if (options.length < (least[kind] ?? 0))
    return { ...question, kind: 'open', reason: 'No answers to choose from were found', sure: false };
  return question;
}

const ZERO_TO_TEN = Array.from({ length: 11 }, (_, at) => `${at}`);
