'use client';
import { Mic, MicOff, Monitor, Video, VideoOff } from 'lucide-react';
import { useCallback, useId, useState, useSyncExternalStore } from 'react';
import { noChoices, speakingChoices } from '@/lib/client/interview/speaking-settings';
import type { CaptureDevices, DevicesState } from '@/lib/client/recording/capture-devices';
import { Press } from '../press';
import { DeviceRow, DeviceSelect, DeviceTrouble, Fine, useHelp } from './device-row';
import { LevelBar } from './level-bar';
import { SoundTest } from './sound-test';
import { canCaption } from './use-caption';
import { useSpeakingTexts } from './use-speaking-texts';

/** The microphone, the camera and the screen, as far as the study needs them. */
export function DeviceRows({
  devices,
  at,
  transcribes,
}: {
  devices: CaptureDevices;
  at: DevicesState;
  transcribes: boolean;
}) {
  return (
    <ul className="overflow-hidden rounded-3 border border-line-strong bg-sheet">
      <MicrophoneRow devices={devices} at={at} transcribes={transcribes} />
      {devices.mode.camera ? <CameraRow devices={devices} at={at} /> : null}
      {devices.mode.screen ? <ScreenRow possible={at.screen !== 'impossible'} /> : null}
    </ul>
  );
}

function MicrophoneRow({ devices, at, transcribes }: Parameters<typeof DeviceRows>[0]) {
  const texts = useSpeakingTexts();
  const [hasVoice, setHasVoice] = useState(false);
  const noteVoice = useCallback(() => setHasVoice(true), []);
  const help = useHelp(at.microphone);
  const fine = hasVoice ? (
    <Fine>{texts.weHear}</Fine>
  ) : (
    <span className="text-ink-3">{texts.saySomething}</span>
  );
  return (
    <DeviceRow
      Icon={help ? MicOff : Mic}
      name={texts.microphone}
      status={at.sound ? fine : <DeviceTrouble state={at.microphone} />}
    >
      {help ? null : (
        <>
          {/* As high before the microphone is there: the button below would move away from who presses it. */}
          <div className="grid min-h-[8rem] content-start gap-3">
            {at.sound ? (
              <>
                <LevelBar sound={at.sound} label={texts.inputLevel} onVoice={noteVoice} />
                <DeviceSelect
                  device="microphone"
                  at={at}
                  name={texts.microphone}
                  onChoose={(id) => void devices.choose('microphone', id)}
                />
                <SoundTest sound={at.sound} />
              </>
            ) : null}
          </div>
          {transcribes || !canCaption() ? null : <Captions />}
        </>
      )}
      {help ? <Help text={help} onTryAgain={() => void devices.open()} /> : null}
    </DeviceRow>
  );
}

/** Not ticked in advance: the browser may send the voice to its maker. */
function Captions() {
  const texts = useSpeakingTexts();
  const id = useId();
  const { captions } = useSyncExternalStore(speakingChoices.subscribe, speakingChoices.current, noChoices);
  return (
    <label className="grid min-h-[2.75rem] cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] gap-3 py-1">
      <input
        type="checkbox"
        checked={captions === true}
        onChange={(event) => speakingChoices.choose({ captions: event.target.checked })}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-help`}
        className="mt-px size-5 accent-(--brand,var(--accent))"
      />
      <span>
        <span id={`${id}-name`}>{texts.captions}</span>{' '}
        <span id={`${id}-help`} className="block text-ink-3">
          {texts.captionsHelp}
        </span>
      </span>
    </label>
  );
}

function CameraRow({ devices, at }: { devices: CaptureDevices; at: DevicesState }) {
  const texts = useSpeakingTexts();
  const help = useHelp(at.camera);
  return (
    <DeviceRow
      Icon={help ? VideoOff : Video}
      name={texts.camera}
      status={at.picture ? <Fine>{texts.weSee}</Fine> : <DeviceTrouble state={at.camera} />}
    >
      {help || at.camera === 'without' ? null : (
        <div className="min-h-[2.75rem]">
          {at.picture ? (
            <DeviceSelect
              device="camera"
              at={at}
              name={texts.camera}
              onChoose={(id) => void devices.choose('camera', id)}
            />
          ) : null}
        </div>
      )}
      {help ? <Help text={help} onTryAgain={() => void devices.open()} /> : null}
    </DeviceRow>
  );
}

function ScreenRow({ possible }: { possible: boolean }) {
  const texts = useSpeakingTexts();
  return (
    <DeviceRow
      Icon={Monitor}
      name={texts.screen}
      status={<span className="text-ink-3">{possible ? texts.later : texts.notHere}</span>}
    >
      <p className="-mt-2 text-ink-3">{possible ? texts.laterHelp : texts.notHereHelp}</p>
    </DeviceRow>
  );
}

function Help({ text, onTryAgain }: { text: string; onTryAgain: () => void }) {
  const texts = useSpeakingTexts();
  return (
    <>
      <p className="text-ink-2">{text}</p>
      <Press className="justify-self-start" onClick={onTryAgain}>
        {texts.tryAgain}
      </Press>
    </>
  );
}
