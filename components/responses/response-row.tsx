'use client';
import type { KeyboardEvent } from 'react';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import { SafetySign } from '@/components/ui/safety-sign';
import { Score } from '@/components/ui/score';
import { Tag } from '@/components/ui/tag';
import { PROGRESSES } from '@/lib/client/statuses';
import { clockTime } from '@/lib/domain/reading/clock-time';
import type { ResponseFindingV1 } from '@/lib/wire/v1/response-search';
import { Marked } from './marked';

function lookedAfterWords({ by }: NonNullable<ResponseFindingV1['lookedAfter']>): string {
  return `Safety, looked after by ${by?.name ?? 'somebody who has left'}`;
}

export interface ResponseRowProps {
  response: ResponseFindingV1;
  href: string;
  focused: boolean;
  selected: boolean;
  onFocus: () => void;
  onSelect: (selected: boolean) => void;
}

export const rowLinkId = (readableId: number) => `response-${readableId}`;
const CELL = 'border-b border-line py-[0.625rem] align-top';
const NUMBER = `${CELL} text-end tabular-nums`;

/** A response in the list; the focused one shows its summary in place. */
export function ResponseRow({ response, href, focused, selected, onFocus, onSelect }: ResponseRowProps) {
  const { readableId, progress, qualityScore, responseDurationSeconds, updatedAt } = response;
  const select = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onSelect(!selected);
  };
  return (
    <tr
      onFocus={onFocus}
      aria-current={focused ? true : undefined}
      className={classNames('group scroll-mt-10', focused ? 'bg-accent-wash' : 'hover:bg-well')}
    >
      <td className={classNames(CELL, 'relative ps-6 max-[60rem]:hidden')}>
        {focused ? <span aria-hidden className="absolute inset-y-0 start-0 w-0.5 bg-accent" /> : null}
        <Checkbox
          checked={selected}
          onChange={onSelect}
          label={`Select response ${readableId}`}
          className="pointer-coarse:p-3 pointer-coarse:-m-3"
        >
          {null}
        </Checkbox>
      </td>
      <td className={classNames(NUMBER, 'pe-3 text-ink-3 max-[60rem]:ps-4')}>{readableId}</td>
      <td className={classNames(CELL, 'px-3')}>
        <Link
          id={rowLinkId(readableId)}
          href={href}
          onKeyDown={select}
          className={classNames(
            'block truncate',
            progress === 'complete' ? 'font-medium' : 'text-ink-2',
            focused && 'overflow-visible! whitespace-normal!',
          )}
        >
          <LocalTime>{titleOf(response)}</LocalTime>
        </Link>
        <Said response={response} focused={focused} />
        {response.flags.includes('safety') ? (
          <p className="mt-1">
            <SafetySign
              word={
                response.lookedAfter
                  ? lookedAfterWords(response.lookedAfter)
                  : 'Safety, nobody looks after it yet'
              }
              closed={response.lookedAfter !== null}
            />
          </p>
        ) : null}
        {focused && response.bulletSummary.length > 0 ? <Bullets points={response.bulletSummary} /> : null}
        {response.tags.length > 0 ? (
          <p className="mt-1 flex flex-wrap gap-1">
            {response.tags.map(({ text, by }) => (
              <Tag key={text} title={by === 'review' ? 'Given by review' : 'Generated from the transcript'}>
                {text}
              </Tag>
            ))}
          </p>
        ) : null}
        <span className="mt-1 hidden max-[60rem]:block">
          <Badge {...PROGRESSES[progress]} />
        </span>
      </td>
      <td className={classNames(NUMBER, 'max-[60rem]:pe-4')}>
        <Score value={qualityScore} />
      </td>
      <td className={classNames(NUMBER, 'max-[60rem]:hidden')}>{clockTime(responseDurationSeconds)}</td>
      <td className={classNames(CELL, 'ps-6 max-[60rem]:hidden')}>
        <Badge {...PROGRESSES[progress]} />
      </td>
      <td className={classNames(NUMBER, 'pe-6 text-ink-3 max-[60rem]:hidden')}>
        <LocalTime at={updatedAt} title={WHOLE.format(new Date(updatedAt))}>
          {dayText(updatedAt)}
        </LocalTime>
      </td>
    </tr>
  );
}

function titleOf({
  readableId,
  progress,
  tagline,
  createdAt,
  atQuestion,
  answeredCount,
}: ResponseFindingV1): string {
  if (progress === 'in_progress') {
    const since = `Interview open since ${whenOpened(createdAt)}`;
    return atQuestion === null || answeredCount === 0 ? since : `${since}, at question ${atQuestion}`;
  }
  if (tagline !== null) return tagline;
  return progress === 'screened_out'
    ? 'Did not meet the screening'
    : `Response ${readableId}, not summarised yet`;
}

/** A quote in the participant's own words; in a search, the words around the match. */
function Said({ response, focused }: { response: ResponseFindingV1; focused: boolean }) {
  const { match, quote, language, progress, answeredCount } = response;
  const cut = focused ? '' : 'truncate';
  if (match) {
    return (
      <p lang={language} className={classNames('font-read text-read-15 leading-[1.375rem] text-ink-2', cut)}>
        {match.near === null ? null : (
          <span className="me-1.5 font-ui text-12 text-ink-3">{`near “${match.near}”`}</span>
        )}
        “<Marked text={match.text} marks={match.marks} near={match.near !== null} />”
      </p>
    );
  }
  if (quote) {
    return (
      <p lang={language} className={classNames('font-read text-read-15 leading-[1.375rem] text-ink-2', cut)}>
        {`“${quote.text}”`}
      </p>
    );
  }
  const questions = answeredCount === 1 ? 'question' : 'questions';
  const kind = progress === 'screened_out' ? `screening ${questions}` : questions;
  return (
    <p className="text-ink-3">
      {answeredCount === 0 ? 'Nothing answered yet' : `Answered ${answeredCount} ${kind}`}
    </p>
  );
}

function Bullets({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-1.5 mb-0.5 grid gap-0.5 text-ink-2">
      {points.map((point) => (
        <li
          key={point}
          className="relative ps-[0.875rem] before:absolute before:start-0.5 before:top-[0.5625rem] before:h-px before:w-[0.3125rem] before:bg-ink-3"
        >
          {point}
        </li>
      ))}
    </ul>
  );
}

/** Made once: to make one takes longer than to show a row. */
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);
const DAY = format({ day: 'numeric', month: 'short' });
const DAY_AND_YEAR = format({ day: 'numeric', month: 'short', year: '2-digit' });
const CLOCK = format({ hour: '2-digit', minute: '2-digit' });
const WHOLE = format({ dateStyle: 'short', timeStyle: 'medium' });

/** 14 May; with the year when it is another one. */
function dayText(iso: string): string {
  const time = new Date(iso);
  const sameYear = time.getFullYear() === new Date().getFullYear();
  return (sameYear ? DAY : DAY_AND_YEAR).format(time);
}

/** 21:06 today, else 13 May, 21:06. */
function whenOpened(iso: string): string {
  const time = new Date(iso);
  const clock = CLOCK.format(time);
  return time.toDateString() === new Date().toDateString() ? clock : `${dayText(iso)}, ${clock}`;
}
