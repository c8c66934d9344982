import type { NewStudy } from '../../studies/create-study';

/** Three ideas of which everybody sees two. */
export const REFILL_IDEAS: NewStudy = {
  title: 'Refilling at home: three ideas',
  externalTitle: 'Three ideas for washing-up liquid, soap and the like',
  background:
    'A cooperative of small makers of household goods looks for a way to sell washing-up liquid, soap and detergent without single-use bottles.',
  studyGoal:
    'Find out which way of refilling household goods fits into daily life, and what would keep people from using it.',
  config: { interviewMode: 'text', questionLanguage: 'en' },
  welcomeMessage: {
    title: 'Welcome',
    message:
      'We will show you two ideas and would like to know what you make of them. Nothing is decided yet, so please say frankly what you think. It takes about eight minutes.',
  },
  closingMessage: 'Thank you. You have helped us to decide what to try first, and what to leave.',
  studyGuide: [
    {
      type: 'flat',
      title: 'How it is today',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'buys',
          text: 'How do you get washing-up liquid, soap and detergent today?',
          multiSelect: true,
          minSelect: 1,
          maxSelect: 3,
          options: [
            { externalId: 'weekly-shop', text: 'With the weekly shopping' },
            { externalId: 'when-out', text: 'When something has run out' },
            { externalId: 'bulk', text: 'In large packs, a few times a year' },
            { externalId: 'delivered', text: 'Delivered to the door' },
            { externalId: 'refilled', text: 'Refilled in a shop' },
          ],
        },
        {
          type: 'open_ended',
          externalId: 'last-empty',
          text: 'Think of the last time a bottle of something was empty at home. What happened?',
          followUp: 'light',
        },
      ],
    },
    {
      type: 'concept',
      title: 'The ideas',
      conceptSamplingConfig: {
        subsampleCount: 2,
        concepts: [
          {
            externalId: 'van',
            nickname: 'Van',
            content: {
              title: 'The refill van',
              description:
                'An electric van stops in your street on the same evening every week. You bring your empty bottles and have them filled at the door of the van, and pay by weight.',
            },
          },
          {
            externalId: 'corner',
            nickname: 'Corner shop',
            content: {
              title: 'Taps in the corner shop',
              description:
                'The nearest corner shop has a wall of taps for eight household liquids. You fill any bottle yourself whenever the shop is open, and pay at the till.',
            },
          },
          {
            externalId: 'post',
            nickname: 'Post',
            content: {
              title: 'Tablets by post',
              description:
                'A flat parcel with tablets comes through the letter box every two months. You drop a tablet into your old bottle and add water. You can pause or cancel at any time.',
            },
          },
        ],
      },
      items: [
        {
          type: 'multiple_choice',
          externalId: 'likely',
          text: 'How likely is it that you would use this?',
          options: [
            { externalId: 'certainly', text: 'I certainly would' },
            { externalId: 'probably', text: 'I probably would' },
            { externalId: 'perhaps', text: 'Perhaps' },
            { externalId: 'hardly', text: 'Probably not' },
            { externalId: 'never', text: 'Certainly not' },
          ],
        },
        {
          type: 'open_ended',
          externalId: 'reaction',
          text: 'What is your first reaction to this idea?',
          followUp: 'medium',
        },
      ],
    },
    {
      type: 'flat',
      title: 'In the end',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'price',
          text: 'Compared with a new bottle, what would a refill have to cost?',
          options: [
            { externalId: 'less', text: 'Clearly less' },
            { externalId: 'bit-less', text: 'A little less' },
            { externalId: 'same', text: 'The same' },
            { externalId: 'more', text: 'It could cost a little more' },
          ],
        },
        {
          type: 'open_ended',
          externalId: 'neighbour',
          text: 'How would you describe the idea that you liked better to a neighbour?',
          followUp: 'none',
        },
      ],
    },
  ],
};
