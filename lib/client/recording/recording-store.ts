import type { CaptureKind } from './recorder-types';

/** A recording as the device keeps it. */
export interface KeptRecording {
  /** Made on the device; the server's id comes with the upload's address. */
  key: string;
  responseId: string;
  /** The interview's secret; null where the page's cookie is the credential. */
  token: string | null;
  stepId: string;
  kind: CaptureKind;
  /** The recorder's MIME type. */
  type: string;
  /** Milliseconds since 1970 by this device's clock. */
  startedAt: number;
  /** Where the server takes its bytes. Null until the server has noted it. */
  uploadUrl: string | null;
  /** Bytes that the server has. */
  acknowledged: number;
  /** No further byte comes. */
  ended: boolean;
  /** Nothing is left to do: the server has all that it takes, or none of it. */
  closed: 'sent' | 'refused' | null;
  /** What was heard while it was recorded, as far as somebody listened. */
  caption: string;
}

export interface KeptChunk {
  from: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * What outlives the page: recordings, and those of their bytes that the server does not have. A second copy of what
 * the page itself holds, so nothing here may keep a recording from going on: no call rejects.
 */
export interface RecordingStore {
  list(): Promise<KeptRecording[]>;
  read(key: string): Promise<{ recording: KeptRecording; chunks: KeptChunk[] } | null>;
  save(recording: KeptRecording): Promise<void>;
  append(key: string, chunk: KeptChunk): Promise<void>;
  /** Forgets the chunks that began at these offsets. */
  drop(key: string, offsets: readonly number[]): Promise<void>;
  remove(key: string): Promise<void>;
}

/** For browsers that keep nothing (a private window, say): as long as the page is open. */
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
