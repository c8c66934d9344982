'use client';
import { Note } from '@/components/ui/note';
import { QuestionMark } from '@/components/ui/question-mark';
import { isUnderWay, type Rehearsal } from '@/lib/client/rehearsals';
import { Findings } from './findings';
import { Paths } from './paths';
import { WalkLegend, WalkTable } from './walk-table';

interface RehearsalReportProps {
  studyId: string;
  rehearsal: Rehearsal;
  onRead: (participant: number) => void;
}

/** Who was asked what, what was asked in between, what to mend, and the ways that were walked. */
export function RehearsalReport({ studyId, rehearsal, onRead }: RehearsalReportProps) {
  const slow = new Set(
    rehearsal.findings.flatMap(({ kind, participants }) => (kind === 'too_long' ? participants : [])),
  );
  return (
    <>
      <Changed rehearsal={rehearsal} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_25rem] max-[78rem]:block max-[78rem]:overflow-auto max-[60rem]:overflow-visible">
        <div className="min-w-0 overflow-auto max-[78rem]:overflow-visible">
          <WalkTable rehearsal={rehearsal} slow={slow} onRead={onRead} />
          <WalkLegend />
          <FollowUps rehearsal={rehearsal} />
        </div>
        <aside
          aria-label="What was found"
          className="overflow-auto border-s border-line max-[78rem]:overflow-visible max-[78rem]:border-s-0 max-[78rem]:border-t"
        >
          <Findings studyId={studyId} rehearsal={rehearsal} onRead={onRead} />
          <Paths rehearsal={rehearsal} />
        </aside>
      </div>
    </>
  );
}

/** That the guide is another one now. */
function Changed({ rehearsal: { changedQuestions: changed, status } }: { rehearsal: Rehearsal }) {
  if (status === 'failed') {
    return (
      <Note tone="critical" live="status" className="mx-6 mt-4" title="The rehearsal did not get through.">
        What was walked so far is shown. Rehearse again; should it fail again, tell whoever runs this server.
      </Note>
    );
  }
  if (changed.length === 0) return null;
  return (
    <Note
      live="status"
      className="mx-6 mt-4"
      title={
        changed.length === 1
          ? 'A question has changed since:'
          : `${changed.length} questions have changed since:`
      }
    >
      {`${listed(changed)}. What you see belongs to the guide as it was.`}
    </Note>
  );
}

/** More numbers than these are not listed. */
const MOST_LISTED = 12;

function listed(numbers: readonly number[]): string {
  const shown = numbers.slice(0, MOST_LISTED);
  if (shown.length < numbers.length) return `${shown.join(', ')} and others`;
  return shown.length < 2 ? `${shown[0]}` : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

function FollowUps({ rehearsal }: { rehearsal: Rehearsal }) {
  const { followUps, participants } = rehearsal;
  const times = followUps.reduce((sum, one) => sum + one.times, 0);
  if (times === 0 && isUnderWay(rehearsal)) return null;
  return (
    <section aria-labelledby="in-between" className="border-t border-line pb-6">
      <div className="flex flex-wrap items-baseline gap-3 px-6 pt-4 pb-2 max-[60rem]:px-4">
        <h2 id="in-between" className="font-strong">
          Asked in between
        </h2>
        <span className="text-13 text-ink-2">
          {times === 0
            ? 'nothing'
            : `${times} ${times === 1 ? 'follow-up' : 'follow-ups'}, with one of each question as it was worded`}
        </span>
      </div>
      <ul>
        {followUps.map(({ questionId, number, text, times: count, participants: of }) => (
          <li
            key={questionId}
            className="flex items-baseline gap-3 border-b border-line px-6 py-2 text-13 max-[60rem]:flex-wrap max-[60rem]:px-4"
          >
            <QuestionMark>{`Q${number}`}</QuestionMark>
            <span dir="auto" className="min-w-0 flex-1 font-read text-16 italic">
              {text}
            </span>
            <span className="text-ink-2">{`${of} of ${participants.length}`}</span>
            <span className="w-8 text-end font-strong tabular-nums">
              <span className="sr-only">times asked </span>
              {count}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
