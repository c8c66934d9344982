'use client';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import { localRecordings, spokenAnswer } from '@/lib/client/interview/recorded-answers';
import type { AskedStep, SessionState } from '@/lib/client/interview/session-state';
import { speakingChoices } from '@/lib/client/interview/speaking-settings';
import { joined } from '@/lib/client/recording/live-caption';
import { opensByItself } from '@/lib/client/recording/opens-by-itself';
import { isScreenUndecided } from '@/lib/client/recording/screen-choice';
import { LONGEST_ANSWER } from '@/lib/domain/interview/answer-limits';
import { type Caption, useCaption } from './use-caption';
import { useInterruption } from './use-interruption';
import { type QuestionVoice, useQuestionVoice, wasPressed } from './use-question-voice';
import { type TurnRecording, useTurnRecorder } from './use-turn-recorder';

export type TurnPhase =
  | 'preparing'
  /** The question is read aloud. */
  | 'asking'
  | 'idle'
  /** The browser asks for permission. */
  | 'opening'
  | 'recording'
  | 'paused'
  | 'sending';

export interface SpokenTurn {
  phase: TurnPhase;
  recording: TurnRecording;
  voice: QuestionVoice;
  caption: Caption;
  /** The question is read, and whoever speaks has the word. */
  listens: boolean;
  /** The words so far, if the browser transcribes. */
  text: string;
  /** Nothing was recorded in it. */
  empty: boolean;
  start(): Promise<void>;
  finish(): Promise<void>;
  startAgain(): Promise<void>;
  pause(): void;
  /** A lost microphone is asked for again. */
  resume(): Promise<void>;
}

interface SpokenTurnOptions {
  session: InterviewSession;
  state: SessionState & { step: AskedStep };
  language: string;
  /** Whether the microphone may open automatically: not while there is material to look at first. */
  mayOpen: boolean;
  /** The question is about the shared screen. */
  observed: boolean;
}

/** One turn: the question is read aloud, the microphone opens, and the recording becomes the answer. */
export function useSpokenTurn({
  session,
  state,
  language,
  mayOpen,
  observed,
}: SpokenTurnOptions): SpokenTurn {
  const recording = useTurnRecorder(state);
  const voice = useQuestionVoice(state, language);
  const { transcribes } = state.study.speech;
  const caption = useCaption(language, { transcribes });
  const [opening, setOpening] = useState(false);
  const [empty, setEmpty] = useState(false);
  const { recorder, devices, earlier } = recording;
  const text = joined(...earlier.map((one) => one.caption), caption.caption.settled, caption.caption.open);

  /** The participant pressed before earlier recordings were loaded. */
  const wanted = useRef(false);
  const start = async () => {
    if (!recorder) {
      wanted.current = true;
      return;
    }
    const begun = interruption.begun();
    voice.stop();
    setEmpty(false);
    if (devices.current().microphone !== 'ready') {
      setOpening(true);
      await devices.open();
      setOpening(false);
    }
    if (devices.current().microphone !== 'ready' || recorder.state !== 'idle') return;
    devices.listen(true);
    if (recorder.start(devices.sources(), begun)) caption.start();
  };
  const finish = async () => {
    if (!recorder) return;
    caption.stop();
    const keys = [...earlier.map(({ key }) => key), ...(await recorder.stop())];
    devices.listen(false);
    // Answered in another window meanwhile, which has what was said here added.
    if (session.current().step?.id !== state.step.id) return;
    if (keys.length > 0) {
      session.send(spokenAnswer(transcribes ? '' : text.slice(0, LONGEST_ANSWER), keys));
      return;
    }
    setEmpty(true);
    recorder.discard();
  };
  const free = mayOpen && !isOccupied(recording, observed) && earlier.length === 0;
  const interruption = useInterruption({ recording, voice, may: free }, () => void start());
  useOpening({ recording, voice, start, mayOpen, observed, wanted });
  useSettling(state, recording);
  useSaid(session, state.step.id, async () => {
    if (!recorder || recorder.state === 'idle') return [];
    caption.stop();
    const keys = [...earlier.map(({ key }) => key), ...(await recorder.stop())];
    devices.listen(false);
    return localRecordings(keys);
  });
  useCaptionInRecording(recording, caption);
  return {
    phase: phaseOf({ state, recording, voice, opening }),
    recording,
    voice,
    caption,
    listens: interruption.on,
    text,
    empty,
    start,
    finish,
    startAgain: async () => {
      caption.stop();
      caption.clear();
      recording.discardAll();
      await start();
    },
    ...pausing(recording, caption),
  };
}

