'use client';
import { useEffect, useState } from 'react';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import type { ReadStudy } from '@/lib/client/guide';
import { type GuideBuilderProps, HeadPart, type HeadPlace } from '../builder-head';
import { GuideColumns } from '../guide-columns';
import { neighbour } from '../model/selection';
import { draftOf } from '../model/study-draft';
import { GuideStore } from '../store/guide-store';
import { ReaderProvider } from '../store/use-guide';
import { TryItButton } from '../try-it-button';
import { ReadingPane } from './reading-pane';

/**
 * A study whose guide may be read but not changed: the same outline and preview as in the builder, without saving,
 * which the server would refuse.
 */
export function GuideReader({
  read,
  head,
  renderQuestion,
  renderActions,
}: Pick<GuideBuilderProps, 'renderQuestion' | 'renderActions'> & { read: ReadStudy; head: HeadPlace }) {
  const { study } = read;
  const [store] = useState(() => new GuideStore((newId) => draftOf(study, null, newId)));
  useEffect(() => {
    store.replace(draftOf(study, store.draft, store.newId), 'Read again');
  }, [store, study]);
  const go = (step: -1 | 1) => store.select(neighbour(store.guide, store.state.selection, step));
  useShortcuts('Guide', [
    { keys: '↑', label: 'up in the outline', run: () => go(-1) },
    { keys: '↓', label: 'move in outline', hint: true, run: () => go(1) },
  ]);
  return (
    <ReaderProvider store={store}>
      <HeadPart place={head} hasPendingEdits={study.hasPendingEdits} launch={() => false}>
        {renderActions({
          saving: null,
          tryIt: <TryItButton title={study.title} renderQuestion={renderQuestion} />,
        })}
      </HeadPart>
      <GuideColumns readOnly title={study.title} renderQuestion={renderQuestion}>
        <ReadingPane />
      </GuideColumns>
    </ReaderProvider>
  );
}
