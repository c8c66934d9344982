'use client';
import { useSyncExternalStore } from 'react';
import { noChoices, speakingChoices } from '@/lib/client/interview/speaking-settings';
import { useSpeakingTexts } from './use-speaking-texts';

/** The participant's settings: read questions aloud, and open the microphone automatically. */
export function SpeakingSwitches() {
  const texts = useSpeakingTexts();
  const chosen = useSyncExternalStore(speakingChoices.subscribe, speakingChoices.current, noChoices);
  return (
    <div>
      {(['aloud', 'byItself'] as const).map((name) => (
        <label key={name} className="flex min-h-[2.75rem] items-center gap-3">
          <input
            type="checkbox"
            checked={chosen[name]}
            onChange={(event) => speakingChoices.choose({ [name]: event.target.checked })}
            className="size-5 accent-(--brand,var(--accent))"
          />
          {texts[name]}
        </label>
      ))}
    </div>
  );
}