/** A pause in a turn, and its end. */
function pausing(
  { recorder, devices }: TurnRecording,
  caption: Caption,
): Pick<SpokenTurn, 'pause' | 'resume'> {
  return {
    pause: () => {
      caption.stop();
      recorder?.pause();
      devices.listen(false);
    },
    resume: async () => {
      if (devices.current().microphone !== 'ready') {
        await devices.open();
        if (devices.current().microphone !== 'ready') return;
        recorder?.follow(devices.sources());
      }
      devices.listen(true);
      recorder?.resume();
      caption.start();
    },
  };
}

/** First the question, then the microphone. */
function useOpening(
  about: Pick<SpokenTurn, 'recording' | 'voice' | 'start'> &
    Pick<SpokenTurnOptions, 'mayOpen' | 'observed'> & { wanted: RefObject<boolean> },
): void {
  const started = useRef(false);
  const ready = about.recording.recorder !== null;
  const open = useEffectEvent(async () => {
    const { recording, voice, start, mayOpen, observed, wanted } = about;
    if (wanted.current) return start();
    const { aloud, byItself } = speakingChoices.current();
    const pressed = wasPressed();
    const opens = opensByItself({
      question: aloud && pressed ? await voice.speak() : 'silent',
      pressed,
      byItself,
      occupied: !mayOpen || isOccupied(recording, observed),
      interrupted: recording.earlier.length > 0,
    });
    const able = recording.devices.current().microphone === 'ready' && document.visibilityState === 'visible';
    if (opens && able) await start();
  });
  useEffect(() => {
    if (!ready || started.current) return;
    started.current = true;
    void open();
  }, [ready]);
}

/** The participant has a screen to share first. */
function isOccupied({ devices }: TurnRecording, observed: boolean): boolean {
  return isScreenUndecided({ screen: devices.current().screen, observed, goesWithout: false });
}

/** An answer that was not accepted is still there: it can be extended, or sent again. */
function useSettling(
  { sending, step }: SpokenTurnOptions['state'],
  { recorder, settle }: TurnRecording,
): void {
  const again = useEffectEvent(() => {
    if (recorder?.state === 'done') void settle();
  });
  const before = useRef(sending);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step of its own is another turn.
  useEffect(() => {
    if (before.current && !sending) again();
    before.current = sending;
  }, [sending, step.id]);
}

/** What is being said here is not lost when the step is answered in another window. */
function useSaid(session: InterviewSession, stepId: string, stop: () => Promise<string[]>): void {
  const latest = useEffectEvent(stop);
  useEffect(() => session.speaks(stepId, () => latest()), [session, stepId]);
}

/** Stores the transcribed words with the recording. */
function useCaptionInRecording({ recorder }: TurnRecording, { caption }: Caption): void {
  const { settled } = caption;
  useEffect(() => {
    if (settled) recorder?.setCaption(settled);
  }, [recorder, settled]);
}

function phaseOf(about: {
  state: SpokenTurnOptions['state'];
  recording: TurnRecording;
  voice: QuestionVoice;
  opening: boolean;
}): TurnPhase {
  const { recorder } = about.recording;
  if (about.state.sending) return 'sending';
  if (!recorder) return 'preparing';
  if (recorder.state === 'recording' || recorder.state === 'paused') return recorder.state;
  if (recorder.state === 'stopping' || recorder.state === 'done') return 'sending';
  if (about.opening) return 'opening';
  return about.voice.speaking ? 'asking' : 'idle';
}
