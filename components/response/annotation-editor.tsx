'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SuggestField } from '@/components/ui/suggest-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { studyTagsQuery, useAnnotate, useChangeAnnotation, useDeleteAnnotation } from '@/lib/client/response';
import { TAG_LENGTH } from '@/lib/domain/response/tag-length';
import { type Draft, useDesk } from './reading-desk';
import { whenText } from './when-text';

/** Edits a note, or the tag and the note of a highlight, in place. Escape closes it while it is empty. */
export function AnnotationEditor({ draft }: { draft: Draft }) {
  const { name, reading, setDraft } = useDesk();
  const annotation = reading.annotations.find(({ id }) => id === draft.annotationId);
  const passage = annotation ? annotation.passage : draft.at === 'row' ? draft.passage : null;
  const [tag, setTag] = useState(annotation?.tag ?? '');
  const [body, setBody] = useState(annotation?.body ?? '');
  const [keptOpen, setKeptOpen] = useState(false);
  const isChanged = tag !== (annotation?.tag ?? '') || body !== (annotation?.body ?? '');
  const { data: known } = useQuery({ ...studyTagsQuery(name.studyId), enabled: passage !== null });
  const { save, remove, busy, error } = useSaving(draft, () => setDraft(null));
  const words = body.trim();
  const missing = passage === null && words === '' ? 'Write a note first.' : undefined;
  const quote = draft.at === 'row' && passage ? quoteOf(reading.transcript, draft.row, passage) : null;
  const keep = () => {
    if (missing) return;
    save({
      passage,
      quote,
      tag: passage && tag.trim() !== '' ? tag.trim() : null,
      body: words === '' ? null : body,
    });
  };
  return (
    <form
      aria-label={passage ? 'Highlight' : 'Note'}
      className="mt-3 grid gap-2 rounded-3 border border-line-strong bg-paper p-3 font-ui text-13 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          if (isChanged) setKeptOpen(true);
          else setDraft(null);
        }
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) keep();
      }}
    >
      {passage ? (
        <SuggestField
          label="Tag"
          value={tag}
          onChange={setTag}
          onChoose={setTag}
          suggestions={(known?.tags ?? []).map(({ text, count }) => ({ text, detail: `${count}` }))}
          maxLength={TAG_LENGTH}
          size="sm"
          inFlow
          className="w-[14rem] max-w-full"
        />
      ) : null}
      <TextField
        label="Note"
        rows={2}
        value={body}
        onChange={setBody}
        maxLength={5000}
        autoFocus
        error={error}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" busy={busy} disabled={missing !== undefined} reasonId="note-reason">
          {annotation ? 'Save changes' : passage ? 'Highlight' : 'Add note'}
        </Button>
        <Button size="sm" variant="quiet" onPress={() => setDraft(null)}>
          Cancel
        </Button>
        {annotation ? (
          <Button size="sm" variant="danger" onPress={() => remove(annotation.id)}>
            {passage ? 'Remove highlight' : 'Delete note'}
          </Button>
        ) : null}
        <span id="note-reason" role="status" className="ms-auto text-12 text-ink-3">
          {keptOpen && isChanged
            ? 'Not saved yet: save it or cancel.'
            : (missing ??
              (annotation
                ? `${annotation.author?.name ?? 'Somebody who left'}, ${whenText(annotation.updatedAt)}`
                : ''))}
        </span>
      </div>
    </form>
  );
}

const quoteOf = (
  transcript: readonly { responseIndex: number; user: string }[],
  row: number,
  { start, end }: { start: number; end: number },
) => transcript.find(({ responseIndex }) => responseIndex === row)?.user.slice(start, end) ?? null;

interface Content {
  passage: { start: number; end: number } | null;
  quote: string | null;
  tag: string | null;
  body: string | null;
}

function useSaving(draft: Draft, done: () => void) {
  const { name, reading } = useDesk();
  const annotate = useAnnotate(name);
  const change = useChangeAnnotation(name);
  const remove = useDeleteAnnotation(name);
  const responseIndex = draft.at === 'row' ? draft.row : null;
  const save = ({ passage, quote, tag, body }: Content) => {
    if (draft.annotationId !== null) {
      change.mutate({ id: draft.annotationId, body, ...(passage ? { tag } : {}) }, { onSuccess: done });
      return;
    }
    annotate.mutate({ responseIndex, passage, quote, tag, body }, { onSuccess: done });
  };
  const drop = (id: string) => {
    const gone = reading.annotations.find((one) => one.id === id);
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          done();
          toast.done(gone?.passage ? 'Highlight removed' : 'Note deleted', {
            undo: () => {
              if (gone)
                annotate.mutate({
                  responseIndex: gone.responseIndex,
                  passage: gone.passage,
                  tag: gone.tag,
                  body: gone.body,
                });
            },
          });
        },
      },
    );
  };
  const failed = annotate.error ?? change.error ?? remove.error;
  return {
    save,
    remove: drop,
    busy: (annotate.isPending || change.isPending) && 'Saving',
    error: failed ? `It was not saved. ${failed.message}` : undefined,
  };
}
