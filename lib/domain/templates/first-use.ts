import type { StudyTemplate } from './study-template';

export const firstUse: StudyTemplate = {
  id: 'first-use',
  name: 'First-use interview',
  about:
    'How people got on with something the first time: what they came for, where they stopped, what carried them on.',
  study: {
    title: 'First use of [product]',
    externalTitle: 'Your first time with [product]',
    background: '[What the product is, in two sentences, and what somebody meets on their first visit.]',
    studyGoal:
      'Find out what new people expected, where their first visit slowed down or stopped, and what would have carried them further. Ask for what happened, in order, before asking for opinions.',
    config: { interviewMode: 'audio_text' },
    welcomeMessage: {
      title: 'Tell us about your first time',
      message:
        'It takes about eight minutes. There are no right answers: we want to know what happened, also where it went wrong.',
    },
    closingMessage: 'Thank you. What you told us goes straight to the people who build it.',
    studyGuide: [
      {
        type: 'screening',
        title: 'Screening',
        items: [
          {
            type: 'multiple_choice',
            text: 'When did you first use [product]?',
            options: [
              { text: 'In the last two weeks', status: 'approve' },
              { text: 'Longer ago', status: 'reject' },
              { text: 'I have not used it', status: 'reject' },
            ],
          },
        ],
      },
      {
        type: 'flat',
        title: 'What brought you',
        items: [
          {
            type: 'open_ended',
            text: 'What was going on in your day when you decided to try [product]?',
            followUp: 'medium',
            addInstructions: 'Find the occasion, not the reason that sounds good afterwards.',
          },
          {
            type: 'open_ended',
            text: 'What did you think it would do for you?',
            followUp: 'light',
          },
        ],
      },
      {
        type: 'flat',
        title: 'What happened',
        items: [
          {
            type: 'open_ended',
            text: 'Take us through it from the moment you opened it. What did you do first, and then?',
            followUp: 'heavy',
            addInstructions:
              'Go through it step by step. Stop wherever they hesitated, guessed or went back.',
          },
          {
            type: 'multiple_choice',
            text: 'How far did you get?',
            externalId: 'how-far',
            options: [
              { text: 'I did what I had come for', externalId: 'done' },
              { text: 'I got part of the way', externalId: 'part' },
              { text: 'I looked around and left', externalId: 'left' },
            ],
          },
          {
            type: 'open_ended',
            text: 'What did you do at the point where you stopped?',
            followUp: 'medium',
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'how-far',
                  matchingCriteria: 'mustNotSelect',
                  choices: ['done'],
                },
              ],
            },
          },
          {
            type: 'open_ended',
            text: 'When did you know that it had worked?',
            followUp: 'light',
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'how-far',
                  matchingCriteria: 'mustSelect',
                  choices: ['done'],
                },
              ],
            },
          },
          {
            type: 'open_ended',
            text: 'If a friend started tomorrow, what would you tell them before they begin?',
            followUp: 'light',
          },
        ],
      },
    ],
  },
};
