'use client';
import { FormRow } from '@/components/ui/form-row';
import { Segments } from '@/components/ui/segments';
import { TextField } from '@/components/ui/text-field';
import { lacksCode, PANELS } from '@/lib/domain/fieldwork/panels';
import { filledRedirect, redirectProblem } from '@/lib/domain/fieldwork/redirect';
import type { SectionProps } from '../section-props';

const ENDS = [
  ['complete', 'Complete'],
  ['screenedOut', 'Screened out'],
  ['overQuota', 'Group full'],
] as const;

/** A made-up person whose ways are shown before anybody goes them. */
const SOMEBODY = { responseId: '00000000-0000-4000-8000-000000000000', value: 'test-person-1' };

/** Where participants go at the end. */
export function RedirectsSection({ saved, draft, change, readOnly }: SectionProps) {
  const { redirects } = draft;
  const panel = PANELS.find(({ name }) => name === redirects.panel);
  const set = (part: Partial<typeof redirects>) => change({ redirects: { ...redirects, ...part } });
  const choose = (id: string) => {
    const preset = PANELS.find((one) => one.id === id);
    if (preset) return set({ ...preset.redirects, panel: preset.name, parameter: preset.parameter });
    set(
      id === 'another'
        ? { panel: 'Panel' }
        : { panel: null, parameter: null, complete: null, screenedOut: null, overQuota: null },
    );
  };
  const asked = [
    ...new Set(
      ENDS.flatMap(([end]) =>
        [...(redirects[end] ?? '').matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name),
      ),
    ),
  ];
  const urlParams = asked.map((name): [string, string] => [name, SOMEBODY.value]);
  return (
    <div id="redirects">
      <FormRow title="Panel" about="Fills in the addresses below; your own codes go where CODE stands">
        {readOnly ? (
          <p>{redirects.panel ?? 'None'}</p>
        ) : (
          <Segments
            label="Panel"
            items={[
              { id: 'none', label: 'None' },
              ...PANELS.map(({ id, name }) => ({ id, label: name })),
              { id: 'another', label: 'Another' },
            ]}
            value={panel?.id ?? (redirects.panel ? 'another' : 'none')}
            onChange={choose}
          />
        )}
        {redirects.panel ? (
          <TextField
            label="The part of the link that names a person"
            value={redirects.parameter ?? ''}
            onChange={(parameter) => set({ parameter: parameter || null })}
            hint={
              panel
                ? `Give ${panel.name} this link: …/s/${saved.linkId}?${panel.query}`
                : 'Kept with each response, shown to nobody outside your team.'
            }
            readOnly={readOnly}
            maxLength={300}
            className="max-w-[24rem]"
          />
        ) : null}
      </FormRow>
      <FormRow
        title="Where they go"
        about="Made on our side when the outcome is settled, so nobody can read a code beforehand"
      >
        {ENDS.map(([end, label]) => (
          <TextField
            key={end}
            label={label}
            type="url"
            value={redirects[end] ?? ''}
            onChange={(address) => set({ [end]: address || null })}
            error={redirects[end] ? redirectProblem(redirects[end]) : undefined}
            hint={
              redirects[end] && lacksCode(redirects[end]) ? 'Write your code where CODE stands.' : undefined
            }
            placeholder="https://…"
            readOnly={readOnly}
            maxLength={2_000}
            inputClassName="font-mono text-12"
          />
        ))}
        <p className="text-12 text-ink-3">
          <code>{'{name}'}</code> stands for a part of the link, <code>{'{responseId}'}</code> for our number.
          They are taken there after 5 seconds, unless they stop it.
        </p>
      </FormRow>
      {ENDS.some(([end]) => redirects[end]) ? (
        <FormRow
          title="Dry run"
          about="Where a made-up person would arrive; nothing is opened, charged or counted"
        >
          <dl className="grid gap-2">
            {ENDS.map(([end, label]) => {
              const address = redirects[end];
              if (!address) return null;
              const problem = redirectProblem(address);
              return (
                <div key={end} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3">
                  <dt className="text-ink-3">{label}</dt>
                  <dd className={problem ? 'text-critical' : 'font-mono text-12 [overflow-wrap:anywhere]'}>
                    {problem ?? filledRedirect(address, { responseId: SOMEBODY.responseId, urlParams })}
                  </dd>
                </div>
              );
            })}
          </dl>
        </FormRow>
      ) : null}
    </div>
  );
}
