'use client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChartBar, Film, Layers, Lightbulb, List, Table2, Type } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { beginDrag } from '@/components/ui/begin-drag';
import { countOfPeople } from '@/components/ui/count-of-people';
import { SearchField } from '@/components/ui/search-field';
import { guideQuestionsQuery } from '@/lib/client/ask';
import { studyClipsQuery } from '@/lib/client/clips';
import { highlightsQuery, insightsQuery } from '@/lib/client/findings';
import { themesQuery } from '@/lib/client/themes';
import { clockTime } from '@/lib/domain/reading/clock-time';
import {
  type Block,
  clipBlock,
  insightBlocks,
  questionBlock,
  quoteBlock,
  tableBlock,
  textBlock,
  themeBlock,
} from './report-draft';

interface PutInProps {
  studyId: string;
  searchRef?: RefObject<HTMLInputElement | null>;
  onPut: (blocks: readonly Block[]) => void;
  /** Null: it was let go. */
  onDrag: (make: (() => Block[]) | null) => void;
}

interface Item {
  id: string;
  label: string;
  /** At its right edge. */
  detail?: string;
  /** Somebody's own words. */
  isQuote?: boolean;
  make: () => Block[];
}

const MOST_SHOWN = 40;

/** What can be put into a report: text and tables, and whatever was found. */
export function PutIn({ studyId, searchRef, onPut, onDrag }: PutInProps) {
  const [search, setSearch] = useState('');
  const insights = useQuery(insightsQuery(studyId)).data?.insights;
  const questions = useQuery(guideQuestionsQuery(studyId)).data?.questions;
  const themes = useQuery(themesQuery(studyId)).data?.filter(({ status }) => status === 'accepted');
  const clips = useQuery(studyClipsQuery(studyId)).data?.clips;
  const highlights = useInfiniteQuery(highlightsQuery(studyId, {})).data?.pages[0]?.highlights;
  const sections: { title: string; sign: ReactNode; items: Item[] | undefined }[] = [
    {
      title: 'Insights',
      sign: <Lightbulb aria-hidden />,
      items: insights?.map((insight) => ({
        id: insight.id,
        label: insight.title,
        detail: peopleIn(insight.evidence),
        make: () => insightBlocks(insight),
      })),
    },
    {
      title: 'Questions',
      sign: <ChartBar aria-hidden />,
      items: questions
        ?.filter(({ type }) => type !== 'statement')
        .map(({ id, questionNumber, text }) => ({
          id,
          label: `Q${questionNumber}, ${text}`,
          make: () => [questionBlock(id)],
        })),
    },
    {
      title: 'Themes',
      sign: <Layers aria-hidden />,
      items: themes && [
        ...(themes.length > 1
          ? [{ id: 'all', label: 'All themes', make: () => [themeBlock(frequent(themes))] }]
          : []),
        ...themes.map(({ id, name, responses }) => ({
          id,
          label: name,
          detail: `${responses}`,
          make: () => [themeBlock([id])],
        })),
      ],
    },
    {
      title: 'Clips',
      sign: <Film aria-hidden />,
      items: clips?.map((clip) => ({
        id: clip.id,
        label: clip.title,
        detail: clockTime(clip.durationSeconds ?? 0),
        make: () => [clipBlock(clip)],
      })),
    },
    {
      title: 'Quotes',
      sign: <List aria-hidden />,
      items: highlights?.map((highlight) => ({
        id: highlight.id,
        label: highlight.quote,
        detail: `No. ${highlight.readableId}`,
        isQuote: true,
        make: () => [quoteBlock(highlight)],
      })),
    },
  ];
  const looked = search.trim().toLocaleLowerCase();
  const shown = sections.map((section) => ({
    ...section,
    items: section.items
      ?.filter(({ label }) => label.toLocaleLowerCase().includes(looked))
      .slice(0, MOST_SHOWN),
  }));
  const isNothing = looked !== '' && shown.every(({ items }) => items?.length === 0);
  const row = (sign: ReactNode, { id, label, detail, isQuote, make }: Item) => (
    <button
      key={id}
      type="button"
      draggable
      onDragStart={(event) => {
        beginDrag(event);
        onDrag(make);
      }}
      onDragEnd={() => onDrag(null)}
      onClick={() => onPut(make())}
      className="grid w-full cursor-grab grid-cols-[1rem_minmax(0,1fr)_auto] items-baseline gap-2 rounded-2 px-3 py-1.5 text-start hover:bg-fill pointer-coarse:min-h-[2.75rem] [&_svg]:size-[0.875rem] [&_svg]:translate-y-0.5 [&_svg]:text-ink-3"
    >
      {sign}
      <span className={isQuote ? 'line-clamp-3 font-read text-read-15' : 'line-clamp-2'}>{label}</span>
      <span className="text-12 text-ink-3 tabular-nums">{detail}</span>
    </button>
  );
  return (
    <div className="grid grid-cols-1 gap-1 p-2">
      <div className="p-1">
        <SearchField
          label="Find in findings"
          placeholder="Find in findings"
          keys={['/']}
          value={search}
          onChange={setSearch}
          {...(searchRef ? { ref: searchRef as RefObject<HTMLInputElement> } : {})}
        />
      </div>
      {looked === '' ? (
        <section aria-label="Written here">
          {row(<Type aria-hidden />, { id: 'text', label: 'Text', make: () => [textBlock()] })}
          {row(<Table2 aria-hidden />, { id: 'table', label: 'Table', make: () => [tableBlock()] })}
        </section>
      ) : null}
      {shown.map(({ title, sign, items }) =>
        items && items.length > 0 ? (
          <section key={title} aria-label={title} className="mt-2">
            <h3 className="px-3 pb-1 text-12 text-ink-3">{title}</h3>
            {items.map((item) => row(sign, item))}
          </section>
        ) : null,
      )}
      {isNothing ? (
        <p className="px-3 py-2 text-13 text-ink-3">{`Nothing found has “${search.trim()}” in it.`}</p>
      ) : null}
    </div>
  );
}

function peopleIn(evidence: readonly { readableId: number | null }[]): string {
  const people = new Set(evidence.flatMap(({ readableId }) => readableId ?? [])).size;
  return countOfPeople(people);
}

function frequent(themes: readonly { id: string; responses: number }[]): string[] {
  return themes
    .toSorted((one, other) => other.responses - one.responses)
    .slice(0, 12)
    .map(({ id }) => id);
}
