'use client';
import { useEffect, useState } from 'react';
import { followLevel } from '@/lib/client/recording/level-meter';

const BARS = 24;
/** Louder than a quiet room. */
const VOICE = 0.35;

interface LevelBarProps {
  sound: MediaStreamTrack;
  label: string;
  /** Called when a voice is recognised. */
  onVoice: () => void;
}

/** The microphone's level, in bars. */
export function LevelBar({ sound, label, onVoice }: LevelBarProps) {
  const [level, setLevel] = useState(0);
  useEffect(() => followLevel(sound, setLevel), [sound]);
  const isVoice = level > VOICE;
  useEffect(() => {
    if (isVoice) onVoice();
  }, [isVoice, onVoice]);
  const on = Math.round(level * BARS);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a browser's own meter has no bars, and cannot be given any
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={BARS}
      aria-valuenow={on}
      className="flex h-4 gap-[3px]"
    >
      {Array.from({ length: BARS }, (_, at) => (
        <span key={at} className={`w-[5px] rounded-[1px] ${at < on ? 'bg-positive' : 'bg-fill-2'}`} />
      ))}
    </div>
  );
}
