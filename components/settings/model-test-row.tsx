'use client';
import { Check, RefreshCw, TriangleAlert, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { FormRow } from '@/components/ui/form-row';
import { momentText } from '@/components/ui/moment';
import { Note } from '@/components/ui/note';
import { type OwnModel, useTestModel } from '@/lib/client/models';

type Test = NonNullable<OwnModel['test']>;
const CHECKS: { name: 'chat' | 'jsonSchema' | 'streaming' | 'usage'; label: string; works: string }[] = [
  { name: 'chat', label: 'Answers', works: 'within the time of an interview' },
  { name: 'jsonSchema', label: 'Keeps to a schema', works: 'as it is asked to' },
  { name: 'streaming', label: 'Streams', works: 'first words after' },
  { name: 'usage', label: 'Counts tokens', works: 'says what it used' },
];

/** What the last test of the model found, and another one. */
export function ModelTestRow({ own }: { own: OwnModel }) {
  const test = useTestModel();
  return (
    <FormRow title="Test" about="Two short made-up questions. Nothing that anybody said is sent.">
      {own.passed ? null : (
        <Note tone="critical" live="alert" title="The model is not used.">
          Its test did not pass. Until it does, built-in rules do its work; the operator’s model is not asked
          in its place.
        </Note>
      )}
      {test.error ? (
        <Note tone="critical" live="alert" title="The test could not be made.">
          {test.error.message}
        </Note>
      ) : null}
      {own.test ? <Checks test={own.test} passed={own.passed} /> : null}
      <p className="flex flex-wrap items-center gap-3">
        <Button
          icon={<RefreshCw aria-hidden />}
          busy={test.isPending && 'Testing'}
          onPress={() => test.mutate()}
        >
          Test again
        </Button>
        <span className="text-ink-3" role="status">
          {test.isPending
            ? 'at most 5 seconds'
            : own.test
              ? `tested ${momentText(own.test.testedAt)}`
              : 'not tested yet'}
        </span>
      </p>
    </FormRow>
  );
}

function Checks({ test, passed }: { test: Test; passed: boolean }) {
  return (
    <ul aria-label="What works">
      {CHECKS.map(({ name, label, works }) => {
        const check = test[name];
        return (
          <li
            key={name}
            className="grid min-h-lg grid-cols-[1.25rem_9rem_minmax(0,1fr)_auto] items-center gap-2 border-line border-t py-1.5 max-[40rem]:grid-cols-[1.25rem_minmax(0,1fr)_auto]"
          >
            <Sign works={check.works} minor={passed} />
            <span>
              {label}
              <span className="sr-only">{check.works ? ': works.' : ': does not work.'}</span>
            </span>
            <span className="text-ink-3 max-[40rem]:order-last max-[40rem]:col-span-3">
              {check.problem ?? works}
            </span>
            <span className="text-end text-ink-3 tabular-nums">
              {check.ms === null ? '–' : `${(check.ms / 1_000).toFixed(1)} s`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Sign({ works, minor }: { works: boolean; minor: boolean }) {
  if (works) return <Check aria-hidden className="size-[0.875rem] text-positive" />;
  return minor ? (
    <TriangleAlert aria-hidden className="size-[0.875rem] text-caution" />
  ) : (
    <X aria-hidden className="size-[0.875rem] text-critical" />
  );
}
