'use client';
import { ArrowLeft } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Note } from '@/components/ui/note';
import { QuestionMark } from '@/components/ui/question-mark';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { languageName } from '@/lib/client/languages';
import type { Participant, Rehearsal, WalkedStep } from '@/lib/client/rehearsals';

interface WalkReadProps {
  rehearsal: Rehearsal;
  /** Of the participant, from 0. */
  number: number;
  /** To another one; null: back to all. */
  onGo: (participant: number | null) => void;
}

/** The interview of a scripted participant, to be read. */
export function WalkRead({ rehearsal, number, onGo }: WalkReadProps) {
  const { participants, questions } = rehearsal;
  const participant = participants[number]!;
  const last = participants.length - 1;
  useShortcuts('Interview', [
    { keys: 'J', label: 'next participant', run: () => onGo(Math.min(last, number + 1)), unlisted: true },
    { keys: 'K', label: 'participant before', run: () => onGo(Math.max(0, number - 1)), unlisted: true },
    { keys: 'J K', label: 'participant', run: () => undefined, hint: true },
    { keys: 'Esc', label: 'all participants', run: () => onGo(null), hint: true },
  ]);
  const numberOf = new Map(questions.map((one) => [one.questionId, one.number]));
  const stopped = questions.find(({ questionId }) => questionId === participant.broke?.questionId);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_25rem] max-[78rem]:block max-[78rem]:overflow-auto max-[60rem]:overflow-visible">
      <article
        className="min-w-0 overflow-auto bg-sheet max-[78rem]:overflow-visible"
        aria-label={participant.name}
      >
        <div className="flex min-h-lg flex-wrap items-center gap-3 border-b border-line bg-paper px-6 py-1.5 max-[60rem]:px-4">
          <IconButton label="Back to the rehearsal" onPress={() => onGo(null)}>
            <ArrowLeft aria-hidden />
          </IconButton>
          <h2 className="font-strong">{participant.name}</h2>
          <span className="text-13 text-ink-2">{stateOf(participant)}</span>
          <span className="ms-auto flex gap-2">
            <Button size="sm" variant="quiet" disabled={number === 0} onPress={() => onGo(number - 1)}>
              Before
            </Button>
            <Button size="sm" variant="quiet" disabled={number === last} onPress={() => onGo(number + 1)}>
              Next
            </Button>
          </span>
        </div>
        {participant.broke ? (
          <Note
            tone="critical"
            live="status"
            className="mx-6 mt-4"
            title={stopped ? `It stopped at question ${stopped.number}.` : 'It could not begin.'}
          >
            {participant.broke.message}
          </Note>
        ) : null}
        <ol className="grid max-w-[44rem] gap-5 px-6 py-6 max-[60rem]:px-4">
          {timed(participant.steps).map(({ step, at }, place) => (
            <li key={place} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3">
              <div className="grid content-start justify-items-end gap-1 text-12 text-ink-2 tabular-nums">
                {step.kind === 'question' ? (
                  <QuestionMark>{`Q${numberOf.get(step.questionId) ?? '?'}`}</QuestionMark>
                ) : null}
                {clock(at)}
              </div>
              <div
                className={
                  step.kind === 'follow_up' ? 'grid gap-1 border-s border-line-control ps-4' : 'grid gap-1'
                }
              >
                <p dir="auto" className="font-read text-16 text-ink-2 italic">
                  {step.moderator}
                </p>
                {step.user ? (
                  <p dir="auto" className="whitespace-pre-wrap font-read text-16">
                    {step.user}
                  </p>
                ) : (
                  <p className="text-13 text-ink-2">{step.skipped ? 'Skipped' : 'Read on'}</p>
                )}
                {step.whyAsked ? (
                  <p className="text-12 text-ink-2">
                    {`Asked by the ${step.whyAsked.by}. ${step.whyAsked.reason}`}
                  </p>
                ) : null}
              </div>
            </li>
          ))}
          {participant.steps.length === 0 ? (
            <li className="text-13 text-ink-2">Nothing was asked yet.</li>
          ) : null}
        </ol>
      </article>
      <aside
        aria-label="About this participant"
        className="overflow-auto border-s border-line max-[78rem]:border-s-0 max-[78rem]:border-t"
      >
        <Facts title="How this one behaves" facts={[['Manner', participant.description]]} />
        <Facts title="What was asked" facts={factsOf(participant, rehearsal)} />
      </aside>
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  return (
    <section className="border-b border-line px-6 py-5 text-13 max-[60rem]:px-4">
      <h2 className="pb-3 text-14 font-strong">{title}</h2>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf({ steps, language, outcome }: Participant, { questions }: Rehearsal) {
  const asked = new Set(steps.map(({ questionId }) => questionId));
  const left = questions.filter(({ questionId }) => !asked.has(questionId)).map(({ number }) => number);
  return [
    ['Questions', `${asked.size} of ${questions.length}`],
    ['Follow-ups', `${steps.filter(({ kind }) => kind === 'follow_up').length}`],
    ['Skipped', `${steps.filter(({ skipped }) => skipped).length}`],
    ['Language', language ? languageName(language) : '–'],
    ['Left out', left.length === 0 ? 'nothing' : left.join(', ')],
    ['End', outcome === 'screened_out' ? 'screened out' : outcome === 'complete' ? 'complete' : 'none'],
  ] as const;
}

function stateOf({ minutes, status }: Participant): string {
  const words = {
    waiting: 'has not begun yet',
    walking: 'is walking',
    done: `scripted participant, ${minutes} min`,
    broke: `scripted participant, ${minutes} min, did not get to the end`,
    cut: `scripted participant, let go after ${minutes} min`,
  };
  return words[status];
}

/** Each step with the seconds after which it was put. */
function timed(steps: readonly WalkedStep[]): { step: WalkedStep; at: number }[] {
  let at = 0;
  return steps.map((step) => {
    const began = at;
    at += step.seconds;
    return { step, at: began };
  });
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
