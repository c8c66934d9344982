import { type CitedPassage, listEvidence } from '@/lib/store/cited-passages';
import type { Db } from '@/lib/store/database';
import { type InsightRow, listInsightAuthors, listInsightThemes } from '@/lib/store/insights';

/** An insight as readers see it. */
export interface Insight extends Pick<InsightRow, 'id' | 'title' | 'text' | 'status' | 'version'> {
  /** In order; null where the words are gone. The number in the text is the place in the list, from 1. */
  evidence: (CitedPassage | null)[];
  themes: string[];
  authors: { id: string; name: string }[];
  createdAt: Date;
  updatedAt: Date;
}

/** In the order of the rows. */
export async function insightsOf(db: Db, rows: readonly InsightRow[]): Promise<Insight[]> {
  const ids = rows.map(({ id }) => id);
  const evidence = await listEvidence(db, ids);
  const themes = await listInsightThemes(db, ids);
  const authors = await listInsightAuthors(db, ids);
  return rows.map(({ id, title, text, status, version, createdAt, updatedAt }) => ({
    ...{ id, title, text, status, version, createdAt, updatedAt },
    evidence: evidence.flatMap(({ ownerId, passage }) => (ownerId === id ? [passage] : [])),
    themes: themes.flatMap(({ insightId, themeId }) => (insightId === id ? [themeId] : [])),
    authors: authors.flatMap(({ insightId, ...author }) => (insightId === id ? [author] : [])),
  }));
}

export async function insightOf(db: Db, row: InsightRow): Promise<Insight> {
  const [whole] = await insightsOf(db, [row]);
  return whole!;
}
