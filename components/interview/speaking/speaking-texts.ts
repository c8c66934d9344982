import type { CaptureProblem } from '@/lib/client/recording/capture-problem';
/**
 * The texts for spoken interviews in one language; `messages/<language>.json` has them. Each is a whole sentence or
 * label.
 */
export interface SpeakingTexts {
  /** The language that these words are in, for `lang`. */
  language: string;

  seeAndHear: string;
  hear: string;
  sayFewWords: string;
  microphone: string;
  camera: string;
  screen: string;
  weHear: string;
  weSee: string;
  saySomething: string;
  asking: string;
  inputLevel: string;
  yourPicture: string;
  noPicture: string;
  problems: Record<CaptureProblem | 'lost' | 'without', string>;
  help: Record<CaptureProblem | 'lost', string>;
  tryAgain: string;
  withoutCamera: string;
  later: string;
  laterHelp: string;
  notHere: string;
  notHereHelp: string;
  start: string;
  allowCamera: string;
  allowMicrophone: string;
  listen: string;
  listenRecording: string;
  listenPlaying: string;
  captions: string;
  captionsHelp: string;

  typeInstead: string;
  speakInstead: string;
  answer: string;
  answerNow: string;
  done: string;
  goOn: string;
  sendAsItIs: string;
  recording: string;
  paused: string;
  pause: string;
  resume: string;
  startAgain: string;
  hearAgain: string;
  silence: string;
  speaking: string;
  opensAfter: string;
  speakWhenever: string;
  offUntil: string;
  you: string;

  screenFirst: string;
  screenNeeded: string;
  screenWatched: string;
  screenMissing: string;
  screenWithout: string;
  shareFirst: string;
  shareScreen: string;
  sharing: string;
  stopSharing: string;
  sharingStopped: string;
  goOnWithout: string;

  interrupted: string;
  interruptedText: string;
  spokenElsewhere: string;
  nothingHeard: string;
  microphoneGone: string;
  microphoneGoneText: string;
  cameraGone: string;
  cameraOff: string;
  offline: string;
  unreachable: string;
  keptHere: string;
  waiting: (megabytes: string) => string;
  spoken: (time: string) => string;
  stillSending: (megabytes: string) => string;

  aloud: string;
  byItself: string;

  takeYourTime: string;
  nextIn: (seconds: number) => string;
  notFinished: string;
  keepListening: string;
  goOnListening: string;
  countStopped: string;
  finishing: string;
  finishingText: string;
  microphoneClosed: string;
  moreToSay: string;

  sayAnswer: string;
  heardAnswer: (words: string, answers: string) => string;
  heardNoAnswer: string;
}
