'use client';
import { ClipboardPaste, Layers, MessageSquare, Plus, TextQuote } from 'lucide-react';
import { Fragment, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { laterDialog } from '@/components/ui/later-dialog';
import { Menu } from '@/components/ui/menu';
import { Select } from '@/components/ui/select';
import {
  type IdentifiedBlock,
  type IdentifiedGuide,
  INTERVIEW_MODES,
  QUESTION_TYPES,
} from '@/lib/domain/guide/guide';
import { modeName } from '@/lib/domain/guide/interview-mode';
import { minutesEstimate } from '@/lib/domain/guide/minutes-estimate';
import { addBlock, addQuestion, noRoomFor } from '../builder-actions';
import { useFocusWish } from '../editor/use-focus-wish';
import { ItemIcon } from '../item-icon';
import { conditionSentence } from '../model/condition-sentence';
import { idOf } from '../model/selection';
import { BLOCK_WORDS, counted, TYPE_WORDS } from '../model/type-words';
import { useProblems } from '../problems/use-problems';
import { useGuide, useStore } from '../store/use-guide';
import { BlockRow, ItemRow, PlainRow, type RowActs } from './outline-row';
import { type DropLine, useOutlineDrag } from './use-outline-drag';

interface OutlineProps {
  /** Rows can be selected, but not moved or added. */
  readOnly: boolean;
  /** Called when a row is selected. */
  onChosen?: () => void;
  className?: string;
}

/** The guide as a list: the selected part is edited, or read, beside it. */
export function Outline({ readOnly, onChosen, className }: OutlineProps) {
  return (
    <nav aria-label="Guide outline" className={classNames('flex min-h-0 flex-col', className)}>
      <div className="flex h-[2.75rem] shrink-0 items-center gap-2 ps-4 pe-3">
        <h2 className="font-strong">Guide</h2>
        <Size />
      </div>
      <Mode readOnly={readOnly} />
      <Rows readOnly={readOnly} onChosen={onChosen} />
      {readOnly ? null : <AddButtons />}
    </nav>
  );
}

/** The guide's estimated length. Computed after a keystroke was rendered. */
function Size() {
  const guide = useDeferredValue(useGuide(({ history }) => history.present.guide));
  const questions = guide.reduce((sum, block) => sum + block.items.length, 0);
  return (
    <span className="text-ink-3">
      {counted(questions, 'question')}, about {minutesEstimate(guide)} min
    </span>
  );
}

const MODES = INTERVIEW_MODES.map((id) => ({ id, label: modeName(id) }));

/** How participants answer: part of what the questions mean. */
function Mode({ readOnly }: { readOnly: boolean }) {
  const store = useStore();
  const mode = useGuide(({ history }) => history.present.fields.interviewMode);
  return (
    <div className="px-4 pb-2" data-field="interviewMode">
      {readOnly ? (
        <p className="text-ink-3">{modeName(mode)}</p>
      ) : (
        <Select
          label="Interview mode"
          labelHidden
          size="sm"
          className="w-full"
          items={MODES}
          value={mode}
          onChange={(interviewMode) =>
            store.setFields({ interviewMode }, { label: 'Set the interview mode' })
          }
        />
      )}
    </div>
  );
}

function Rows({ readOnly, onChosen }: { readOnly: boolean; onChosen: (() => void) | undefined }) {
  const store = useStore();
  const guide = useGuide(({ history }) => history.present.guide);
  const selection = useGuide((state) => state.selection);
  const { ofItem, ofBlock } = useProblems();
  const sentences = useSentences(useDeferredValue(guide));
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const drag = useOutlineDrag();
  const list = useSelectedInView(idOf(selection));
  useFocusWish(list, true);
  const latest = useRef({ drag, onChosen });
  latest.current = { drag, onChosen };
  const acts = useMemo<RowActs>(
    () => ({
      select(kind, id, byKeyboard) {
        const field = kind === 'item' ? 'text' : 'title';
        store.select({ kind, id }, byKeyboard && !readOnly ? { field } : undefined);
        latest.current.onChosen?.();
      },
      fold: (id) => setFolded((before) => toggled(before, id)),
      drag: readOnly
        ? null
        : {
            start: (kind, id, event) => latest.current.drag.start(kind, id, event),
            end: () => latest.current.drag.end(),
          },
    }),
    [store, readOnly],
  );
  const plain = (id: 'brief' | 'welcome' | 'closing') => ({
    id,
    selected: selection.kind === id,
    onSelect: (byKeyboard: boolean) => {
      store.select({ kind: id }, byKeyboard && !readOnly ? { field: '' } : undefined);
      onChosen?.();
    },
  });
  let number = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; keys and buttons move rows too
    <div
      ref={list}
      onDragOver={drag.over}
      onDrop={drag.drop}
      className="min-h-0 flex-1 overflow-auto px-2 pb-4"
    >
      <PlainRow {...plain('brief')} icon={<TextQuote aria-hidden className="size-4" strokeWidth={1.5} />}>
        Brief and goal
      </PlainRow>
      <PlainRow
        {...plain('welcome')}
        icon={<MessageSquare aria-hidden className="size-4" strokeWidth={1.5} />}
      >
        Welcome
      </PlainRow>
      {guide.map((block) => (
        <Fragment key={block.id}>
          <DropRow id={block.id} line={drag.line}>
            <BlockRow
              block={block}
              detail={blockDetail(block)}
              selected={selection.kind === 'block' && selection.id === block.id}
              folded={folded.has(block.id)}
              problems={ofBlock.get(block.id)?.length ?? 0}
              acts={acts}
            />
          </DropRow>
          {block.items.map((item) => {
            number += 1;
            if (folded.has(block.id)) return null;
            return (
              <DropRow key={item.id} id={item.id} line={drag.line}>
                <ItemRow
                  item={item}
                  number={number}
                  selected={selection.kind === 'item' && selection.id === item.id}
                  problems={ofItem.get(item.id)?.length ?? 0}
                  condition={item.conditional ? (sentences.get(item.id) ?? '') : ''}
                  acts={acts}
                />
              </DropRow>
            );
          })}
        </Fragment>
      ))}
      <div className="pt-3">
        <PlainRow
          {...plain('closing')}
          icon={<MessageSquare aria-hidden className="size-4" strokeWidth={1.5} />}
        >
          Closing
        </PlainRow>
      </div>
    </div>
  );
}

