import { cosine } from '@/lib/domain/text/vectors';
import type { AreNear } from '@/lib/domain/themes/suggest';
import { configuredEmbedder } from '@/lib/ports/embeddings';
import { closeEnough } from '../search/near-words';

/** The most shared topics; of each, how near it is to all others is told once. */
const MOST_COMPARED = 400;
const EMBED_MS = 60_000;

/** Which topics mean nearly the same, by vectors; undefined without an endpoint for them, and when it does not answer. */
export async function nearTopics(forms: readonly string[]): Promise<AreNear | undefined> {
  const embedder = configuredEmbedder();
  if (!embedder || forms.length === 0) return undefined;
  try {
    const vectors = await embedder.embed(forms.slice(0, MOST_COMPARED), AbortSignal.timeout(EMBED_MS));
    const known = new Map<number, { cosines: number[]; least: number }>();
    return (one, other) => {
      const own = vectors[one];
      if (!own || !vectors[other]) return false;
      const cosines = known.get(one)?.cosines ?? vectors.map((vector) => cosine(own, vector));
      const least = known.get(one)?.least ?? closeEnough(cosines.filter((_, at) => at !== one));
      known.set(one, { cosines, least });
      return cosines[other]! >= least;
    };
  } catch {
    // The port has said what failed.
    return undefined;
  }
}
