'use client';
import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { toast } from '@/components/ui/toast';
import { useStudyHead } from '@/lib/client/study-head';
import type { Chip } from './chips';

/** No response yet: shows the participants' link. */
export function NothingYet() {
  const { selfRecruitLink, status } = useStudyHead();
  const link = selfRecruitLink.replace(/^https?:\/\//, '');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(selfRecruitLink);
      toast.done('Link copied');
    } catch {
      toast.failed('The browser did not allow copying. Select the link and copy it with the keyboard.');
    }
  };
  const live = status === 'live';
  return (
    <div className="max-w-[34rem] px-6 pt-[5.5rem] pb-8 ps-[5rem] max-[60rem]:px-4 max-[60rem]:pt-10">
      <h2 className="text-24 font-title tracking-[-0.015em]">Nothing to read yet</h2>
      <p className="mt-2 text-14 text-ink-2">{statusText(status)}</p>
      {live ? (
        <>
          <div className="mt-6 flex flex-wrap gap-2">
            <span className="inline-flex h-lg min-w-0 flex-1 basis-[18rem] items-center rounded-2 border border-line-control bg-sheet px-3">
              <span className="truncate" title={link}>
                {link}
              </span>
            </span>
            <Button variant="primary" size="lg" icon={<Copy aria-hidden />} onPress={() => void copy()}>
              Copy link
            </Button>
          </div>
          <p className="mt-3 text-ink-3">
            Add <code className="font-code text-12">?source=…</code> to tell your audiences apart.{' '}
            <a className="link" href={selfRecruitLink}>
              Take the interview yourself
            </a>{' '}
            first.
          </p>
        </>
      ) : null}
    </div>
  );
}

function statusText(status: string): string {
  switch (status) {
    case 'live':
      return 'The study is live. Responses appear here while they are still going on, and their summaries a minute or two after they end.';
    case 'draft':
      return 'The study is a draft. Nobody can answer before it is launched.';
    case 'paused':
      return 'The study is paused. Nobody can begin before it goes on.';
    default:
      return 'The study was closed before anybody answered.';
  }
}

/** No response passes the filter: names the filter, and offers to remove it. */
export function NoneMatch({
  search,
  chips,
  onClear,
}: {
  search: string;
  chips: readonly Chip[];
  onClear: () => void;
}) {
  const parts = [
    ...(search.trim() === '' ? [] : [`mentions “${search.trim()}”`]),
    ...(chips.length === 0 ? [] : [`has ${chips.map(({ name, value }) => `${name} ${value}`).join(', ')}`]),
  ];
  return (
    <EmptyState
      title={`No response ${parts.join(' and ')}.`}
      action={<Button onPress={onClear}>Clear all filters</Button>}
    >
      Search covers what participants said in their own words.
    </EmptyState>
  );
}
