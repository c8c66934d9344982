import type { Figures, StoredReportBlock } from '@/lib/domain/findings/report';
import type { InterviewMode } from '@/lib/domain/guide/guide';
import { type CitedPassage, listReportQuotes } from '@/lib/store/cited-passages';
import { type ListedClip, listStudyClips } from '@/lib/store/clips';
import type { Db } from '@/lib/store/database';
import { type FieldworkFacts, findFieldworkFacts, findReport, lastResponseChange } from '@/lib/store/reports';
import { findEditableRevision } from '@/lib/store/revisions';
import type { StudyRow } from '@/lib/store/studies';
import { listThemes } from '@/lib/store/themes';
import { type Clip, clipOf } from '../clips/clip-of';
import type { FilmAddress } from '../clips/film-of';
import { type QuoteSound, quoteSounds } from './quote-sounds';

type Stored<T extends StoredReportBlock['type']> = Extract<StoredReportBlock, { type: T }>;

/**
 * A block as readers see it: a quote with its words and, where they were recorded, their sound; a clip; null once they
 * are gone; a chart that may be stale.
 */
export type ReportBlock =
  | Stored<'text'>
  | Stored<'table'>
  | (Stored<'quote'> & { passage: CitedPassage | null; sound: QuoteSound | null })
  | (Stored<'clip'> & { clip: Clip | null })
  | (Stored<'question'> & { stale: boolean })
  | (Stored<'theme'> & { stale: boolean });

/** The report of a study. Before the first save it is empty, and its version is 0. */
export interface Report {
  title: string;
  standfirst: string;
  blocks: ReportBlock[];
  facts: FieldworkFacts & { interviewMode: InterviewMode };
  version: number;
  updatedAt: Date | null;
}

/** The report as it is now. The addresses of its clips and sounds are signed for an hour, at these paths. */
export async function reportOf(db: Db, study: StudyRow, now: Date, address?: FilmAddress): Promise<Report> {
  const row = await findReport(db, study.id);
  const quotes = await listReportQuotes(db, study.id);
  const facts = await findFieldworkFacts(db, study.id);
  const lastChange = await lastResponseChange(db, study.id);
  const revision = await findEditableRevision(db, study.id);
  const passages = new Map(quotes.map(({ blockId, passage }) => [blockId, passage]));
  const sounds = await quoteSounds(db, quotes, now, address);
  const blocks = row?.blocks ?? [];
  const clips = await clipsIn(db, study, blocks);
  const themes = await themeChanges(db, study, blocks);
  const deleted = deletedOf(study);
  const isStale = (figures: Figures | null, lastAt: Date | null) =>
    figures === null ||
    figures.deletedBefore < deleted ||
    (lastAt !== null && new Date(figures.takenAt) < lastAt);
  return {
    title: row?.title ?? study.title,
    standfirst: row?.standfirst ?? '',
    blocks: blocks.map((block): ReportBlock => {
      switch (block.type) {
        case 'quote':
          return {
            ...block,
            passage: passages.get(block.id) ?? null,
            sound: sounds.get(block.id) ?? null,
          };
        case 'clip': {
          const clip = clips.get(block.clipId);
          return { ...block, clip: clip ? clipOf(clip, now, address) : null };
        }
        case 'question':
          return { ...block, stale: isStale(block.figures, lastChange) };
        case 'theme': {
          const changes = block.themes.map((id) => themes.get(id));
          return {
            ...block,
            stale: changes.some((at) => at === undefined || isStale(block.figures, at)),
          };
        }
        default:
          return block;
      }
    }),
    facts: { ...facts, interviewMode: revision?.config.interviewMode ?? 'text' },
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
  };
}

async function clipsIn(
  db: Db,
  { id }: StudyRow,
  blocks: readonly StoredReportBlock[],
): Promise<Map<string, ListedClip>> {
  const ids = blocks.flatMap((block) => (block.type === 'clip' ? [block.clipId] : []));
  const rows = await listStudyClips(db, id, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** When each theme or its counts last changed. */
async function themeChanges(
  db: Db,
  { id }: StudyRow,
  blocks: readonly StoredReportBlock[],
): Promise<Map<string, Date>> {
  if (!blocks.some(({ type }) => type === 'theme')) return new Map();
  return new Map((await listThemes(db, id)).map((theme) => [theme.id, theme.updatedAt]));
}

/** How many of a study's responses were deleted so far: their readable ids are never given again. */
export function deletedOf({ lastReadableId, responseTotal }: StudyRow): number {
  return lastReadableId - responseTotal;
}
