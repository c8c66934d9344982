import type { TargetPlatform } from '@/lib/domain/guide/guide';
/** Modes by what is recorded. */
export type RecordedMode = 'audio' | 'audio_screen' | 'video' | 'video_screen';

/** The page's own words in one language; `messages/<language>.json` has them. Each is a whole sentence or label. */
export interface InterviewTexts {
  /** The language that these words are in, for `lang`. */
  language: string;

  chooseLanguage: string;
  pause: string;
  questionOf: (n: number, total: number) => string;
  place: (n: number, total: number) => string;
  part: (n: number, total: number) => string;
  followUp: string;

  /** Each promise has a strong beginning and the rest of its sentence. */
  minutes: (n: number) => string;
  minutesRest: string;
  writing: string;
  writingRest: string;
  readers: string;
  readersRest: string;
  /** The checkbox's label, and the rest of its sentence. */
  agree: string;
  agreeTo: string;
  /** The same for spoken interviews. */
  talking: string;
  talkingRest: string;
  recorded: Record<RecordedMode, string>;
  recordedRest: string;
  hearers: string;
  hearersRest: string;
  agreeToRecording: Record<RecordedMode, string>;
  agreeFirst: string;
  begin: string;
  /** The button's label while its page is not ready. */
  loading: string;
  beginning: string;
  decline: string;
  declinedTitle: string;
  declinedText: string;
  backToStart: string;

  continue: string;
  sendAnswer: string;
  sending: string;
  skip: string;
  listening: string;
  youAnswered: string;
  readOn: string;
  earlierAnswers: string;
  lookingBackTitle: string;
  lookingBackText: string;
  /** Where the answers of a part can be changed until it is finished. */
  lookingBackOpen: (part: number) => string;
  partFinished: string;
  mend: string;
  keepNewAnswer: string;
  leaveAsItWas: string;
  /** Before the first answer. */
  firstAnswer: string;
  mended: string;
  mendedText: string;
  undo: string;
  backToQuestion: (n: number) => string;
  /** Why a change was not taken. */
  partFinishedTitle: (part: number) => string;
  mendedElsewhere: string;
  answerDepends: string;
  skipped: string;
  keptAsYouType: string;
  watchFirst: string;

  offlineTitle: string;
  offlineText: string;
  offlineStart: string;
  offlinePage: string;
  unreachableTitle: string;
  unreachableText: string;
  unreachableStart: string;
  limitedTitle: string;
  limitedText: string;
  tryingAgain: (seconds: number) => string;
  tryNow: string;
  unfit: string;
  elsewhere: string;
  elsewhereText: string;
  saidAdded: string;
  dismiss: string;

  welcomeBack: string;
  notYou: string;
  opening: string;

  pauseTitle: string;
  pauseText: string;
  linkText: string;
  copyLink: string;
  copied: string;
  copyYourself: string;
  goOn: string;
  notYouText: string;
  startAsOther: string;
  shortcuts: string;

  /** After words that sound like danger or pain. */
  careGoOn: string;
  careGoOnNext: string;
  careLeaveOut: string;
  careStop: string;
  careLines: string;
  stoppedTitle: string;
  stoppedText: string;

  completeTitle: string;
  saved: string;
  /** Before the link to delete one's answers. */
  changedMind: string;
  eraseAnswers: string;
  reference: (id: string) => string;
  screenedOutTitle: string;
  screenedOutText: string;

  notOpenTitle: string;
  notOpenText: string;
  goThere: string;
  /** When the page goes on by itself. */
  goingIn: (seconds: number) => string;
  stayHere: string;
  privacyNotice: string;
  writeTo: (contact: string) => string;
  kept: (days: number) => string;
  pausedTitle: string;
  pausedText: string;
  fullTitle: string;
  fullText: string;
  closedTitle: string;
  closedText: string;
  shutTitle: string;
  shutText: string;
  goneTitle: string;
  goneText: string;
  badLinkTitle: string;
  badLinkText: string;
  badParametersTitle: string;
  badParametersText: string;
  fromBeginning: string;
  unsentText: string;
  notFoundTitle: string;
  notFoundText: string;

  devicesTitle: (devices: string) => string;
  devicesText: string;
  devices: Record<TargetPlatform, string>;
  copyAddress: string;
}
