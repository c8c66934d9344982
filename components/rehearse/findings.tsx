'use client';
import { CircleX, Clock, GitBranch, Languages, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { languageName } from '@/lib/client/languages';
import { type Finding, isUnderWay, type Rehearsal } from '@/lib/client/rehearsals';
import { useMay } from '@/lib/client/session';

interface FindingsProps {
  studyId: string;
  rehearsal: Rehearsal;
  onRead: (participant: number) => void;
}

const SIGNS: Record<Finding['kind'], ReactNode> = {
  broke: <CircleX aria-hidden />,
  nobody_complete: <CircleX aria-hidden />,
  not_reached: <GitBranch aria-hidden />,
  concept_not_shown: <GitBranch aria-hidden />,
  nobody_screened_out: <GitBranch aria-hidden />,
  too_long: <Clock aria-hidden />,
  untranslated: <Languages aria-hidden />,
  asked_twice: <MessageSquare aria-hidden />,
  cut: <Clock aria-hidden />,
};
const findingId = (at: number) => `finding-${at}`;

/** What to mend, what stops people first, each with its way to it. */
export function Findings({ studyId, rehearsal, onRead }: FindingsProps) {
  const { findings } = rehearsal;
  const go = () => {
    const boxes = findings.map((_, at) => document.getElementById(findingId(at)));
    const at = boxes.findIndex((box) => box?.contains(document.activeElement));
    boxes[(at + 1) % boxes.length]?.focus();
  };
  useShortcuts('Rehearse', [
    { keys: 'F8', label: 'next thing to mend', run: go, hint: true, off: findings.length === 0 },
  ]);
  const stopping = findings.filter(({ severity }) => severity === 'stops').length;
  return (
    <section aria-labelledby="to-mend" className="border-b border-line px-6 py-5 max-[60rem]:px-4">
      <div className="flex items-baseline gap-3">
        <h2 id="to-mend" className="font-strong">
          To mend
        </h2>
        <span className="text-13 text-ink-2">
          {summary(findings.length, stopping, isUnderWay(rehearsal))}
        </span>
      </div>
      {findings.length === 0 ? (
        <p className="pt-3 text-13 text-ink-2">
          {isUnderWay(rehearsal)
            ? 'What breaks, what nobody reaches and what takes too long appears here as it is found.'
            : 'Everybody came through, every question was reached, and nobody took much longer than announced.'}
        </p>
      ) : (
        <ul>
          {findings.map((finding, at) => (
            <li
              key={at}
              id={findingId(at)}
              tabIndex={-1}
              className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-line py-4 text-13 last:border-b-0 last:pb-0"
            >
              <span
                className={`mt-0.5 [&_svg]:size-4 ${finding.severity === 'stops' ? 'text-critical' : 'text-caution'}`}
              >
                {SIGNS[finding.kind]}
              </span>
              <strong className="font-strong">
                {finding.language ? `${finding.title} (${languageName(finding.language)})` : finding.title}
              </strong>
              <p className="col-start-2 text-ink-2 text-pretty">{finding.message}</p>
              <Ways studyId={studyId} finding={finding} onRead={onRead} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Ways({
  studyId,
  finding,
  onRead,
}: {
  studyId: string;
  finding: Finding;
  onRead: FindingsProps['onRead'];
}) {
  const mayEdit = useMay('edit');
  const guide = `/studies/${encodeURIComponent(studyId)}/guide`;
  const [participant] = finding.participants;
  return (
    <div className="col-start-2 flex flex-wrap gap-2 pt-1.5 empty:hidden">
      {mayEdit && finding.kind === 'untranslated' && finding.language ? (
        <LinkButton size="sm" href={`${guide}/translate?language=${finding.language}`}>
          Translate
        </LinkButton>
      ) : null}
      {mayEdit && finding.kind !== 'untranslated' ? (
        <LinkButton size="sm" href={guide}>
          Open the guide
        </LinkButton>
      ) : null}
      {participant === undefined ? null : (
        <Button size="sm" variant="quiet" onPress={() => onRead(participant)}>
          Read the interview
        </Button>
      )}
    </div>
  );
}

function summary(count: number, stopping: number, underWay: boolean): string {
  if (count === 0) return underWay ? 'so far nothing' : 'nothing';
  if (stopping === 0) return `${count}, none stops people`;
  return `${count}, ${stopping === 1 ? 'one stops' : `${stopping} stop`} people`;
}
