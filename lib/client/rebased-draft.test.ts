import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsToSave, newDraft, rebased, withTyped } from './rebased-draft';

const stored = { title: 'Trips', lines: '', hosts: ['a'] as string[] };
const typing = (part: Partial<typeof stored>) => withTyped(newDraft(stored, 'v1'), part);

describe('F3: a form that somebody else saved meanwhile', () => {
  it('keeps what was typed here, and takes over what was not touched', () => {
    const after = rebased(typing({ title: 'Journeys' }), { ...stored, lines: '116 123', hosts: [] }, 'v2');
    expect(after).toMatchObject({
      draft: { title: 'Journeys', lines: '116 123', hosts: [] },
      version: 'v2',
      clashes: [],
    });
    expect(fieldsToSave(after)).toEqual(['title']);
  });

  it('knows what both of them said where both changed a field', () => {
    const after = rebased(typing({ title: 'Mine' }), { ...stored, title: 'Theirs' }, 'v2');
    expect(after).toMatchObject({
      clashes: ['title'],
      stored: { title: 'Theirs' },
      draft: { title: 'Mine' },
    });
    expect(rebased(after, { ...stored, title: 'Theirs', lines: 'later' }, 'v3').clashes).toEqual(['title']);
    expect(withTyped(after, { title: 'Theirs' }).clashes).toEqual([]);
  });

  it('has nothing to save where both said the same', () => {
    const after = rebased(typing({ hosts: ['b'] }), { ...stored, hosts: ['b'] }, 'v2');
    expect(after.clashes).toEqual([]);
    expect(fieldsToSave(after)).toEqual([]);
  });

  it('never sends a field that was not touched here, whatever others save', () => {
    const value = fc.record({ title: fc.string(), lines: fc.string(), hosts: fc.array(fc.string()) });
    fc.assert(
      fc.property(value, value, fc.constantFrom('title', 'lines', 'hosts'), (before, theirs, field) => {
        const typed = withTyped(newDraft(before, 'v1'), {
          [field]: theirs[field === 'title' ? 'lines' : field],
        });
        const sent = fieldsToSave(rebased(typed, theirs, 'v2'));
        expect(sent.every((one) => one === field)).toBe(true);
      }),
    );
  });
});
