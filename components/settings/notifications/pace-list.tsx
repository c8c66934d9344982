'use client';
import { Select } from '@/components/ui/select';
import type { NoticeKind, NoticePace } from '@/lib/domain/notices/notice';
import { NOTICE_HINTS, NOTICES, PACES } from './notice-words';

/** How often each of these is told. */
export function PaceList<K extends NoticeKind>({
  label,
  kinds,
  value,
  onChange,
}: {
  label: string;
  kinds: readonly K[];
  value: Record<K, NoticePace>;
  onChange: (value: Record<K, NoticePace>) => void;
}) {
  return (
    <ul aria-label={label} className="grid">
      {kinds.map((kind) => (
        <li
          key={kind}
          className="grid min-h-lg grid-cols-[minmax(0,1fr)_10rem] items-center gap-3 border-line border-t py-1.5 last:border-b max-[40rem]:grid-cols-[minmax(0,1fr)_8.5rem]"
        >
          <span className="grid">
            {NOTICES[kind]}
            {NOTICE_HINTS[kind] ? <span className="text-12 text-ink-3">{NOTICE_HINTS[kind]}</span> : null}
          </span>
          <Select
            label={NOTICES[kind]}
            labelHidden
            items={PACES}
            value={value[kind]}
            onChange={(pace) => onChange({ ...value, [kind]: pace })}
          />
        </li>
      ))}
    </ul>
  );
}
