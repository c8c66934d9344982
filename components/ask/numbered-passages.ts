import type { ShownAnswer } from '@/lib/client/ask';
import type { CitationV1 } from '@/lib/wire/v1/ask';

/** A passage of an answer, with the sentences that stand on it. */
export interface NumberedPassage {
  /** From 1; a letter for what is nearest and no answer. */
  mark: string;
  citation: CitationV1;
  /** Indexes of sentences. */
  sentences: number[];
}

/** The passages in the order of the sentences, each once. */
export function numberedPassages({ sentences, nearest }: ShownAnswer): NumberedPassage[] {
  const known = new Map<string, NumberedPassage>();
  for (const [at, sentence] of sentences.entries()) {
    for (const citation of sentence.citations) {
      const key = keyOf(citation);
      const passage = known.get(key) ?? { mark: String(known.size + 1), citation, sentences: [] };
      passage.sentences.push(at);
      known.set(key, passage);
    }
  }
  const near = nearest.map((citation, at) => ({
    mark: String.fromCharCode(97 + at),
    citation,
    sentences: [],
  }));
  return [...known.values(), ...near];
}

export function keyOf({ responseId, responseIndex, start, end }: CitationV1): string {
  return `${responseId} ${responseIndex} ${start} ${end}`;
}

/** The review room at this passage. */
export function passageHref({ studyId, readableId, responseIndex, start, end }: CitationV1): string {
  return `/studies/${encodeURIComponent(studyId)}/responses/${readableId}#row-${responseIndex}:${start}-${end}`;
}
