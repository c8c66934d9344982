'use client';
import { Check, Keyboard, Mic, Pause, Play, RotateCcw, Undo2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Key } from '@/components/ui/key-hint';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import type { AskedStep, SessionState } from '@/lib/client/interview/session-state';
import { speakingChoices } from '@/lib/client/interview/speaking-settings';
import { DeliveryNote } from '../delivery-note';
import { Dock } from '../frame';
import { Press } from '../press';
import { maySkip } from '../step-kind';
import { useTexts } from '../use-texts';
import { LevelLine } from './level-line';
import { SelfView } from './self-view';
import { TurnLine } from './turn-line';
import { TurnStatus } from './turn-status';
import type { Patience } from './use-patience';
import { useSpeakingTexts } from './use-speaking-texts';
import type { SpokenTurn } from './use-spoken-turn';

interface SpokenDockProps {
  session: InterviewSession;
  state: SessionState & { step: AskedStep };
  turn: SpokenTurn;
  patience: Patience;
  /** Why the main button had no effect. */
  reason: string | null;
  onPress: () => void;
}

/** The bottom bar of a spoken turn: the voice as a line, its duration, and the buttons. */
export function SpokenDock({ session, state, turn, patience, reason, onPress }: SpokenDockProps) {
  const texts = useSpeakingTexts();
  const { at } = turn.recording;
  return (
    <Dock plain>
      <TurnLine patience={patience} phase={turn.phase} />
      <LevelLine sound={at.sound} live={turn.phase === 'recording'} />
      <DeliveryNote state={state} onTryNow={() => session.tryNow()} />
      <p role="alert" className="px-5 text-center text-critical not-empty:pt-3 min-[45rem]:px-8">
        {reason}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 px-5 pt-3 pb-4 min-[60rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] min-[60rem]:gap-6 min-[60rem]:px-8 min-[60rem]:pt-4 min-[60rem]:pb-6">
        <div className="flex min-h-[2.75rem] flex-wrap items-center gap-x-4 gap-y-1 max-[60rem]:justify-between">
          <TurnStatus turn={turn} closing={patience.closing} />
          <span className="flex items-center gap-1 max-[60rem]:hidden">
            <TurnActions turn={turn} />
          </span>
          <Corner turn={turn} className="min-[60rem]:hidden" />
        </div>
        <MainButton turn={turn} onPress={onPress} />
        <div
          className={classNames(
            'flex min-h-[2.75rem] flex-wrap items-center gap-1 min-[60rem]:justify-end min-[60rem]:gap-4',
            turn.phase === 'recording' || turn.phase === 'paused' ? 'justify-between' : 'justify-center',
          )}
        >
          <span className="flex flex-wrap gap-1 empty:hidden min-[60rem]:hidden">
            <TurnActions turn={turn} />
          </span>
          <Ways session={session} state={state} turn={turn} typeInstead={texts.typeInstead} />
          <Corner turn={turn} className="max-[60rem]:hidden" />
        </div>
      </div>
    </Dock>
  );
}

function Corner({ turn, className }: { turn: SpokenTurn; className: string }) {
  const texts = useSpeakingTexts();
  const { picture } = turn.recording.at;
  if (!picture) return null;
  return (
    <span className={className}>
      <SelfView picture={picture} label={texts.yourPicture} you={texts.you} />
    </span>
  );
}

/** The buttons while the participant speaks, or while the question is read aloud. */
function TurnActions({ turn }: { turn: SpokenTurn }) {
  const texts = useSpeakingTexts();
  const { phase, voice, recording } = turn;
  if (phase === 'recording' || phase === 'paused') {
    return (
      <>
        {phase === 'recording' ? (
          <Press look="quiet" onClick={turn.pause} aria-label={texts.pause} title={texts.pause}>
            <Pause aria-hidden />
          </Press>
        ) : (
          <Press
            look="quiet"
            onClick={() => void turn.resume()}
            aria-label={texts.resume}
            title={texts.resume}
          >
            <Play aria-hidden />
          </Press>
        )}
        <Press look="quiet" onClick={() => void turn.startAgain()}>
          <Undo2 aria-hidden />
          {texts.startAgain}
        </Press>
      </>
    );
  }
  if (phase === 'asking') {
    return (
      <Press look="quiet" onClick={voice.stop}>
        <VolumeX aria-hidden />
        {texts.silence}
      </Press>
    );
  }
  if (phase !== 'idle') return null;
  if (recording.earlier.length > 0) {
    return (
      <>
        <Press look="quiet" onClick={() => void turn.startAgain()}>
          <Undo2 aria-hidden />
          {texts.startAgain}
        </Press>
        <Press onClick={() => void turn.finish()}>
          <Check aria-hidden />
          {texts.sendAsItIs}
        </Press>
      </>
    );
  }
  return voice.able ? (
    <Press look="quiet" onClick={() => void voice.speak()}>
      <RotateCcw aria-hidden />
      {texts.hearAgain}
    </Press>
  ) : null;
}

/** The other ways to continue: by typing, or by skipping. */
function Ways({
  session,
  state,
  turn,
  typeInstead,
}: Pick<SpokenDockProps, 'session' | 'state' | 'turn'> & { typeInstead: string }) {
  const { skip } = useTexts();
  const { phase } = turn;
  if (phase === 'sending') return null;
  const skipped = () => {
    turn.recording.discardAll();
    session.send({ skip: true });
  };
  const typed = () => {
    speakingChoices.choose({ way: 'type' });
    turn.recording.devices.close();
  };
  return (
    <>
      {maySkip(state.step) && phase !== 'recording' && phase !== 'paused' ? (
        <Press look="quiet" onClick={skipped}>
          {skip}
        </Press>
      ) : null}
      <Press look="quiet" onClick={typed}>
        <Keyboard aria-hidden />
        {typeInstead}
      </Press>
    </>
  );
}

function MainButton({ turn, onPress }: { turn: SpokenTurn; onPress: () => void }) {
  const texts = useSpeakingTexts();
  const { sending } = useTexts();
  const { phase, recording } = turn;
  const again = recording.earlier.length > 0 ? texts.goOn : texts.answer;
  const faces: Record<SpokenTurn['phase'], [ReactNode, string]> = {
    preparing: [<Mic key="sign" aria-hidden />, again],
    asking: [<Mic key="sign" aria-hidden />, texts.answerNow],
    idle: [<Mic key="sign" aria-hidden />, again],
    opening: [null, texts.asking],
    recording: [<Check key="sign" aria-hidden />, texts.done],
    paused: [<Check key="sign" aria-hidden />, texts.done],
    sending: [null, sending],
  };
  const [sign, label] = faces[phase];
  const busy = phase === 'opening' || phase === 'sending';
  return (
    <Press
      look={phase === 'asking' ? 'default' : 'primary'}
      size="big"
      busy={busy}
      className="w-full min-[60rem]:min-w-[14rem]"
      onClick={phase === 'paused' ? () => void turn.finish() : onPress}
    >
      {sign}
      {label}
      {busy || phase === 'paused' ? null : (
        <span aria-hidden className="hidden min-[60rem]:inline-flex">
          <Key inButton={phase !== 'asking'}>Space</Key>
        </span>
      )}
    </Press>
  );
}
