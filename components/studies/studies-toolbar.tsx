'use client';
import { ArrowUpDown, FolderInput, X } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SearchField } from '@/components/ui/search-field';
import { Segments } from '@/components/ui/segments';
import { Select } from '@/components/ui/select';
import type { FoundStudies, StudySearch } from '@/lib/client/studies';
import { STUDY_SORTS } from '@/lib/domain/study/study-overview';
import { STATUS_FILTERS } from './list-state';
import { counted, creatorName, SORT_WORDS, STATUS_WORDS } from './study-words';

interface StudiesToolbarProps {
  search: StudySearch;
  onChange: (change: {
    q?: string | null;
    status?: StudySearch['status'];
    creator?: string | null;
    sort?: StudySearch['sort'];
  }) => void;
  found: Pick<FoundStudies, 'counts' | 'creators'> | undefined;
  searchRef: Ref<HTMLInputElement>;
}

const BAR =
  'flex h-[3.5rem] shrink-0 items-center gap-2 px-6 max-[60rem]:h-auto max-[60rem]:flex-wrap max-[60rem]:px-4 max-[60rem]:py-3';
const ANYBODY = 'anybody';

/** Search, status, creator, order. */
export function StudiesToolbar({ search, onChange, found, searchRef }: StudiesToolbarProps) {
  const { status, creator, sort } = search;
  const filters = STATUS_FILTERS.filter(
    (id) => ['all', 'live', 'draft', status].includes(id) || (found?.counts[id] ?? 0) > 0,
  );
  const people = (found?.creators ?? []).map((person) => ({
    id: person.id,
    label: creatorName(person) ?? 'Somebody without a name',
  }));
  return (
    // The segments grow when their figures are known: there is room at their end.
    <search className={BAR}>
      <TypedSearch value={search.search} onChange={(q) => onChange({ q: q || null })} searchRef={searchRef} />
      <Segments
        label="Status"
        value={status}
        onChange={(next) => onChange({ status: next })}
        items={filters.map((id) => ({ id, label: STATUS_WORDS[id], count: found?.counts[id] }))}
      />
      <span className="ms-auto max-[60rem]:w-full" />
      <Select
        quiet
        label="Creator"
        labelHidden
        value={creator ?? ANYBODY}
        onChange={(id) => onChange({ creator: id === ANYBODY ? null : id })}
        items={[{ id: ANYBODY, label: 'Any creator' }, ...people]}
      />
      <Select
        quiet
        label="Order"
        labelHidden
        icon={<ArrowUpDown aria-hidden className="size-4" />}
        value={sort}
        onChange={(next) => onChange({ sort: next })}
        items={STUDY_SORTS.map((id) => ({ id, label: SORT_WORDS[id] }))}
      />
    </search>
  );
}

const PAUSE_MS = 180;

/** Searches when typing pauses, not at every keystroke. */
function TypedSearch({
  value,
  onChange,
  searchRef,
}: {
  value: string;
  onChange: (value: string) => void;
  searchRef: Ref<HTMLInputElement>;
}) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    // Changed elsewhere: by a link, or a button that clears it.
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(
      () => {
        sent.current = typed;
        change.current(typed);
      },
      typed === '' ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      label="Search studies"
      placeholder="Search titles, links, creators"
      keys={['/']}
      value={typed}
      onChange={setTyped}
      ref={searchRef}
      className="w-[20rem] max-[60rem]:w-full"
    />
  );
}

interface SelectionBarProps {
  count: number;
  onMove: () => void;
  onClear: () => void;
}

/** Replaces the toolbar while studies are selected. */
export function SelectionBar({ count, onMove, onClear }: SelectionBarProps) {
  return (
    <section aria-label="Selection" className={BAR}>
      <span className="font-strong" aria-live="polite">
        {`${counted(count, 'study', 'studies')} selected`}
      </span>
      <Button icon={<FolderInput aria-hidden />} keys={['M']} onPress={onMove}>
        Move to folder
      </Button>
      <Button variant="quiet" icon={<X aria-hidden />} onPress={onClear}>
        Clear selection
      </Button>
    </section>
  );
}
