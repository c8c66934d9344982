'use client';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { Segments } from '@/components/ui/segments';

type FindingsView = 'highlights' | 'insights' | 'clips' | 'report';

const VIEWS = [
  { id: 'highlights', label: 'Highlights', path: '' },
  { id: 'insights', label: 'Insights', path: '/insights' },
  { id: 'clips', label: 'Clips', path: '/clips' },
  { id: 'report', label: 'Report', path: '/report' },
] as const;

interface FindingsBarProps {
  studyId: string;
  view: FindingsView;
  /** By view, where they are known. */
  counts?: Partial<Record<FindingsView, number | undefined>>;
  children?: ReactNode;
}

/** The views of a study's findings, and what the current one adds. */
export function FindingsBar({ studyId, view, counts = {}, children }: FindingsBarProps) {
  const router = useRouter();
  const go = (id: FindingsView) => {
    const path = VIEWS.find((one) => one.id === id)?.path ?? '';
    if (id !== view) router.push(`/studies/${encodeURIComponent(studyId)}/findings${path}`);
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-1.5 border-b border-line px-6 py-3 max-[60rem]:px-4">
      <Segments
        label="Findings"
        value={view}
        onChange={go}
        items={VIEWS.map(({ id, label }) => ({
          id,
          label,
          ...(id in counts ? { count: counts[id] } : {}),
        }))}
      />
      {children}
    </div>
  );
}
