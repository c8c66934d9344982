'use client';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { InterviewSession } from '@/lib/client/interview/interview-session';
import type { AskedStep, SessionState } from '@/lib/client/interview/session-state';
import { ConceptView } from './controls/concept-view';
import motion from './motion.module.css';
import { Notices } from './notices';
import type { OwnWords } from './own-words';
import phone from './phone.module.css';
import { QuestionHeading } from './question-heading';
import { isWritten } from './step-kind';

interface QuestionLayoutProps {
  session: InterviewSession;
  state: SessionState & { step: AskedStep };
  own: OwnWords;
  /** A code of the guide language (decisions, B3). */
  language: string;
  /** Whether a question was shown before this one. */
  focus: boolean;
  /** What it is about was shown before: on a phone a thumbnail is enough. */
  seen: boolean;
  /** Whether it is answered in a field. */
  typed?: boolean;
  /** The field for the answer takes the focus, not the question. */
  writesOn?: boolean;
  /** The question is answered, as far as can be told. */
  dimmed?: boolean;
  onForget: () => void;
  onWatched: () => void;
  /** Above the question: notices about this answer. */
  note?: ReactNode;
  /** Below the question; gets the id of its heading. */
  children: (heading: string) => ReactNode;
}

/** A question, its material beside it, and its control below. */
export function QuestionLayout(props: QuestionLayoutProps) {
  const {
    session,
    state,
    own,
    language,
    focus,
    seen,
    typed = false,
    writesOn = false,
    dimmed = false,
    onForget,
    onWatched,
    note,
    children,
  } = props;
  const heading = useId();
  const about = state.question;
  const shown = hasMaterial(about) ? about : null;
  return (
    <main
      data-typed={typed || undefined}
      data-spoken={(!typed && isWritten(state.step)) || undefined}
      className={classNames(
        `mx-auto w-full px-5 pt-8 pb-6 min-[45rem]:px-8 min-[45rem]:pb-8 ${phone.main}`,
        shown
          ? `${seen ? 'max-[45rem]:block' : phone.about} grid max-w-[76rem] content-start gap-6 min-[60rem]:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] min-[60rem]:gap-12 min-[60rem]:pt-[7vh]`
          : 'max-w-[50rem] min-[45rem]:pt-[9vh]',
        hasPicture(shown) ? 'min-[60rem]:items-center' : 'items-start',
      )}
    >
      {shown ? (
        <ConceptView
          key={`${shown.questionId}${shown.conceptId}`}
          concept={shown.concept}
          media={shown.media}
          embed={shown.embed}
          language={language}
          onWatched={onWatched}
          seen={seen}
        />
      ) : null}
      <div className={classNames('min-w-0', phone.turn)}>
        <div key={state.step.id} className={motion.arriving}>
          <Notices state={state} own={own} onDismiss={() => session.dismissNotice()} onForget={onForget} />
          {note}
          <QuestionHeading
            id={heading}
            step={state.step}
            before={state.before}
            own={own}
            dimmed={dimmed}
            focus={focus && !writesOn}
          />
        </div>
        <div className={classNames(!typed && motion.arriving, phone.answer)}>{children(heading)}</div>
      </div>
    </main>
  );
}

/** Whether there is material to look at before answering. */
export function hasMaterial(about: SessionState['question']): boolean {
  return Boolean(about?.concept || about?.media.length || about?.embed);
}

/** A picture stands in the middle of its question; words begin beside it. */
function hasPicture(shown: SessionState['question']): boolean {
  return shown !== null && (shown.concept?.media.length ?? 0) + shown.media.length > 0;
}
