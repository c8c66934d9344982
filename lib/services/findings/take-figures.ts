import { questionFigures } from '@/lib/domain/findings/question-figures';
import type { Figures, StoredReportBlock } from '@/lib/domain/findings/report';
import type { StudyRow } from '@/lib/store/studies';
import { countAsked, listThemes } from '@/lib/store/themes';
import type { MemberContext } from '../context';
import { findResults } from '../responses/find-results';
import { deletedOf } from './report-of';

/**
 * Counts what the charts among these blocks are about, now: by `countedIn`. A chart whose question or themes are
 * gone has none. Nothing is read where there are no charts.
 */
export async function takeFigures(
  ctx: MemberContext,
  study: StudyRow,
  blocks: readonly StoredReportBlock[],
): Promise<Map<string, Figures>> {
  const taken = { takenAt: ctx.now().toISOString(), deletedBefore: deletedOf(study) };
  const figures = new Map<string, Figures>();
  if (blocks.some(({ type }) => type === 'question')) {
    const { questions } = await findResults(ctx, { study: { by: 'id', id: study.id }, filter: {} });
    const byId = new Map(questions.map((question) => [question.questionId, question]));
    for (const block of blocks) {
      const question = block.type === 'question' ? byId.get(block.questionId) : undefined;
      // A statement asks nothing: there is nothing to count.
      if (question && question.type !== 'statement')
        figures.set(countedIn(block), { ...taken, ...questionFigures(question) });
    }
  }
  if (blocks.some(({ type }) => type === 'theme')) {
    const [themes, asked] = await Promise.all([listThemes(ctx.db, study.id), countAsked(ctx.db, study.id)]);
    const byId = new Map(themes.map((theme) => [theme.id, theme]));
    for (const block of blocks) {
      const found = block.type === 'theme' ? block.themes.flatMap((id) => byId.get(id) ?? []) : [];
      if (found.length === 0) continue;
      const bars = found.map(({ name, responses }) => ({ label: name, count: responses }));
      figures.set(countedIn(block), {
        ...taken,
        title: 'What people speak of',
        groups: [{ title: null, base: asked, bars }],
      });
    }
  }
  return figures;
}

/** What the figures of a block are of. */
export function countedIn(block: StoredReportBlock): string {
  if (block.type === 'question') return `question ${block.questionId}`;
  return block.type === 'theme' ? `themes ${block.themes.join(' ')}` : '';
}

/** The blocks with new figures where there are any. */
export function withFigures(
  blocks: readonly StoredReportBlock[],
  figures: ReadonlyMap<string, Figures>,
  isWanted: (id: string) => boolean = () => true,
): StoredReportBlock[] {
  return blocks.map((block) =>
    (block.type === 'question' || block.type === 'theme') && isWanted(block.id)
      ? { ...block, figures: figures.get(countedIn(block)) ?? block.figures }
      : block,
  );
}
