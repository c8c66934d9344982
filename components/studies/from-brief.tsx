'use client';
import { ArrowDownUp, Lock, PencilLine, Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import { Note } from '@/components/ui/note';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { TextField } from '@/components/ui/text-field';
import type { SortedGuide } from '@/lib/domain/guide-from-text/sorted-guide';
import { readBrief, sortBrief } from './read-brief';
import { SortedReview } from './sorted-review';
import { BackToBeginnings } from './start-from';

/**
 * A brief or plain questions, pasted or from a file, sorted into a guide: each question is accepted, changed or left out
 * before anything is created.
 */
export function FromBrief() {
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [sorted, setSorted] = useState<{ guide: SortedGuide; times: number } | null>(null);
  const sort = async (of = text) => {
    if (of.trim() === '' || busy) return;
    setBusy(true);
    try {
      const read = await sortBrief(of);
      setProblem(typeof read === 'string' ? read : '');
      if (typeof read !== 'string') setSorted((before) => ({ guide: read, times: (before?.times ?? 0) + 1 }));
    } catch {
      setProblem(
        'The part of the page that sorts questions was not fetched. Check the connection and try again.',
      );
    } finally {
      setBusy(false);
    }
  };
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const read = await readBrief(file).catch(() => ({ problem: `“${file.name}” could not be read.` }));
    setBusy(false);
    if ('problem' in read) return setProblem(read.problem);
    setText(read.text);
    setFileName(file.name);
    setSorted(null);
    setProblem('');
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void takeFile(event.dataTransfer.files[0]);
  };
  useShortcuts('New study from a brief', [
    ...(sorted ? [] : [{ keys: '⌘↵', label: 'sort it', hint: true, inFields: true, run: () => void sort() }]),
  ]);
  const words = text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped anywhere on it, and chosen by a button
    <div
      className="grid grid-cols-2 max-[84rem]:block"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className="grid content-start gap-4 px-8 py-8 max-[60rem]:px-4 max-[60rem]:py-5">
        <BackToBeginnings />
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="font-title text-20 tracking-[-0.01em]">Your brief</h2>
          <span className="text-ink-3">{fileName === '' ? 'or a plain list of questions' : fileName}</span>
          <FileButton
            accept={['.txt', '.md', '.docx', 'text/plain', 'text/markdown']}
            onFile={(file) => void takeFile(file)}
            size="sm"
            className="ms-auto"
            icon={<Upload aria-hidden />}
          >
            Open a file
          </FileButton>
        </div>
        <TextField
          label="Your brief"
          labelHidden
          rows={14}
          value={text}
          onChange={(next) => {
            setText(next);
            setProblem('');
          }}
          placeholder={'1. When did you last travel by train?\n2. How did you pay? Cash / card / phone'}
          hint={`${words} words. Text, Markdown or a Word document; it is read on this page and nowhere else.`}
          inputClassName="max-h-[32rem] overflow-auto"
        />
        {problem === '' ? null : (
          <Note tone="critical" live="alert" title="This could not be sorted.">
            {problem}
          </Note>
        )}
        {sorted ? (
          <div>
            <Button busy={busy && 'Sorting'} onPress={() => void sort()}>
              Sort it again
            </Button>
          </div>
        ) : null}
      </div>
      <div className="border-line border-s px-8 py-8 max-[84rem]:border-s-0 max-[60rem]:px-4">
        {sorted ? (
          <SortedReview key={sorted.times} sorted={sorted.guide} />
        ) : (
          <div className="grid max-w-[30rem] gap-4">
            <h3 className="font-strong">What becomes of it</h3>
            <ul className="grid gap-3 text-ink-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3">
              <li className="flex gap-2">
                <ArrowDownUp aria-hidden strokeWidth={1.5} />
                Questions in sections, each with its type and the reason for it, to accept or change one by
                one
              </li>
              <li className="flex gap-2">
                <PencilLine aria-hidden strokeWidth={1.5} />
                Your own words: nothing is rewritten or made up
              </li>
              <li className="flex gap-2">
                <Lock aria-hidden strokeWidth={1.5} />
                Nothing is saved before you say so
              </li>
            </ul>
            <div>
              <Button
                variant="primary"
                size="lg"
                keys={['⌘', '↵']}
                busy={busy && 'Sorting'}
                disabled={text.trim() === ''}
                reasonId="brief-reason"
                onPress={() => void sort()}
              >
                Sort it
              </Button>
              <p id="brief-reason" className="mt-2 text-12 text-ink-3">
                {text.trim() === '' ? 'Paste something first, or drop a file here.' : ''}
              </p>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
