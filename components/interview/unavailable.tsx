'use client';
import type { SessionState } from '@/lib/client/interview/session-state';
import type { Openness } from '@/lib/domain/fieldwork/openness';
import type { OwnWords } from './own-words';
import { PlainScreen } from './plain-screen';
import { Press } from './press';
import { SaidAnswer } from './said-answer';
import { useTexts } from './use-texts';

interface UnavailableProps {
  state: SessionState;
  status: Openness;
  /** The study's own words for its status. */
  statusText: string | null;
  own: OwnWords;
  onRestart: () => void;
}

type OfLink = 'bad_link' | 'bad_parameters' | 'gone';
const isOfLink = (phase: SessionState['phase']): phase is OfLink =>
  phase === 'bad_link' || phase === 'bad_parameters' || phase === 'gone';

/** Why the interview is not available, and what the participant can do. */
export function Unavailable({ state, status, statusText, own, onRestart }: UnavailableProps) {
  const texts = useTexts();
  const { phase, study, left } = state;
  const [title, lead] = (
    {
      bad_link: [texts.badLinkTitle, texts.badLinkText],
      bad_parameters: [texts.badParametersTitle, texts.badParametersText],
      gone: [texts.goneTitle, texts.goneText],
      not_open_yet: [texts.notOpenTitle, texts.notOpenText],
      full: [texts.fullTitle, texts.fullText],
      paused: [texts.pausedTitle, texts.pausedText],
      closed: [texts.closedTitle, texts.closedText],
      live: [texts.shutTitle, texts.shutText],
    } as const
  )[isOfLink(phase) ? phase : status];
  const ownText = isOfLink(phase) ? null : statusText;
  const mayRestart = status === 'live' && (phase === 'bad_link' || phase === 'gone');
  return (
    <PlainScreen
      name={study.title}
      title={title}
      lead={ownText ?? lead}
      {...(ownText !== null && { leadLanguage: own })}
    >
      {phase === 'gone' && left ? (
        <div className="mt-8 grid gap-3">
          <p>{texts.unsentText}</p>
          <SaidAnswer text={left} own={own} />
        </div>
      ) : null}
      {mayRestart ? (
        <Press look="primary" size="big" className="mt-8" onClick={onRestart}>
          {texts.fromBeginning}
        </Press>
      ) : null}
    </PlainScreen>
  );
}
