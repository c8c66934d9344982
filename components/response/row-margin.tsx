'use client';
import { MessageSquareText } from 'lucide-react';
import type { AnnotationV1 } from '@/lib/wire/v1/annotation';
import { useDesk } from './reading-desk';

const MOST_TAGS = 3;
const ENTRY =
  'flex min-w-0 max-w-full items-baseline gap-1.5 rounded-1 text-start hover:text-ink pointer-coarse:min-h-[1.75rem]';

/** Tags that are based on a row, its highlights and its notes: beside it, or below where there is no margin. */
export function RowMargin({ row }: { row: number }) {
  const { reading } = useDesk();
  const tags = reading.tags.filter(({ rows }) => rows.includes(row));
  const annotations = reading.annotations.filter(({ responseIndex }) => responseIndex === row);
  if (tags.length === 0 && annotations.length === 0) return null;
  const more = tags.length - MOST_TAGS;
  return (
    <ul className="grid content-start gap-1 text-12 text-ink-3 max-[78rem]:col-start-2 max-[78rem]:flex max-[78rem]:flex-wrap max-[78rem]:gap-x-4 max-[78rem]:pt-1.5 min-[78rem]:pt-[2.375rem]">
      {annotations.map((annotation) => (
        <li key={annotation.id} className="min-w-0">
          <AnnotationEntry annotation={annotation} row={row} />
        </li>
      ))}
      {tags.slice(0, MOST_TAGS).map(({ text, by }) => (
        <li
          key={text}
          className="flex min-w-0 items-baseline gap-1.5"
          title={by === 'analyst' ? 'Tag, generated from the transcript' : 'Tag, given in review'}
        >
          <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-line-control" />
          <span className="min-w-0 break-words">{text}</span>
        </li>
      ))}
      {more > 0 ? <li>{`and ${more} more`}</li> : null}
    </ul>
  );
}

function AnnotationEntry({ annotation, row }: { annotation: AnnotationV1; row: number }) {
  const { setDraft } = useDesk();
  const { id, passage, tag, body, author, mayChange } = annotation;
  const who = author?.name ?? 'Somebody who left';
  const content = (
    <>
      {passage ? (
        <span
          aria-hidden
          className="size-1.5 shrink-0 rounded-[1px] bg-marker shadow-[0_0_0_1px_var(--line-strong)]"
        />
      ) : (
        <MessageSquareText aria-hidden className="size-3 shrink-0 self-start mt-0.5" />
      )}
      <span className="min-w-0 break-words">
        {passage ? (tag ?? (body === null ? 'highlight' : null)) : null}
        {body === null ? null : <span className="block line-clamp-4 text-ink-2">{body}</span>}
      </span>
    </>
  );
  const title = `${passage ? 'Highlight' : 'Note'} by ${who}`;
  if (!mayChange) {
    return (
      <span className={ENTRY} title={title}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      title={title}
      className={ENTRY}
      onClick={() => setDraft({ at: 'row', row, passage, annotationId: id })}
    >
      {content}
      <span className="sr-only">, change</span>
    </button>
  );
}
