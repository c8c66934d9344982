import type { NewStudy } from '../../studies/create-study';

/** Five open questions, and the moderator does the rest. */
export const NEW_TOWN: NewStudy = {
  title: 'Settling in: the first months in a new town',
  externalTitle: 'Your first months in a new town',
  background:
    'A group of municipalities wants to welcome people who move there, and to know what helps them to feel at home.',
  studyGoal:
    'Learn how people settle in after a move, what helps them to meet others, and what they had to find out alone.',
  config: {
    interviewMode: 'text',
    questionLanguage: 'en',
    availableLanguages: ['en', 'de', 'fr'],
  },
  welcomeMessage: {
    title: 'Hello',
    message:
      'We are listening to people who moved to another town in the last three years. Please take your time and tell it in your own words; answer in English, German or French, as you like.',
  },
  closingMessage: 'Thank you for telling us. We hope that you feel at home where you are.',
  studyGuide: [
    {
      type: 'flat',
      title: 'Settling in',
      items: [
        {
          type: 'open_ended',
          externalId: 'why',
          text: 'What made you move, and how did you choose the town?',
          followUp: 'medium',
        },
        {
          type: 'open_ended',
          externalId: 'first-weeks',
          text: 'Please tell me about your first weeks there.',
          followUp: 'heavy',
        },
        {
          type: 'open_ended',
          externalId: 'people',
          text: 'How did you get to know people?',
          followUp: 'medium',
        },
        {
          type: 'open_ended',
          externalId: 'miss',
          text: 'What do you miss of the place where you lived before, if anything?',
          followUp: 'medium',
        },
        {
          type: 'open_ended',
          externalId: 'advice',
          text: 'If a friend moved there next month, what would you tell them to do first?',
          followUp: 'light',
        },
      ],
    },
  ],
};
