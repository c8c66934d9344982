import { describe, expect, it } from 'vitest';
import { itemFacts } from './item-facts';

describe('how a question is set up, for who only reads it', () => {
  it('X28: names all that is set in the page’s words, and nothing that is not', () => {
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
      { name: 'Several answers', value: 'yes' },
      { name: 'Select from', value: '0' },
    ]);
    expect(
      itemFacts({ id: 'i', type: 'file_upload', text: '', acceptedTypes: ['image/*', 'text/*'] }),
    ).toEqual([{ name: 'Accepts', value: 'image/*, text/*' }]);
  });
});
