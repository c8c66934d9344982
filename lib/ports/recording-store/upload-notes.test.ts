import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Upload } from '@tus/server';
import { expect, it } from 'vitest';
import { UploadNotes } from './upload-notes';

it('knows what another process noted since', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'notes-'));
  const [ours, theirs] = [new UploadNotes(folder), new UploadNotes(folder)];
  await ours.set('a', new Upload({ id: 'a', offset: 0, metadata: { kind: 'audio' } }));
  expect(await theirs.get('a')).toMatchObject({ id: 'a', metadata: { kind: 'audio' } });
  expect((await theirs.get('a'))?.size).toBeUndefined();
  await ours.set('a', new Upload({ id: 'a', offset: 0, size: 7 }));
  expect(await theirs.get('a')).toMatchObject({ size: 7 });
  expect(readdirSync(folder)).toEqual(['a.json']);
  await ours.delete('a');
  expect(await theirs.get('a')).toBeUndefined();
});

it('is not changed by who was given a note', async () => {
  const notes = new UploadNotes(mkdtempSync(path.join(tmpdir(), 'notes-')));
  await notes.set('a', new Upload({ id: 'a', offset: 0 }));
  const given = await notes.get('a');
  if (given) given.size = 9;
  expect((await notes.get('a'))?.size).toBeUndefined();
});
