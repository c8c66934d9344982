'use client';
import { Mic, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { recorderType } from '@/lib/client/recording/recorder-types';
import { Press } from '../press';
import { useSpeakingTexts } from './use-speaking-texts';

const LENGTH_MS = 4000;

/** Records a few words, plays them back and deletes them. They never leave the device. */
export function SoundTest({ sound }: { sound: MediaStreamTrack }) {
  const texts = useSpeakingTexts();
  const [state, setState] = useState<'idle' | 'recording' | 'playing'>('idle');
  const ending = useRef<(() => void) | null>(null);
  useEffect(() => () => ending.current?.(), []);
  const test = () => {
    const recorder = recorderFor(sound);
    if (!recorder) return;
    let left = false;
    const player = new Audio();
    const timer = setTimeout(() => recorder.stop(), LENGTH_MS);
    ending.current = () => {
      left = true;
      clearTimeout(timer);
      player.pause();
      if (recorder.state !== 'inactive') recorder.stop();
    };
    recorder.ondataavailable = ({ data }) => {
      if (left) return;
      player.src = URL.createObjectURL(data);
      const over = () => {
        URL.revokeObjectURL(player.src);
        setState('idle');
      };
      player.onended = over;
      player.onerror = over;
      setState('playing');
      player.play().catch(over);
    };
    recorder.start();
    setState('recording');
  };
  const words = { idle: texts.listen, recording: texts.listenRecording, playing: texts.listenPlaying };
  return (
    <Press busy={state !== 'idle'} className="justify-self-start" onClick={test}>
      {state === 'idle' ? <Mic aria-hidden /> : state === 'playing' ? <Volume2 aria-hidden /> : null}
      <span role="status">{words[state]}</span>
    </Press>
  );
}

function recorderFor(sound: MediaStreamTrack): MediaRecorder | null {
  const type = recorderType('audio', (one) => MediaRecorder.isTypeSupported(one));
  try {
    return new MediaRecorder(new MediaStream([sound]), type === null ? {} : { mimeType: type });
  } catch {
    return null;
  }
}
