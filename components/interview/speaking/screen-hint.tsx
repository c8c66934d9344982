'use client';
import { Monitor, MonitorOff } from 'lucide-react';
import { Note } from '@/components/ui/note';
import { Press } from '../press';
import { useSpeakingTexts } from './use-speaking-texts';
import type { SpokenTurn } from './use-spoken-turn';

/** Where the study records the screen: the way to share it, and to stop. */
export function ScreenHint({ turn, preferred }: { turn: SpokenTurn; preferred: boolean }) {
  const texts = useSpeakingTexts();
  const { devices, at } = turn.recording;
  if (at.screen === 'impossible') return null;
  const share = (
    <Press onClick={() => void devices.share()} busy={at.screen === 'asking'}>
      <Monitor aria-hidden />
      {texts.shareScreen}
    </Press>
  );
  if (at.screen === 'stopped') {
    return (
      <Note tone="caution" live="alert" className="mt-4 max-w-[42rem]">
        <span className="block pb-2">{texts.sharingStopped}</span>
        <span className="flex flex-wrap gap-2">
          {share}
          <Press look="quiet" onClick={() => devices.stopSharing()}>
            {texts.goOnWithout}
          </Press>
        </span>
      </Note>
    );
  }
  const shared = at.screen === 'shared';
  const hint = shared ? texts.sharing : preferred ? texts.screenFirst : texts.showScreen;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 text-ink-3">
      <span role="status">{hint}</span>
      {shared ? (
        <Press look="quiet" className="max-[45rem]:-ms-4" onClick={() => devices.stopSharing()}>
          <MonitorOff aria-hidden />
          {texts.stopSharing}
        </Press>
      ) : (
        share
      )}
    </div>
  );
}
