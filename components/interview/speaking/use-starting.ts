import { useEffect, useEffectEvent, useState } from 'react';
import { speakingChoices } from '@/lib/client/interview/speaking-settings';
import type { CaptureDevices, DevicesState } from '@/lib/client/recording/capture-devices';
import type { SpeakingTexts } from './speaking-texts';

interface Starting {
  /** Why a spoken interview cannot start yet, in words; shown once the participant tried. */
  reason: string | null;
  /** Start was pressed while the browser still asks for permission: it starts once that is given. */
  pressed: boolean;
  speak: () => void;
  type: () => void;
}

/** The two buttons of the device check. Enter means start where it has no other meaning. */
export function useStarting(
  { devices, at }: { devices: CaptureDevices; at: DevicesState },
  texts: SpeakingTexts,
  onStart: () => void,
): Starting {
  const [tried, setTried] = useState(false);
  const [pressed, setPressed] = useState(false);
  const asking = [at.microphone, at.camera].some((state) => state === 'asking' || state === 'off');
  const inTheWay = hindrance(at, texts);
  const speak = () => {
    setTried(true);
    setPressed(asking);
    if (asking || inTheWay) return;
    // From here on each question decides how it is answered.
    speakingChoices.choose({ way: null });
    onStart();
  };
  const startNow = useEffectEvent(speak);
  useEffect(() => {
    if (pressed && !asking) startNow();
  }, [pressed, asking]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('a, button, input, select');
    if (event.key === 'Enter' && !event.repeat && !event.isComposing && !onControl) speak();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const type = () => {
    devices.close();
    speakingChoices.choose({ way: 'type' });
    onStart();
  };
  return { reason: tried && !asking ? inTheWay : null, pressed, speak, type };
}

function hindrance(at: DevicesState, texts: SpeakingTexts): string | null {
  if (at.microphone !== 'ready') return texts.allowMicrophone;
  return at.camera === 'ready' || at.camera === 'without' ? null : texts.allowCamera;
}
