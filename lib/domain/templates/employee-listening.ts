import type { StudyTemplate } from './study-template';

export const employeeListening: StudyTemplate = {
  id: 'employee-listening',
  name: 'Employee listening',
  about: 'How work feels from inside: what helps, what wears people down, what they would change first.',
  study: {
    title: 'Listening to [team], [season]',
    externalTitle: 'How is work?',
    background: '[Who reads the answers and what will be done with them. Say it truthfully.]',
    studyGoal:
      'Hear how people experience their work, in their own order of importance. Ask for situations, never for names. If somebody speaks of harm or harassment, point them to the people named in the closing message and do not probe.',
    config: { interviewMode: 'text' },
    welcomeMessage: {
      title: 'How is work?',
      message:
        'About seven minutes. Leave out names, also your own. You can skip anything, and your answers are read together with those of others.',
    },
    closingMessage:
      'Thank you for being open. If something needs help now, [name and way to reach them] is there for you.',
    studyGuide: [
      {
        type: 'flat',
        title: 'These weeks',
        items: [
          {
            type: 'open_ended',
            text: 'Think of a day in the last weeks on which you went home content. What had happened?',
            followUp: 'medium',
          },
          {
            type: 'open_ended',
            text: 'And a day on which you did not?',
            followUp: 'medium',
            addInstructions: 'Ask for what happened, not for who did it.',
          },
          {
            type: 'multiple_choice',
            text: 'What takes up more of your energy than it should?',
            externalId: 'drains',
            multiSelect: true,
            minSelect: 1,
            maxSelect: 3,
            randomizeOptionOrder: true,
            pinnedFinalOption: true,
            options: [
              { text: 'Meetings' },
              { text: 'Waiting for decisions' },
              { text: 'Tools that do not work' },
              { text: 'Unclear priorities' },
              { text: 'Too much at once' },
              { text: 'Too little to do that matters' },
              { text: 'Tension between people' },
              { text: 'Nothing in particular', externalId: 'nothing', exclusiveOption: true },
            ],
          },
          {
            type: 'open_ended',
            text: 'Take the first that comes to mind: what does it look like on an ordinary Tuesday?',
            followUp: 'heavy',
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'drains',
                  matchingCriteria: 'mustNotSelect',
                  choices: ['nothing'],
                },
              ],
            },
          },
        ],
      },
      {
        type: 'flat',
        title: 'Looking ahead',
        items: [
          {
            type: 'matrix',
            text: 'How true is this for you at present?',
            rows: [
              { text: 'I know what is expected of me' },
              { text: 'I can say when something is wrong' },
              { text: 'I learn something' },
              { text: 'I have somebody to turn to' },
            ],
            options: [{ text: 'Hardly' }, { text: 'Partly' }, { text: 'Mostly' }, { text: 'Fully' }],
          },
          {
            type: 'open_ended',
            text: 'If you could change one thing here by next month, what would it be?',
            followUp: 'medium',
          },
          {
            type: 'open_ended',
            text: 'What should nobody change?',
            followUp: 'light',
          },
        ],
      },
    ],
  },
};
