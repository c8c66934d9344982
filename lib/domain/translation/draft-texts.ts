import type { TranslatedText } from './translation';

/** Texts that a model translates at once: few enough that somebody can wait for them. */
const MOST_TEXTS = 12;
const MOST_CHARACTERS = 1_500;

/** A text to draft, in the words of the study. */
interface TextToDraft {
  path: string;
  source: string;
}

/** What has no translation at all: what somebody translated is never drafted anew, even where it is outdated. */
export function textsToDraft(beside: ReadonlyMap<string, TranslatedText>): TextToDraft[] {
  return [...beside].flatMap(([path, { source, text }]) => (text === null ? [{ path, source }] : []));
}

/** The first of them that are drafted together; one that is long alone. */
export function nextDraft(texts: readonly TextToDraft[]): TextToDraft[] {
  let characters = 0;
  const last = texts.findIndex(({ source }, at) => {
    characters += source.length;
    return at >= MOST_TEXTS || (at > 0 && characters > MOST_CHARACTERS);
  });
  return texts.slice(0, last < 0 ? texts.length : last);
}

/**
 * A model's draft as it is kept: without what stands around the words, and only where it says something of about that
 * length. Null otherwise, so that a person translates it.
 */
export function keptDraft(source: string, draft: string): string | null {
  const text = draft.replaceAll('\0', '').trim();
  if (text === '' || /\p{Surrogate}/u.test(text)) return null;
  return text.length <= LEAST_ROOM + 4 * source.length ? text : null;
}

/** "OK" may be four words elsewhere. */
const LEAST_ROOM = 60;
