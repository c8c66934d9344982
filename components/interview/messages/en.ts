import { pluralOf } from '../controls/messages/plural';
import type { InterviewTexts } from '../interview-texts';

const plural = pluralOf('en');

export const texts: InterviewTexts = {
  language: 'en',

  chooseLanguage: 'Language',
  pause: 'Pause',
  questionOf: (n, total) => `Question ${n} of ${total}`,
  place: (n, total) => `${n} of ${total}`,
  part: (n, total) => `Part ${n} of ${total}`,
  followUp: 'A question about what you said',

  minutes: (n) => plural(n, { one: 'About one minute.', other: 'About # minutes.' }),
  minutesRest: 'Pause whenever you like; your place is kept.',
  writing: 'You write, an automated interviewer reads',
  writingRest: 'and asks about what you said.',
  readers: 'People read it.',
  readersRest: 'The research team reads what you write.',
  agree: 'I agree',
  agreeTo: 'that my answers are recorded for this study and read by the research team.',
  talking: 'You talk, an automated interviewer listens',
  talkingRest: 'and asks about what you said. You can type instead.',
  recorded: {
    audio: 'Your voice is recorded',
    audio_screen: 'Your voice and screen are recorded',
    video: 'Camera and voice are recorded',
    video_screen: 'Camera, voice and screen are recorded',
  },
  recordedRest: 'once you allow it, and you can stop at any time.',
  hearers: 'People read and hear it.',
  hearersRest: 'The research team reads and hears what you say.',
  agreeToRecording: {
    audio:
      'that my answers and my voice are recorded for this study, and read and heard by the research team.',
    audio_screen:
      'that my answers, voice and screen are recorded for this study, and read, heard and seen by the research team.',
    video:
      'that my answers, voice and camera are recorded for this study, and read, heard and seen by the research team.',
    video_screen:
      'that my answers, voice, camera and screen are recorded for this study, and read, heard and seen by the research team.',
  },
  agreeFirst: 'Tick this box first. Nothing is asked or recorded before you agree.',
  begin: 'Begin',
  loading: 'Loading',
  beginning: 'Beginning',
  decline: 'No, thank you',
  declinedTitle: 'That is all right.',
  declinedText: 'Nothing was recorded. You can close this page.',
  backToStart: 'Back to the beginning',

  continue: 'Continue',
  sendAnswer: 'Send answer',
  sending: 'Sending',
  skip: 'Skip this question',
  listening: 'The interviewer is reading your answer',
  youAnswered: 'Your answer',
  readOn: 'Read on',
  earlierAnswers: 'Earlier answers',
  lookingBackTitle: 'Your answers so far',
  lookingBackText: 'You can read them here. They cannot be changed.',
  skipped: 'Skipped',
  keptAsYouType: 'Kept as you type',
  watchFirst: 'Watch to the end first, then go on.',

  offlineTitle: 'You are offline.',
  offlineText: 'Your answer is kept on this device and goes out when you are back.',
  offlineStart: 'The interview begins when you are back.',
  offlinePage: 'What you have answered is kept. This page goes on by itself when the connection is back.',
  unreachableTitle: 'The server does not answer at the moment.',
  unreachableText: 'Your answer is kept on this device and is sent again until it arrives.',
  unreachableStart: 'This page tries again by itself.',
  limitedTitle: 'Many people are answering from your network.',
  limitedText: 'Your turn comes in a moment. Nothing is lost.',
  tryingAgain: (n) => plural(n, { one: 'Trying again in # second', other: 'Trying again in # seconds' }),
  tryNow: 'Try now',
  unfit: 'This answer could not be taken as it is. Please look at it again.',
  elsewhere: 'This question was already answered in another window.',
  elsewhereText: 'What you wrote here was not sent:',
  dismiss: 'Close this note',

  welcomeBack: 'Welcome back. You go on where you stopped.',
  notYou: 'Not you?',
  opening: 'Finding your place',

  pauseTitle: 'Your place is kept',
  pauseText:
    'Close this page whenever you like. Open the same link on this device and you go on where you stopped.',
  linkText:
    'To go on with another device, take your personal link along. Whoever has it can read and continue this interview.',
  copyLink: 'Copy my link',
  copied: 'Copied',
  copyYourself: 'Copy this link',
  goOn: 'Go on',
  notYouText: 'If somebody else began this interview on this device, you can start one of your own.',
  startAsOther: 'Start as someone else',
  shortcuts: 'Choose with the keys 1 to 9',

  careGoOn: 'Go on with the interview',
  careGoOnNext: 'Go on with the next question',
  careLeaveOut: 'Leave the next question out',
  careStop: 'Stop here',
  careLines: 'Somebody to talk to',
  stoppedTitle: 'We have stopped.',
  stoppedText:
    'Thank you for what you told us. Everything is kept; you can come back by the same link, or never.',

  completeTitle: 'Thank you.',
  saved: 'All your answers are saved. You can close this page.',
  reference: (id) =>
    `Changed your mind? Quote ${id} to the person who invited you, and your answers will be deleted.`,
  screenedOutTitle: 'That’s all for this one.',
  screenedOutText: 'We kept the answers you gave so far and nothing else.',

  pausedTitle: 'This study is taking a pause',
  pausedText: 'Please come back later with the same link.',
  fullTitle: 'This study has heard enough people',
  fullText: 'Thank you for your interest.',
  closedTitle: 'This study has ended',
  closedText: 'Thank you for your interest.',
  shutTitle: 'This study takes nobody new at the moment',
  shutText: 'Nothing was recorded. Please come back later with the same link.',
  goneTitle: 'This interview cannot be continued',
  goneText: 'It was deleted, or this device does not have access to it any more.',
  badLinkTitle: 'This personal link does not work any more',
  badLinkText: 'It may be incomplete, or the interview was deleted. Copy the whole link once more.',
  badParametersTitle: 'This link cannot be used',
  badParametersText:
    'Something in its address is too long or damaged. Please ask whoever sent it to you for a fresh one.',
  fromBeginning: 'Start from the beginning',
  unsentText: 'This was not sent:',
  notFoundTitle: 'There is no interview at this address',
  notFoundText: 'The link may not be complete. Check the address, or ask whoever sent it to you.',

  devicesTitle: (devices) => `This study is for ${devices}`,
  devicesText: 'Take the link along and open it there.',
  devices: { ios: 'iPhone and iPad', android: 'Android devices', desktop: 'computers' },
  copyAddress: 'Copy the link',
};
