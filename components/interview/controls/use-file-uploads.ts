import { useEffect, useRef, useState } from 'react';
import { isFiles } from '@/lib/domain/interview/answer-kinds';
import type { Answer } from '@/lib/domain/interview/interview';
import { UploadRefused, type Uploads } from './uploads';

/** A file of the answer, from its selection until the server has it. */
export interface SentFile {
  key: string;
  /** Null for a file sent before this page was loaded: only its recording is known. */
  file: File | null;
  /** Of a picture. */
  previewUrl: string | null;
  state: 'sending' | 'waiting' | 'sent' | 'failed' | 'refused' | 'kept';
  /** From 0 to 1. */
  part: number;
  /** Empty until the server has all of it. */
  recordingId: string;
}

interface Options {
  value: Answer | undefined;
  onChange: (value: Answer | undefined) => void;
  /** Absent in a preview: files are kept and never sent. */
  uploads: Uploads | undefined;
}

/** The answer for these files: one being uploaded is an empty id, which `canSubmit` handles. */
export function filesAnswer(files: readonly SentFile[]): Answer | undefined {
  return files.length === 0 ? undefined : { recordings: files.map((file) => file.recordingId) };
}

const newFile = (file: File): SentFile => ({
  key: crypto.randomUUID(),
  file,
  previewUrl: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
  state: 'sending',
  part: 0,
  recordingId: '',
});

/** The files that a restored draft names. Uploads that were unfinished then are lost. */
function earlierFiles(value: Answer | undefined): SentFile[] {
  const recordings = value && isFiles(value) ? value.recordings.filter((id) => id !== '') : [];
  return recordings.map((recordingId) => ({
    key: recordingId,
    file: null,
    previewUrl: null,
    state: 'sent',
    part: 1,
    recordingId,
  }));
}

/** Sends the files of an answer and updates the answer. Leaving the question cancels unfinished uploads. */
export function useFileUploads({ value, onChange, uploads }: Options) {
  const [files, setFiles] = useState(() => earlierFiles(value));
  const current = useRef(files);
  const running = useRef(new Map<string, AbortController>());
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  const lost = useRef(value !== undefined && isFiles(value) && value.recordings.includes(''));
  useEffect(() => {
    if (lost.current) report.current(filesAnswer(current.current));
    lost.current = false;
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const write = (next: SentFile[]) => {
    const before = JSON.stringify(filesAnswer(current.current));
    current.current = next;
    setFiles(next);
    if (JSON.stringify(filesAnswer(next)) !== before) report.current(filesAnswer(next));
  };
  const patch = (key: string, change: Partial<SentFile>) =>
    write(current.current.map((one) => (one.key === key ? { ...one, ...change } : one)));

  const send = async ({ key, file }: SentFile) => {
    if (!file) return;
    if (!uploads) return patch(key, { state: 'kept', part: 1, recordingId: `preview-${key}` });
    const controller = new AbortController();
    running.current.set(key, controller);
    patch(key, { state: 'sending' });
    try {
      const { recordingId } = await uploads.upload(file, {
        signal: controller.signal,
        onProgress: (part) => patch(key, { part }),
        onWaiting: (waiting) => patch(key, { state: waiting ? 'waiting' : 'sending' }),
      });
      patch(key, { state: 'sent', part: 1, recordingId });
    } catch (error) {
      if (controller.signal.aborted) return;
      patch(key, { state: error instanceof UploadRefused ? 'refused' : 'failed' });
    } finally {
      running.current.delete(key);
    }
  };
  return {
    files,
    add: (chosen: File[]) => {
      const added = chosen.map(newFile);
      write([...current.current, ...added]);
      for (const one of added) void send(one);
    },
    retry: (one: SentFile) => void send(one),
    remove: (one: SentFile) => {
      running.current.get(one.key)?.abort();
      if (one.previewUrl) URL.revokeObjectURL(one.previewUrl);
      write(current.current.filter(({ key }) => key !== one.key));
    },
  };
}
