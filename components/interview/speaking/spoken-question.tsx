'use client';
import { useState } from 'react';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { AskingProps } from '../asking-props';
import { mustWatch } from '../controls/must-watch';
import { hasMaterial, QuestionLayout } from '../question-layout';
import { Listening } from '../said-answer';
import { useTexts } from '../use-texts';
import { CaptionText } from './caption-text';
import { duration } from './duration';
import { ScreenHint } from './screen-hint';
import { SpokenDock } from './spoken-dock';
import { SpokenNotes } from './spoken-notes';
import { useAway } from './use-away';
import { useSpeakingTexts } from './use-speaking-texts';
import { type SpokenTurn, useSpokenTurn } from './use-spoken-turn';
import { useTurnKeys } from './use-turn-keys';

/** An open question, answered by speaking. */
export function SpokenQuestion(props: AskingProps) {
  const { session, state, language, shortcuts, away } = props;
  const { watchFirst } = useTexts();
  const texts = useSpeakingTexts();
  const [watched, setWatched] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const unseen = mustWatch(state.step) && !watched;
  const turn = useSpokenTurn({ session, state, language, mayOpen: mayOpenByItself(state) });
  const words = saidWords(state, turn);
  const press = () => {
    setReason(unseen ? watchFirst : null);
    if (unseen) return;
    if (turn.phase === 'recording') void turn.finish();
    else if (turn.phase === 'paused') void turn.resume();
    else if (['preparing', 'idle', 'asking'].includes(turn.phase)) void turn.start();
  };
  useTurnKeys({ turn, letters: shortcuts, onPress: press });
  useAway(away, turn);
  return (
    <>
      <QuestionLayout {...props} onWatched={() => setWatched(true)} note={<SpokenNotes turn={turn} />}>
        {() =>
          turn.phase === 'sending' ? (
            <Listening
              text={words || texts.spoken(duration(turn.recording.recorder?.elapsedMs ?? 0))}
              told={words === ''}
              own={props.own}
              waiting={state.waiting !== null}
            />
          ) : (
            <>
              <ScreenHint turn={turn} preferred={prefersScreen(state)} />
              <CaptionText turn={turn} own={props.own} />
            </>
          )
        }
      </QuestionLayout>
      <SpokenDock
        session={session}
        state={state}
        turn={turn}
        reason={reason ?? (turn.empty ? texts.nothingHeard : null)}
        onPress={press}
      />
    </>
  );
}

/** Whoever has something to look at or to share first begins when they are ready. */
function mayOpenByItself(state: AskingProps['state']): boolean {
  return !hasMaterial(state.question) && !mustWatch(state.step) && !prefersScreen(state);
}

function prefersScreen({ question }: AskingProps['state']): boolean {
  return question?.question.type === 'open_ended' && question.question.preferredInput === 'screenRecording';
}

/** The words that were heard. */
function saidWords({ sending }: AskingProps['state'], turn: SpokenTurn): string {
  return sending && isOpen(sending) ? (sending.text ?? '') : turn.text;
}
