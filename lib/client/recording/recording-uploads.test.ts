import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeptRecording, memoryStore, type RecordingStore } from './recording-store';
import { RecordingUploads } from './recording-uploads';
import type { TusClient, TusOutcome } from './tus-client';

const again = { kind: 'again', why: 'offline', afterMs: null } as const;

/** A server that accepts bytes in order, and a connection that `fault` breaks. */
function server(fault: () => 'none' | 'before' | 'after' | 'half' | 'busy' = () => 'none') {
  const uploads = new Map<string, { bytes: number[]; length: number | null; about: KeptRecording }>();
  const over = <T>(work: () => TusOutcome<T>): TusOutcome<T> => {
    const what = fault();
    if (what === 'before' || what === 'busy') return again;
    const outcome = work();
    return what === 'after' ? again : outcome;
  };
  const client: TusClient = {
    create: async (about) =>
      over(() => {
        const url = `/recordings/id-${uploads.size + 1}`;
        uploads.set(url, { bytes: [], length: null, about });
        return { kind: 'done', value: url };
      }),
    ask: async (_, url) =>
      over(() => {
        const { bytes, length } = uploads.get(url)!;
        return { kind: 'done', value: { offset: bytes.length, length } };
      }),
    send: async (_, url, { offset, bytes, total }) => {
      const upload = uploads.get(url)!;
      if (offset !== upload.bytes.length) return { kind: 'moved' };
      const what = fault();
      if (what === 'before' || what === 'busy') return again;
      if (total !== null && upload.length !== null && total !== upload.length) {
        return { kind: 'refused', status: 400 };
      }
      upload.length ??= total;
      if (what === 'half') {
        upload.bytes.push(...bytes.subarray(0, bytes.length >> 1));
        return again;
      }
      upload.bytes.push(...bytes);
      return what === 'after' ? again : { kind: 'done', value: upload.bytes.length };
    },
  };
  return { client, uploads, last: () => [...uploads.values()].at(-1)! };
}

type Alone = ConstructorParameters<typeof RecordingUploads>[0]['alone'];

function uploadsWith(client: TusClient, store: RecordingStore = memoryStore(), others?: Alone) {
  let keys = 0;
  let time = 0;
  const held = new Set<string>();
  const freed: (() => void)[] = [];
  const alone = async (name: string, work: () => Promise<void>) => {
    while (held.has(name)) await new Promise<void>((resolve) => freed.push(resolve));
    held.add(name);
    await work();
    held.delete(name);
    for (const go of freed.splice(0)) go();
  };
  const uploads = new RecordingUploads({
    store,
    client,
    alone: others ?? alone,
    working: async () => held,
    now: () => time,
    random: () => 0.5,
    after: (ms, call) => {
      const timer = setTimeout(() => {
        time += ms;
        call();
      }, 0);
      return () => clearTimeout(timer);
    },
    newKey: () => `key-${++keys}`,
  });
  return { uploads, store, held };
}

const about = {
  responseId: 'r',
  token: 't',
  stepId: 's',
  kind: 'audio',
  type: 'audio/webm',
  startedAt: 7,
} as const;
const bytes = (...values: number[]) => new Uint8Array(values);
const finished = (uploads: RecordingUploads) =>
  new Promise<void>((resolve) => {
    const look = () => uploads.current().unfinished === 0 && resolve();
    uploads.subscribe(look);
    look();
  });

