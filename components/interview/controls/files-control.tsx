'use client';

import { Camera, CircleAlert } from 'lucide-react';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { Spoken } from './control-hint';
import { ControlIcon } from './control-icon';
import type { QuestionOf } from './control-props';
import type { ControlTexts } from './control-texts';
import { FileRow } from './file-row';
import type { InnerControlProps } from './inner-control';
import { cameraTypes, fileLimits, fileProblem } from './judge-file';
import type { Uploads } from './uploads';
import { type SentFile, useFileUploads } from './use-file-uploads';

type FileQuestion = QuestionOf<'file_upload'>;

interface FilesControlProps extends InnerControlProps<FileQuestion> {
  uploads: Uploads | undefined;
}

/** Files are chosen, dropped or taken with the camera, and uploaded at once. */
export function FilesControl({
  question,
  value,
  onChange,
  uploads,
  texts,
  disabled,
  named,
}: FilesControlProps) {
  const id = useId();
  const { files, ...sending } = useFileUploads({ value, onChange, uploads });
  const [problems, setProblems] = useState<string[]>([]);
  const [spoken, setSpoken] = useState('');
  const zone = useRef<HTMLInputElement>(null);

  const take = (given: File[]) => {
    if (disabled || given.length === 0) return;
    const judged = given.map((file) => ({ file, problem: fileProblem(question, file, texts) }));
    const good = judged.filter(({ problem }) => problem === null).map(({ file }) => file);
    const room = Math.max(0, question.maxFiles - files.length);
    const refused = judged.flatMap(({ problem }) => (problem === null ? [] : [problem]));
    setProblems(good.length > room ? [...refused, texts.tooMany(question.maxFiles)] : refused);
    if (room > 0 && good.length > 0) sending.add(good.slice(0, room));
  };
  const remove = (one: SentFile, name: string) => {
    if (disabled) return;
    sending.remove(one);
    setProblems([]);
    setSpoken(texts.removed(name));
    zone.current?.focus();
  };
  return (
    <fieldset {...named} className="mt-6 min-w-0 max-w-[36rem]">
      <DropZone question={question} texts={texts} onFiles={take} hintId={`${id}limits`} inputRef={zone} />
      <p id={`${id}limits`} lang={texts.language} className="mt-3 text-14 text-ink-3">
        {fileLimits(question, texts)}
      </p>
      <div role="alert" lang={texts.language} className="text-14 text-critical">
        {problems.map((problem) => (
          <p key={problem} className="mt-2 flex items-start gap-2">
            <ControlIcon icon={CircleAlert} className="mt-0.5 size-4 flex-none" />
            {problem}
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul className="mt-5 grid gap-2">
          {files.map((one, at) => (
            <FileRow
              key={one.key}
              sent={one}
              name={one.file?.name ?? uploads?.nameOf?.(one.recordingId) ?? texts.earlierFile(at + 1)}
              texts={texts}
              onRetry={() => !disabled && sending.retry(one)}
              onRemove={(name) => remove(one, name)}
            />
          ))}
        </ul>
      )}
      <Spoken texts={texts}>{spoken}</Spoken>
    </fieldset>
  );
}

interface DropZoneProps {
  question: FileQuestion;
  texts: ControlTexts;
  onFiles: (files: File[]) => void;
  hintId: string;
  inputRef: Ref<HTMLInputElement>;
}

/** Where files are dropped, or chosen by a press; on a phone the camera beside it. */
function DropZone({ question, texts, onFiles, hintId, inputRef }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const camera = cameraTypes(question.acceptedTypes);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div className="grid gap-2" lang={texts.language}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: FileInput is the control. */}
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`${LABEL} grid min-h-[8rem] gap-1 border-dashed py-4 text-center ${over ? 'border-accent bg-accent-wash' : 'border-line-control bg-sheet'}`}
      >
        <FileInput
          accept={question.acceptedTypes?.join(',')}
          multiple={question.maxFiles > 1}
          onFiles={onFiles}
          describedBy={hintId}
          inputRef={inputRef}
        />
        <span className="font-strong text-16 text-accent">{texts.chooseFile(question.maxFiles)}</span>
        <span aria-hidden className="text-14 text-ink-3 pointer-coarse:hidden">
          {texts.dropFile(question.maxFiles)}
        </span>
      </label>
      {camera && (
        // biome-ignore lint/a11y/noLabelWithoutControl: FileInput is the control.
        <label className={`${LABEL} hidden min-h-touch border-line-strong bg-sheet pointer-coarse:grid`}>
          <FileInput accept={camera} capture onFiles={onFiles} describedBy={hintId} />
          <span className="flex items-center gap-2 text-16">
            <ControlIcon icon={Camera} className="size-5" />
            {texts.useCamera}
          </span>
        </label>
      )}
    </div>
  );
}

const LABEL =
  'relative cursor-pointer place-content-center rounded-3 border px-5 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2';

interface FileInputProps {
  accept: string | undefined;
  multiple?: boolean;
  capture?: boolean;
  onFiles: (files: File[]) => void;
  describedBy: string;
  inputRef?: Ref<HTMLInputElement>;
}

function FileInput({ accept, multiple, capture, onFiles, describedBy, inputRef }: FileInputProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      aria-describedby={describedBy}
      accept={accept}
      multiple={multiple}
      capture={capture ? 'environment' : undefined}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // The same file may be chosen again after it was removed.
        event.target.value = '';
      }}
      className="sr-only"
    />
  );
}
