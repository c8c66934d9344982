'use client';
import { Languages, Pencil, Play } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Segments } from '@/components/ui/segments';

const PLACES = { write: '', translate: '/translate', rehearse: '/rehearse' };
export type GuideView = keyof typeof PLACES;

/** The three views of a guide: to write it, to translate it, and to rehearse it. */
export function GuideViews({ studyId, current }: { studyId: string; current: GuideView }) {
  const router = useRouter();
  return (
    <Segments
      label="Guide"
      value={current}
      onChange={(view) => {
        if (view !== current) router.push(`/studies/${encodeURIComponent(studyId)}/guide${PLACES[view]}`);
      }}
      items={[
        { id: 'write', label: 'Write', icon: <Pencil aria-hidden /> },
        { id: 'translate', label: 'Translate', icon: <Languages aria-hidden /> },
        { id: 'rehearse', label: 'Rehearse', icon: <Play aria-hidden /> },
      ]}
    />
  );
}
