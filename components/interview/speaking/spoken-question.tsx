'use client';
import { useState } from 'react';
import { isScreenUndecided } from '@/lib/client/recording/screen-choice';
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
import { usePatience } from './use-patience';
import { useSpeakingTexts } from './use-speaking-texts';
import { type SpokenTurn, useSpokenTurn } from './use-spoken-turn';
import { useTurnKeys } from './use-turn-keys';

/** An open question, answered by speaking. */
export function SpokenQuestion(props: AskingProps & { seen: boolean }) {
  const { session, state, language, shortcuts, away } = props;
  const { watchFirst } = useTexts();
  const texts = useSpeakingTexts();
  const [watched, setWatched] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const unseen = mustWatch(state.step) && !watched;
  const observed = observesScreen(state);
  const turn = useSpokenTurn({ session, state, language, observed, mayOpen: mayOpenByItself(state) });
  const patience = usePatience(turn, { state, language });
  const [goesWithout, setGoesWithout] = useState(false);
  const { at, devices, earlier } = turn.recording;
  const undecided = isScreenUndecided({ screen: at.screen, observed, goesWithout });
  const words = saidWords(state, turn);
  const press = () => {
    setReason(unseen ? watchFirst : null);
    if (unseen) return;
    const isFirst = turn.phase !== 'recording' && turn.phase !== 'paused' && earlier.length === 0;
    if (undecided && isFirst) return setReason(texts.shareFirst);
    if (patience.closing) return void turn.finish();
    if (turn.phase === 'recording') void turn.finish();
    else if (turn.phase === 'paused') void turn.resume();
    else if (['preparing', 'idle', 'asking'].includes(turn.phase)) void turn.start();
  };
  useTurnKeys({ turn, letters: shortcuts, onPress: press });
  useAway(away, turn);
  return (
    <>
      <QuestionLayout
        {...props}
        dimmed={patience.closing}
        onWatched={() => {
          setWatched(true);
          setReason((said) => (said === watchFirst ? null : said));
        }}
        note={<SpokenNotes turn={turn} />}
      >
        {() =>
          turn.phase === 'sending' ? (
            <Listening
              text={words || texts.spoken(duration(turn.recording.recorder?.elapsedMs ?? 0))}
              isDescription={words === ''}
              own={props.own}
              waiting={state.waiting !== null}
            />
          ) : (
            <>
              <ScreenHint
                {...{ turn, observed, undecided }}
                preferred={prefersScreen(state)}
                onWithout={() => {
                  devices.withoutScreen();
                  setGoesWithout(true);
                  setReason(null);
                }}
              />
              {turn.listens ? <p className="mt-3 text-ink-3">{texts.speakWhenever}</p> : null}
              <CaptionText turn={turn} patience={patience} own={props.own} />
            </>
          )
        }
      </QuestionLayout>
      <SpokenDock
        session={session}
        state={state}
        turn={turn}
        patience={patience}
        reason={
          (undecided || reason !== texts.shareFirst ? reason : null) ??
          (turn.empty ? texts.nothingHeard : null)
        }
        onPress={press}
      />
    </>
  );
}

/** A participant who first has material to look at or a screen to share starts the recording themselves. */
function mayOpenByItself(state: AskingProps['state']): boolean {
  return !hasMaterial(state.question) && !mustWatch(state.step) && !prefersScreen(state);
}

function prefersScreen({ question }: AskingProps['state']): boolean {
  return question?.question.type === 'open_ended' && question.question.preferredInput === 'screenRecording';
}

/** The shared screen is the question's subject. */
function observesScreen({ question }: AskingProps['state']): boolean {
  return question?.question.type === 'open_ended' && question.question.screenObservationEnabled === true;
}

/** The transcribed words. */
function saidWords({ sending }: AskingProps['state'], turn: SpokenTurn): string {
  return sending && isOpen(sending) ? (sending.text ?? '') : turn.text;
}
