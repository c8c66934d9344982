'use client';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { ReadStudy } from '@/lib/client/guide';
import { useSession } from '@/lib/client/session';
import { BuilderSkeleton } from './builder-skeleton';
import { BuilderView, type BuilderViewProps } from './builder-view';
import { openBuilder } from './store/open-builder';
import type { Builder } from './store/use-guide';

/** Opens a loaded study for editing: from here on the builder has the latest state. */
export function OpenStudy({
  read,
  ...rest
}: Omit<BuilderViewProps, 'builder' | 'study' | 'otherPages'> & { read: ReadStudy }) {
  const { user } = useSession();
  const [study, setStudy] = useState(read.study);
  const [pages, setPages] = useState(0);
  const [builder, setBuilder] = useState<Builder | null>(null);
  const announce = useCallback((because: 'merged' | 'taken' | 'restored', at?: number) => {
    if (because === 'restored') {
      const time = new Date(at ?? Date.now()).toLocaleTimeString('en-GB', {
        hour: '2-digit',
        minute: '2-digit',
      });
      toast.done(`Restored what was not saved at ${time}`, { stays: 12_000 });
    }
    if (because === 'merged') toast.done('Somebody else’s changes were put together with yours');
    if (because === 'taken') toast.done('Updated: the guide was changed elsewhere');
  }, []);
  // The loaded study is only the initial state; later ones come through the builder itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one builder for a page, whatever is read again
  useEffect(() => {
    const opened = openBuilder(read.study.id, user.id, read, {
      shown: announce,
      answered: (answer) => setStudy(answer.study),
      pages: setPages,
    });
    setBuilder(opened);
    return () => {
      opened.close();
      setBuilder(null);
    };
  }, []);
  // Loaded again after a launch, or another change elsewhere on the page: the builder takes the new version.
  useEffect(() => {
    setStudy(read.study);
    if (builder && builder.autosave.state.base.version !== read.version) void builder.autosave.lookAgain();
  }, [read, builder]);
  if (!builder) return <BuilderSkeleton />;
  return <BuilderView builder={builder} study={study} otherPages={pages} {...rest} />;
}