function DropRow({ id, line, children }: { id: string; line: DropLine | null; children: ReactNode }) {
  const here = line?.rowId === id ? line : null;
  return (
    <div data-drop={id} className="relative">
      {here ? (
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute inset-x-0 z-sticky h-0.5 rounded-full bg-accent',
            here.below ? '-bottom-px' : '-top-px',
          )}
        />
      ) : null}
      {children}
    </div>
  );
}

/** Conditions in words by item id: computed from the whole guide, so after a keystroke was rendered, not before. */
function useSentences(guide: IdentifiedGuide): ReadonlyMap<string, string> {
  return useMemo(() => {
    const items = guide.flatMap((block) => block.items).filter(({ conditional }) => conditional);
    return new Map(items.map(({ id }) => [id, conditionSentence(guide, { itemId: id })]));
  }, [guide]);
}

/** Keeps the selected row in view, and the focus on it while the focus is in the list. */
function useSelectedInView(id: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'nearest' });
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.dataset.row && list.current?.contains(focused)) row.focus();
  }, [id]);
  return list;
}

function AddButtons() {
  const store = useStore();
  const noItem = useGuide(({ history }) => noRoomFor(history.present.guide, 'item')) ?? undefined;
  const noBlock = useGuide(({ history }) => noRoomFor(history.present.guide, 'block')) ?? undefined;
  const screened = useGuide(({ history }) => history.present.guide[0]?.type === 'screening');
  const [pasting, setPasting] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line p-2">
      <Menu
        label="Type of the new question"
        placement="top start"
        trigger={
          <Button variant="quiet" size="sm" icon={<Plus aria-hidden />} keys={['Q']}>
            Question
          </Button>
        }
        actions={QUESTION_TYPES.map((type) => ({
          id: type,
          label: TYPE_WORDS[type],
          icon: <ItemIcon type={type} />,
          disabledReason: noItem,
          run: () => addQuestion(store, type),
        }))}
      />
      <Menu
        label="Type of the new block"
        placement="top start"
        trigger={
          <Button variant="quiet" size="sm" icon={<Layers aria-hidden />} keys={['B']}>
            Block
          </Button>
        }
        actions={[
          {
            id: 'flat',
            label: 'Flat: questions in order',
            disabledReason: noBlock,
            run: () => addBlock(store, 'flat'),
          },
          {
            id: 'concept',
            label: 'Concept: asked for each concept',
            disabledReason: noBlock,
            run: () => addBlock(store, 'concept'),
          },
          {
            id: 'screening',
            label: 'Screening: decides who goes on',
            disabledReason: noBlock ?? (screened ? 'A guide has one screening block' : undefined),
            run: () => addBlock(store, 'screening'),
          },
        ]}
      />
      <Button
        variant="quiet"
        size="sm"
        icon={<ClipboardPaste aria-hidden />}
        onPress={() => setPasting(true)}
      >
        Paste
      </Button>
      {pasting ? <PasteQuestions onClose={() => setPasting(false)} /> : null}
    </div>
  );
}

const PasteQuestions = laterDialog('Paste questions', () =>
  import('../paste/paste-questions').then((module) => module.PasteQuestions),
);

function blockDetail(block: IdentifiedBlock): string {
  if (block.type === 'flat') return '';
  const concepts = block.conceptSamplingConfig?.concepts.length ?? 0;
  return block.type === 'concept' ? counted(concepts, 'concept') : BLOCK_WORDS.screening;
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
