import { describe, expect, it, vi } from 'vitest';
import type { InterviewTransport } from './interview-transport';
import { localRecordings, type RecordingIds, spokenAnswer, withRecordings } from './recorded-answers';

function world(resolve: RecordingIds['resolve']) {
  const answer = vi.fn<InterviewTransport['answer']>(async () => ({ kind: 'refused', status: 418 }));
  const load = vi.fn(async () => ({ resolve }));
  const transport = withRecordings({ answer } as unknown as InterviewTransport, load);
  return { answer, load, send: (given: Parameters<typeof answer>[2]) => transport.answer(who, 's', given) };
}
const who = { responseId: 'r', token: null };

describe('an answer that names recordings of the device', () => {
  it('goes out with the server’s ids, in their order', async () => {
    const { answer, send } = world(async (keys) => ({ kind: 'done', ids: keys.map((key) => `id-${key}`) }));
    expect(await send(spokenAnswer('', ['b', 'a']))).toEqual({ kind: 'refused', status: 418 });
    expect(answer).toHaveBeenCalledWith(who, 's', { text: '', recordings: ['id-b', 'id-a'] });
  });

  it('waits while the server has not begun them', async () => {
    const { answer, send } = world(async () => ({ kind: 'again', why: 'offline' }));
    expect(await send(spokenAnswer('', ['a']))).toEqual({ kind: 'again', why: 'offline', afterMs: null });
    expect(answer).not.toHaveBeenCalled();
  });

  it('keeps its words when no recording is left, and is given back when there are none', async () => {
    const { answer, send } = world(async () => ({ kind: 'done', ids: [] }));
    await send(spokenAnswer('Heard', ['a']));
    expect(answer).toHaveBeenCalledWith(who, 's', { text: 'Heard', recordings: [] });
    expect(await send(spokenAnswer(' ', ['a']))).toEqual({ kind: 'refused', status: 400 });
  });

  it('waits when the code that knows them cannot be fetched', async () => {
    const { send } = world(() => Promise.reject(new Error('no network')));
    expect(await send(spokenAnswer('', ['a']))).toMatchObject({ kind: 'again' });
  });
});

describe('recordings of the device for an answer that was given elsewhere', () => {
  const adding = (resolve: RecordingIds['resolve']) => {
    const addRecordings = vi.fn<InterviewTransport['addRecordings']>(async () => ({
      kind: 'done',
      value: {},
    }));
    const inner = { addRecordings } as unknown as InterviewTransport;
    const transport = withRecordings(inner, async () => ({ resolve }));
    return { addRecordings, add: () => transport.addRecordings(who, 's', localRecordings(['a', 'b'])) };
  };

  it('go out with the server’s ids', async () => {
    const { addRecordings, add } = adding(async (keys) => ({
      kind: 'done',
      ids: keys.map((key) => `id-${key}`),
    }));
    expect(await add()).toMatchObject({ kind: 'done' });
    expect(addRecordings).toHaveBeenCalledWith(who, 's', ['id-a', 'id-b']);
  });

  it('wait for the server to have begun them, and are refused when it never will', async () => {
    expect(await adding(async () => ({ kind: 'again', why: 'offline' })).add()).toMatchObject({
      kind: 'again',
    });
    const none = adding(async () => ({ kind: 'done', ids: [] }));
    expect(await none.add()).toEqual({ kind: 'refused', status: 400 });
    expect(none.addRecordings).not.toHaveBeenCalled();
  });
});

it('any other answer goes out as it is, without that code', async () => {
  const { answer, load, send } = world(() => Promise.reject(new Error()));
  await send({ recordings: ['6f1'] });
  await send({ text: 'Typed' });
  expect(answer.mock.calls.map(([, , given]) => given)).toEqual([{ recordings: ['6f1'] }, { text: 'Typed' }]);
  expect(load).not.toHaveBeenCalled();
});
