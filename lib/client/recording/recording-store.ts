import type { CaptureKind } from './recorder-types';

/** A recording as stored on the device. */
export interface KeptRecording {
  /** Created on the device; the server's id comes with the upload's address. */
  key: string;
  responseId: string;
  /** The interview's secret; null where the page's cookie identifies it. */
  token: string | null;
  stepId: string;
  kind: CaptureKind;
  /** The recorder's MIME type. */
  type: string;
  /** Milliseconds since 1970 by this device's clock. */
  startedAt: number;
  /** The upload's address on the server. Null until the server has created it. */
  uploadUrl: string | null;
  /** Bytes that the server has. */
  acknowledged: number;
  /** The recording has ended: no further bytes follow. */
  ended: boolean;
  /** Finished: the server has all that it accepts, or nothing. */
  closed: 'sent' | 'refused' | null;
  /** The words recognised while it was recorded, if recognition was on. */
  caption: string;
}

export interface KeptChunk {
  from: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Storage that outlives the page: recordings, and those of their bytes that the server does not have. It is a second
 * copy, so its failures must not stop a recording: no call rejects.
 */
export interface RecordingStore {
  list(): Promise<KeptRecording[]>;
  read(key: string): Promise<{ recording: KeptRecording; chunks: KeptChunk[] } | null>;
  save(recording: KeptRecording): Promise<void>;
  append(key: string, chunk: KeptChunk): Promise<void>;
  /** Deletes the chunks that began at these offsets. */
  drop(key: string, offsets: readonly number[]): Promise<void>;
  remove(key: string): Promise<void>;
}

/** For browsers without storage (a private window, for example): while the page is open. */
export function memoryStore(): RecordingStore {
  const kept = new Map<string, { recording: KeptRecording; chunks: Map<number, KeptChunk> }>();
  return {
    list: async () => [...kept.values()].map(({ recording }) => recording),
    read: async (key) => {
      const found = kept.get(key);
      return found ? { recording: found.recording, chunks: inOrder([...found.chunks.values()]) } : null;
    },
    save: async (recording) => {
      kept.set(recording.key, { recording, chunks: kept.get(recording.key)?.chunks ?? new Map() });
    },
    append: async (key, chunk) => void kept.get(key)?.chunks.set(chunk.from, chunk),
    drop: async (key, offsets) => {
      for (const offset of offsets) kept.get(key)?.chunks.delete(offset);
    },
    remove: async (key) => void kept.delete(key),
  };
}

export function inOrder(chunks: KeptChunk[]): KeptChunk[] {
  return chunks.toSorted((a, b) => a.from - b.from);
}
