/** A page of help for researchers: a task, in plain words. */
export interface HelpTopic {
  /** The last part of its address. */
  id: string;
  title: string;
  /** Also found by these words. */
  words: string;
  /** What one gets, in a sentence or two. */
  about: string;
  steps: readonly HelpStep[];
  /** What to know besides. */
  notes?: readonly string[];
}

interface HelpStep {
  do: string;
  /** What happens, or why. */
  result?: string;
}

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'write',
    title: 'Write a guide',
    words: 'guide question section screening condition concept follow-up new study',
    about:
      'A guide is what participants are asked, in order. It has sections; a section has questions; a screening section at the beginning decides who takes part.',
    steps: [
      { do: 'Press New study in Studies, and choose a template, an empty guide, or a file.' },
      {
        do: 'Write the first question in the document in the middle.',
        result: 'Everything is saved as you write.',
      },
      {
        do: 'Press Q for another question, B for another section, and choose the kind of question.',
        result: 'Open questions are followed up by the interviewer; choose how often at the question.',
      },
      {
        do: 'Add a condition (I) to say who gets a question.',
        result: 'It depends on an earlier choice, or on a parameter of the link.',
      },
      {
        do: 'Look at the list of problems below.',
        result: 'Each has a way to mend it. F8 goes to the next one.',
      },
    ],
    notes: [
      'Ask for one thing at a time, and for what happened rather than what usually happens.',
      'A live study can be edited; participants see the changes once you publish them.',
    ],
  },
  {
    id: 'try',
    title: 'Try it before others do',
    words: 'try test preview rehearse rehearsal scripted participant draft',
    about: 'Three ways to see a study as participants will. None of them is charged or counted.',
    steps: [
      { do: 'Press Try it in the guide.', result: 'The preview answers at once and keeps nothing.' },
      {
        do: 'Press As a participant there.',
        result:
          'The page that participants get opens, with the real interviewer. It says that it is a test; what you said is deleted after a week.',
      },
      {
        do: 'Choose Rehearse in the guide, and press Rehearse.',
        result:
          'Scripted participants walk every way through the guide. You see what nobody reaches, what was asked in between, how long it takes, and what to mend.',
      },
    ],
  },
  {
    id: 'launch',
    title: 'Launch a study',
    words: 'launch publish link wallet credits share live pause close quota schedule',
    about: 'A launch makes the study live and reserves credits for as many responses as you aim at.',
    steps: [
      {
        do: 'Press Launch, and choose the wallet that pays.',
        result: 'The dialog says what is reserved, and what to look at first.',
      },
      {
        do: 'Copy the link from Share, or show its code.',
        result: 'Everybody who opens it can take part, unless the settings say otherwise.',
      },
      { do: 'Watch Fieldwork.', result: 'It shows who started, who is through, and how full each group is.' },
      {
        do: 'Pause or close the study from its menu.',
        result: 'Whoever is under way may finish. Closing gives back what was reserved and not used.',
      },
    ],
  },
  {
    id: 'tell-participants',
    title: 'Tell participants that a machine asks',
    words: 'ai act article 50 consent privacy transparency artificial intelligence law participants gdpr',
    about:
      'In the European Union people must be told when they deal with an artificial intelligence (AI Act, Article 50). The first page of every interview says that an automated interviewer asks.',
    steps: [
      {
        do: 'Open Settings, Consent, and press Begin with a suggested text.',
        result:
          'It says that a program asks and not a person, what becomes of answers, and what participants may do. Change it as your rules need.',
      },
      { do: 'Add whom to write to and your privacy notice.' },
      {
        do: 'Say for how many days answers are kept.',
        result: 'Participants are told so, and answers and recordings are deleted by then.',
      },
    ],
    notes: [
      'The suggested text is a beginning and no legal advice. Ask whoever is responsible for data protection.',
    ],
  },
  {
    id: 'read',
    title: 'Read responses',
    words: 'response transcript recording highlight tag note quality summary review',
    about:
      'A response is one interview: its words beside its recording, and a summary that leads back to the words.',
    steps: [
      { do: 'Open Responses, and press a row.', result: 'J and K go on to the next and the one before.' },
      { do: 'Press a sentence of the summary.', result: 'The words that it rests on are marked.' },
      {
        do: 'Select words, and choose Highlight, Note or Clip.',
        result: 'What you mark is found under Findings.',
      },
      {
        do: 'Mend a word that was misheard.',
        result: 'Earlier versions are kept, and the summary is made anew.',
      },
    ],
  },
  {
    id: 'find',
    title: 'Find what people said',
    words: 'find search ask question theme filter compare results',
    about: 'Search finds words, Ask answers questions, and Themes gather what several people say.',
    steps: [
      {
        do: 'Press Find anything, and type what somebody said.',
        result: 'Other forms of a word are found as well; words in quotation marks stay as they are.',
      },
      {
        do: 'Press A for Ask, and write a question.',
        result: 'Every sentence of the answer leads to the passages that it stands on.',
      },
      {
        do: 'Open Themes, and have themes suggested.',
        result: 'Accept, rename or merge them; new responses are read for them.',
      },
      { do: 'Filter Responses by an answer, a tag or a parameter of the link.' },
    ],
  },
  {
    id: 'share',
    title: 'Share what was found',
    words: 'share report insight clip reel link password export download csv spss docx',
    about:
      'People without an account can read a report, an insight or single responses by a link that you can close.',
    steps: [
      { do: 'Write insights under Findings, and put passages, charts and clips into the report.' },
      { do: 'Press Share, and choose with or without names and recordings, a password and an end.' },
      {
        do: 'Look at the list of links to see how often each was opened.',
        result: 'Closing one takes effect at once.',
      },
      { do: 'Press Export in Responses for tables, transcripts and files of other programs.' },
    ],
  },
  {
    id: 'delete',
    title: 'Answer a request to delete',
    words: 'delete erase gdpr privacy request data subject personal retention withdraw',
    about: 'Somebody wants what they said to be deleted. Owners and admins can do that; it cannot be undone.',
    steps: [
      {
        do: 'Find their response: by its reference, by a parameter of their link, or by what they said.',
        result:
          'Participants see the reference of their response on the last page, and when they ask the interviewer about deletion. Find anything takes it.',
      },
      {
        do: 'Open it, and choose Delete response in its menu.',
        result:
          'Words, recordings, highlights and clips of it are gone for everybody at once; the ledger keeps the figures alone.',
      },
      {
        do: 'To have it done without asking, say in Settings, Consent and Keeping, for how many days answers, their words or their recordings are kept.',
      },
    ],
    notes: [
      'Files that were exported before are beyond reach: delete those too.',
      'While a legal hold keeps it, nothing of it can be deleted; whoever set it can lift it.',
    ],
  },
];

export function topicOf(id: string): HelpTopic | undefined {
  return HELP_TOPICS.find((topic) => topic.id === id);
}
