import { type Excerpt, excerptOf } from '@/lib/domain/response/excerpt';
import { soughtIds } from '@/lib/domain/response/sought-id';
import { soughtPhrases, spokenText } from '@/lib/domain/response/spoken-words';
import { welcomeText } from '@/lib/domain/response/transcript';
import {
  findResponsesByIds,
  findResponsesByWords,
  findTags,
  type PlacedResponse,
  type PlacedTag,
} from '@/lib/store/organization-search';
import { queryText } from '@/lib/store/response-index';
import type { MemberContext } from '../context';
import { recordsOf } from '../responses/search-responses';

/** A participant's words, and the row they are in. */
export interface FoundQuote extends PlacedResponse, Excerpt {
  responseIndex: number;
  language: string;
}

export interface FoundAnywhere {
  /** By id, the beginning of one, or readable id. */
  responses: PlacedResponse[];
  quotes: FoundQuote[];
  tags: PlacedTag[];
}

/** The maximum number of each kind. */
const MOST = 6;

/** Searches an organisation's studies for a text: responses by id, participants' words, and tags. */
export async function findAnything(ctx: MemberContext, { query }: { query: string }): Promise<FoundAnywhere> {
  const { principal } = ctx;
  const phrases = soughtPhrases(query);
  const words = queryText(phrases);
  // One after the other, because connections are few and shared.
  const responses = await findResponsesByIds(principal, soughtIds(query), MOST);
  const said = words === undefined ? [] : await findResponsesByWords(principal, words, MOST);
  const tags = words === undefined ? [] : await findTags(principal, query, MOST);
  const places = new Map(said.map((one) => [one.id, one]));
  const records = await recordsOf(
    ctx.db,
    null,
    said.map(({ id }) => id),
  );
  const quotes = records.flatMap(({ row, revision, turns }): FoundQuote[] => {
    const place = places.get(row.id);
    const before = welcomeText(revision.welcomeMessage) === '' ? 0 : 1;
    for (const [index, turn] of turns.entries()) {
      const excerpt = excerptOf(spokenText(turn), phrases, row.language);
      if (place && excerpt) {
        return [{ ...place, ...excerpt, responseIndex: index + before, language: row.language }];
      }
    }
    return [];
  });
  return { responses, quotes, tags };
}
