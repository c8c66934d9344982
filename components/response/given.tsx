'use client';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import type { GivenAnswerV1 } from '@/lib/wire/v1/given-answer';
import { HandedFiles } from './handed-files';

type Given = NonNullable<GivenAnswerV1['given']>;
type Of<T extends Given['type']> = Extract<Given, { type: T }>;

/** An answer, formatted by its type. Verbatim words are in the reading typeface, choices in that of the interface. */
interface GivenViewProps {
  given: Given;
  language: string;
  /** Whether the server transcribes spoken answers. */
  transcribes: boolean;
  /** Whether what was said and typed was deleted because its time was over. */
  isDeleted: boolean;
}

export function GivenView({ given, language, transcribes, isDeleted }: GivenViewProps): ReactElement {
  switch (given.type) {
    case 'open_ended':
      return <Texts {...{ given, language, transcribes, isDeleted }} />;
    case 'multiple_choice':
      return <Selection given={given} language={language} />;
    case 'ranking':
      return <Ranking given={given} />;
    case 'matrix':
      return <Matrix given={given} />;
    case 'max_diff':
      return <MaxDiff given={given} />;
    case 'file_upload':
      return isDeleted && given.files.length === 0 ? <Deleted /> : <HandedFiles files={given.files} />;
  }
}

const Deleted = () => <p className="text-ink-3">Deleted, as agreed</p>;

function Texts({ given, language, transcribes, isDeleted }: GivenViewProps & { given: Of<'open_ended'> }) {
  if (given.texts.length === 0 && isDeleted) return <Deleted />;
  if (given.texts.length === 0) {
    return <p className="text-ink-3">{transcribes ? 'Not transcribed yet' : 'Not transcribed'}</p>;
  }
  return (
    <div className="grid gap-1.5">
      {given.texts.map((text, at) => (
        <p
          key={at}
          dir="auto"
          lang={language}
          className="max-w-measure whitespace-pre-wrap text-pretty break-words font-read text-read-17"
        >
          {text}
        </p>
      ))}
    </div>
  );
}

const CHOICE = 'inline-flex min-h-5 items-center gap-1 rounded-1 px-1.5 text-12';
const SCREENED = {
  approve: { word: 'approved', look: 'bg-positive-wash text-positive' },
  reject: { word: 'rejected', look: 'bg-critical-wash text-critical' },
  neutral: null,
};

function Selection({ given, language }: { given: Of<'multiple_choice'>; language: string }) {
  const statuses = given.selected.flatMap(({ status }) => (status === null ? [] : [status]));
  const status = statuses.includes('reject') ? 'reject' : statuses.includes('approve') ? 'approve' : null;
  const screened = status && SCREENED[status];
  return (
    <ul className="flex flex-wrap gap-1">
      {given.selected.map(({ text }) => (
        <li key={text} className={`${CHOICE} bg-fill text-ink-2`}>
          <Check aria-hidden className="size-3 shrink-0" />
          {text}
        </li>
      ))}
      {given.custom === null ? null : (
        <li className={`${CHOICE} border border-line-strong text-ink`}>
          <span className="text-ink-3">Own answer</span>
          <span lang={language} dir="auto" className="font-read text-read-15">
            {given.custom}
          </span>
        </li>
      )}
      {screened ? <li className={`${CHOICE} ${screened.look}`}>{screened.word}</li> : null}
    </ul>
  );
}

function Ranking({ given }: { given: Of<'ranking'> }) {
  return (
    <ol className="grid gap-0.5">
      {given.ranked.map((text, at) => (
        <li key={text} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
          <span aria-hidden className="text-ink-3 tabular-nums">
            {at + 1}
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
}

const CELL = 'border-b border-line px-2 py-1.5 text-start align-top';

function Matrix({ given }: { given: Of<'matrix'> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by the keyboard
    <section className="relative max-w-full overflow-x-auto" tabIndex={0} aria-label="Table of this answer">
      <table className="text-12">
        <thead>
          <tr>
            <td className={CELL} />
            {given.columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`${CELL} max-w-[8rem] text-center! font-text text-ink-3`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {given.rows.map(({ text, chosen }) => (
            <tr key={text}>
              <th scope="row" className={`${CELL} max-w-[16rem] font-text`}>
                {text}
              </th>
              {given.columns.map((column) => (
                <td key={column} className={`${CELL} text-center!`}>
                  {chosen.includes(column) ? (
                    <>
                      <Check aria-hidden className="mx-auto size-[0.875rem] text-accent" />
                      <span className="sr-only">chosen</span>
                    </>
                  ) : (
                    <span className="sr-only">not chosen</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MaxDiff({ given }: { given: Of<'max_diff'> }) {
  const columns = [`Most ${given.metric}`, `Least ${given.metric}`, 'Also on the screen'];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by the keyboard
    <section className="relative max-w-full overflow-x-auto" tabIndex={0} aria-label="Screens of this answer">
      <table className="text-12">
        <thead>
          <tr>
            <th scope="col" className={`${CELL} font-text text-ink-3`}>
              Screen
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${CELL} font-text text-ink-3`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {given.screens.map(({ options, best, worst }, at) => (
            <tr key={at}>
              <th scope="row" className={`${CELL} font-text text-ink-3 tabular-nums`}>
                {at + 1}
              </th>
              <td className={`${CELL} font-strong`}>{best}</td>
              <td className={CELL}>{worst}</td>
              <td className={`${CELL} text-ink-3`}>
                {options.filter((option) => option !== best && option !== worst).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
