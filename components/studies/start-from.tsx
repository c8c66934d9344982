'use client';
import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { TextField } from '@/components/ui/text-field';
import { ApiError } from '@/lib/client/api';
import { createStudy } from '@/lib/client/studies';
import type { Guide } from '@/lib/domain/guide/guide';
import { minutesEstimate } from '@/lib/domain/guide/minutes-estimate';
import type { CreateStudyRequest } from '@/lib/wire/v1/create-study-request';
import { GuidePreview } from './guide-preview';
import { counted } from './study-words';
import { useCreateStudy } from './use-create-study';

type NewStudyRequest = z.output<typeof CreateStudyRequest>;

/** What "Empty guide" makes: the least that is a study. */
export const BLANK: { heading: string; about: string; study: NewStudyRequest } = {
  heading: 'Empty guide',
  about: 'One block with one open question to write over.',
  study: {
    title: 'Untitled study',
    studyGuide: [
      {
        type: 'flat',
        title: 'Questions',
        items: [
          {
            type: 'open_ended',
            text: 'To begin with: what comes to your mind first when you think of this?',
            followUp: 'medium',
          },
        ],
      },
    ],
  },
};

interface StartFromProps {
  heading: string;
  about: string;
  study: NewStudyRequest;
}

/** A beginning with everything that it asks, and the button that makes a study of it. */
export function StartFrom({ heading, about, study }: StartFromProps) {
  return (
    <Beginning
      heading={heading}
      about={about}
      title={study.title}
      guide={study.studyGuide}
      lang={study.config?.questionLanguage}
      make={(title, key) => createStudy({ ...study, title }, key)}
    />
  );
}

interface BeginningProps {
  heading: string;
  about: ReactNode;
  /** To begin with. */
  title: string;
  guide: Guide;
  lang?: string | undefined;
  make: (title: string, idempotencyKey: string) => Promise<{ id: string }>;
  verb?: string;
}

/** A title, a button, and the guide as participants will be asked it. */
export function Beginning(props: BeginningProps) {
  const { heading, about, guide, lang, make, verb = 'Create study' } = props;
  const [title, setTitle] = useState(props.title);
  const [titleError, setTitleError] = useState<string>();
  const { create, busy, error } = useCreateStudy();
  const submit = () => {
    const wanted = title.trim();
    if (wanted === '') return setTitleError('A study has a title. Only your team sees it.');
    void create((key) => make(wanted, key), `${heading} ${wanted} ${JSON.stringify(guide)}`);
  };
  useShortcuts('New study', [
    { keys: '⌘↵', label: verb.toLowerCase(), hint: true, inFields: true, run: submit },
  ]);
  const questions = guide.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className="grid max-w-[46rem] content-start gap-6 px-8 py-8 max-[60rem]:px-4 max-[60rem]:py-5">
      <BackToBeginnings />
      <div>
        <h2 className="font-title text-20 tracking-[-0.01em]">{heading}</h2>
        <p className="mt-1 max-w-measure text-14 text-ink-2">{about}</p>
      </div>
      <form
        className="flex items-start gap-3 max-[40rem]:flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Title"
          size="lg"
          className="w-full"
          autoComplete="off"
          maxLength={300}
          value={title}
          onChange={(value) => {
            setTitle(value);
            setTitleError(undefined);
          }}
          hint="Seen by your team. Participants see the external title, which you can change in the guide."
          error={titleError}
        />
        <Button
          variant="primary"
          size="lg"
          type="submit"
          busy={busy && 'Creating'}
          className="mt-[1.625rem] max-[40rem]:mt-0"
        >
          {verb}
        </Button>
      </form>
      {error ? (
        <ErrorNote
          title="The study was not created."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={submit}
        >
          {typeof error === 'string' ? error : error.message}
        </ErrorNote>
      ) : null}
      <section
        aria-label="What is asked"
        className="rounded-2 border border-line bg-sheet px-8 py-8 max-[40rem]:px-4"
      >
        <p className="pb-6 text-12 text-ink-3">
          {`${counted(questions, 'question', 'questions')}, about ${counted(minutesEstimate(guide), 'minute', 'minutes')}`}
        </p>
        <GuidePreview guide={guide} lang={lang} />
      </section>
    </div>
  );
}

/** On a small screen the beginnings are a page of their own. */
export function BackToBeginnings() {
  return (
    <Link
      href="/studies/new"
      className="hidden min-h-[2.75rem] items-center gap-1.5 text-ink-2 max-[60rem]:inline-flex"
    >
      <ArrowLeft aria-hidden className="size-4" />
      All beginnings
    </Link>
  );
}
