import type { StudyTemplate } from './study-template';

const scores = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    text: `${from + at}`,
    externalId: `score-${from + at}`,
  }));
const gave = (from: number, to: number) => ({
  operator: 'and' as const,
  criteria: [
    {
      type: 'selectedTemplateOptions' as const,
      questionId: 'score',
      matchingCriteria: 'mustSelect' as const,
      choices: scores(from, to).map(({ externalId }) => externalId),
    },
  ],
});

export const npsWhy: StudyTemplate = {
  id: 'nps-why',
  name: 'The why behind the score',
  about:
    'The recommendation question with a real conversation behind each answer, different for each range of scores.',
  study: {
    title: 'Why people would recommend [product], or not',
    externalTitle: 'Would you recommend us?',
    studyGoal:
      'Understand what stands behind each score: what people have actually told others, what holds a good score back, what would have to change for a low one.',
    config: { interviewMode: 'audio_text' },
    welcomeMessage: { title: 'One number, and why', message: 'About nine minutes.' },
    closingMessage: 'Thank you. We read every answer, the low scores first.',
    studyGuide: [
      {
        type: 'flat',
        title: 'The score',
        items: [
          {
            type: 'multiple_choice',
            text: 'How likely are you to recommend [product] to a friend or colleague? 0 is not at all, 10 is certainly.',
            externalId: 'score',
            options: scores(0, 10),
          },
          {
            type: 'open_ended',
            text: 'What did you say when you last told somebody about us?',
            followUp: 'medium',
            conditional: gave(9, 10),
          },
          {
            type: 'open_ended',
            text: 'What keeps it from being a nine or a ten?',
            followUp: 'heavy',
            conditional: gave(7, 8),
          },
          {
            type: 'open_ended',
            text: 'What happened that made you choose this number?',
            followUp: 'heavy',
            addInstructions: 'Let them finish. Do not defend, do not explain.',
            conditional: gave(0, 6),
          },
          {
            type: 'open_ended',
            text: 'What did you do then?',
            followUp: 'medium',
            conditional: gave(0, 6),
          },
          {
            type: 'open_ended',
            text: 'If we could change one thing by next month, what should it be?',
            followUp: 'light',
          },
        ],
      },
      {
        type: 'flat',
        title: 'New customers',
        items: [
          {
            type: 'open_ended',
            text: 'You joined us only lately. What had you expected that has not come true yet?',
            followUp: 'medium',
            conditional: {
              operator: 'and',
              criteria: [{ type: 'searchParam', parameter: 'segment', value: 'new' }],
            },
          },
        ],
      },
    ],
  },
};
