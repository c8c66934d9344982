'use client';
import { CirclePause, Ellipsis, LifeBuoy, MessageSquare } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { personalLink } from '@/lib/client/interview/browser';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import type { AskedStep, SessionState } from '@/lib/client/interview/session-state';
import { pageLoaded } from '@/lib/client/page-loaded';
import { isSpoken } from '@/lib/client/recording/capture-mode';
import { Asking } from './asking';
import { Frame, TopBar } from './frame';
import { LanguageSelect } from './language-select';
import { laterPart } from './later-part';
import { loadEnded } from './load-ended';
import { offeredLanguages } from './load-texts';
import type { OwnWords } from './own-words';
import { Press } from './press';
import { Progress } from './progress';
import { StudyTitle } from './study-title';
import { useTexts } from './use-texts';

const Care = laterPart(() => import('./care').then((m) => m.Care));
const LookingBack = laterPart(() => import('./looking-back').then((m) => m.LookingBack));
const loadPauseDialog = () => import('./pause-dialog').then((m) => m.PauseDialog);
const PauseDialog = laterPart(loadPauseDialog);
const SpeakingSwitches = laterPart(() =>
  import('./speaking/speaking-switches').then((m) => m.SpeakingSwitches),
);

interface InterviewProps {
  session: InterviewSession;
  linkId: string;
  language: string;
  state: SessionState & { step: AskedStep };
  own: OwnWords;
}

/** Question after question, with the pause button. Loaded while the welcome is read. */
export function Interview({ session, state, linkId, language, own }: InterviewProps) {
  const texts = useTexts();
  const [shortcuts, setShortcuts] = useState(true);
  const [away, setAway] = useState(false);
  const [pausing, setPausing] = useState(false);
  const [lookingBack, setLookingBack] = useState(false);
  /** The care that the participant went on from, and whether they asked for it once more. */
  const [seenCare, setSeenCare] = useState<string | null>(null);
  const [asksForHelp, setAsksForHelp] = useState(false);
  const { step, study, token } = state;
  const goOn = () => {
    setSeenCare(careKey(step));
    setAsksForHelp(false);
  };
  const pause = () => {
    setAway(true);
    setPausing(true);
  };
  useEffect(() => {
    // A pause may be wanted just when the connection is gone, and the end is to follow its answer at once.
    void pageLoaded()
      .then(() => Promise.all([loadPauseDialog(), loadEnded()]))
      .catch(() => undefined);
  }, []);
  const forget = () => void session.forget();
  return (
    <Frame
      top={
        <TopBar name={<StudyTitle title={study.title} />} below={<Progress section={step.section} />}>
          {state.mayChangeLanguage ? (
            <LanguageSelect
              languages={offeredLanguages(study.translatedLanguages)}
              value={language}
              onChange={(code) => void session.changeLanguage(code)}
            />
          ) : null}
          <span className="text-ink-3 tabular-nums">{texts.place(step.number, step.total)}</span>
          {step.care?.level === 'imminent' && seenCare === careKey(step) && !asksForHelp ? (
            <Press
              look="quiet"
              className="-mx-3 min-w-[2.75rem] px-3 min-[45rem]:-mx-4"
              onClick={() => setAsksForHelp(true)}
            >
              <LifeBuoy aria-hidden />
              <span className="max-[60rem]:sr-only">{texts.careLines}</span>
            </Press>
          ) : null}
          {step.number > 1 || step.kind === 'follow_up' ? (
            <Press
              look="quiet"
              className="-mx-3 min-w-[2.75rem] px-3 min-[45rem]:-mx-4"
              onClick={() => {
                setAway(true);
                setLookingBack(true);
              }}
            >
              <MessageSquare aria-hidden />
              <span className="max-[60rem]:sr-only">{texts.earlierAnswers}</span>
            </Press>
          ) : null}
          <Press look="quiet" className="-me-3 min-w-[2.75rem] px-3 min-[45rem]:-me-4" onClick={pause}>
            <Ellipsis aria-hidden className="min-[45rem]:hidden" />
            <CirclePause aria-hidden className="max-[45rem]:hidden" />
            <span className="max-[45rem]:sr-only">{texts.pause}</span>
          </Press>
        </TopBar>
      }
    >
      {step.care && (asksForHelp || seenCare !== careKey(step)) ? (
        <Suspense fallback={<main className="min-h-[20rem]" />}>
          <Care
            key={careKey(step)}
            step={step}
            care={step.care}
            onGoOn={goOn}
            onLeaveOut={() => {
              goOn();
              session.send({ skip: true });
            }}
          />
        </Suspense>
      ) : (
        <Asking
          {...{ session, state, own, language, shortcuts, away }}
          focus={!state.resumed}
          onForget={forget}
        />
      )}
      {lookingBack ? (
        <Suspense>
          <LookingBack
            {...{ session, state, own, language }}
            name={<StudyTitle title={study.title} />}
            onClose={() => {
              setAway(false);
              setLookingBack(false);
            }}
          />
        </Suspense>
      ) : null}
      {pausing ? (
        <Suspense>
          <PauseDialog
            link={token === null ? null : () => personalLink(linkId, token)}
            shortcuts={shortcuts}
            onShortcuts={setShortcuts}
            onForget={forget}
            onClose={() => {
              setAway(false);
              setPausing(false);
            }}
          >
            {isSpoken(study.mode) ? (
              <Suspense>
                <SpeakingSwitches />
              </Suspense>
            ) : null}
          </PauseDialog>
        </Suspense>
      ) : null}
    </Frame>
  );
}

/** After danger the page of care comes once, and is then at hand; after pain it belongs to one step. */
function careKey({ id, care }: AskedStep): string | null {
  return care ? (care.level === 'imminent' ? care.level : id) : null;
}
