'use client';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { useRouter } from '@/components/ui/use-router';
import { useMay } from '@/lib/client/session';
import type { ListedStudy } from '@/lib/client/studies';
import { dragStudies } from './study-drag';
import { StudyMenu } from './study-menu';
import { StudyRow } from './study-row';
import { guideHref, responsesHref, studyHref } from './study-words';
import type { StudyActions } from './use-study-actions';

interface StudyRowsProps {
  studies: readonly ListedStudy[];
  actions: StudyActions;
  selected: ReadonlySet<string>;
  onSelect: Dispatch<SetStateAction<ReadonlySet<string>>>;
  onMove: (studies: readonly ListedStudy[]) => void;
  onDelete: (study: ListedStudy) => void;
  more: boolean;
  onMore: () => void;
}

/** The next page is loaded this many rows before the end. */
const AHEAD = 8;

/** The rows and their shortcuts. Shortcuts apply to one row: the first until another is chosen. */
export function StudyRows(props: StudyRowsProps) {
  const { studies, actions, selected, onSelect, onMove, onDelete, more, onMore } = props;
  const mayEdit = useMay('edit');
  const mayDelete = useMay('administer');
  const router = useRouter();
  const [activeId, setActiveId] = useState<string | null>(null);
  const lastAt = useRef(0);
  const found = studies.findIndex(({ id }) => id === activeId);
  // When a row disappears, the next one takes its place.
  const at = found === -1 ? Math.min(activeId === null ? 0 : lastAt.current, studies.length - 1) : found;
  const active = studies[at];
  useEffect(() => {
    lastAt.current = at;
  }, [at]);
  const isGone = activeId !== null && found === -1;
  // Only where the focus went with it: who searches or filters has it elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the row is gone
  useEffect(() => {
    if (!isGone) return;
    const frame = requestAnimationFrame(() => document.activeElement === document.body && go(at));
    return () => cancelAnimationFrame(frame);
  }, [isGone]);
  const end = useRef<HTMLTableRowElement>(null);

  useEffect(() => {
    const row = end.current;
    if (!row || !more) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '0px 0px 600px 0px',
    });
    seen.observe(row);
    return () => seen.disconnect();
  }, [more, onMore]);

  const go = (to: number) => {
    const study = studies[Math.min(Math.max(to, 0), studies.length - 1)];
    if (!study) return;
    setActiveId(study.id);
    const row = document.querySelector<HTMLElement>(`tr[data-study="${study.id}"]`);
    row?.querySelector<HTMLElement>('a[data-title]')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
    if (to >= studies.length - AHEAD) onMore();
  };
  const select = (id: string, on: boolean) =>
    onSelect((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  const chosen = studies.filter(({ id }) => selected.has(id));
  const onActive = (run: (study: ListedStudy) => void) => () => active && run(active);
  const inRow = () => document.activeElement?.closest('tr[data-study]') !== null;
  // The first press focuses the row that is marked already.
  const down = () => go(inRow() ? at + 1 : at);
  useShortcuts('In the list', [
    { keys: 'J K', label: 'move', hint: true, run: () => undefined },
    ...['J', '↓'].map((keys) => ({ keys, label: 'next study', unlisted: true, run: down })),
    ...['K', '↑'].map((keys) => ({ keys, label: 'previous study', unlisted: true, run: () => go(at - 1) })),
    { keys: '↵', label: 'open', hint: true, run: onActive((study) => router.push(studyHref(study))) },
    {
      keys: 'E',
      label: mayEdit ? 'edit guide' : 'read guide',
      hint: true,
      run: onActive(({ id }) => router.push(guideHref(id))),
    },
    { keys: 'R', label: 'responses', hint: true, run: onActive(({ id }) => router.push(responsesHref(id))) },
    {
      keys: 'M',
      label: 'move to folder',
      hint: true,
      off: !mayEdit,
      run: onActive((study) => onMove(chosen.length > 0 ? chosen : [study])),
    },
    { keys: 'C', label: 'copy link', hint: true, run: onActive((study) => void actions.copyLink(study)) },
    {
      keys: 'Space',
      label: 'select',
      off: !mayEdit,
      run: onActive(({ id }) => select(id, !selected.has(id))),
    },
  ]);

  return (
    <>
      {studies.map((study) => {
        const isChosen = selected.has(study.id);
        return (
          <StudyRow
            key={study.id}
            study={study}
            active={study.id === active?.id}
            selected={isChosen}
            selecting={chosen.length > 0}
            onFocus={() => setActiveId(study.id)}
            onSelect={(on) => select(study.id, on)}
            onDragStart={mayEdit ? (event) => dragStudies(event, isChosen ? chosen : [study]) : undefined}
            menu={
              <StudyMenu
                study={study}
                actions={actions}
                mayEdit={mayEdit}
                mayDelete={mayDelete}
                onMove={() => onMove([study])}
                onDelete={() => onDelete(study)}
              />
            }
          />
        );
      })}
      {more ? <tr ref={end} aria-hidden className="h-px" /> : null}
    </>
  );
}
