'use client';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { linkParameters } from '@/lib/client/interview/browser';
import { type EntryMode, mayStartAsOther } from '@/lib/client/interview/entry-mode';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import type { InterviewStudy } from '@/lib/client/interview/interview-transport';
import { linkKey } from '@/lib/client/interview/link-key';
import { platformOf } from '@/lib/client/interview/platform';
import type { SessionState } from '@/lib/client/interview/session-state';
import { useInterview } from '@/lib/client/interview/use-interview';
import { pageLoaded } from '@/lib/client/page-loaded';
import { isSpoken } from '@/lib/client/recording/capture-mode';
import type { Openness } from '@/lib/domain/fieldwork/openness';
import type { TargetPlatform } from '@/lib/domain/guide/guide';
import { Beginning } from './beginning';
import { Brand } from './brand';
import type { Messages } from './controls/texts-of';
import { DeliveryNote } from './delivery-note';
import { Frame, TopBar, Trying } from './frame';
import { directionOf } from './interview-language';
import { laterPart } from './later-part';
import { loadEnded } from './load-ended';
import { ownWords } from './own-words';
import { StudyTitle } from './study-title';
import { useEmbedding } from './use-embedding';
import { TextsProvider, useLanguage, useTexts } from './use-texts';

const loadInterview = () => import('./interview').then((m) => m.Interview);
/** What questions need is not needed to read the welcome. */
const Interview = laterPart(loadInterview);
const Ended = laterPart(loadEnded);
const Unavailable = laterPart(() => import('./unavailable').then((m) => m.Unavailable));
const OtherDevice = laterPart(() => import('./other-device').then((m) => m.OtherDevice));

export interface InterviewPageProps {
  studyId: string;
  linkId: string;
  status: Openness;
  /** The study's own words for its status. */
  statusText?: string | null;
  /** Whether a member tries the study (decisions, N6). */
  isTest?: boolean;
  /** Default `once_per_browser`, as for studies without this setting (decisions, G6). */
  entry?: EntryMode;
  targetPlatforms: TargetPlatform[];
  study: InterviewStudy;
  /** The page's messages in the interview's language; null: English, or to be loaded. */
  messages: Messages | null;
  /** The interview that the browser's cookie resumes. */
  responseId: string | null;
  /** The device, as far as the request shows it. */
  platform: TargetPlatform;
}

/** The participant's interview, from the welcome to the closing text. */
export function InterviewPage({
  status,
  statusText = null,
  isTest = false,
  entry = 'once_per_browser',
  targetPlatforms,
  platform,
  messages,
  ...entrance
}: InterviewPageProps) {
  const { session, state } = useInterview({ ...entrance, open: status === 'live' });
  const [chosen, setChosen] = useState(entrance.study.language);
  const language = state.phase === 'welcome' ? chosen : state.study.language;
  const texts = useLanguage(language, messages);
  // Without texts in the interview's language, it is an English page around content marked with its own language.
  const dir = directionOf(texts.language);
  useDocumentLanguage(texts.language, dir);
  useDocumentTitle(state.study.title);
  useLightsOut(state.phase);
  useOfflinePage();
  useEmbedding(state);
  useKeptRecordings(isSpoken(state.study.mode) && state.phase !== 'opening');
  useEffect(() => {
    // While the welcome is read, so that the first question is there when it is begun.
    void pageLoaded()
      .then(loadInterview)
      .catch(() => undefined);
  }, []);
  const device = useDevice(platform);
  const foreign = targetPlatforms.length > 0 && !targetPlatforms.includes(device);
  return (
    <TextsProvider value={texts}>
      <Brand branding={state.study.branding}>
        <Trying value={isTest}>
          <div lang={texts.language} dir={dir}>
            {state.phase === 'welcome' && foreign ? (
              <Suspense>
                <OtherDevice name={state.study.title} platforms={targetPlatforms} />
              </Suspense>
            ) : (
              <Phase
                {...{ session, state, status, statusText, entry, linkId: entrance.linkId, language }}
                onLanguage={(code) => {
                  setChosen(code);
                  void session.readIn(code);
                }}
              />
            )}
          </div>
        </Trying>
      </Brand>
    </TextsProvider>
  );
}

export interface PhaseProps {
  session: InterviewSession;
  state: SessionState;
  status: InterviewPageProps['status'];
  statusText: string | null;
  entry: EntryMode;
  linkId: string;
  language: string;
  onLanguage: (language: string) => void;
}

