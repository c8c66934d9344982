import type { FolderPath } from '@/lib/domain/study/folder';
import type { StudyStatus } from '@/lib/domain/study/study';
import type { StudyOverview, StudySort } from '@/lib/domain/study/study-overview';
import { studyProblems } from '@/lib/domain/study/study-problems';
import { countFoundStudies, type FoundStudies, listFoundStudies } from '@/lib/store/study-search';
import type { MemberContext } from '../context';

/** More words than this narrow a search no further. */
const MOST_TERMS = 10;

/** A page of the caller's studies that match a search, with counts by status. Every role may read. */
export async function searchStudies(
  ctx: MemberContext,
  input: {
    search: string;
    folder: FolderPath | null;
    creatorId: string | null;
    status: StudyStatus | null;
    sort: StudySort;
    page: number;
    perPage: number;
  },
): Promise<FoundStudies & { studies: StudyOverview[] }> {
  const { page, perPage, search, ...rest } = input;
  const wanted = { ...rest, terms: termsOf(search) };
  const found = await countFoundStudies(ctx.db, ctx.principal, wanted);
  const total = found.counts[wanted.status ?? 'all'];
  const first = page * perPage;
  if (first >= total) return { ...found, studies: [] };
  const today = new Date(Math.floor(ctx.now().getTime() / 86_400_000) * 86_400_000);
  const rows = await listFoundStudies(ctx.db, ctx.principal, { ...wanted, first, most: perPage, today });
  const studies = rows.map(({ guide, quotas, ...row }) => ({
    ...row,
    problemCount: guide ? studyProblems(guide, { quotas }).length : null,
  }));
  return { ...found, studies };
}

/** The words of a search; of a pasted participants' link, its link id. */
function termsOf(search: string): string[] {
  const linkId = /^\s*https?:\/\/\S+\/s\/([a-z0-9-]+)/.exec(search)?.[1];
  if (linkId !== undefined) return [linkId];
  return search
    .normalize('NFC')
    .split(/\s+/)
    .filter((term) => term !== '')
    .slice(0, MOST_TERMS);
}
