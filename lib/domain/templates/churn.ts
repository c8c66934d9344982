import type { StudyTemplate } from './study-template';

export const churn: StudyTemplate = {
  id: 'churn',
  name: 'Churn interview',
  about: 'Why people left, told as the story of their last weeks rather than as a reason on a form.',
  study: {
    title: 'Why people leave [product]',
    externalTitle: 'When you stopped using [product]',
    studyGoal:
      'Reconstruct how the decision to leave came about: the first doubt, what was tried, what tipped it, what took its place. Never argue, never try to win them back.',
    config: { interviewMode: 'audio_text' },
    welcomeMessage: {
      title: 'You left, and we want to understand it',
      message: 'About ten minutes. Nobody will try to talk you round, and nothing here reaches sales.',
    },
    closingMessage: 'Thank you for taking the time for something you had finished with.',
    studyGuide: [
      {
        type: 'flat',
        title: 'The end',
        items: [
          {
            type: 'open_ended',
            text: 'Think back to the day you decided to stop. What happened that day?',
            followUp: 'heavy',
            addInstructions:
              'Get the scene: where they were, what they were trying to do, who else was involved.',
          },
          {
            type: 'open_ended',
            text: 'When did you first think that you might stop?',
            followUp: 'medium',
          },
          {
            type: 'multiple_choice',
            text: 'What played a part in it?',
            externalId: 'reasons',
            multiSelect: true,
            allowCustomOption: true,
            randomizeOptionOrder: true,
            pinnedFinalOption: true,
            options: [
              { text: 'What it cost', externalId: 'cost' },
              { text: 'It did not do something I needed', externalId: 'missing' },
              { text: 'It was too much work', externalId: 'work' },
              { text: 'It broke or was slow', externalId: 'broke' },
              { text: 'I found something else', externalId: 'other-product' },
              { text: 'My situation changed', externalId: 'situation' },
              { text: 'None of these', externalId: 'none', exclusiveOption: true },
            ],
          },
          {
            type: 'ranking',
            text: 'Put them in order, what weighed most first.',
            carryForwardFrom: 'reasons',
          },
          {
            type: 'open_ended',
            text: 'What were you getting for the money, as you saw it?',
            followUp: 'medium',
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'reasons',
                  matchingCriteria: 'mustSelect',
                  choices: ['cost'],
                },
              ],
            },
          },
          {
            type: 'open_ended',
            text: 'What were you trying to do that it would not let you do?',
            followUp: 'medium',
            conditional: {
              operator: 'or',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'reasons',
                  matchingCriteria: 'mustSelect',
                  choices: ['missing'],
                },
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'reasons',
                  matchingCriteria: 'mustSelect',
                  choices: ['work'],
                },
              ],
            },
          },
        ],
      },
      {
        type: 'flat',
        title: 'After it',
        items: [
          { type: 'open_ended', text: 'What do you do instead now?', followUp: 'medium' },
          {
            type: 'open_ended',
            text: 'What do you miss, if anything?',
            followUp: 'light',
          },
          {
            type: 'open_ended',
            text: 'What would have had to happen, and when, for you to stay?',
            followUp: 'light',
          },
        ],
      },
    ],
  },
};
