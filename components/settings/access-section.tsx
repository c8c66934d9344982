'use client';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@/components/ui/checkbox';
import { creditsText } from '@/components/ui/credits';
import { FormRow } from '@/components/ui/form-row';
import { NumberField } from '@/components/ui/number-field';
import { RadioGroup } from '@/components/ui/radio-group';
import { membersQuery } from '@/lib/client/people';
import { useMay } from '@/lib/client/session';
import { roleMay } from '@/lib/domain/roles';
import { creditsFromHundredths } from '@/lib/domain/wallet/credits';
import { priceOf } from '@/lib/domain/wallet/price';
import { EmbedRow } from './embed-row';
import { EntryRow } from './entry-row';
import type { SectionProps } from './section-props';
import { draftProblem } from './settings-draft';

const LARGEST_TARGET = 1_000_000;

export function AccessSection(props: SectionProps) {
  const { saved, draft, change, readOnly } = props;
  const price = creditsFromHundredths(priceOf(draft.interviewMode) * (draft.responseTarget ?? 0));
  return (
    <div id="access">
      <FormRow title="Response target" about="What a launch holds credits for">
        <NumberField
          label="Response target"
          labelHidden
          value={draft.responseTarget}
          onChange={(responseTarget) => change({ responseTarget })}
          min={1}
          max={LARGEST_TARGET}
          hint={`From 1 to ${LARGEST_TARGET.toLocaleString('en-GB')}.`}
          step={1}
          disabled={readOnly}
          error={draftProblem('responseTarget', draft)}
          className="max-w-[12rem]"
        />
        <p className="text-12 text-ink-3">{targetText(saved, price)}</p>
        <Checkbox
          checked={draft.closeAtTarget}
          disabled={readOnly}
          onChange={(closeAtTarget) => change({ closeAtTarget })}
        >
          No new interviews once the target is reached
        </Checkbox>
        {draft.closeAtTarget ? null : (
          <p className="text-12 text-ink-3">
            Past the target each interview holds its own price; when the wallet cannot, the study pauses.
          </p>
        )}
      </FormRow>
      <EntryRow {...props} />
      <EmbedRow {...props} />
      <FormRow title="Who may launch" about="Launch, publish, pause and close">
        <Launchers {...props} />
      </FormRow>
    </div>
  );
}

/** Owners and admins always may. */
function Launchers({ saved, draft, change, readOnly }: SectionProps) {
  const mayName = useMay('launch') && !readOnly;
  const { data: members } = useQuery(membersQuery());
  const { launchers } = draft;
  const named = members?.filter(
    ({ userId, role }) =>
      launchers?.includes(userId) ||
      saved.launchers?.includes(userId) ||
      (roleMay(role, 'launch') && !roleMay(role, 'administer')),
  );
  if (!mayName) {
    const names = members?.filter(({ userId }) => launchers?.includes(userId)).map(({ name }) => name) ?? [];
    return (
      <p className="text-ink-2">
        {launchers === null
          ? 'Every researcher, admin and owner.'
          : `${names.length === 0 ? 'Owners and admins alone.' : `${names.join(', ')}, and owners and admins.`}`}{' '}
        <span className="text-ink-3">Whoever may launch changes this.</span>
      </p>
    );
  }
  return (
    <>
      <RadioGroup
        label="Who may launch"
        labelHidden
        value={launchers === null ? 'everybody' : 'named'}
        onChange={(whom) => change({ launchers: whom === 'everybody' ? null : (saved.launchers ?? []) })}
        items={[
          { id: 'everybody', label: 'Every researcher, admin and owner' },
          { id: 'named', label: 'Owners, admins and these members' },
        ]}
      />
      {launchers === null ? null : (
        <div className="grid gap-2 border-line border-s ps-5">
          {named?.length === 0 ? <p className="text-ink-3">There is no researcher to name.</p> : null}
          {named?.map(({ userId, name, role }) => (
            <Checkbox
              key={userId}
              checked={launchers.includes(userId)}
              onChange={(checked) =>
                change({
                  launchers: checked ? [...launchers, userId] : launchers.filter((other) => other !== userId),
                })
              }
            >
              <span>
                {name} <span className="text-ink-3">{role}</span>
              </span>
            </Checkbox>
          ))}
        </div>
      )}
    </>
  );
}

function targetText({ status, test }: SectionProps['saved'], price: number): string {
  if (test) return 'A test study: nothing is held or charged.';
  return status === 'draft'
    ? `A launch holds ${creditsText(price)} project credits for so many complete responses.`
    : 'What is held changes with it when you publish.';
}
