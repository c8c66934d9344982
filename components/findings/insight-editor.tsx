'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Share2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { countOfPeople } from '@/components/ui/count-of-people';
import { ErrorNote } from '@/components/ui/error-note';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/note';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Loading } from '@/components/ui/skeleton';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { citedAgain, insightQuery, type OpenInsight, useChangeInsight } from '@/lib/client/findings';
import { useSaveSoon } from '@/lib/client/save-soon';
import { useStudyHead } from '@/lib/client/study-head';
import { clockTime } from '@/lib/domain/reading/clock-time';
import type { CitedPassageV1 } from '@/lib/wire/v1/cited-passage';

interface InsightEditorProps {
  studyId: string;
  insightId: string;
  /** It was made just now: its title is to be written. */
  isNew?: boolean;
  onShare: () => void;
}

/** An insight: its sentence, its text, and the passages that it stands on, to be written by those who may. */
export function InsightEditor({ studyId, insightId, isNew, onShare }: InsightEditorProps) {
  const { data, error, refetch } = useQuery(insightQuery(studyId, insightId));
  if (error) {
    return (
      <ErrorNote className="m-4" title="The insight could not be loaded." retry={() => void refetch()}>
        {error.message}
      </ErrorNote>
    );
  }
  if (!data) return <Loading what="the insight" />;
  return <Editor key={insightId} {...{ studyId, insightId, onShare }} isNew={isNew === true} open={data} />;
}

function Editor({ studyId, insightId, isNew, open, onShare }: InsightEditorProps & { open: OpenInsight }) {
  const client = useQueryClient();
  const { mayEdit } = useStudyHead();
  const { insight } = open;
  const [title, setTitle] = useState(insight.title);
  const [text, setText] = useState(insight.text);
  const titleField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) titleField.current?.select();
  }, [isNew]);
  const change = useChangeInsight(studyId, insightId);
  const isStale = change.error instanceof ApiError && change.error.code === 'concurrent_modification';
  // As they were sent: the server stores them without spaces around them.
  const [saved, setSaved] = useState({ title: insight.title, text: insight.text });
  const isChanged = title !== saved.title || text !== saved.text;
  const hasTitle = title.trim() !== '';
  const saveWords = () => {
    if (isChanged) change.mutate({ title, text }, { onSuccess: () => setSaved({ title, text }) });
  };
  useSaveSoon({
    text: JSON.stringify([title, text]),
    isChanged,
    waits: change.isPending || change.error !== null || !hasTitle,
    save: saveWords,
    // Without a sentence only the text: an insight always has one.
    sendRest: () => isStale || change.mutate(hasTitle ? { title, text } : { text }),
  });
  const loadTheirs = async () => {
    const theirs = await client.fetchQuery({ ...insightQuery(studyId, insightId), staleTime: 0 });
    setTitle(theirs.insight.title);
    setText(theirs.insight.text);
    setSaved({ title: theirs.insight.title, text: theirs.insight.text });
    change.reset();
    // The pressed button is gone.
    titleField.current?.focus();
  };
  const takeOut = (at: number) => {
    const before = insight.evidence.map(citedAgain);
    change.mutate(
      { evidence: before.toSpliced(at, 1) },
      {
        onSuccess: () => {
          const isThere = insight.evidence[at]?.quote != null;
          toast.done(
            'The passage was taken out.',
            isThere ? { undo: () => change.mutate({ evidence: before }) } : {},
          );
        },
      },
    );
  };
  useShortcuts('Insight', [
    { keys: '⌘S', label: 'save', run: saveWords, inFields: true, hint: true, off: !mayEdit },
  ]);
  const people = new Set(insight.evidence.flatMap(({ readableId }) => readableId ?? [])).size;
  const isDraft = insight.status === 'draft';
  return (
    <section aria-label="Insight" className="grid content-start gap-4 px-8 py-6 max-[60rem]:px-4">
      <div className="flex flex-wrap items-center gap-2 text-13 text-ink-3">
        <span>{isDraft ? 'Draft' : 'Shared with the team'}</span>
        <span>{`by ${insight.authors.map(({ name }) => name).join(', ')}`}</span>
        {mayEdit ? (
          <span className="ms-auto flex flex-wrap gap-2">
            <Button size="sm" onPress={() => change.mutate({ status: isDraft ? 'shared' : 'draft' })}>
              {isDraft ? 'Share with the team' : 'Make it a draft'}
            </Button>
            <Button size="sm" icon={<Share2 aria-hidden />} onPress={onShare}>
              Share by link
            </Button>
          </span>
        ) : null}
      </div>
      {isStale ? (
        <Note
          tone="caution"
          live="alert"
          title="Somebody else saved this insight."
          actions={
            <Button size="sm" onPress={() => void loadTheirs()}>
              Read theirs
            </Button>
          }
        >
          What you wrote stays here until you read theirs; copy it first if you need it.
        </Note>
      ) : change.error ? (
        <ErrorNote title="It was not saved." retry={saveWords}>
          {change.error.message}
        </ErrorNote>
      ) : null}
      {mayEdit ? (
        <>
          <TextField
            ref={titleField}
            label="Insight, in a sentence"
            value={title}
            onChange={setTitle}
            maxLength={300}
            size="lg"
          />
          <TextField
            label="Text"
            hint="Markdown. [1] refers to the first passage."
            value={text}
            onChange={setText}
            maxLength={5_000}
            rows={6}
          />
          <Button
            className="justify-self-start"
            variant="primary"
            keys={['⌘S']}
            busy={change.isPending && 'Saving'}
            onPress={saveWords}
          >
            Save
          </Button>
        </>
      ) : (
        <>
          <h2 className="text-24 font-title leading-[2rem] tracking-[-0.015em]">{insight.title}</h2>
          <p className="whitespace-pre-line text-16 leading-[1.625rem]">{insight.text}</p>
        </>
      )}
      <h2 className="mt-2 text-12 text-ink-3">
        {`Stands on ${insight.evidence.length} ${insight.evidence.length === 1 ? 'passage' : 'passages'} of ${countOfPeople(people)}`}
      </h2>
      <ol>
        {insight.evidence.map((passage, at) => (
          <Evidence
            key={`${at}-${passage.responseId}-${passage.start}`}
            {...{ studyId, passage }}
            number={at + 1}
            onTakeOut={mayEdit ? () => takeOut(at) : undefined}
          />
        ))}
      </ol>
    </section>
  );
}

interface EvidenceProps {
  studyId: string;
  passage: CitedPassageV1;
  number: number;
  onTakeOut: (() => void) | undefined;
}

function Evidence({ studyId, passage, number, onTakeOut }: EvidenceProps) {
  const { quote, readableId, responseIndex, startSeconds } = passage;
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start border-t border-line py-[0.625rem]">
      <span className="pt-0.5 text-12 text-accent tabular-nums">{number}</span>
      <div>
        {quote === null ? (
          <p className="text-13 text-ink-3">
            This passage was deleted. Its number stays; its words are gone.
          </p>
        ) : (
          <>
            <p className="font-read text-16 leading-[1.5rem]">{quote}</p>
            <p className="mt-1 flex gap-[0.625rem] text-12 text-ink-3">
              <Link
                href={`/studies/${encodeURIComponent(studyId)}/responses/${readableId}#row-${responseIndex}`}
                className="link"
              >
                {`No. ${readableId}`}
              </Link>
              <span className="tabular-nums">{clockTime(startSeconds ?? 0)}</span>
            </p>
          </>
        )}
      </div>
      {onTakeOut ? (
        <IconButton label={`Take out passage ${number}`} onPress={onTakeOut}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </li>
  );
}
