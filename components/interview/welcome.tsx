'use client';
import { Circle, Clock, Eye, type LucideIcon, Mic, PenLine, Video } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Key } from '@/components/ui/key-hint';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { InterviewStudy } from '@/lib/client/interview/interview-transport';
import { Frame, TopBar } from './frame';
import type { RecordedMode } from './interview-texts';
import type { OwnWords } from './own-words';
import { Press } from './press';
import { useTexts } from './use-texts';

interface WelcomeProps {
  study: InterviewStudy;
  /** `lang` and `dir` of the study's own words. */
  own: OwnWords;
  languages: ReactNode;
  starting: boolean;
  /** A message above the buttons. */
  note: ReactNode;
  /** The text that the participant agreed to; null where they need not, and did not. */
  onBegin: (consent: string | null) => void;
  onDecline: () => void;
}

/** A dock at the bottom edge; on a wide screen below the checkbox. */
const ACTIONS =
  'sticky bottom-0 -mx-5 mt-auto border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] min-[45rem]:-mx-8 min-[60rem]:static min-[60rem]:mx-0 min-[60rem]:mt-0 min-[60rem]:border-0';

/** The study's purpose and what happens with the answers. No question is asked before the box is ticked. */
export function Welcome({ study, own, languages, starting, note, onBegin, onDecline }: WelcomeProps) {
  const texts = useTexts();
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  /** What was agreed to: in another language it is another text. */
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const title = study.welcome.title?.trim() || study.title;
  const recorded = recordedMode(study.mode);
  const asks = study.consent;
  const agreeTo = recorded ? texts.agreeToRecording[recorded] : texts.agreeTo;
  const text = asks?.text ?? `${texts.agree} ${agreeTo}`;
  const agreed = agreedTo === text;
  const begin = () => {
    if (agreed || asks?.required === false) onBegin(agreed ? text : null);
    else {
      setAsked(true);
      box.current?.focus();
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!starting) begin();
      }}
    >
      {/* A click before the scripts ran would be lost, and the tick with it. */}
      <fieldset disabled={!hydrated} className="contents">
        <Frame
          top={
            <TopBar name={<StudyName title={study.title} repeated={title === study.title} own={own} />}>
              {languages}
            </TopBar>
          }
        >
          <main className="mx-auto flex w-full max-w-[72rem] flex-col gap-6 px-5 pt-6 min-[45rem]:px-8 min-[60rem]:grid min-[60rem]:grid-cols-[minmax(0,1fr)_25rem] min-[60rem]:content-center min-[60rem]:items-start min-[60rem]:gap-[5.5rem] min-[60rem]:pb-[12vh]">
            <div>
              <h1
                {...own}
                className="text-balance font-read text-[2.375rem] leading-[2.75rem] tracking-[-0.02em] [overflow-wrap:anywhere] min-[45rem]:text-read-48 min-[45rem]:leading-[3.5rem]"
              >
                {title}
              </h1>
              {study.welcome.message ? (
                <p
                  {...own}
                  className="me-auto mt-4 max-w-[34rem] text-pretty whitespace-pre-line font-read text-[1.125rem] text-ink-2 leading-[1.75rem] [overflow-wrap:anywhere] min-[45rem]:mt-5 min-[45rem]:text-[1.3125rem] min-[45rem]:leading-8"
                >
                  {study.welcome.message}
                </p>
              ) : null}
            </div>
            <div className="flex grow flex-col">
              <Promises minutes={study.estimatedMinutes} recorded={recorded} />
              <Consent
                box={box}
                text={asks?.text ?? agreeTo}
                own={asks ? own : null}
                agreed={agreed}
                missing={asked && !agreed}
                onChange={(on) => setAgreedTo(on ? text : null)}
              />
              {asks ? <ConsentFacts consent={asks} /> : null}
              <div className={ACTIONS}>
                {note}
                <div className="grid gap-1 px-5 pt-3 pb-4 min-[45rem]:px-8 min-[60rem]:flex min-[60rem]:gap-4 min-[60rem]:p-0">
                  <Press
                    type="submit"
                    look="primary"
                    size="big"
                    busy={starting || !hydrated}
                    className="min-[60rem]:min-w-[8rem]"
                  >
                    {starting ? texts.beginning : hydrated ? texts.begin : texts.loading}
                    {starting || !hydrated ? null : (
                      <span aria-hidden className="hidden min-[60rem]:inline-flex">
                        <Key inButton>↵</Key>
                      </span>
                    )}
                  </Press>
                  <Press look="quiet" onClick={onDecline}>
                    {texts.decline}
                  </Press>
                </div>
              </div>
            </div>
          </main>
        </Frame>
      </fieldset>
    </form>
  );
}

