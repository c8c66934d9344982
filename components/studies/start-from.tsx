'use client';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { Link } from '@/components/ui/link';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { TextField } from '@/components/ui/text-field';
import { ApiError } from '@/lib/client/api';
import { createStudy } from '@/lib/client/studies';
import type { Guide } from '@/lib/domain/guide/guide';
import { minutesEstimate } from '@/lib/domain/guide/minutes-estimate';
import { isUntitled, placeholdersIn, withoutPlaceholders } from '@/lib/domain/study/study-warnings';
import type { CreateStudyRequest } from '@/lib/wire/v1/create-study-request';
import { GuidePreview } from './guide-preview';
import { counted } from './study-words';
import { useCreateStudy } from './use-create-study';

type NewStudyRequest = z.output<typeof CreateStudyRequest>;

/** The content of "Empty guide": the smallest valid study. */
export const BLANK: { heading: string; about: string; study: NewStudyRequest } = {
  heading: 'Empty guide',
  about: 'One block with one open question to write over.',
  study: {
    title: '',
    studyGuide: [
      {
        type: 'flat',
        title: 'Questions',
        items: [
          {
            type: 'open_ended',
            text: 'To begin with: what comes to your mind first when you think of [topic]?',
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

/** A template with all its questions, and the button that creates a study from it. */
export function StartFrom({ heading, about, study }: StartFromProps) {
  const names = placeholdersIn(JSON.stringify(study));
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map());
  const filled = filledIn(study, words);
  return (
    <Beginning
      heading={heading}
      about={about}
      title={filled.title}
      guide={filled.studyGuide}
      lang={study.config?.questionLanguage}
      make={(title, key) => createStudy({ ...filled, title }, key)}
    >
      {names.length > 0 ? (
        <fieldset className="grid grid-cols-2 gap-3 max-[40rem]:grid-cols-1">
          <legend className="mb-2 text-ink-3">
            What it is about. What you leave out stays in brackets, to be written over in the guide.
          </legend>
          {names.map((name) => (
            <TextField
              key={name}
              label={name.charAt(0).toUpperCase() + name.slice(1)}
              autoComplete="off"
              maxLength={200}
              value={words.get(name) ?? ''}
              onChange={(value) => setWords(new Map([...words, [name, value]]))}
            />
          ))}
        </fieldset>
      ) : null}
    </Beginning>
  );
}

/** The study with these words in place of its brackets, wherever they occur. */
function filledIn(study: NewStudyRequest, words: ReadonlyMap<string, string>): NewStudyRequest {
  const tidy = new Map([...words].map(([name, text]) => [name, text.trim()]));
  // The same structure: only texts differ.
  return replaced(study) as NewStudyRequest;

  function replaced(value: unknown): unknown {
    if (typeof value === 'string') return withoutPlaceholders(value, tidy);
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one)]));
  }
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
  /** Above the title. */
  children?: ReactNode;
}

/** A title, a button, and the guide as participants will be asked it. */
export function Beginning(props: BeginningProps) {
  const { heading, about, guide, lang, make, verb = 'Create study' } = props;
  const [typed, setTitle] = useState<string | null>(null);
  const title = typed ?? props.title;
  const [titleError, setTitleError] = useState<string>();
  const { create, busy, error } = useCreateStudy();
  const submit = () => {
    const wanted = title.trim();
    if (isUntitled(wanted)) return setTitleError('A study has a title. Only your team sees it.');
    const [open] = placeholdersIn(wanted);
    if (open !== undefined) return setTitleError(`Write over “[${open}]”.`);
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
      {props.children}
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

/** On a small screen the templates are a page of their own. */
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
