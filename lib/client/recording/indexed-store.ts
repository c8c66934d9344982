import {
  inOrder,
  type KeptChunk,
  type KeptRecording,
  memoryStore,
  type RecordingStore,
} from './recording-store';

const NAME = 'clq-recordings';
const RECORDINGS = 'recordings';
const CHUNKS = 'chunks';

interface ChunkRow extends KeptChunk {
  key: string;
}

/** IndexedDB; where the browser has none or refuses it, memory. */
export async function indexedStore(): Promise<RecordingStore> {
  try {
    return storeOf(await open());
  } catch {
    return memoryStore();
  }
}

function storeOf(db: IDBDatabase): RecordingStore {
  const write = (work: (recordings: IDBObjectStore, chunks: IDBObjectStore) => void): Promise<void> =>
    quietly(async () => {
      const transaction = db.transaction([RECORDINGS, CHUNKS], 'readwrite');
      work(transaction.objectStore(RECORDINGS), transaction.objectStore(CHUNKS));
      await ended(transaction);
    }, undefined);
  return {
    list: () =>
      quietly(() => result<KeptRecording[]>(db.transaction(RECORDINGS).objectStore(RECORDINGS).getAll()), []),
    read: (key) =>
      quietly(async () => {
        const transaction = db.transaction([RECORDINGS, CHUNKS]);
        const recording = result<KeptRecording | undefined>(transaction.objectStore(RECORDINGS).get(key));
        const rows = result<ChunkRow[]>(transaction.objectStore(CHUNKS).getAll(chunksOf(key)));
        const found = await recording;
        if (!found) return null;
        const chunks = (await rows).map(({ from, bytes }) => ({ from, bytes }));
        return { recording: found, chunks: inOrder(chunks) };
      }, null),
    save: (recording) => write((recordings) => recordings.put(recording)),
    append: (key, chunk) => write((_, chunks) => chunks.put({ key, ...chunk })),
    drop: (key, offsets) =>
      write((_, chunks) => {
        for (const offset of offsets) chunks.delete([key, offset]);
      }),
    remove: (key) =>
      write((recordings, chunks) => {
        recordings.delete(key);
        chunks.delete(chunksOf(key));
      }),
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(RECORDINGS, { keyPath: 'key' });
    request.result.createObjectStore(CHUNKS, { keyPath: ['key', 'from'] });
  };
  return result(request);
}

const chunksOf = (key: string) => IDBKeyRange.bound([key, 0], [key, Number.POSITIVE_INFINITY]);

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** A full or broken store loses the second copy, not the recording. */
async function quietly<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
