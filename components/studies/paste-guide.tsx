'use client';
import { Upload } from 'lucide-react';
import { type DragEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import type { ReadGuide } from '@/lib/wire/v1/read-guide-text';
import { takePastedGuide } from './pasted-guide';
import { BackToBeginnings, StartFrom } from './start-from';
import { counted } from './study-words';

/** The API's limit. */
const LARGEST_FILE = 2 * 1024 * 1024;

/** A guide as text: checked here, with every error at its place, before a study is created from it. */
export function PasteGuide() {
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadGuide | null>(null);
  const [writing, setWriting] = useState(true);
  useEffect(() => {
    const pasted = takePastedGuide();
    if (pasted !== '') void check(pasted, setText, setRead, setWriting);
  }, []);
  const take = (next: string) => void check(next, setText, setRead, setWriting);
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_FILE) {
      const size = `${(file.size / 1024 / 1024).toFixed(1)} MB`;
      setRead({ faults: [{ place: file.name, message: `${size} are too much: a guide has 2 MB at most.` }] });
      return;
    }
    take(await file.text());
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void takeFile(event.dataTransfer.files[0]);
  };

  if (read && !read.faults && !writing) {
    return (
      <>
        <div className="px-8 pt-6 max-[60rem]:px-4">
          <Button variant="quiet" onPress={() => setWriting(true)}>
            Change the text
          </Button>
        </div>
        <StartFrom
          key={text}
          heading="Your guide"
          about="Everything in it was checked. Nothing is saved yet."
          study={read.request}
        />
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped anywhere on it, and chosen by a button
    <div
      className="grid max-w-[46rem] content-start gap-5 px-8 py-8 max-[60rem]:px-4 max-[60rem]:py-5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <BackToBeginnings />
      <div>
        <h2 className="font-title text-20 tracking-[-0.01em]">Paste or upload a guide</h2>
        <p className="mt-1 max-w-measure text-14 text-ink-2">
          JSON as the API takes it: a whole create request, an exported guide, or its blocks alone. It is
          checked before anything is saved.
        </p>
      </div>
      <TextField
        label="Study guide"
        rows={12}
        value={text}
        onChange={(next) => {
          setText(next);
          setRead(null);
        }}
        spellCheck={false}
        placeholder={'[{ "type": "flat", "title": "…", "items": [ … ] }]'}
        inputClassName="max-h-[24rem] overflow-auto"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={text.trim() === ''}
          reasonId="paste-reason"
          onPress={() => take(text)}
        >
          Check the guide
        </Button>
        <FileButton
          accept={['.json', 'application/json']}
          onFile={(file) => void takeFile(file)}
          icon={<Upload aria-hidden />}
        >
          Choose a file
        </FileButton>
        <span id="paste-reason" className="self-center text-12 text-ink-3">
          {text.trim() === '' ? 'Paste something first, or drop a file here.' : ''}
        </span>
      </div>
      {read?.faults ? <Faults faults={read.faults} /> : null}
    </div>
  );
}

/** The parser contains the schema of the whole guide language: it is loaded only when there is text to parse. */
async function check(
  text: string,
  setText: (text: string) => void,
  setRead: (read: ReadGuide) => void,
  setWriting: (writing: boolean) => void,
): Promise<void> {
  setText(text);
  const { readGuideText } = await import('@/lib/wire/v1/read-guide-text');
  const read = readGuideText(text);
  setRead(read);
  setWriting(Boolean(read.faults));
}

function Faults({ faults }: { faults: { place: string; message: string }[] }) {
  return (
    <div className="grid gap-3">
      <Note
        tone="critical"
        live="alert"
        title={`${counted(faults.length, 'problem keeps', 'problems keep')} this from becoming a study.`}
      >
        {`Nothing was created. Mend ${faults.length === 1 ? 'it' : 'them'} in the text and check again.`}
      </Note>
      <ol className="grid">
        {faults.map(({ place, message }, at) => (
          <li key={at} className="grid gap-0.5 border-line border-b py-2">
            <span className="font-medium">{message}</span>
            <span className="text-12 text-ink-3">{place}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
