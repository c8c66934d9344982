'use client';
import { Checkbox } from '@/components/ui/checkbox';
import { FIELD_ERROR } from '@/components/ui/field-style';
import { RadioGroup } from '@/components/ui/radio-group';
import { KEY_SCOPES, type KeyLimits, type KeyScope } from '@/lib/domain/people/key-limits';
import { SCOPE_CHOICES } from './key-words';
import { StudyChoice } from './study-choice';

/** What is still missing before a key with these limits can be made. */
export function limitsMissing({ scopes, studyIds }: KeyLimits): { scopes?: string; studies?: string } {
  return {
    ...(scopes?.length === 0 && { scopes: 'Tick what it may do.' }),
    ...(studyIds?.length === 0 && { studies: 'Name a study, or choose all.' }),
  };
}

/** What a new key may do, and in which studies. */
export function KeyLimitsFields({
  value,
  onChange,
  touched,
}: {
  value: KeyLimits;
  onChange: (value: KeyLimits) => void;
  touched: boolean;
}) {
  const { scopes, studyIds, test } = value;
  const missing = touched ? limitsMissing(value) : {};
  return (
    <>
      <div className="grid gap-2">
        <RadioGroup
          label="For"
          horizontal
          value={test ? 'test' : 'work'}
          // Studies that were named are of the other kind.
          onChange={(which) => onChange({ ...value, test: which === 'test', studyIds: null })}
          items={[
            { id: 'work', label: 'real work' },
            { id: 'test', label: 'trying out a script' },
          ]}
        />
        {test ? (
          <p className="text-12 text-ink-3">
            A test key: the studies that it makes are marked “Test”, it sees no others, and nothing that it
            does holds or spends credits.
          </p>
        ) : null}
      </div>
      <div className="grid gap-3">
        <RadioGroup
          label="May do"
          horizontal
          value={scopes === null ? 'all' : 'some'}
          onChange={(which) => onChange({ ...value, scopes: which === 'all' ? null : ['read'] })}
          items={[
            { id: 'all', label: 'everything I may do' },
            { id: 'some', label: 'only this' },
          ]}
        />
        {scopes ? (
          <Scopes
            scopes={scopes}
            error={missing.scopes}
            onChange={(next) => onChange({ ...value, scopes: next })}
          />
        ) : null}
      </div>
      {test ? null : (
        <div className="grid gap-2">
          <StudyChoice
            label="In"
            value={studyIds}
            onChange={(ids) => onChange({ ...value, studyIds: ids })}
            error={missing.studies}
          />
          {studyIds ? (
            <p className="text-12 text-ink-3">
              Other studies do not exist for it. It creates none, and sees no wallets, people or settings.
            </p>
          ) : null}
        </div>
      )}
    </>
  );
}

function Scopes({
  scopes,
  error,
  onChange,
}: {
  scopes: readonly KeyScope[];
  error: string | undefined;
  onChange: (scopes: readonly KeyScope[]) => void;
}) {
  return (
    <fieldset className="grid gap-2 ps-6">
      <legend className="sr-only">What it may do</legend>
      {SCOPE_CHOICES.map(({ id, label, detail }) => (
        <Checkbox
          key={id}
          checked={scopes.includes(id)}
          invalid={error !== undefined}
          onChange={(isOn) =>
            onChange(KEY_SCOPES.filter((one) => (one === id ? isOn : scopes.includes(one))))
          }
        >
          <span className="grid">
            <span>{label}</span>
            <span className="text-12 text-ink-3">{detail}</span>
          </span>
        </Checkbox>
      ))}
      <div role="alert" className={`${FIELD_ERROR} empty:hidden`}>
        {error}
      </div>
    </fieldset>
  );
}
