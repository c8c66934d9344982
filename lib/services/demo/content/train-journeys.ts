import type { NewStudy } from '../../studies/create-study';

const option = (externalId: string, text: string) => ({ externalId, text });

/** Screening, every kind of closed question, routing by an answer, and two open questions. */
export const TRAIN_JOURNEYS: NewStudy = {
  title: 'Train journeys: what would win people over',
  externalTitle: 'Your journeys by train',
  background:
    'A regional transport authority plans its timetable and its stations for the next five years and wants to spend where passengers notice it.',
  studyGoal:
    'Understand what makes a train journey good or bad from door to door, and which improvements matter most.',
  config: { interviewMode: 'text', questionLanguage: 'en', targetPlatforms: ['ios', 'android', 'desktop'] },
  welcomeMessage: {
    title: 'Thank you for taking part',
    message:
      'We would like to hear about your journeys by train. There are no right or wrong answers, and you may skip any question.',
  },
  closingMessage:
    'That was the last question. Thank you for your time: your answers go to the people who plan the timetable and the stations.',
  studyGuide: [
    {
      type: 'screening',
      title: 'Who we talk to',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'frequency',
          text: 'How often have you travelled by train in the last twelve months?',
          options: [
            { ...option('weekly', 'Every week'), status: 'approve' },
            { ...option('monthly', 'A few times a month'), status: 'approve' },
            { ...option('yearly', 'A few times in the year'), status: 'approve' },
            { ...option('never', 'Not at all'), status: 'reject' },
          ],
        },
        {
          type: 'multiple_choice',
          externalId: 'trade',
          text: 'Do you, or does anybody in your household, work for a railway or a bus company?',
          options: [
            { ...option('trade-yes', 'Yes'), status: 'reject' },
            { ...option('trade-no', 'No'), status: 'approve' },
          ],
        },
      ],
    },
    {
      type: 'flat',
      title: 'The last journey',
      items: [
        {
          type: 'statement',
          text: 'Please think of the last time you travelled by train, from your own front door to the place where you were going.',
          continueButtonText: 'I have one in mind',
        },
        {
          type: 'multiple_choice',
          externalId: 'purpose',
          text: 'What was that journey for?',
          allowCustomOption: true,
          options: [
            option('commute', 'Going to work or to study'),
            option('business', 'A meeting or another errand for work'),
            option('visit', 'Visiting family or friends'),
            option('leisure', 'A day out or a holiday'),
          ],
        },
        {
          type: 'multiple_choice',
          externalId: 'on-board',
          text: 'What do you usually do on the train to work?',
          multiSelect: true,
          options: [
            option('work', 'Work or study'),
            option('read', 'Read'),
            option('listen', 'Listen to something'),
            option('talk', 'Talk with others'),
            option('doze', 'Doze'),
            { ...option('nothing', 'Nothing in particular'), exclusiveOption: true },
          ],
          conditional: {
            operator: 'and',
            criteria: [
              {
                type: 'selectedTemplateOptions',
                questionId: 'purpose',
                matchingCriteria: 'mustSelect',
                choices: ['commute'],
              },
            ],
          },
        },
        {
          type: 'open_ended',
          externalId: 'story',
          text: 'Please tell me about that journey, from leaving home to arriving. What do you remember of it?',
          followUp: 'medium',
        },
        {
          type: 'matrix',
          externalId: 'stages',
          text: 'How were these parts of the journey?',
          rows: [
            { text: 'Getting to the station' },
            { text: 'Waiting at the station' },
            { text: 'Finding a seat' },
            { text: 'The journey itself' },
            { text: 'Getting on from the station' },
          ],
          options: [
            option('bad', 'Bad'),
            option('poor', 'Rather bad'),
            option('fair', 'Neither'),
            option('good', 'Rather good'),
            option('great', 'Good'),
          ],
        },
      ],
    },
    {
      type: 'flat',
      title: 'What would make it better',
      items: [
        {
          type: 'ranking',
          externalId: 'priorities',
          text: 'Please put these in order, from what matters most to you to what matters least.',
          randomizeOptionOrder: true,
          options: [
            option('time', 'A short journey'),
            option('punctual', 'Arriving when the timetable says'),
            option('price', 'A fair price'),
            option('comfort', 'A quiet seat'),
            option('simple', 'Tickets that are easy to understand'),
          ],
        },
        {
          type: 'max_diff',
          externalId: 'improvements',
          text: 'Of these improvements, which would matter most to you, and which least?',
          metric: 'important',
          itemsPerScreen: 4,
          options: [
            option('evening', 'A later last train'),
            option('seats', 'More carriages at busy times'),
            option('news', 'Honest news about delays'),
            option('bikes', 'Room for bicycles'),
            option('wifi', 'A connection that holds'),
            option('lift', 'Lifts that work'),
            option('shelter', 'Shelter on the platform'),
            option('bus', 'Buses that wait for the train'),
          ],
        },
        {
          type: 'open_ended',
          externalId: 'change',
          text: 'If you could change one thing about travelling by train, what would it be?',
          followUp: 'light',
        },
      ],
    },
  ],
};
