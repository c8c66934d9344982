import { beforeEach, describe, expect, it } from 'vitest';
import type { CaptureKind } from './recorder-types';
import { memoryStore } from './recording-store';
import { RecordingUploads } from './recording-uploads';
import { type Recorder, TurnRecorder } from './turn-recorder';

/** A recorder that the test controls. */
class FakeRecorder implements Recorder {
  state: Recorder['state'] = 'inactive';
  ondataavailable: Recorder['ondataavailable'] = null;
  onstop: Recorder['onstop'] = null;
  onerror: Recorder['onerror'] = null;
  constructor(
    readonly kind: string,
    readonly broken = false,
  ) {}
  start() {
    if (this.broken) throw new Error('NotSupportedError');
    this.state = 'recording';
  }
  pause() {
    this.state = 'paused';
  }
  resume() {
    this.state = 'recording';
  }
  requestData() {
    this.say('…');
  }
  stop() {
    this.state = 'inactive';
    this.say('.');
    queueMicrotask(() => this.onstop?.());
  }
  say(text: string) {
    this.ondataavailable?.({ data: new Blob([text]) });
  }
  fail() {
    this.state = 'inactive';
    this.onerror?.();
  }
}

let time = 0;
let recorders: FakeRecorder[] = [];
let uploads: RecordingUploads;
let broken = false;
const stream = (active = true) => ({ active }) as MediaStream;

function turn() {
  return new TurnRecorder({
    isSupported: () => true,
    make: (_, type) => {
      const recorder = new FakeRecorder(type, broken);
      recorders.push(recorder);
      return recorder;
    },
    begin: (about) => uploads.begin({ ...about, responseId: 'r', token: null, stepId: 's' }),
    discard: (keys) => uploads.discard(keys),
    now: () => time,
    onChange: () => {},
  });
}
const voice = (kind: CaptureKind = 'audio') => [{ kind, stream: stream() }];
const heard = async (key: string) => {
  const kept = await store.read(key);
  return kept?.chunks.map(({ bytes }) => new TextDecoder().decode(bytes)).join('');
};
let store = memoryStore();

beforeEach(() => {
  time = 1000;
  recorders = [];
  broken = false;
  store = memoryStore();
  let keys = 0;
  uploads = new RecordingUploads({
    store,
    client: {
      create: async () => ({ kind: 'again', why: 'offline', afterMs: null }),
      ask: async () => ({ kind: 'moved' }),
      send: async () => ({ kind: 'moved' }),
    },
    alone: (_, work) => work(),
    working: async () => new Set<string>(),
    now: () => time,
    random: () => 0,
    after: () => () => {},
    newKey: () => `key-${++keys}`,
  });
});