/** The study's title; on a wide screen, where it is shown large already, the product's name. */
function StudyName({ title, repeated, own }: { title: string; repeated: boolean; own: WelcomeProps['own'] }) {
  return (
    <>
      <span {...own} className={classNames('min-w-0 font-strong text-ink', repeated && 'min-[45rem]:hidden')}>
        {title}
      </span>
      {repeated ? (
        <span className="hidden font-read text-[1.0625rem] text-ink-3 leading-6 tracking-[-0.012em] [font-weight:480] min-[45rem]:inline">
          Colloquy
        </span>
      ) : null}
    </>
  );
}

/** The recordings of an interview mode; null for typed interviews. */
function recordedMode(mode: InterviewStudy['mode']): RecordedMode | null {
  if (mode === 'text') return null;
  return mode === 'audio_text' ? 'audio' : mode;
}

function Promises({ minutes, recorded }: { minutes: number; recorded: RecordedMode | null }) {
  const texts = useTexts();
  const time: [LucideIcon, string, string] = [Clock, texts.minutes(minutes), texts.minutesRest];
  const promises: [LucideIcon, string, string][] = recorded
    ? [
        time,
        [Mic, texts.talking, texts.talkingRest],
        [recorded.startsWith('video') ? Video : Circle, texts.recorded[recorded], texts.recordedRest],
        [Eye, texts.hearers, texts.hearersRest],
      ]
    : [time, [PenLine, texts.writing, texts.writingRest], [Eye, texts.readers, texts.readersRest]];
  return (
    <ul>
      {promises.map(([Icon, strong, rest]) => (
        <li
          key={strong}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 border-line border-b py-[0.625rem] text-ink-2 first:border-t min-[45rem]:py-3"
        >
          <Icon aria-hidden className="mt-[3px] size-[1.125rem] text-ink-3" />
          <span>
            <strong className="font-strong text-ink">{strong}</strong> {rest}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a study says beside its consent. */
function ConsentFacts({ consent }: { consent: NonNullable<InterviewStudy['consent']> }) {
  const texts = useTexts();
  const { contact, privacyUrl, retentionDays } = consent;
  return (
    <p className="flex flex-wrap gap-x-3 pb-5 text-ink-3 [overflow-wrap:anywhere]">
      {retentionDays === null ? null : <span>{texts.kept(retentionDays)}</span>}
      {contact ? <span>{texts.writeTo(contact)}</span> : null}
      {privacyUrl ? (
        // As high as a finger needs it, in a line no higher than the words beside it.
        <a
          href={privacyUrl}
          target="_blank"
          rel="noreferrer"
          className="link -my-[0.6875rem] min-w-[2.75rem] py-[0.6875rem]"
        >
          {texts.privacyNotice}
        </a>
      ) : null}
    </p>
  );
}

interface ConsentProps {
  box: React.RefObject<HTMLInputElement | null>;
  /** The text after "I agree". */
  text: string;
  /** Set where the text is the study's own and says itself what one agrees to. */
  own: OwnWords | null;
  agreed: boolean;
  missing: boolean;
  onChange: (agreed: boolean) => void;
}

function Consent({ box, text, own, agreed, missing, onChange }: ConsentProps) {
  const texts = useTexts();
  const id = useId();
  return (
    <div className="py-3 min-[45rem]:py-4">
      <label className="grid min-h-[2.75rem] cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] gap-3 py-2">
        <input
          ref={box}
          type="checkbox"
          checked={agreed}
          onChange={(event) => onChange(event.target.checked)}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-rest${missing ? ` ${id}-missing` : ''}`}
          aria-invalid={missing || undefined}
          className={classNames(
            'mt-px size-5 cursor-pointer accent-(--brand,var(--accent))',
            missing && 'outline-2 outline-critical outline-offset-2',
          )}
        />
        <span>
          <span id={`${id}-name`}>{texts.agree}</span>{' '}
          <span
            id={`${id}-rest`}
            {...own}
            className={
              own ? 'mt-1 block max-h-[18rem] overflow-auto whitespace-pre-line text-ink-2' : undefined
            }
          >
            {text}
          </span>
        </span>
      </label>
      <p id={`${id}-missing`} role="alert" className="ps-8 text-critical">
        {missing ? texts.agreeFirst : ''}
      </p>
    </div>
  );
}
