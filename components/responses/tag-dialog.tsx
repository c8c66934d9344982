'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorNote } from '@/components/ui/error-note';
import { RadioGroup } from '@/components/ui/radio-group';
import { SuggestField } from '@/components/ui/suggest-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { studyTagsQuery } from '@/lib/client/response';
import { tagResponses } from '@/lib/client/responses';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';

const LONGEST_TAG = 80;

interface TagDialogProps {
  studyId: string;
  /** The responses to be tagged, and their number. */
  filter: WireResponseFilter;
  count: number;
  onClose: () => void;
}

/** Adds a tag to several responses, or removes it. */
export function TagDialog({ studyId, filter, count, onClose }: TagDialogProps) {
  const client = useQueryClient();
  const { data } = useQuery(studyTagsQuery(studyId));
  const [change, setChange] = useState<'add' | 'remove'>('add');
  const [tag, setTag] = useState('');
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const running = useRef<AbortController | null>(null);
  const responses = `${count.toLocaleString('en-GB')} ${count === 1 ? 'response' : 'responses'}`;
  const missing = tag.trim() === '';

  const run = async (name: string) => {
    if (name.trim() === '' || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setProgress({ done: 0, total: count });
    try {
      const { changed } = await tagResponses(studyId, {
        change,
        tag: name.trim(),
        filter,
        signal: controller.signal,
        onProgress: (done, total) => setProgress({ done, total }),
      });
      toast.done(doneText(change, name.trim(), changed));
      onClose();
    } catch (caught) {
      if (!controller.signal.aborted) setError(caught instanceof Error ? caught : null);
    } finally {
      running.current = null;
      setProgress(null);
      await client.invalidateQueries({ queryKey: ['responses', studyId] });
      await client.invalidateQueries({ queryKey: ['studies', studyId, 'tags'] });
    }
  };
  const close = () => {
    running.current?.abort();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={`Tag ${responses}`}
      width="md"
      footer={
        <>
          <span role="status" className="me-auto text-12 text-ink-3 tabular-nums" id="tag-reason">
            {progress
              ? `${progress.done.toLocaleString('en-GB')} of ${progress.total.toLocaleString('en-GB')}`
              : missing
                ? 'Name a tag first.'
                : ''}
          </span>
          <Button size="lg" onPress={close}>
            {progress ? 'Stop here' : 'Keep as they are'}
          </Button>
          <Button
            variant="primary"
            size="lg"
            disabled={missing}
            reasonId="tag-reason"
            busy={progress ? (change === 'add' ? 'Tagging' : 'Removing') : false}
            onPress={() => void run(tag)}
          >
            {change === 'add' ? 'Add tag' : 'Remove tag'}
          </Button>
        </>
      }
    >
      <div className="grid min-h-[14rem] content-start gap-4">
        <RadioGroup
          label="What to do"
          labelHidden
          horizontal
          value={change}
          onChange={setChange}
          items={[
            { id: 'add', label: 'Add a tag' },
            { id: 'remove', label: 'Remove a tag' },
          ]}
        />
        <SuggestField
          label="Tag"
          autoFocus
          value={tag}
          onChange={setTag}
          maxLength={LONGEST_TAG}
          suggestions={(data?.tags ?? []).map(({ text, count: uses }) => ({ text, detail: `${uses}` }))}
          onChoose={(chosen) => {
            setTag(chosen);
            void run(chosen);
          }}
          onLeave={close}
          className="w-full"
        />
        {error ? (
          <ErrorNote
            title="Not all responses were tagged."
            requestId={error instanceof ApiError ? error.requestId : null}
            retry={() => void run(tag)}
          >
            {error.message}
          </ErrorNote>
        ) : null}
      </div>
    </Dialog>
  );
}

function doneText(change: 'add' | 'remove', tag: string, changed: number): string {
  const responses = `${changed.toLocaleString('en-GB')} ${changed === 1 ? 'response' : 'responses'}`;
  if (changed === 0)
    return change === 'add' ? `All had the tag “${tag}” already` : `None had the tag “${tag}”`;
  return change === 'add' ? `“${tag}” added to ${responses}` : `“${tag}” removed from ${responses}`;
}
