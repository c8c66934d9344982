'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { asBoolean, asString } from '@/lib/client/address/parsers';
import { useAddressParts } from '@/lib/client/address/use-address';
import { guideQuestionsQuery } from '@/lib/client/ask';
import type { HighlightsWanted } from '@/lib/client/findings';
import { membersQuery } from '@/lib/client/people';
import { themesQuery } from '@/lib/client/themes';

const PARTS = {
  theme: asString,
  question: asString,
  person: asString,
  tag: asString,
  author: asString,
  mine: asBoolean,
};

interface Filters {
  wanted: HighlightsWanted;
  /** How many there are. */
  count: number;
  set: (change: Partial<HighlightsWanted>) => void;
  clear: () => void;
  isOpen: boolean;
  toggle: () => void;
}

/** What the highlights are narrowed to, as the address has it. */
export function useHighlightFilters(): Filters {
  const [found, setFound] = useAddressParts(PARTS);
  const entries = Object.entries(found).filter(
    ([, value]) => value !== null && value !== '' && value !== false,
  );
  const [isOpen, setOpen] = useState(entries.length > 0);
  return {
    wanted: Object.fromEntries(entries),
    count: entries.length,
    set: (change) =>
      setFound(Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value || null]))),
    clear: () => setFound(Object.fromEntries(Object.keys(PARTS).map((name) => [name, null]))),
    isOpen,
    toggle: () => setOpen((before) => !before),
  };
}

const ANY = 'any';

/** The fields by which highlights are narrowed: each must hold. */
export function HighlightFilters({ studyId, filters }: { studyId: string; filters: Filters }) {
  const { wanted, set } = filters;
  const themes = useQuery(themesQuery(studyId)).data ?? [];
  const questions = useQuery(guideQuestionsQuery(studyId)).data?.questions ?? [];
  const members = useQuery(membersQuery()).data ?? [];
  const any = (label: string) => ({ id: ANY, label });
  const of = (value: string) => (value === ANY ? '' : value);
  return (
    <fieldset
      aria-label="Filter"
      className="flex shrink-0 flex-wrap items-end gap-3 border-b border-line bg-well px-6 py-3 max-[60rem]:px-4"
    >
      <Select
        label="Theme"
        className="w-[13rem]"
        items={[any('Any theme'), ...themes.map(({ id, name }) => ({ id, label: name }))]}
        value={wanted.theme ?? ANY}
        onChange={(id) => set({ theme: of(id) })}
      />
      <Select
        label="Question"
        className="w-[16rem]"
        items={[
          any('Any question'),
          ...questions.map(({ id, questionNumber, text }) => ({ id, label: `Q${questionNumber}, ${text}` })),
        ]}
        value={wanted.question ?? ANY}
        onChange={(id) => set({ question: of(id) })}
      />
      <Typed
        label="Person"
        placeholder="Number"
        value={wanted.person}
        onChange={(person) => set({ person })}
        numeric
      />
      <Typed label="Tag" value={wanted.tag} onChange={(tag) => set({ tag })} />
      <Select
        label="Marked by"
        className="w-[12rem]"
        items={[any('Anybody'), ...members.map(({ userId, name }) => ({ id: userId, label: name }))]}
        value={wanted.author ?? ANY}
        onChange={(id) => set({ author: of(id) })}
      />
      <Checkbox className="min-h-md" checked={wanted.mine ?? false} onChange={(mine) => set({ mine })}>
        Only mine
      </Checkbox>
    </fieldset>
  );
}

interface TypedProps {
  label: string;
  placeholder?: string;
  value: string | undefined;
  onChange: (value: string) => void;
  /** A number of a response: digits alone. */
  numeric?: boolean;
}

/** Applies when the field is left, and at Enter. */
function Typed({ label, placeholder, value = '', onChange, numeric = false }: TypedProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // It was cleared from outside.
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  const apply = () => {
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <TextField
      label={label}
      className={numeric ? 'w-[6rem]' : 'w-[10rem]'}
      maxLength={numeric ? 9 : 100}
      value={text}
      onChange={(next) => setText(numeric ? next.replaceAll(/\D/g, '') : next)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
      {...(placeholder ? { placeholder } : {})}
    />
  );
}
