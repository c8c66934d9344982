'use client';
import { ChartBar, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { QuestionMark } from '@/components/ui/question-mark';
import { Segments } from '@/components/ui/segments';
import type { QuestionResultV1, StudyResultsV1 } from '@/lib/wire/v1/study-results';
import { Balance } from './charts/balance';
import { Bars } from './charts/bars';
import type { ChartProps } from './charts/chart-props';
import { Heat } from './charts/heat';
import { Ranks } from './charts/ranks';
import { ResultsTable } from './charts/results-table';
import { SideBySide } from './charts/side-by-side';
import { Stacks } from './charts/stacks';
import { Themes } from './charts/themes';
import { type Filters, sameCriterion } from './filter-state';

interface QuestionCardProps {
  studyId: string;
  question: QuestionResultV1;
  filters: Filters;
  query: string;
  /** On the page of its own: more room, and in its head what belongs to the question. */
  wide?: boolean | undefined;
  headActions?: ReactNode;
  /** Whether its table is shown, if the page stores that. */
  asTable?: boolean | undefined;
  onAsTable?: ((shown: boolean) => void) | undefined;
  /** How often other people's words were asked for. */
  others?: number | undefined;
  /** What the results are laid side by side by; null: everybody together. */
  sideBySide?: { total: number; segments: StudyResultsV1['segments']; isCounting: boolean } | null;
}

/** Beside the list there is room for one. */
const MOST_QUOTES = 3;

/** One question with its chart, always with the number of answers. */
export function QuestionCard(props: QuestionCardProps) {
  const { studyId, question, filters, query, wide, others, sideBySide } = props;
  const [own, setOwn] = useState(false);
  const asTable = props.asTable ?? own;
  const setAsTable = props.onAsTable ?? setOwn;
  const hasTable = !['statement', 'file_upload'].includes(question.type);
  return (
    <section
      aria-labelledby={`question-${question.questionId}`}
      className={classNames(
        'break-inside-avoid border-b border-line',
        wide ? 'px-6 pt-5 pb-6 max-[60rem]:px-4' : 'px-5 py-4',
      )}
    >
      <div
        className={classNames(
          'grid grid-cols-[auto_minmax(0,1fr)_auto]',
          wide
            ? 'mb-5 items-start gap-x-3 max-[78rem]:grid-cols-[auto_minmax(0,1fr)]'
            : 'mb-[0.625rem] gap-x-2',
        )}
      >
        <span className={wide ? 'pt-1.5' : undefined}>
          <QuestionMark>{`Q${question.questionNumber}`}</QuestionMark>
        </span>
        <div className="min-w-0">
          <h2
            id={`question-${question.questionId}`}
            className={classNames(
              'font-read font-text break-words',
              wide ? 'text-24 leading-[2rem] text-pretty' : 'text-16 leading-[1.3125rem]',
            )}
          >
            {question.text}
          </h2>
          <p className={wide ? 'mt-1 text-13 text-ink-3' : 'text-12 text-ink-3'}>{about(question)}</p>
        </div>
        {wide ? (
          <div className="flex flex-wrap items-center justify-end gap-2 max-[78rem]:col-start-2 max-[78rem]:mt-3 max-[78rem]:justify-start max-[60rem]:col-span-2 max-[60rem]:col-start-1 print:hidden">
            {props.headActions}
            {hasTable ? (
              <Segments
                label="Show"
                value={asTable ? 'table' : 'chart'}
                onChange={(shown) => setAsTable(shown === 'table')}
                items={[
                  { id: 'chart', label: 'Chart', icon: <ChartBar aria-hidden /> },
                  { id: 'table', label: 'Table', icon: <Table2 aria-hidden /> },
                ]}
              />
            ) : null}
          </div>
        ) : hasTable ? (
          <IconButton
            size="sm"
            className="-my-0.5 -me-2"
            label={asTable ? 'Show as chart' : 'Show as table'}
            pressed={asTable}
            onPress={() => setAsTable(!asTable)}
          >
            {asTable ? <ChartBar aria-hidden /> : <Table2 aria-hidden />}
          </IconButton>
        ) : null}
      </div>
      <div data-figures>
        {sideBySide && hasTable ? (
          <>
            <SideBySide {...sideBySide} {...{ question, asTable }} onPress={filters.toggleAnswer} />
            {question.type === 'open_ended' ? (
              <div className="pt-4">
                <Chart {...{ studyId, question, filters, query, wide, others }} besides />
              </div>
            ) : null}
          </>
        ) : asTable ? (
          <ResultsTable question={question} compare={filters.isFiltered} />
        ) : (
          <Chart {...{ studyId, question, filters, query, wide, others }} />
        )}
      </div>
    </section>
  );
}

function about(question: QuestionResultV1): string {
  const { type, parts, metric, isCurrent } = question;
  const answers = parts.reduce((sum, { count }) => sum + count, 0);
  const n = `${answers.toLocaleString('en-GB')} ${answers === 1 ? 'answer' : 'answers'}`;
  const by = parts.length > 1 ? ', by concept' : '';
  const gone = isCurrent ? '' : ', no longer asked';
  switch (type) {
    case 'ranking':
      return `ranking${by}, mean place and middle half of ${n}${gone}`;
    case 'matrix':
      return `matrix${by}, share of ${n} in each row${gone}`;
    case 'max_diff':
      return `max-diff${by}, judged on “${metric}”, best minus worst, ${n}${gone}`;
    case 'open_ended':
      return `open question${by}, ${n}, ${parts.some(({ tags }) => tags.length > 0) ? 'tags generated from the transcript' : 'no tags yet'}${gone}`;
    case 'statement':
      return `statement, ${answers.toLocaleString('en-GB')} went on${gone}`;
    default:
      return `${type === 'file_upload' ? 'files' : 'multiple choice'}${by}, ${n}${gone}`;
  }
}

function Chart({
  studyId,
  question,
  filters,
  query,
  wide,
  others,
  besides,
}: Pick<QuestionCardProps, 'studyId' | 'question' | 'filters' | 'query' | 'wide' | 'others'> & {
  /** As many columns as concepts: there is room. */
  besides?: boolean;
}) {
  const { type, parts } = question;
  const shared = {
    question,
    compare: filters.isFiltered,
    isPressed: (criterion: Parameters<ChartProps['isPressed']>[0]) =>
      filters.state.answers.some((one) => sameCriterion(one, criterion)),
    onPress: filters.toggleAnswer,
  };
  if (type === 'statement' || type === 'file_upload') return null;
  if (parts.every(({ count }) => count === 0)) {
    return (
      <p className="text-ink-3">
        {filters.isFiltered ? 'Nobody in this view answered it.' : 'Nobody has answered it yet.'}
      </p>
    );
  }
  if (type === 'multiple_choice' && parts.length > 1) return <Stacks {...shared} />;
  return (
    <div
      className={
        besides
          ? 'grid grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] gap-6'
          : 'grid grid-cols-[minmax(0,1fr)] gap-4'
      }
    >
      {parts.map((part) => (
        <div key={part.conceptId} className="min-w-0">
          {part.conceptTitle === null ? null : (
            <p className="flex justify-between gap-3 pb-1 font-medium">
              <span className="min-w-0 break-words">{part.conceptTitle}</span>
              <span className="font-text text-ink-3 tabular-nums">{`n ${part.count.toLocaleString('en-GB')}`}</span>
            </p>
          )}
          {type === 'multiple_choice' ? <Bars {...shared} part={part} /> : null}
          {type === 'ranking' ? <Ranks {...shared} part={part} /> : null}
          {type === 'matrix' ? <Heat {...shared} part={part} /> : null}
          {type === 'max_diff' ? <Balance {...shared} part={part} /> : null}
          {type === 'open_ended' ? (
            <Themes
              {...shared}
              {...{ part, studyId, query }}
              mostQuotes={wide ? MOST_QUOTES : 1}
              others={others}
              onSearch={(word) => void filters.setState({ q: word })}
            />
          ) : null}
        </div>
      ))}
    </div>
  );
}
