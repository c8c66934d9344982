import type { StudyTemplate } from './study-template';

export const pricePerception: StudyTemplate = {
  id: 'price-perception',
  name: 'Price perception',
  about:
    'What people compare a price with and which parts of an offer are worth paying for, weighed by max-diff.',
  study: {
    title: 'What [offer] is worth',
    externalTitle: 'What is it worth to you?',
    studyGoal:
      'Find out what people compare the price with, which parts of the offer carry its value and which are taken for granted, and at which price they begin to doubt.',
    config: { interviewMode: 'text' },
    welcomeMessage: {
      title: 'What is it worth to you?',
      message: 'About nine minutes. We ask about money, never about yours: income is none of our questions.',
    },
    closingMessage: 'Thank you. That will change what we charge for, not only how much.',
    studyGuide: [
      {
        type: 'flat',
        title: 'What you pay now',
        items: [
          {
            type: 'open_ended',
            text: 'What do you spend on [category] in a month, roughly, and on what?',
            followUp: 'medium',
          },
          {
            type: 'open_ended',
            text: 'Which of these was worth it most, and how do you tell?',
            followUp: 'medium',
          },
        ],
      },
      {
        type: 'flat',
        title: 'What matters',
        items: [
          {
            type: 'statement',
            text: 'You will see a few parts of an offer at a time. Choose the one that is worth most to you and the one that is worth least. The same part comes up several times, in other company.',
            continueButtonText: 'Begin',
          },
          {
            type: 'max_diff',
            text: 'What is worth paying for?',
            metric: 'worth paying for',
            itemsPerScreen: 4,
            options: [
              { text: '[Part 1: what it does for somebody]' },
              { text: '[Part 2]' },
              { text: '[Part 3]' },
              { text: '[Part 4]' },
              { text: '[Part 5]' },
              { text: '[Part 6]' },
              { text: '[Part 7]' },
              { text: '[Part 8]' },
            ],
          },
          {
            type: 'open_ended',
            text: 'Which of them would you expect without paying for it?',
            followUp: 'light',
          },
        ],
      },
      {
        type: 'flat',
        title: 'The price',
        items: [
          {
            type: 'multiple_choice',
            text: 'At [price] a month, what is your first thought?',
            externalId: 'first-thought',
            options: [
              { text: 'So cheap that I would doubt it', externalId: 'too-cheap' },
              { text: 'A good price', externalId: 'good' },
              { text: 'Expensive, but I would think about it', externalId: 'expensive' },
              { text: 'Too expensive', externalId: 'too-expensive' },
            ],
          },
          {
            type: 'open_ended',
            text: 'What are you comparing it with?',
            followUp: 'medium',
            addInstructions: 'The comparison matters more than the number.',
          },
          {
            type: 'open_ended',
            text: 'What would have to be in it for that price?',
            followUp: 'medium',
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'first-thought',
                  matchingCriteria: 'mustSelect',
                  choices: ['expensive', 'too-expensive'],
                },
              ],
            },
          },
          {
            type: 'open_ended',
            text: 'What makes you doubt it at that price?',
            followUp: 'medium',
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'first-thought',
                  matchingCriteria: 'mustSelect',
                  choices: ['too-cheap'],
                },
              ],
            },
          },
        ],
      },
    ],
  },
};
