import type { HighlightV1 } from '@/lib/wire/v1/highlight';
import type { InsightV1 } from '@/lib/wire/v1/insight';
import type { ReportBlockV1, ReportV1 } from '@/lib/wire/v1/report';

/** A report while somebody writes it. */
export type Draft = Pick<ReportV1, 'title' | 'standfirst' | 'blocks'>;
export type Block = ReportBlockV1;

const ID_BYTES = 9;

/** An id that no other block of a report has. */
export function newBlockId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const draftOf = ({ title, standfirst, blocks }: ReportV1): Draft => ({ title, standfirst, blocks });

/** The blocks with these before the place `at`. */
export function withInserted(draft: Draft, at: number, blocks: readonly Block[]): Draft {
  return { ...draft, blocks: draft.blocks.toSpliced(at, 0, ...blocks) };
}

export function withoutBlock(draft: Draft, id: string): Draft {
  return { ...draft, blocks: draft.blocks.filter((block) => block.id !== id) };
}

export function withBlock(draft: Draft, changed: Block): Draft {
  return { ...draft, blocks: draft.blocks.map((block) => (block.id === changed.id ? changed : block)) };
}

/** The block before the place `to`, as places are now; the same draft where that changes nothing. */
export function withMoved(draft: Draft, id: string, to: number): Draft {
  const from = draft.blocks.findIndex((block) => block.id === id);
  const moved = draft.blocks[from];
  if (!moved) return draft;
  const place = Math.max(0, Math.min(draft.blocks.length - 1, to > from ? to - 1 : to));
  if (place === from) return draft;
  return { ...draft, blocks: draft.blocks.toSpliced(from, 1).toSpliced(place, 0, moved) };
}

/** What the server knows of the same blocks: figures, words and films. What was written stays. */
export function withServed(draft: Draft, served: readonly Block[]): Draft {
  const byId = new Map(served.map((block) => [block.id, block]));
  return {
    ...draft,
    blocks: draft.blocks.map((block): Block => {
      const known = byId.get(block.id);
      if (block.type === 'question' && known?.type === 'question' && known.questionId === block.questionId)
        return { ...block, figures: known.figures, stale: known.stale };
      if (block.type === 'theme' && known?.type === 'theme' && `${known.themes}` === `${block.themes}`)
        return { ...block, figures: known.figures, stale: known.stale };
      if (block.type === 'quote' && known?.type === 'quote')
        return { ...block, passage: known.passage, sound: known.sound };
      if (block.type === 'clip' && known?.type === 'clip') return { ...block, clip: known.clip };
      return block;
    }),
  };
}

export const textBlock = (text = ''): Block => ({ id: newBlockId(), type: 'text', text });

export const tableBlock = (): Block => ({
  id: newBlockId(),
  type: 'table',
  columns: ['', ''],
  rows: [
    ['', ''],
    ['', ''],
  ],
});

export const questionBlock = (questionId: string): Block => ({
  ...{ id: newBlockId(), type: 'question', questionId, as: 'chart' },
  ...{ figures: null, stale: false },
});

export const themeBlock = (themes: string[]): Block => ({
  ...{ id: newBlockId(), type: 'theme', themes, as: 'chart' },
  ...{ figures: null, stale: false },
});

export const clipBlock = (clip: Extract<Block, { type: 'clip' }>['clip'] & object): Block => ({
  ...{ id: newBlockId(), type: 'clip', clipId: clip.id, by: '', clip },
});

export const quoteBlock = (highlight: HighlightV1): Block => ({
  ...{ id: newBlockId(), type: 'quote', by: '', sound: null },
  passage: {
    responseId: highlight.responseId,
    readableId: highlight.readableId,
    responseIndex: highlight.responseIndex,
    start: highlight.start,
    end: highlight.end,
    quote: highlight.quote,
    discussionGuideQuestionId: highlight.discussionGuideQuestionId,
    startSeconds: highlight.startSeconds,
  },
});

/** An insight as a section: its sentence, its text without the numbers of passages, and the passages that have words. */
export function insightBlocks({ title, text, evidence }: InsightV1): Block[] {
  const prose = text.replaceAll(/\s?\[\d{1,3}\]/g, '').trim();
  const quotes = evidence.filter(({ quote }) => quote !== null);
  return [
    textBlock([`## ${title.replaceAll(/\s+/g, ' ')}`, prose].filter(Boolean).join('\n\n')),
    ...quotes.map((passage): Block => ({ id: newBlockId(), type: 'quote', by: '', passage, sound: null })),
  ];
}

/** What a block is called in the list of blocks. */
export function blockName(block: Block): string {
  switch (block.type) {
    case 'text':
      return firstLine(block.text) || 'Text';
    case 'question':
    case 'theme':
      return block.figures?.title ?? (block.type === 'theme' ? 'What people speak of' : 'A question');
    case 'quote':
      return block.passage.quote ?? 'A deleted passage';
    case 'clip':
      return block.clip?.title ?? 'A deleted clip';
    case 'table':
      return block.columns.filter((head) => head.trim() !== '').join(', ') || 'Table';
  }
}

const firstLine = (text: string) =>
  text
    .trim()
    .split('\n', 1)[0]!
    .replace(/^#+\s*/, '')
    .replaceAll(/[*_`]/g, '');

export const isHeading = (block: Block) => block.type === 'text' && /^\s*#{1,6}\s/.test(block.text);
