import type { StudyTemplate } from './study-template';

export const conceptTest: StudyTemplate = {
  id: 'concept-test',
  name: 'Concept test',
  about:
    'Two or more ideas before anything is built: each person sees them in an order of their own and says what they would do with them.',
  study: {
    title: 'Concept test: [what the ideas are about]',
    externalTitle: 'A first look at some ideas',
    studyGoal:
      'Learn which idea people would use, for what, and what keeps them from believing it. Liking it is not enough: ask for the occasion on which they would have needed it.',
    config: { interviewMode: 'text' },
    welcomeMessage: {
      title: 'A first look',
      message:
        'We will show you a few ideas, one after the other. None of them exists yet, so you can say anything you like about them.',
    },
    closingMessage: 'Thank you. You saw these before almost anybody else.',
    studyGuide: [
      {
        type: 'flat',
        title: 'Today',
        items: [
          {
            type: 'open_ended',
            text: 'How do you manage [the task] today?',
            followUp: 'medium',
          },
          {
            type: 'open_ended',
            text: 'What was the last thing about it that annoyed you?',
            followUp: 'light',
          },
        ],
      },
      {
        type: 'concept',
        title: 'The ideas',
        conceptSamplingConfig: {
          concepts: [
            {
              nickname: 'First idea',
              content: {
                title: '[Name of the first idea]',
                description: '[What it does for somebody, in two or three plain sentences. No slogans.]',
              },
            },
            {
              nickname: 'Second idea',
              content: {
                title: '[Name of the second idea]',
                description: '[The same length and tone as the first, so that neither sounds more finished.]',
              },
            },
            {
              nickname: 'Third idea',
              content: {
                title: '[Name of the third idea]',
                description: '[Leave it out when two are enough.]',
              },
            },
          ],
          subsampleCount: 2,
        },
        items: [
          {
            type: 'open_ended',
            text: 'In your own words: what is this?',
            followUp: 'light',
            addInstructions: 'Do not explain the idea. What they misunderstand is the finding.',
          },
          {
            type: 'multiple_choice',
            text: 'If it were there tomorrow, what would you do?',
            externalId: 'would-do',
            options: [
              { text: 'Use it at once', externalId: 'at-once' },
              { text: 'Try it when I need it', externalId: 'try' },
              { text: 'Wait what others say', externalId: 'wait' },
              { text: 'Nothing', externalId: 'nothing' },
            ],
          },
          {
            type: 'open_ended',
            text: 'Think of the last month. On which day would you have used it?',
            followUp: 'medium',
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'would-do',
                  matchingCriteria: 'mustSelect',
                  choices: ['at-once', 'try'],
                },
              ],
            },
          },
          {
            type: 'open_ended',
            text: 'What would have to be different for you to care?',
            followUp: 'medium',
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'would-do',
                  matchingCriteria: 'mustSelect',
                  choices: ['wait', 'nothing'],
                },
              ],
            },
          },
          {
            type: 'matrix',
            text: 'How much do you agree?',
            rows: [
              { text: 'I understood it at once' },
              { text: 'I believe that it would work' },
              { text: 'It is new to me' },
            ],
            options: [
              { text: 'Not at all' },
              { text: 'A little' },
              { text: 'Mostly' },
              { text: 'Completely' },
            ],
          },
        ],
      },
      {
        type: 'flat',
        title: 'All of them',
        items: [
          {
            type: 'open_ended',
            text: 'Which of the ideas has stayed with you, and what about it?',
            followUp: 'medium',
          },
        ],
      },
    ],
  },
};
