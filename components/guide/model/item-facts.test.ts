import { describe, expect, it } from 'vitest';
import { itemFacts } from './item-facts';

describe('how a question is set up, for who only reads it', () => {
  it('names all that is set, whatever the type, and nothing that is not', () => {
    expect(
      itemFacts({
        id: 'i',
        type: 'multiple_choice',
        text: 'Which?',
        externalId: 'which',
        options: [{ id: 'o', text: 'A' }],
        multiSelect: true,
        minSelect: 0,
        maxSelect: null,
        pinnedFinalOption: false,
      }),
    ).toEqual([
      { name: 'multiSelect', value: 'yes' },
      { name: 'minSelect', value: '0' },
    ]);
    expect(
      itemFacts({ id: 'i', type: 'file_upload', text: '', acceptedTypes: ['image/*', 'text/*'] }),
    ).toEqual([{ name: 'acceptedTypes', value: 'image/*, text/*' }]);
  });
});
