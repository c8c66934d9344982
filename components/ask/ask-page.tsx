'use client';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { countOfPeople } from '@/components/ui/count-of-people';
import { ErrorNote } from '@/components/ui/error-note';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { asString, eachAStep, withDefault } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import { answerQuery } from '@/lib/client/ask';
import { useAskedBefore } from '@/lib/client/asked-before';
import { AnswerView } from './answer-view';
import { AskForm } from './ask-form';
import { AskedBeforeList } from './asked-before-list';
import { numberedPassages, passageHref } from './numbered-passages';
import { PassageList } from './passage-list';

interface AskPageProps {
  /** Null: all studies. */
  studyId: string | null;
  /** How many people may be asked about; null where that is not known. */
  people: number | null;
  /** Questions to begin with. */
  suggestions: readonly string[];
}

const QUESTION = eachAStep(withDefault(asString, ''));

/** Asks a study, or all: the question, the answer in sentences, and the passages that these stand on. */
export function AskPage({ studyId, people, suggestions }: AskPageProps) {
  const router = useRouter();
  const [question, setQuestion] = useAddressPart('q', QUESTION);
  const [scope, setScope] = useState<'study' | 'all'>(studyId === null ? 'all' : 'study');
  const asked = scope === 'study' ? studyId : null;
  const { data, error, isFetching, refetch } = useQuery(answerQuery(asked, question));
  const before = useAskedBefore(asked);
  const [focused, setFocused] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const answer = question === '' ? undefined : data;
  const passages = answer ? numberedPassages(answer) : [];
  const { keep } = before;
  useEffect(() => {
    setFocused(null);
    if (answer) keep(question, answer.people);
  }, [answer, question, keep]);
  const open = (at: number) => {
    const passage = passages[at];
    if (passage) router.push(passageHref(passage.citation));
  };
  const sentences = answer?.sentences.length ?? 0;
  const move = (step: 1 | -1) => {
    if (sentences === 0) return;
    setFocused((now) => Math.min(sentences - 1, Math.max(0, now === null ? 0 : now + step)));
  };
  useShortcuts('Ask', [
    { keys: '/', label: 'ask', hint: true, run: () => field.current?.focus() },
    { keys: 'J', label: 'next sentence', run: () => move(1), unlisted: true },
    { keys: 'K', label: 'sentence before', run: () => move(-1), unlisted: true },
    { keys: 'J K', label: 'sentence', run: () => undefined, hint: true },
    { keys: '1', label: 'open passage 1 to 9', hint: true, run: () => open(0) },
    ...['2', '3', '4', '5', '6', '7', '8', '9'].map((keys, at) => ({
      keys,
      label: `open passage ${keys}`,
      run: () => open(at + 1),
      unlisted: true,
    })),
  ]);
  const ask = (text: string) => setQuestion(text);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[14.5rem_minmax(0,1fr)_29rem] max-[84rem]:grid-cols-[minmax(0,1fr)_24rem] max-[60rem]:grid-cols-1">
      <AskedBeforeList asked={before.asked} current={question} onAsk={ask} />
      <section aria-label="Answer" className="flex min-h-0 flex-col bg-sheet">
        <AskForm
          ref={field}
          key={question}
          question={question}
          scope={scope}
          hasStudy={studyId !== null}
          isAsking={isFetching}
          onScope={setScope}
          onAsk={ask}
        />
        <div className="min-h-0 flex-1 overflow-auto px-6 py-6 max-[60rem]:px-4">
          <div className="max-w-[44rem]">
            {question === '' ? <Beginning people={people} suggestions={suggestions} onAsk={ask} /> : null}
            {question !== '' && isFetching && !answer ? <Reading question={question} /> : null}
            {error && !isFetching ? (
              <ErrorNote
                title="The question could not be answered."
                requestId={error instanceof ApiError ? error.requestId : null}
                retry={() => void refetch()}
              >
                {error.message}
              </ErrorNote>
            ) : null}
            {answer && !error ? (
              <AnswerView {...{ question, answer, passages, focused, studyId: asked }} onFocus={setFocused} />
            ) : null}
          </div>
        </div>
      </section>
      <PassageList
        {...{ answer, passages, focused }}
        isAll={asked === null}
        isReading={isFetching && !answer}
      />
    </div>
  );
}

function Beginning({
  people,
  suggestions,
  onAsk,
}: Pick<AskPageProps, 'people' | 'suggestions'> & { onAsk: (text: string) => void }) {
  return (
    <>
      <h2 className="text-20 font-title tracking-[-0.01em]">
        {people === null
          ? 'What do you want to know?'
          : `What do you want to know from ${countOfPeople(people)}?`}
      </h2>
      <p className="mt-1 max-w-[30rem] text-ink-3">
        Every sentence of an answer stands on passages that you can read and hear. What nobody said is not
        answered.
      </p>
      {suggestions.length > 0 ? (
        <>
          <ul className="mt-5 border-t border-line">
            {suggestions.map((text) => (
              <li key={text} className="border-b border-line">
                <button
                  type="button"
                  onClick={() => onAsk(text)}
                  className="w-full px-1 py-3 text-start hover:bg-well pointer-coarse:min-h-[2.75rem]"
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-12 text-ink-3">Taken from the questions of this study.</p>
        </>
      ) : null}
    </>
  );
}

const LINES = ['w-[92%]', 'w-[60%]', 'w-[75%]', 'w-[88%]', 'w-[40%]'];

function Reading({ question }: { question: string }) {
  return (
    <>
      <h2 className="text-20 font-title tracking-[-0.01em] break-words">{question}</h2>
      <p role="status" className="mt-1 text-12 text-ink-3">
        Reading what people said.
      </p>
      <div aria-hidden className="mt-6 grid gap-4">
        {LINES.map((width) => (
          <span key={width} className={`h-[0.625rem] rounded-1 bg-fill ${width}`} />
        ))}
      </div>
    </>
  );
}
