'use client';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { dayText } from '@/components/ui/moment';
import { NotFetched } from '@/components/ui/not-fetched';
import { Note } from '@/components/ui/note';
import { type Decision, decisionsQuery, type Theme } from '@/lib/client/themes';

const STATUS = {
  accepted: 'Accepted',
  suggested: 'Suggested',
  rejected: 'Turned down',
} as const;

const MAKERS = { built_in: 'by the analysis', model: 'by the model', person: 'by a person' } as const;

export interface RuleActs {
  edit: () => void;
  merge: () => void;
  split: () => void;
  moveUnder: () => void;
  remove: () => void;
}

interface RulePanelProps {
  studyId: string;
  theme: Theme;
  isStale: boolean;
  /** Undefined for those who may only read. */
  acts: RuleActs | undefined;
}

/** What belongs to a theme, and who decided what about it. */
export function RulePanel({ studyId, theme, isStale, acts }: RulePanelProps) {
  const { data, isError } = useQuery(decisionsQuery(studyId, theme.id));
  return (
    <div className="grid content-start gap-5 p-5 text-13">
      <p className="text-12 text-ink-2">
        <strong className="font-strong text-ink">{STATUS[theme.status]}</strong>
        {theme.status === 'suggested' ? ` ${MAKERS[theme.origin]}` : null}
      </p>
      {isStale ? (
        <Note tone="caution" live="status" title="The rule is newer than the reading.">
          Responses are being read again.
        </Note>
      ) : null}
      <section aria-label="Rule" className="grid gap-1.5">
        <h3 className="flex items-center justify-between text-12 text-ink-2">
          Rule
          {acts ? (
            <Button size="sm" variant="quiet" keys={['E']} onPress={acts.edit}>
              Edit
            </Button>
          ) : null}
        </h3>
        <p className="whitespace-pre-wrap text-ink">
          {theme.rule === '' ? (
            <span className="text-ink-2">
              Nobody has said yet what belongs here. Its name alone is looked for.
            </span>
          ) : (
            theme.rule
          )}
        </p>
      </section>
      <section aria-label="Decided" className="grid gap-1">
        <h3 className="pb-1 text-12 text-ink-2">Decided</h3>
        {isError ? <NotFetched what="The decisions" /> : null}
        {data?.length === 0 ? <p className="text-ink-2">Nobody has decided anything yet.</p> : null}
        <ul>
          {data?.map((decision) => (
            <li
              key={`${decision.at} ${decision.change.what}`}
              className="grid grid-cols-[4rem_minmax(0,1fr)] gap-2 border-t border-line py-1.5"
            >
              <span className="text-12 text-ink-2 tabular-nums">{dayText(decision.at)}</span>
              <span>
                <strong className="font-strong">{decision.by?.name ?? 'Somebody who left'}</strong>{' '}
                {wordsOf(decision.change)}
              </span>
            </li>
          ))}
        </ul>
        <p className="pt-1 text-12 text-ink-2">The analysis never undoes what a person decided.</p>
      </section>
      {acts ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" keys={['G']} onPress={acts.merge}>
            Merge
          </Button>
          <Button size="sm" keys={['S']} onPress={acts.split}>
            Split
          </Button>
          <Button size="sm" keys={['U']} onPress={acts.moveUnder}>
            Move under
          </Button>
          <Button size="sm" variant="quiet" onPress={acts.remove}>
            Delete theme
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function wordsOf({ what, from, to, readableId }: Decision['change']): string {
  const whose = readableId === undefined ? 'a passage' : `a passage of No. ${readableId}`;
  switch (what) {
    case 'made':
      return 'made it';
    case 'accepted':
      return 'accepted it';
    case 'rejected':
      return 'turned it down';
    case 'reopened':
      return 'left it open again';
    case 'renamed':
      return `renamed it; was “${from ?? ''}”`;
    case 'rule':
      return 'changed its rule';
    case 'nested':
      return to ? `moved it under ${to}` : 'moved it out, to stand by itself';
    case 'merged':
      return `merged ${from ?? 'another theme'} into it`;
    case 'deleted':
      return 'deleted it';
    case 'put_in':
      return `put in ${whose}`;
    case 'turned':
      return `turned ${whose} for or against`;
    case 'taken_out':
      return `took out ${whose}`;
  }
}
