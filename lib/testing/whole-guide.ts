import type { Guide } from '@/lib/domain/guide/guide';

/** A guide with a screening block, every question type, a condition, a carry-forward and a concept test. */
export function wholeGuide(): Guide {
  return [
    {
      type: 'screening',
      title: 'Screening',
      items: [
        {
          type: 'multiple_choice',
          text: 'Did you travel by train this month?',
          externalId: 'travelled',
          options: [
            { text: 'Yes', externalId: 'yes', status: 'approve' },
            { text: 'No', externalId: 'no', status: 'reject' },
          ],
        },
      ],
    },
    {
      type: 'flat',
      title: 'The journey',
      items: [
        { type: 'statement', text: 'Thank you for joining us.', continueButtonText: 'Go on' },
        { type: 'open_ended', text: 'How was your last journey?', followUp: 'medium' },
        {
          type: 'multiple_choice',
          text: 'What did you take along?',
          externalId: 'luggage',
          multiSelect: true,
          allowCustomOption: true,
          options: [
            { text: 'A suitcase', externalId: 'suitcase' },
            { text: 'A bicycle', externalId: 'bicycle' },
            { text: 'A child', externalId: 'child' },
            { text: 'Nothing', externalId: 'nothing', exclusiveOption: true },
          ],
        },
        {
          type: 'open_ended',
          text: 'Where did the bicycle stand?',
          followUp: 'none',
          conditional: {
            operator: 'and',
            criteria: [
              {
                type: 'selectedTemplateOptions',
                questionId: 'luggage',
                matchingCriteria: 'mustSelect',
                choices: ['bicycle'],
              },
            ],
          },
        },
        { type: 'ranking', text: 'Which was the hardest to carry?', carryForwardFrom: 'luggage' },
        {
          type: 'matrix',
          text: 'How satisfied were you?',
          rows: [{ text: 'Seats' }, { text: 'Air' }],
          options: [{ text: 'Not at all' }, { text: 'Somewhat' }, { text: 'Fully' }],
        },
        {
          type: 'max_diff',
          text: 'What matters on board?',
          metric: 'important',
          itemsPerScreen: 3,
          options: [{ text: 'Quiet' }, { text: 'Power' }, { text: 'Food' }, { text: 'Light' }],
        },
        { type: 'file_upload', text: 'Show us your ticket.', acceptedTypes: ['image/*', 'text/plain'] },
      ],
    },
    {
      type: 'concept',
      title: 'Ideas',
      conceptSamplingConfig: {
        concepts: [
          { nickname: 'A', content: { title: 'Quiet coach', description: 'Nobody talks.' } },
          { nickname: 'B', content: { title: 'Bicycle coach' } },
        ],
        subsampleCount: 1,
      },
      items: [{ type: 'open_ended', text: 'What do you make of it?', followUp: 'none' }],
    },
  ];
}
