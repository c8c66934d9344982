'use client';
import { ChartBar, Flag, ListFilter, Rows3, X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { laterDialog } from '@/components/ui/later-dialog';
import { SearchField } from '@/components/ui/search-field';
import { Segments } from '@/components/ui/segments';
import { useRouter } from '@/components/ui/use-router';
import { useAddressNow } from '@/lib/client/address/address-now';
import type { QuestionResultV1 } from '@/lib/wire/v1/study-results';
import { type Chip, chipsOf } from './chips';
import type { Filters } from './filter-state';

// Loaded when first opened.
const FilterMenu = laterDialog('Filter', () => import('./filter-menu').then((module) => module.FilterMenu));

/** The pause in typing, in milliseconds, after which the search starts. */
const PAUSE_MS = 250;

interface FilterBarProps {
  studyId: string;
  view: 'responses' | 'questions';
  filters: Filters;
  questions: readonly QuestionResultV1[];
  /** "23 of 61"; undefined until it is known. */
  counts: { total: number; whole: number } | undefined;
  searchRef: Ref<HTMLInputElement>;
  menuOpen: boolean;
  onMenu: (open: boolean) => void;
  actions?: ReactNode;
}

export function FilterBar(props: FilterBarProps) {
  const { studyId, view, filters, questions, counts, searchRef, menuOpen, onMenu, actions } = props;
  const go = useViewSwitch(studyId, view);
  const menuButton = useRef<HTMLButtonElement>(null);
  return (
    <search
      aria-label="Filter responses"
      className="flex shrink-0 flex-wrap items-center gap-1.5 px-6 py-3 max-[60rem]:px-4"
    >
      <Segments
        label="View"
        value={view}
        onChange={go}
        items={[
          { id: 'responses', label: 'Responses', icon: <Rows3 aria-hidden /> },
          { id: 'questions', label: 'Questions', icon: <ChartBar aria-hidden /> },
        ]}
      />
      <Search filters={filters} searchRef={searchRef} />
      {chipsOf(filters, questions).map((chip) => (
        <FilterChip key={chip.key} chip={chip} />
      ))}
      <Button
        variant="quiet"
        icon={<Flag aria-hidden />}
        {...(view === 'responses' ? { keys: ['G'] } : {})}
        aria-pressed={filters.state.flag !== null}
        onPress={filters.toggleFlagged}
      >
        Flagged
      </Button>
      <Button
        ref={menuButton}
        variant="quiet"
        icon={<ListFilter aria-hidden />}
        keys={['F']}
        aria-expanded={menuOpen}
        onPress={() => onMenu(!menuOpen)}
      >
        Filter
      </Button>
      {menuOpen ? (
        <FilterMenu
          studyId={studyId}
          filters={filters}
          questions={questions}
          triggerRef={menuButton}
          open
          onOpen={onMenu}
        />
      ) : null}
      <span className="ms-auto flex items-center gap-2 max-[40rem]:ms-0">
        <span role="status" className="min-w-[7rem] text-end text-ink-3 tabular-nums max-[40rem]:text-start">
          {counts ? countText(counts, filters.isFiltered) : ''}
        </span>
        <Button variant="quiet" onPress={filters.clear} className={filters.isFiltered ? '' : 'invisible'}>
          Clear
        </Button>
        {actions}
      </span>
    </search>
  );
}

function countText({ total, whole }: { total: number; whole: number }, isFiltered: boolean): string {
  if (isFiltered) return `${total.toLocaleString('en-GB')} of ${whole.toLocaleString('en-GB')}`;
  return `${whole.toLocaleString('en-GB')} ${whole === 1 ? 'response' : 'responses'}`;
}

/** Switches between the two views, keeping all filters. */
export function useViewSwitch(studyId: string, view: 'responses' | 'questions') {
  const router = useRouter();
  const { search: query } = useAddressNow();
  return (next: 'responses' | 'questions') => {
    if (next === view) return;
    const page = next === 'questions' ? 'results' : 'responses';
    router.push(`/studies/${encodeURIComponent(studyId)}/${page}${query === '' ? '' : `?${query}`}`);
  };
}

function Search({ filters, searchRef }: { filters: Filters; searchRef: Ref<HTMLInputElement> }) {
  const { state, setState } = filters;
  const [typed, setTyped] = useState(state.q);
  // Cleared, or changed by going back, other than by typing.
  useEffect(() => setTyped(state.q), [state.q]);
  useEffect(() => {
    if (typed === state.q) return undefined;
    const timer = setTimeout(() => void setState({ q: typed === '' ? null : typed }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, state.q, setState]);
  return (
    <SearchField
      ref={searchRef}
      label="Search what people said"
      placeholder="Search words or an id"
      keys={['/']}
      value={typed}
      onChange={setTyped}
      onSubmit={(text) => void setState({ q: text === '' ? null : text })}
      className="w-[15rem] max-[60rem]:w-full"
    />
  );
}

function FilterChip({ chip }: { chip: Chip }) {
  return (
    <span className="inline-flex h-md max-w-[20rem] items-center gap-1.5 whitespace-nowrap rounded-2 bg-accent-wash ps-[0.625rem] pe-1.5 ring-1 ring-accent-line ring-inset">
      <span className="shrink-0 text-ink-3">{chip.name}</span>
      <span className="min-w-0 truncate" title={chip.value}>
        {chip.value}
      </span>
      <button
        type="button"
        aria-label={`Remove filter ${chip.name} ${chip.value}`}
        onClick={chip.remove}
        className="relative grid size-5 place-items-center rounded-1 text-ink-3 after:absolute after:-inset-1.5 hover:bg-accent-wash-2 hover:text-ink"
      >
        <X aria-hidden className="size-3" />
      </button>
    </span>
  );
}