function Phase(props: PhaseProps) {
  const { session, state, status, entry, linkId, language } = props;
  const own = ownWords(language);
  const forget = () => void session.forget();
  switch (state.phase) {
    case 'opening':
      return <Opening session={session} state={state} />;
    case 'welcome':
      return <Beginning {...props} />;
    case 'asking':
      return state.step ? (
        <Suspense
          fallback={
            <Frame top={<TopBar name={<StudyTitle title={state.study.title} />} />}>
              <main className="min-h-[20rem]" />
            </Frame>
          }
        >
          <Interview {...{ session, linkId, language, own }} state={{ ...state, step: state.step }} />
        </Suspense>
      ) : null;
    case 'ended':
      return state.end ? (
        <Suspense fallback={<main className="min-h-[20rem]" />}>
          <Ended
            name={state.study.title}
            end={state.end}
            own={own}
            responseId={state.responseId ?? ''}
            eraseUrl={() => session.eraseUrl()}
            onForget={status === 'live' && state.resumed && isOthersTurn(state, entry) ? forget : null}
            spoken={isSpoken(state.study.mode)}
            focus={!state.resumed}
          />
        </Suspense>
      ) : null;
    default:
      return (
        <Suspense fallback={<main className="min-h-[20rem]" />}>
          <Unavailable
            state={state}
            status={status}
            statusText={props.statusText}
            own={own}
            onRestart={state.phase === 'bad_link' ? () => void session.startOver() : forget}
          />
        </Suspense>
      );
  }
}

/** Whether another participant may start here after the interview has ended. */
function isOthersTurn({ link }: SessionState, mode: EntryMode): boolean {
  const isSameLink = link === null || link === linkKey(linkParameters(location.search));
  return mayStartAsOther({ mode, isSameLink });
}

/** Returning to a question takes a moment on a slow connection. */
function Opening({ session, state }: { session: InterviewSession; state: SessionState }) {
  const texts = useTexts();
  return (
    <Frame
      top={<TopBar name={<StudyTitle title={state.study.title} />} />}
      dock={<DeliveryNote state={state} onTryNow={() => session.tryNow()} />}
    >
      <main className="mx-auto w-full max-w-[50rem] px-5 pt-8 min-[45rem]:px-8 min-[45rem]:pt-[9vh]">
        <h1 className="font-read text-[1.625rem] text-ink-3 leading-[2.125rem] min-[45rem]:text-read-34 min-[45rem]:leading-[2.75rem]">
          {texts.opening}
        </h1>
      </main>
    </Frame>
  );
}

function useDocumentLanguage(lang: string, dir: 'ltr' | 'rtl'): void {
  useEffect(() => {
    const { documentElement: root } = document;
    const before = { lang: root.lang, dir: root.dir };
    Object.assign(root, { lang, dir });
    return () => void Object.assign(root, before);
  }, [lang, dir]);
}

/** The server gave it in the study's own language; the participant may choose another one. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** After leaving the questions, microphone and camera are closed. */
function useLightsOut(phase: SessionState['phase']): void {
  const before = useRef(phase);
  useEffect(() => {
    const left = before.current === 'asking' && phase !== 'asking';
    before.current = phase;
    if (left) void import('@/lib/client/recording/page-devices').then((page) => page.closePageDevices());
  }, [phase]);
}

/** Sends recordings that an earlier page left, and preloads the code for speaking. */
function useKeptRecordings(spoken: boolean): void {
  useEffect(() => {
    if (!spoken) return;
    // If loading fails here, it is tried again when the participant speaks.
    const fetch = () =>
      void import('@/lib/client/recording/page-recordings')
        .then(({ pageRecordings }) => pageRecordings())
        .catch(() => undefined);
    if (document.readyState === 'complete') return fetch();
    window.addEventListener('load', fetch, { once: true });
    return () => window.removeEventListener('load', fetch);
  }, [spoken]);
}

/**
 * Without a connection a reload shows the program's own offline page, or the browser's error where service workers are
 * missing.
 */
function useOfflinePage(): void {
  useEffect(() => {
    const register = () =>
      void navigator.serviceWorker?.register('/s/worker.js', { scope: '/s/' }).catch(() => undefined);
    if (document.readyState === 'complete') return register();
    window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);
}

/** The server may have taken a tablet for a Mac. */
function useDevice(guess: TargetPlatform): TargetPlatform {
  return useSyncExternalStore(
    () => () => {},
    () => platformOf(navigator.userAgent, navigator.maxTouchPoints),
    () => guess,
  );
}
