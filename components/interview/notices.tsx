'use client';
import type { ReactNode } from 'react';
import { Note } from '@/components/ui/note';
import type { SessionState } from '@/lib/client/interview/session-state';
import type { OwnWords } from './own-words';
import { SaidAnswer } from './said-answer';
import { useTexts } from './use-texts';

interface NoticesProps {
  state: SessionState;
  own: OwnWords;
  onDismiss: () => void;
  onForget: () => void;
}

/** Notices about an answer or the interview, shown above the question. */
export function Notices({ state, own, onDismiss, onForget }: NoticesProps) {
  const texts = useTexts();
  if (state.notice === 'unfit') {
    return (
      <Above>
        <Note tone="critical" live="alert">
          {texts.unfit}
        </Note>
      </Above>
    );
  }
  if (state.notice === 'elsewhere' || state.notice === 'added') {
    const added = state.notice === 'added' ? texts.saidAdded : null;
    return (
      <Above>
        <Note tone={added ? 'info' : 'caution'} live="alert" title={texts.elsewhere}>
          {state.left ? texts.elsewhereText : added}
        </Note>
        {state.left ? <SaidAnswer text={state.left} own={own} /> : null}
        <button type="button" className="link min-h-[2.75rem] justify-self-start" onClick={onDismiss}>
          {texts.dismiss}
        </button>
      </Above>
    );
  }
  if (!state.resumed || state.sending) return null;
  return (
    <p className="mb-6 text-ink-3">
      {texts.welcomeBack}{' '}
      <button type="button" className="link py-2" onClick={onForget}>
        {texts.notYou}
      </button>
    </p>
  );
}

function Above({ children }: { children: ReactNode }) {
  return <div className="mb-6 grid max-w-[42rem] gap-3">{children}</div>;
}
