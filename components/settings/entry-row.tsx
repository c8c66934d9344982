import { FormRow } from '@/components/ui/form-row';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextField } from '@/components/ui/text-field';
import type { SectionProps } from './section-props';
import { draftProblem, type SettingsDraft } from './settings-draft';

type Mode = SettingsDraft['entry']['mode'];

const CHOICES: { id: Mode; label: string }[] = [
  { id: 'once_per_browser', label: 'Everybody with the link, once in each browser' },
  { id: 'once_per_parameter', label: 'Everybody with a personal link, once' },
  { id: 'signed', label: 'Only people with a link that was signed for them' },
  { id: 'open', label: 'Everybody with the link, as often as they like' },
];

/** Who may take part, and how often. */
export function EntryRow({ saved, draft, change, readOnly }: SectionProps) {
  const { entry } = draft;
  const choose = (mode: Mode) => {
    if (mode !== 'once_per_parameter') return change({ entry: { mode } });
    change({ entry: saved.entry.mode === mode ? saved.entry : { mode, parameter: '' } });
  };
  return (
    <FormRow title="Who may take part" about="And how often">
      <RadioGroup
        label="Who may take part"
        labelHidden
        value={entry.mode}
        onChange={choose}
        items={CHOICES.map((item) => ({ ...item, disabled: readOnly }))}
      />
      {entry.mode === 'once_per_parameter' ? (
        <TextField
          label="The part of the link that tells people apart"
          value={entry.parameter}
          onChange={(parameter) => change({ entry: { mode: 'once_per_parameter', parameter } })}
          error={draftProblem('entry', draft)}
          hint="In …?pid=17 it is pid. Whoever comes again with the same value gets their own interview back."
          placeholder="pid"
          readOnly={readOnly}
          maxLength={300}
          className="max-w-[24rem]"
        />
      ) : null}
      {entry.mode === 'signed' ? (
        <p className="text-12 text-ink-3">
          Your panel or mailing software asks Colloquy for each link; the API reference tells how.
        </p>
      ) : null}
    </FormRow>
  );
}
