'use client';
import { Plus, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Key } from '@/components/ui/key-hint';
import { AddTag } from '@/components/ui/tag';
import { toast } from '@/components/ui/toast';
import { type TagChange, useChangeTags } from '@/lib/client/response';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';
import { NewTag } from './new-tag';
import { useDesk } from './reading-desk';

interface TagsProps {
  adding: boolean;
  setAdding: (adding: boolean) => void;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** The tags of the response. Pressing one shows its sources; reviewers add and remove them. */
export function Tags({ adding, setAdding, fieldRef }: TagsProps) {
  const { name, reading } = useDesk();
  const { mutate } = useChangeTags(name);
  const button = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !adding) button.current?.focus();
    wasAdding.current = adding;
  }, [adding]);
  const change = (tags: TagChange) =>
    mutate(tags, {
      onError: (error) =>
        toast.failed(`The tags were not changed. ${error.message}`, { retry: () => change(tags) }),
    });
  const remove = (text: string) => {
    change({ remove: [text] });
    toast.done(`Tag “${text}” removed`, { undo: () => change({ add: [text] }) });
  };
  return (
    <div className="grid gap-1">
      <ul className="flex flex-wrap items-center gap-1">
        {reading.tags.map((tag) => (
          <TagItem
            key={tag.text}
            tag={tag}
            {...(reading.may.annotate ? { onRemove: () => remove(tag.text) } : {})}
          />
        ))}
        {reading.may.annotate ? (
          <li>
            {adding ? (
              <NewTag
                fieldRef={fieldRef}
                onAdd={(text) => change({ add: [text] })}
                onLeave={() => setAdding(false)}
              />
            ) : (
              <AddTag ref={button} onPress={() => setAdding(true)}>
                <Plus aria-hidden />
                Tag
                <Key>T</Key>
              </AddTag>
            )}
          </li>
        ) : reading.tags.length === 0 ? (
          <li className="text-ink-3">None</li>
        ) : null}
      </ul>
      <Origin tags={reading.tags} />
    </div>
  );
}

/** Who added them. */
function Origin({ tags }: { tags: ResponseReading['tags'] }) {
  const review = tags.filter(({ by }) => by === 'review').length;
  if (tags.length === 0) return null;
  const text =
    review === 0
      ? 'Generated from the transcript'
      : review === tags.length
        ? 'Given in review'
        : `${tags.length - review} generated from the transcript, ${review} given in review`;
  return <p className="text-12 text-ink-3">{text}</p>;
}

function TagItem({ tag, onRemove }: { tag: ResponseReading['tags'][number]; onRemove?: () => void }) {
  const { jump, showEvidence } = useDesk();
  const { text, rows, passages } = tag;
  return (
    <li className="inline-flex h-5 max-w-full items-center rounded-1 bg-fill text-12 text-ink-2">
      {rows.length > 0 ? (
        <button
          type="button"
          aria-label={`Show what ${text} rests on`}
          onClick={() => (passages.length > 0 ? showEvidence(passages) : jump(rows))}
          className="h-full min-w-0 truncate rounded-1 px-1.5 hover:bg-fill-2 hover:text-ink"
        >
          {text}
        </button>
      ) : (
        <span className="min-w-0 truncate px-1.5">{text}</span>
      )}
      {onRemove ? (
        <button
          type="button"
          aria-label={`Remove tag ${text}`}
          onClick={onRemove}
          className="relative me-0.5 grid size-4 shrink-0 place-items-center rounded-1 text-ink-3 after:absolute after:-inset-1 hover:bg-fill-2 hover:text-ink"
        >
          <X aria-hidden className="size-3" />
        </button>
      ) : null}
    </li>
  );
}
