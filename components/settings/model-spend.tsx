'use client';
import { FormRow } from '@/components/ui/form-row';
import { Meter } from '@/components/ui/meter';
import type { ModelUsage } from '@/lib/client/models';

const number = (value: number) => value.toLocaleString('en-GB');

/** Of questions and answers together. */
export function tokensOf({ tokensIn, tokensOut }: { tokensIn: number; tokensOut: number }): number {
  return tokensIn + tokensOut;
}

/** What models took: this month, in the study that took most, and in an interview. */
export function ModelSpend({ usage }: { usage: ModelUsage }) {
  const { month, studies, interviews, limits } = usage;
  const [dearest] = studies;
  return (
    <FormRow
      title="Usage"
      about="In tokens, as the model counts them; estimated where it does not. A month is one of UTC."
    >
      <dl className="grid grid-cols-3 gap-5 max-[40rem]:grid-cols-1">
        <Figure tokens={tokensOf(month)} limit={limits.tokensPerMonth} what="this month" />
        {dearest ? (
          <Figure tokens={tokensOf(dearest)} limit={limits.tokensPerStudy} what={dearest.title} />
        ) : null}
        {interviews.interviews > 0 ? (
          <Figure
            tokens={interviews.average}
            limit={limits.tokensPerInterview}
            what={`an interview on average, ${number(interviews.most)} at most`}
          />
        ) : null}
      </dl>
    </FormRow>
  );
}

function Figure({ tokens, limit, what }: { tokens: number; limit: number | null; what: string }) {
  const percent = limit === null ? 0 : (100 * tokens) / limit;
  return (
    <div className="grid content-start gap-1.5">
      <dt className="order-last text-12 text-ink-3">
        {`${what}${limit === null ? '' : `, limit ${number(limit)}`}`}
      </dt>
      <dd className="grid gap-2">
        <span className="font-medium text-[1.5rem] tabular-nums leading-8">
          {number(tokens)} <span className="text-13 text-ink-3">tokens</span>
        </span>
        {limit === null ? null : (
          <Meter
            spentPercent={percent}
            heldPercent={0}
            critical={percent >= 95}
            label={`${number(tokens)} of ${number(limit)} tokens`}
          />
        )}
      </dd>
    </div>
  );
}
