import { FormRow } from '@/components/ui/form-row';
import { TextField } from '@/components/ui/text-field';
import type { SectionProps } from './section-props';
import { draftProblem } from './settings-draft';

/** Whose pages may show the interview. */
export function EmbedRow({ draft, change, readOnly }: SectionProps) {
  return (
    <FormRow title="On pages of yours" about="Which sites may show the interview within a page of theirs">
      <TextField
        label="Sites, one a line"
        rows={2}
        value={draft.embedOrigins}
        onChange={(embedOrigins) => change({ embedOrigins })}
        error={draftProblem('embedOrigins', draft)}
        hint="Each as its pages’ addresses begin. The lines to put into a page stand in Fieldwork."
        placeholder="https://shop.example"
        readOnly={readOnly}
        spellCheck={false}
        className="max-w-[24rem]"
        inputClassName="font-code text-12"
      />
    </FormRow>
  );
}
