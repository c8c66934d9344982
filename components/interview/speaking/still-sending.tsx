'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Note } from '@/components/ui/note';
import { pageRecordings } from '@/lib/client/recording/page-recordings';
import type { RecordingUploads } from '@/lib/client/recording/recording-uploads';
import { useTexts } from '../use-texts';
import { megabytes } from './duration';
import { useSpeakingTexts } from './use-speaking-texts';

const never = () => () => undefined;

/** After the last answer: the recordings that are still being sent. */
export function StillSending({ children }: { children: React.ReactNode }) {
  const texts = useSpeakingTexts();
  const { language } = useTexts();
  const [uploads, setUploads] = useState<RecordingUploads | null>(null);
  useEffect(() => void pageRecordings().then(setUploads), []);
  const state = useSyncExternalStore(
    uploads?.subscribe ?? never,
    () => uploads?.current() ?? null,
    () => null,
  );
  const left = state !== null && state.unfinished > 0;
  useEffect(() => {
    if (!left) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [left]);
  // Unknown so far: show nothing that may be wrong.
  if (!state) return <div className="mt-8 min-h-[1.375rem]" />;
  if (!left) return children;
  return (
    <Note tone="caution" live="status" className="mt-8 mb-5 max-w-[34rem]">
      {texts.stillSending(megabytes(state.waitingBytes, language))}
    </Note>
  );
}
