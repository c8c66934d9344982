import type { StudyTemplate } from './study-template';

export const jobsToBeDone: StudyTemplate = {
  id: 'jobs-to-be-done',
  name: 'Jobs to be done',
  about:
    'The story of one recent purchase, from the first thought to the first use, and the forces on the way.',
  study: {
    title: 'How people came to buy [product or category]',
    externalTitle: 'The story of something you bought',
    studyGoal:
      'Rebuild the timeline of one purchase: first thought, passive looking, active looking, deciding, using. For each step find what pushed them away from the old way, what pulled them to the new one, what worried them, and what habit held them.',
    config: { interviewMode: 'audio' },
    welcomeMessage: {
      title: 'One purchase, from the beginning',
      message:
        'We will go slowly through how you came to buy it, as if we were making a film of it. Small things matter.',
    },
    closingMessage: 'Thank you. That was a better story than any form could have told.',
    studyGuide: [
      {
        type: 'screening',
        title: 'Screening',
        items: [
          {
            type: 'multiple_choice',
            text: 'When did you last buy [category]?',
            options: [
              { text: 'In the last three months', status: 'approve' },
              { text: 'Longer ago', status: 'reject' },
              { text: 'Never', status: 'reject' },
            ],
          },
          {
            type: 'multiple_choice',
            text: 'Who decided which one to take?',
            options: [
              { text: 'I did', status: 'approve' },
              { text: 'We decided together', status: 'approve' },
              { text: 'Somebody else', status: 'reject' },
            ],
          },
        ],
      },
      {
        type: 'flat',
        title: 'Before',
        items: [
          {
            type: 'open_ended',
            text: 'When did you first think that you needed something like this? Where were you?',
            followUp: 'heavy',
            addInstructions: 'Weather, time of day, who was there: details bring the memory back.',
          },
          { type: 'open_ended', text: 'How had you managed until then?', followUp: 'medium' },
          { type: 'open_ended', text: 'What happened that made it urgent?', followUp: 'medium' },
        ],
      },
      {
        type: 'flat',
        title: 'Looking and deciding',
        items: [
          {
            type: 'open_ended',
            text: 'How did you find out what there was to choose from?',
            followUp: 'medium',
          },
          {
            type: 'open_ended',
            text: 'What nearly kept you from buying it?',
            followUp: 'medium',
            addInstructions: 'Fears and habits. If they say “nothing”, ask what somebody close to them said.',
          },
          {
            type: 'open_ended',
            text: 'What was it about this one, in the end?',
            followUp: 'medium',
          },
        ],
      },
      {
        type: 'flat',
        title: 'Since then',
        items: [
          {
            type: 'open_ended',
            text: 'What can you do now that you could not do before?',
            followUp: 'medium',
          },
          {
            type: 'open_ended',
            text: 'If it were taken away tomorrow, what would you do instead?',
            followUp: 'light',
          },
        ],
      },
    ],
  },
};
