import type { StudyTemplate } from './study-template';

export const usabilityDiary: StudyTemplate = {
  id: 'usability-diary',
  name: 'Usability diary',
  about:
    'One entry a day or a week, with a screenshot: what was done, where it stuck. Send the same link each time.',
  study: {
    title: 'Diary: [product], [weeks]',
    externalTitle: 'Your diary entry',
    studyGoal:
      'Collect what people did with the product since their last entry, close to when it happened. Short entries, often. Ask follow-ups only where something did not go as expected.',
    config: { interviewMode: 'audio_text', targetPlatforms: ['ios', 'android', 'desktop'] },
    welcomeMessage: {
      title: 'Today’s entry',
      message: 'Five minutes. If you have not used it since last time, say so and you are done.',
    },
    closingMessage: 'Noted. See you at the next entry.',
    studyGuide: [
      {
        type: 'flat',
        title: 'Since last time',
        items: [
          {
            type: 'multiple_choice',
            text: 'Have you used [product] since your last entry?',
            externalId: 'used',
            options: [
              { text: 'Yes, more than once', externalId: 'often' },
              { text: 'Yes, once', externalId: 'once' },
              { text: 'No', externalId: 'no' },
            ],
          },
          {
            type: 'open_ended',
            text: 'What did you do instead, or did nothing come up?',
            followUp: 'light',
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'used',
                  matchingCriteria: 'mustSelect',
                  choices: ['no'],
                },
              ],
            },
          },
          {
            type: 'open_ended',
            text: 'What did you want to get done? Tell us how it went.',
            followUp: 'medium',
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'used',
                  matchingCriteria: 'mustSelect',
                  choices: ['often', 'once'],
                },
              ],
            },
          },
          {
            type: 'file_upload',
            text: 'Show us the screen you spent longest on. Cover anything private first.',
            acceptedTypes: ['image/*'],
            maxFiles: 3,
            maxFileSizeMb: 25,
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'used',
                  matchingCriteria: 'mustSelect',
                  choices: ['often', 'once'],
                },
              ],
            },
          },
          {
            type: 'matrix',
            text: 'How was it this time?',
            rows: [
              { text: 'Finding what I needed' },
              { text: 'Understanding it' },
              { text: 'Getting it done' },
            ],
            options: [{ text: 'Hard' }, { text: 'So-so' }, { text: 'Easy' }],
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'used',
                  matchingCriteria: 'mustSelect',
                  choices: ['often', 'once'],
                },
              ],
            },
          },
          {
            type: 'open_ended',
            text: 'What will you do differently next time?',
            followUp: 'none',
          },
        ],
      },
    ],
  },
};
