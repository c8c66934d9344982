'use client';
import { VideoOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Key } from '@/components/ui/key-hint';
import type { InterviewStudy } from '@/lib/client/interview/interview-transport';
import type { DevicesState } from '@/lib/client/recording/capture-devices';
import { captureMode } from '@/lib/client/recording/capture-mode';
import { pageDevices } from '@/lib/client/recording/page-devices';
import { Frame, TopBar } from '../frame';
import type { OwnWords } from '../own-words';
import { Press } from '../press';
import { useTexts } from '../use-texts';
import { isCameraMissing } from './camera-missing';
import { DeviceRows } from './device-rows';
import { Mirror } from './self-view';
import { useSpeakingTexts } from './use-speaking-texts';
import { useStarting } from './use-starting';

interface DeviceCheckProps {
  study: InterviewStudy;
  own: OwnWords;
  starting: boolean;
  /** A message above the buttons. */
  note: ReactNode;
  onStart: () => void;
}

/** Checks microphone and camera before the first question. Typing is always possible instead. */
export function DeviceCheck({ study, own, starting, note, onStart }: DeviceCheckProps) {
  const texts = useSpeakingTexts();
  const [devices] = useState(() => pageDevices(captureMode(study.mode)));
  const at = useSyncExternalStore(devices.subscribe, devices.current, devices.current);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    void devices.open();
  }, [devices]);
  const starts = useStarting({ devices, at }, texts, () => {
    if (!starting) onStart();
  });
  const { camera } = devices.mode;
  const withoutCamera = isCameraMissing(at) ? () => devices.without('camera') : null;
  return (
    <Frame
      top={
        <TopBar
          name={
            <span {...own} className="min-w-0 truncate font-strong text-ink">
              {study.title}
            </span>
          }
        />
      }
    >
      <main
        className={classNames(
          'mx-auto flex w-full flex-col gap-4 px-5 pt-4 min-[45rem]:px-8 min-[60rem]:content-center min-[60rem]:pb-[12vh]',
          camera
            ? 'max-w-[66rem] min-[60rem]:grid min-[60rem]:grid-cols-[minmax(0,1fr)_27rem] min-[60rem]:items-end min-[60rem]:gap-12'
            : 'max-w-[34rem] min-[60rem]:pt-[9vh]',
        )}
      >
        <div>
          <h1
            ref={title}
            tabIndex={-1}
            className="text-balance font-read text-[1.625rem] leading-[2.125rem] tracking-[-0.012em] outline-none min-[45rem]:text-read-34 min-[45rem]:leading-[2.75rem]"
          >
            {camera ? texts.seeAndHear : texts.hear}
          </h1>
          <p className={classNames('mt-3 text-ink-3', camera && 'mb-4 min-[60rem]:mb-6')}>
            {texts.sayFewWords}
          </p>
          {camera ? <Picture at={at} /> : null}
        </div>
        <div className="flex grow flex-col gap-4 min-[60rem]:grow-0">
          <DeviceRows devices={devices} at={at} transcribes={study.speech.transcribes} />
          <Actions starting={starting} starts={starts} note={note} withoutCamera={withoutCamera} />
        </div>
      </main>
    </Frame>
  );
}

interface ActionsProps extends Pick<DeviceCheckProps, 'starting' | 'note'> {
  starts: ReturnType<typeof useStarting>;
  /** Here and not beside the camera, where the dock would cover it on a phone. */
  withoutCamera: (() => void) | null;
}

/** A dock at the bottom edge; on a wide screen below the devices. */
function Actions({ starting, starts, note, withoutCamera }: ActionsProps) {
  const texts = useSpeakingTexts();
  const { beginning } = useTexts();
  const busy = starting || starts.pressed;
  return (
    <div className="sticky bottom-0 -mx-5 mt-auto border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] min-[45rem]:-mx-8 min-[60rem]:relative min-[60rem]:mx-0 min-[60rem]:mt-0 min-[60rem]:border-0">
      {note}
      <p
        role="alert"
        className="px-5 text-critical not-empty:pt-3 min-[45rem]:px-8 min-[60rem]:absolute min-[60rem]:top-full min-[60rem]:px-0"
      >
        {starts.reason}
      </p>
      <div className="grid gap-1 px-5 pt-3 pb-4 min-[45rem]:px-8 min-[60rem]:flex min-[60rem]:gap-4 min-[60rem]:p-0">
        <Press look="primary" size="big" busy={busy} onClick={starts.speak}>
          {starting ? beginning : starts.pressed ? texts.asking : texts.start}
          {busy ? null : (
            <span aria-hidden className="hidden min-[60rem]:inline-flex">
              <Key inButton>↵</Key>
            </span>
          )}
        </Press>
        {withoutCamera ? <Press onClick={withoutCamera}>{texts.withoutCamera}</Press> : null}
        <Press look="quiet" onClick={starting ? undefined : starts.type}>
          {texts.typeInstead}
        </Press>
      </div>
    </div>
  );
}

function Picture({ at }: { at: DevicesState }) {
  const texts = useSpeakingTexts();
  return (
    <div className="relative aspect-[16/10] overflow-hidden rounded-3 border border-line-strong bg-fill min-[60rem]:aspect-[4/3]">
      {at.picture ? (
        <Mirror picture={at.picture} label={texts.yourPicture} />
      ) : (
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-ink-3">
          <VideoOff aria-hidden className="size-6" />
          {texts.noPicture}
        </span>
      )}
    </div>
  );
}
