import type { StudyTemplate } from './study-template';

export const messageTest: StudyTemplate = {
  id: 'message-test',
  name: 'Message test',
  about: 'Which words are understood, believed and remembered, before they go on a page or a poster.',
  study: {
    title: 'Messages for [what is announced]',
    externalTitle: 'What do these words tell you?',
    studyGoal:
      'Learn what people take from each message, what they believe of it, and which words they repeat. Meaning first, taste last.',
    config: { interviewMode: 'text' },
    welcomeMessage: {
      title: 'A few sentences',
      message: 'You read some short texts and tell us what they say to you. About ten minutes.',
    },
    closingMessage: 'Thank you. Now we know which words to keep.',
    studyGuide: [
      {
        type: 'concept',
        title: 'The messages',
        conceptSamplingConfig: {
          concepts: [
            { nickname: 'A', content: { title: '[Headline A]', description: '[The sentence below it.]' } },
            { nickname: 'B', content: { title: '[Headline B]', description: '[The sentence below it.]' } },
            { nickname: 'C', content: { title: '[Headline C]', description: '[The sentence below it.]' } },
          ],
        },
        items: [
          {
            type: 'open_ended',
            text: 'What does this tell you? Say it as you would to a friend.',
            followUp: 'light',
          },
          {
            type: 'open_ended',
            text: 'Which word or phrase do you stop at, and why?',
            followUp: 'light',
          },
          {
            type: 'multiple_choice',
            text: 'How far do you believe it?',
            options: [
              { text: 'Every word' },
              { text: 'Most of it' },
              { text: 'Some of it' },
              { text: 'I do not believe it' },
            ],
          },
        ],
      },
      {
        type: 'flat',
        title: 'All together',
        items: [
          {
            type: 'ranking',
            text: 'Which would make you read on? Put them in order.',
            randomizeOptionOrder: true,
            options: [{ text: '[Headline A]' }, { text: '[Headline B]' }, { text: '[Headline C]' }],
          },
          {
            type: 'open_ended',
            text: 'Without looking back: which words do you still remember?',
            followUp: 'none',
          },
          {
            type: 'open_ended',
            text: 'What question do you still have after all this?',
            followUp: 'medium',
          },
        ],
      },
    ],
  },
};