describe('a spoken turn', () => {
  it('is recorded from its start to its end, the last bytes included', async () => {
    const recorder = turn();
    expect(recorder.start(voice())).toBe(true);
    recorders[0]?.say('Well');
    time += 2000;
    expect([recorder.state, recorder.elapsedMs]).toEqual(['recording', 2000]);
    expect(await recorder.stop()).toEqual(['key-1']);
    expect(recorder.state).toBe('done');
    expect(await heard('key-1')).toBe('Well.');
    expect((await store.read('key-1'))?.recording).toMatchObject({ ended: true, startedAt: 1000 });
  });

  it('K9: begins with what was held before it, and goes on in the same recording', async () => {
    const held = new FakeRecorder('audio/webm');
    held.start();
    const [source] = voice();
    const recorder = turn();
    time = 3_000;
    const begun = { ...source!, type: 'audio/webm', recorder: held, startedAt: 1_500 };
    expect(recorder.start(voice(), [{ ...begun, chunks: [new Blob(['Be']), new Blob(['fore'])] }])).toBe(
      true,
    );
    held.say(' and after');
    expect([recorders.length, recorder.elapsedMs]).toEqual([0, 1_500]);
    expect(await recorder.stop()).toEqual(['key-1']);
    expect(await heard('key-1')).toBe('Before and after.');
    expect((await store.read('key-1'))?.recording).toMatchObject({ ended: true, startedAt: 1_500 });
  });

  it('has a recording for each kind, in their order', async () => {
    const recorder = turn();
    recorder.start([...voice('camera'), ...voice('screen')]);
    for (const one of recorders) one.say('x');
    expect(await recorder.stop()).toEqual(['key-1', 'key-2']);
    expect((await store.list()).map(({ kind }) => kind)).toEqual(['camera', 'screen']);
  });

  it('does not count its pauses', () => {
    const recorder = turn();
    recorder.start(voice());
    time += 1000;
    recorder.pause();
    time += 60_000;
    expect([recorders[0]?.state, recorder.elapsedMs]).toEqual(['paused', 1000]);
    recorder.resume();
    time += 500;
    expect([recorders[0]?.state, recorder.elapsedMs]).toEqual(['recording', 1500]);
  });

  it('may get a screen in its middle, and lose it again', async () => {
    const recorder = turn();
    recorder.start(voice());
    recorder.pause();
    recorder.add('screen', stream());
    expect(recorders.map(({ state }) => state)).toEqual(['paused', 'paused']);
    recorder.resume();
    recorder.add('screen', stream());
    expect(recorders).toHaveLength(2);
    recorder.end('screen');
    expect([recorder.state, recorder.has('screen'), recorder.has('audio')]).toEqual([
      'recording',
      false,
      true,
    ]);
    expect(await recorder.stop()).toEqual(['key-1', 'key-2']);
  });

  it('goes on with the voice when the camera goes away, and waits when the voice does', () => {
    const recorder = turn();
    recorder.start([...voice('camera'), ...voice('screen')]);
    recorder.follow([...voice('audio'), ...voice('screen')]);
    expect([recorder.has('camera'), recorder.has('audio'), recorder.state]).toEqual([
      false,
      true,
      'recording',
    ]);
    recorder.follow(voice('screen'));
    expect([recorder.has('audio'), recorder.has('screen'), recorder.state]).toEqual([false, true, 'paused']);
    recorder.follow(voice('audio'));
    recorder.resume();
    expect([recorder.has('audio'), recorder.has('screen'), recorder.state]).toEqual([
      true,
      false,
      'recording',
    ]);
  });

  it('goes on with a further recording when a recorder fails', async () => {
    const recorder = turn();
    recorder.start(voice());
    recorders[0]?.say('one');
    recorders[0]?.fail();
    recorders[1]?.say('two');
    expect(recorder.state).toBe('recording');
    expect(await recorder.stop()).toEqual(['key-1', 'key-2']);
    expect([await heard('key-1'), await heard('key-2')]).toEqual(['one', 'two.']);
  });

  it('takes up a microphone that comes back after it went away', async () => {
    const recorder = turn();
    recorder.start(voice());
    recorders[0]?.stop();
    await Promise.resolve();
    expect(recorder.has('audio')).toBe(false);
    recorder.pause();
    recorder.add('audio', stream());
    recorder.resume();
    expect(recorders[1]?.state).toBe('recording');
    expect(await recorder.stop()).toEqual(['key-1', 'key-2']);
  });

  it('does not try again for ever', () => {
    const recorder = turn();
    recorder.start(voice());
    for (let at = 0; at < 20; at += 1) recorders[at]?.fail();
    expect(recorders).toHaveLength(6);
  });

  it('leaves nothing behind when it starts again', async () => {
    const recorder = turn();
    recorder.start(voice());
    recorders[0]?.say('Wrong');
    recorder.discard();
    expect([recorder.state, recorder.elapsedMs, recorder.keys]).toEqual(['idle', 0, []]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store.list()).toEqual([]);
    expect(recorder.start(voice())).toBe(true);
    recorders[1]?.say('Right');
    expect(await recorder.stop()).toEqual(['key-2']);
  });

  it('says so when the browser cannot record', () => {
    broken = true;
    expect(turn().start(voice())).toBe(false);
  });
});
