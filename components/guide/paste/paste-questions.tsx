'use client';
import { useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import { guideFromText, LONGEST_TEXT } from '@/lib/domain/guide-from-text/guide-from-text';
import { guideOfSorted } from '@/lib/domain/guide-from-text/guide-of-sorted';
import type { SortedQuestion, SortedSection } from '@/lib/domain/guide-from-text/sorted-guide';
import { addSections, noRoomForAll } from '../builder-actions';
import { counted, itemDetail } from '../model/type-words';
import { useBuilder } from '../store/use-guide';

/** Questions of a brief or a list, sorted into the guide that is open: each is taken or left out, and undo takes all back. */
export function PasteQuestions({ onClose }: { onClose: () => void }) {
  const { store } = useBuilder();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [sections, setSections] = useState<SortedSection[] | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<SortedQuestion>>(new Set());
  const sort = () => {
    if (text.trim() === '') return;
    const found = text.length > LONGEST_TEXT ? [] : guideFromText(text).sections;
    setSections(found.length > 0 ? found : null);
    setLeftOut(new Set());
    setProblem(found.length > 0 ? '' : text.length > LONGEST_TEXT ? TOO_LONG : NO_QUESTION);
  };
  const taken = (sections ?? []).map((section) => ({
    ...section,
    questions: section.questions.filter((question) => !leftOut.has(question)),
  }));
  const blocks = guideOfSorted(taken);
  const count = blocks.reduce((sum, { items }) => sum + items.length, 0);
  const reason =
    sections === null
      ? ''
      : (noRoomForAll(store.guide, blocks) ?? (count === 0 ? 'All questions are left out.' : ''));
  const add = () => {
    addSections(store, blocks);
    onClose();
    toast.done(`${counted(count, 'question')} added`);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width="xl"
      title="Paste questions"
      description="A brief or a plain list: questions are recognised on this page, and nothing is rewritten."
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Cancel
          </Button>
          {sections === null ? (
            <Button size="lg" variant="primary" disabled={text.trim() === ''} onPress={sort}>
              Sort it
            </Button>
          ) : (
            <Button
              size="lg"
              variant="primary"
              disabled={reason !== ''}
              reasonId="paste-questions-reason"
              onPress={add}
            >
              {`Add ${counted(count, 'question')}`}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Brief or questions"
          rows={sections === null ? 10 : 4}
          value={text}
          onChange={(next) => {
            setText(next);
            setSections(null);
            setProblem('');
          }}
          placeholder={'1. When did you last travel by train?\n2. How did you pay? Cash / card / phone'}
          inputClassName="max-h-[16rem] overflow-auto"
        />
        {problem === '' ? null : (
          <Note tone="critical" live="alert" title="This could not be sorted.">
            {problem}
          </Note>
        )}
        {(sections ?? []).map((section, at) => (
          <Section
            key={at}
            section={section}
            leftOut={leftOut}
            onTake={(question, isTaken) =>
              setLeftOut((before) => {
                const after = new Set(before);
                if (isTaken) after.delete(question);
                else after.add(question);
                return after;
              })
            }
          />
        ))}
        <p id="paste-questions-reason" className="text-12 text-ink-3">
          {reason}
        </p>
      </div>
    </Dialog>
  );
}

const TOO_LONG = `It has more than ${LONGEST_TEXT.toLocaleString('en-GB')} characters. Paste it in parts.`;
const NO_QUESTION =
  'No question was found in it. Put each question on a line of its own, with a question mark or a number.';

interface SectionProps {
  section: SortedSection;
  leftOut: ReadonlySet<SortedQuestion>;
  onTake: (question: SortedQuestion, isTaken: boolean) => void;
}

function Section({ section, leftOut, onTake }: SectionProps) {
  const id = useId();
  const { newId } = useBuilder().store;
  const items = useMemo(
    () => identifyGuide(guideOfSorted([section]), null, newId)[0]?.items ?? [],
    [section, newId],
  );
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-strong">
        {section.title}
      </h3>
      <p className="mt-0.5 text-12 text-ink-3">{section.reason}</p>
      <ul className="mt-2 grid gap-2">
        {section.questions.map((question, at) => (
          <li key={at}>
            <Checkbox checked={!leftOut.has(question)} onChange={(isTaken) => onTake(question, isTaken)}>
              <span className="grid gap-0.5">
                <span className="font-read text-read-15">{question.text}</span>
                <span className="text-12 text-ink-3">
                  {items[at] ? `${itemDetail(items[at])}. ` : ''}
                  <span className={question.sure ? '' : 'text-caution'}>
                    {question.sure ? question.reason : `${question.reason}: have a look`}
                  </span>
                </span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