describe('recordings on their way', () => {
  it('are sent while they are made, and their length at the end', async () => {
    const { client, last } = server();
    const { uploads } = uploadsWith(client);
    const upload = uploads.begin(about);
    upload.append(bytes(1, 2));
    expect(await uploads.resolve(['key-1'])).toEqual({ kind: 'done', ids: ['id-1'] });
    expect(last().length).toBeNull();
    upload.append(bytes(3));
    upload.end();
    await finished(uploads);
    expect([last().bytes, last().length]).toEqual([[1, 2, 3], 3]);
    expect(last().about).toMatchObject({ kind: 'audio', stepId: 's', startedAt: 7 });
  });

  it('say their length even when the last byte came before the end', async () => {
    const { client, last } = server();
    const { uploads } = uploadsWith(client);
    const upload = uploads.begin(about);
    upload.append(bytes(1));
    await uploads.resolve(['key-1']);
    upload.end();
    await finished(uploads);
    expect(last().length).toBe(1);
  });

  it('arrive byte for byte whatever the line does', async () => {
    const faults = fc.array(fc.constantFrom('none', 'before', 'after', 'half', 'busy', 'none'), {
      maxLength: 60,
    });
    const chunks = fc.array(fc.uint8Array({ minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(faults, chunks, async (plan, parts) => {
        const left = [...plan];
        const { client, last } = server(() => left.shift() ?? 'none');
        const { uploads, store } = uploadsWith(client);
        const upload = uploads.begin(about);
        for (const part of parts) {
          upload.append(new Uint8Array(part));
          await Promise.resolve();
        }
        upload.end();
        await finished(uploads);
        const whole = parts.flatMap((part) => [...part]);
        expect([last().bytes, last().length]).toEqual([whole, whole.length]);
        expect((await store.read('key-1'))?.chunks).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('are forgotten when there was nothing to hear, or when they are discarded', async () => {
    const { client, uploads: made } = server();
    const { uploads, store } = uploadsWith(client);
    uploads.begin(about).end();
    await finished(uploads);
    expect(await uploads.resolve(['key-1'])).toEqual({ kind: 'done', ids: [] });
    const second = uploads.begin(about);
    uploads.discard([second.recording.key]);
    second.append(bytes(1));
    second.end();
    expect(await uploads.resolve(['key-2'])).toEqual({ kind: 'done', ids: [] });
    expect(made.size).toBe(0);
    expect((await store.list()).map(({ key }) => key)).toEqual(['key-1']);
  });

  it('that the server refuses are left out of the answer', async () => {
    const { client } = server();
    const { uploads } = uploadsWith({ ...client, create: async () => ({ kind: 'refused', status: 400 }) });
    uploads.begin(about).append(bytes(1));
    expect(await uploads.resolve(['key-1', 'unknown'])).toEqual({ kind: 'done', ids: [] });
  });

  it('make their answer wait while the server has nothing of them', async () => {
    let online = false;
    const { client } = server(() => (online ? 'none' : 'before'));
    const { uploads } = uploadsWith(client);
    uploads.begin(about).append(bytes(1, 2, 3));
    expect(await uploads.resolve(['key-1'])).toEqual({ kind: 'again', why: 'offline' });
    expect(uploads.current()).toMatchObject({ waitingBytes: 3, waiting: { why: 'offline' } });
    online = true;
    uploads.wake();
    await new Promise<void>((resolve) => uploads.subscribe(() => uploads.current().waiting || resolve()));
    expect(await uploads.resolve(['key-1'])).toEqual({ kind: 'done', ids: ['id-1'] });
    expect(uploads.current()).toMatchObject({ waitingBytes: 0, waiting: null });
  });
});

describe('recordings of a page that was closed', () => {
  const left = (change: Partial<KeptRecording> = {}): KeptRecording => ({
    ...about,
    key: 'old',
    uploadUrl: null,
    acknowledged: 0,
    ended: false,
    closed: null,
    caption: 'Well',
    ...change,
  });

  it('are sent to their end by the next one', async () => {
    const store = memoryStore();
    const { client, last } = server();
    await client.create(left());
    await client.send(left(), '/recordings/id-1', { offset: 0, bytes: bytes(1, 2), total: null });
    await store.save(left({ uploadUrl: '/recordings/id-1', acknowledged: 1 }));
    await store.append('old', { from: 1, bytes: bytes(2) });
    await store.append('old', { from: 2, bytes: bytes(3, 4) });
    const { uploads } = uploadsWith(client, store);
    await uploads.resumeKept();
    expect(await uploads.earlier('r', 's', [])).toMatchObject([{ key: 'old', caption: 'Well' }]);
    expect(await uploads.resolve(['old'])).toEqual({ kind: 'done', ids: ['id-1'] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([last().bytes, last().length]).toEqual([[1, 2, 3, 4], 4]);
    expect((await store.read('old'))?.recording).toMatchObject({ ended: true, closed: 'sent' });
  });

  it('are left alone while another window records them, and taken up when it is gone', async () => {
    const store = memoryStore();
    await store.save(left());
    await store.append('old', { from: 0, bytes: bytes(1) });
    const { client, last } = server();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { uploads } = uploadsWith(client, store, async (_, work) => {
      await held;
      await work();
    });
    await uploads.resumeKept();
    expect(await uploads.earlier('r', 's', [])).toEqual([]);
    letGo();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(last().bytes).toEqual([1]);
    expect(await uploads.earlier('r', 's', [])).toMatchObject([{ key: 'old' }]);
  });

  it('are known while another window records them, and not once it has ended or is closed', async () => {
    const store = memoryStore();
    const { client } = server();
    const { uploads, held } = uploadsWith(client, store);
    const isSpoken = () => uploads.isSpokenElsewhere('r', 's');
    expect(await isSpoken()).toBe(false);
    await store.save(left());
    expect(await isSpoken()).toBe(false);
    held.add('old');
    expect(await isSpoken()).toBe(true);
    expect(await uploads.isSpokenElsewhere('r', 'another step')).toBe(false);
    await store.save(left({ ended: true }));
    expect(await isSpoken()).toBe(false);
    uploads.begin(about);
    expect(await isSpoken()).toBe(false);
  });

  it('end where the server has ended them', async () => {
    const store = memoryStore();
    const { client } = server();
    await client.create(left());
    await client.send(left(), '/recordings/id-1', { offset: 0, bytes: bytes(1), total: 1 });
    await store.save(left({ uploadUrl: '/recordings/id-1', acknowledged: 1 }));
    const { uploads } = uploadsWith(client, store);
    await uploads.resumeKept();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await store.read('old'))?.recording.closed).toBe('sent');
  });

  it('end with what is here, when a page that is gone had told of more', async () => {
    const store = memoryStore();
    const { client, last } = server();
    await client.create(left());
    await client.send(left(), '/recordings/id-1', { offset: 0, bytes: bytes(1), total: 4 });
    await store.save(left({ uploadUrl: '/recordings/id-1', acknowledged: 1 }));
    await store.append('old', { from: 1, bytes: bytes(2, 3) });
    const { uploads } = uploadsWith(client, store);
    await uploads.resumeKept();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([last().bytes, last().length]).toEqual([[1, 2, 3], 4]);
    expect(await uploads.resolve(['old'])).toEqual({ kind: 'done', ids: ['id-1'] });
  });

  it('end where the server is, when it has more than the device', async () => {
    const store = memoryStore();
    const { client, last } = server();
    await client.create(left());
    await client.send(left(), '/recordings/id-1', { offset: 0, bytes: bytes(1, 2, 3), total: null });
    await store.save(left({ uploadUrl: '/recordings/id-1', acknowledged: 1 }));
    await store.append('old', { from: 1, bytes: bytes(2) });
    const { uploads } = uploadsWith(client, store);
    await uploads.resumeKept();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([last().bytes, last().length]).toEqual([[1, 2, 3], 3]);
  });

  it('end where a piece of them is missing', async () => {
    const store = memoryStore();
    const { client, last } = server();
    await client.create(left());
    await client.send(left(), '/recordings/id-1', { offset: 0, bytes: bytes(1), total: null });
    await store.save(left({ uploadUrl: '/recordings/id-1', acknowledged: 1 }));
    await store.append('old', { from: 1, bytes: bytes(2) });
    await store.append('old', { from: 5, bytes: bytes(6, 7) });
    const { uploads } = uploadsWith(client, store);
    await uploads.resumeKept();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([last().bytes, last().length]).toEqual([[1, 2], 2]);
    expect((await store.read('old'))?.recording.closed).toBe('sent');
  });

  it('are named by their answer when the server took a part and no more', async () => {
    const store = memoryStore();
    const { client } = server();
    await client.create(left());
    await store.save(left({ uploadUrl: '/recordings/id-1', acknowledged: 1 }));
    await store.append('old', { from: 1, bytes: bytes(2, 3) });
    const refusing = (status: number): TusClient => ({
      ...client,
      ask: async () => ({ kind: 'refused', status }),
    });
    const { uploads } = uploadsWith(refusing(413), store);
    await uploads.resumeKept();
    expect(await uploads.resolve(['old'])).toEqual({ kind: 'done', ids: ['id-1'] });
    await store.save(left({ uploadUrl: '/recordings/id-1', acknowledged: 1 }));
    const { uploads: later } = uploadsWith(refusing(410), store);
    await later.resumeKept();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await later.resolve(['old'])).toEqual({ kind: 'done', ids: [] });
  });

  it('are remembered for an answer that is sent again, and not for ever', async () => {
    const store = memoryStore();
    const sent = left({ uploadUrl: '/recordings/id-1', acknowledged: 1, closed: 'sent' });
    await store.save({ ...sent, startedAt: 1 });
    await store.save({ ...sent, key: 'ancient', startedAt: -8 * 24 * 60 * 60 * 1000 });
    const { uploads } = uploadsWith(server().client, store);
    await uploads.resumeKept();
    expect(await uploads.resolve(['old'])).toEqual({ kind: 'done', ids: ['id-1'] });
    expect((await store.list()).map(({ key }) => key)).toEqual(['old']);
  });
});
