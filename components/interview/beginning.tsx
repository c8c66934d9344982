'use client';
import { Suspense, useState } from 'react';
import { linkParameters } from '@/lib/client/interview/browser';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import type { SessionState } from '@/lib/client/interview/session-state';
import { isSpoken } from '@/lib/client/recording/capture-mode';
import { DeliveryNote } from './delivery-note';
import { LanguageSelect } from './language-select';
import { laterPart } from './later-part';
import { offeredLanguages } from './load-texts';
import { ownWords } from './own-words';
import { PlainScreen } from './plain-screen';
import { Press } from './press';
import { useTexts } from './use-texts';
import { Welcome } from './welcome';

const DeviceCheck = laterPart(() => import('./speaking/device-check').then((m) => m.DeviceCheck));

interface BeginningProps {
  session: InterviewSession;
  state: SessionState;
  language: string;
  onLanguage: (language: string) => void;
}

/** The welcome. In spoken interviews a check of microphone and camera follows before the first question. */
export function Beginning({ session, state, language, onLanguage }: BeginningProps) {
  const texts = useTexts();
  const [declined, setDeclined] = useState(false);
  /** What the participant agreed to, kept during the device check; undefined before. */
  const [consent, setConsent] = useState<string | null>();
  const { study } = state;
  if (declined) {
    return (
      <PlainScreen name={study.title} title={texts.declinedTitle} lead={texts.declinedText}>
        <Press className="mt-8" onClick={() => setDeclined(false)}>
          {texts.backToStart}
        </Press>
      </PlainScreen>
    );
  }
  const start = (text: string | null) =>
    void session.start({
      urlParams: linkParameters(location.search),
      language,
      ...(text !== null && { consent: { text } }),
    });
  const note = <DeliveryNote state={state} onTryNow={() => session.tryNow()} />;
  const own = ownWords(study.language);
  if (consent !== undefined) {
    return (
      <Suspense fallback={<main className="min-h-dvh" />}>
        <DeviceCheck
          study={study}
          own={own}
          starting={state.starting}
          note={note}
          onStart={() => start(consent)}
        />
      </Suspense>
    );
  }
  return (
    <Welcome
      study={study}
      own={own}
      languages={
        <LanguageSelect
          languages={offeredLanguages(study.translatedLanguages)}
          value={language}
          onChange={onLanguage}
        />
      }
      starting={state.starting}
      note={note}
      onBegin={isSpoken(study.mode) ? setConsent : start}
      onDecline={() => setDeclined(true)}
    />
  );
}
