import { expect, it } from 'vitest';
import { adminCommands } from '@/lib/server/admin-commands';
import { apiTable } from '@/lib/server/api-table';
import { actorText, changesText, deedText, hasWords, resultText } from './audit-words';

it('O1: says what was done, and what somebody tried', () => {
  expect(deedText({ action: 'deleteStudy', result: 'done' })).toBe('Deleted a study');
  expect(deedText({ action: 'duplicateStudy', result: 'done' })).toBe('Copied a study');
  expect(deedText({ action: 'createKey', result: 'done' })).toBe('Made an API key');
  expect(deedText({ action: 'deleteStudy', result: 'forbidden' })).toBe('Tried to delete a study');
  expect(resultText('forbidden')).toBe('not allowed');
});

it('O1: says who', () => {
  expect(actorText({ actor: { userId: 'a', name: 'Heron' } })).toBe('Heron');
  expect(actorText({ actor: { keyId: 'a', name: 'Warehouse' } })).toBe('Key “Warehouse”');
  expect(actorText({ actor: { keyId: 'a', name: null } })).toBe('A key that is gone');
  expect(actorText({ actor: { system: 'operator', name: null } })).toBe('Command on the server');
});

it('O1: says what was set', () => {
  expect(changesText({ role: { from: 'viewer', to: 'admin' }, title: {}, pinned: { to: true } })).toBe(
    'role from viewer to admin, title anew, pinned to yes',
  );
  // None of the first two was emptied.
  expect(changesText({ organisation: {}, externalTitle: {}, supportMessage: { to: null } })).toBe(
    'organisation anew, externalTitle anew, supportMessage to nothing',
  );
  expect(changesText({})).toBe('nothing beside that');
});

it('O1: has words for every change by members', () => {
  const changes = apiTable.flatMap(({ module }) =>
    (['POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap((method) => {
      const { declaration, credential } = (module[method] ?? {}) as {
        declaration?: { doc: { id: string }; changesNothing?: true };
        credential?: string;
      };
      return declaration && credential === 'key' && !declaration.changesNothing ? [declaration.doc.id] : [];
    }),
  );
  expect(changes.length).toBeGreaterThan(50);
  // These sign or try something, and change nothing.
  const quiet = ['makeLink', 'testNotificationChannel', 'draftTranslation'];
  expect(changes.filter((id) => !hasWords(id) && !quiet.includes(id))).toEqual([]);
  const whole = ['wallet:create', 'wallet:credit', 'wallet:verify', 'audit:verify'];
  const commands = [...adminCommands.keys()].filter((name) => !whole.includes(name));
  expect(commands.filter((name) => !hasWords(name))).toEqual([]);
});
