'use client';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { ComboBox } from '@/components/ui/combo-box';
import { IconButton } from '@/components/ui/icon-button';
import { RadioGroup } from '@/components/ui/radio-group';
import { studyNamesQuery } from '@/lib/client/study-names';

/** All studies, or only those that are named: ids, null for all. */
export function StudyChoice({
  label = 'Of',
  value,
  onChange,
  error,
}: {
  label?: string;
  value: readonly string[] | null;
  onChange: (ids: readonly string[] | null) => void;
  error?: string | undefined;
}) {
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={label}
        horizontal
        value={value === null ? 'all' : 'some'}
        onChange={(which) => onChange(which === 'all' ? null : [])}
        items={[
          { id: 'all', label: 'all studies' },
          { id: 'some', label: 'only these' },
        ]}
        error={error}
      />
      {value ? <Chosen value={value} onChange={onChange} /> : null}
    </div>
  );
}

function Chosen({
  value,
  onChange,
}: {
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}) {
  const names = useQuery(studyNamesQuery());
  const titles = new Map(names.data?.map(({ id, title }) => [id, title]));
  return (
    <>
      {value.length > 0 ? (
        <ul aria-label="Chosen studies" className="grid">
          {value.map((id) => {
            const title = titles.get(id) ?? (names.isPending ? '…' : 'A study that is gone');
            return (
              <li key={id} className="flex min-h-lg items-center gap-2 border-line border-t last:border-b">
                <span className="min-w-0 flex-1 truncate">{title}</span>
                <IconButton
                  label={`Leave out ${title}`}
                  onPress={() => onChange(value.filter((one) => one !== id))}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      ) : null}
      <StudyPicker
        label="Add a study"
        without={value}
        error={names.error ? 'The studies could not be loaded.' : undefined}
        onPick={(id) => onChange([...value, id])}
      />
    </>
  );
}

/** Finds a study by its name; empty again once one was picked. */
export function StudyPicker({
  label,
  without,
  error,
  onPick,
}: {
  label: string;
  without: readonly string[];
  error?: string | undefined;
  onPick: (id: string, title: string) => void;
}) {
  const names = useQuery(studyNamesQuery());
  const items = (names.data ?? [])
    .filter(({ id }) => !without.includes(id))
    .map(({ id, title }) => ({ id, label: title }));
  return (
    <ComboBox
      key={without.join(' ')}
      label={label}
      noun="study"
      items={items}
      value={null}
      loading={names.isPending}
      placeholder="Its name"
      error={error}
      onChange={(id) => {
        const found = items.find((one) => one.id === id);
        if (found) onPick(found.id, found.label);
      }}
    />
  );
}
