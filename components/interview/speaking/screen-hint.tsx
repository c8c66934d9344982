'use client';
import { Monitor, MonitorOff } from 'lucide-react';
import { Note } from '@/components/ui/note';
import { Press } from '../press';
import { useSpeakingTexts } from './use-speaking-texts';
import type { SpokenTurn } from './use-spoken-turn';

interface ScreenHintProps {
  turn: SpokenTurn;
  /** The question asks for the screen as its answer. */
  preferred: boolean;
  /** The question is about the shared screen. */
  observed: boolean;
  /** Neither shared nor declined. */
  undecided: boolean;
  onWithout: () => void;
}

/** For studies that record the screen: whether it is recorded now, a button to share it, and one to go on without. */
export function ScreenHint({ turn, preferred, observed, undecided, onWithout }: ScreenHintProps) {
  const texts = useSpeakingTexts();
  const { devices, at } = turn.recording;
  if (at.screen === 'impossible') return null;
  const share = (
    <Press onClick={() => void devices.share()} busy={at.screen === 'asking'}>
      <Monitor aria-hidden />
      {texts.shareScreen}
    </Press>
  );
  const needed = observed ? texts.screenWatched : preferred ? texts.screenFirst : texts.screenNeeded;
  if (undecided) {
    const missing = at.screen === 'declined' ? texts.screenMissing : null;
    const isGone = at.screen === 'stopped';
    return (
      <Note
        tone={isGone || missing ? 'caution' : 'info'}
        live={isGone || missing ? 'alert' : 'status'}
        className="mt-4 max-w-[42rem]"
      >
        <span className="block pb-2">{isGone ? texts.sharingStopped : (missing ?? needed)}</span>
        <span className="flex flex-wrap gap-2">
          {share}
          <Press look="quiet" onClick={onWithout}>
            {texts.goOnWithout}
          </Press>
        </span>
      </Note>
    );
  }
  const shared = at.screen === 'shared';
  const hint = shared ? (observed ? texts.screenWatched : texts.sharing) : texts.screenWithout;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 text-ink-3">
      <span role="status">{hint}</span>
      {shared ? (
        <Press look="quiet" className="max-[45rem]:-ms-4" onClick={onWithout}>
          <MonitorOff aria-hidden />
          {texts.stopSharing}
        </Press>
      ) : (
        share
      )}
    </div>
  );
}
