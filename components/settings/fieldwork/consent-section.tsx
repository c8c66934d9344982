'use client';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { FormRow } from '@/components/ui/form-row';
import { NumberField } from '@/components/ui/number-field';
import { TextField } from '@/components/ui/text-field';
import { suggestedConsent } from '@/lib/domain/fieldwork/suggested-consent';
import type { SectionProps } from '../section-props';
import { draftProblem, NO_CONSENT } from '../settings-draft';

/** What participants agree to, and how their page looks. */
export function ConsentSection({ saved, draft, change, readOnly }: SectionProps) {
  const { branding } = draft;
  const consent = draft.consent ?? NO_CONSENT;
  const set = (part: Partial<typeof consent>) => {
    const next = { ...consent, ...part };
    change({ consent: next.text === '' ? null : next });
  };
  const suggested = suggestedConsent(draft.questionLanguage, draft.interviewMode);
  const look = (part: Partial<typeof branding>) => change({ branding: { ...branding, ...part } });
  return (
    <div id="consent">
      <FormRow title="Consent" about="Kept with each response: who agreed to which text, when">
        <TextField
          label="What participants agree to"
          value={consent.text}
          onChange={(text) => set({ text })}
          hint={
            consent.text === ''
              ? 'Without one, the page asks in its own words.'
              : saved.consent
                ? `Version ${saved.consent.version}. Another text gets the next number.`
                : undefined
          }
          readOnly={readOnly}
          maxLength={20_000}
          rows={4}
        />
        {suggested && consent.text === '' && !readOnly ? (
          <span>
            <Button size="sm" onPress={() => set({ text: suggested })}>
              Begin with a suggested text
            </Button>
          </span>
        ) : null}
        {draft.consent ? (
          <>
            <Checkbox
              checked={consent.required}
              disabled={readOnly}
              onChange={(required) => set({ required })}
            >
              Nobody starts without it
            </Checkbox>
            <TextField
              label="Whom to write to about it"
              value={consent.contact ?? ''}
              onChange={(contact) => set({ contact: contact || null })}
              readOnly={readOnly}
              maxLength={300}
            />
            <TextField
              label="Privacy notice"
              type="url"
              value={consent.privacyUrl ?? ''}
              onChange={(privacyUrl) => set({ privacyUrl: privacyUrl || null })}
              error={draftProblem('consent', draft)}
              placeholder="https://…"
              readOnly={readOnly}
              maxLength={2_000}
            />
            <NumberField
              label="Answers are kept for so many days"
              value={consent.retentionDays}
              onChange={(retentionDays) => set({ retentionDays })}
              min={1}
              max={36_500}
              hint="Participants are told so. Then answers and recordings are deleted, after the last answer of each."
              disabled={readOnly}
              className="max-w-[20rem]"
            />
          </>
        ) : null}
      </FormRow>
      <FormRow title="Look" about="On the page of participants">
        <TextField
          label="Name beside the title"
          value={branding.name ?? ''}
          onChange={(name) => look({ name: name || null })}
          readOnly={readOnly}
          maxLength={300}
        />
        <TextField
          label="Logo"
          type="url"
          value={branding.logo ?? ''}
          onChange={(logo) => look({ logo: logo || null })}
          hint="The address of a picture."
          placeholder="https://…"
          readOnly={readOnly}
          maxLength={2_000}
        />
        <TextField
          label="Colour of buttons"
          value={branding.accent ?? ''}
          onChange={(accent) => look({ accent: accent || null })}
          error={draftProblem('branding', draft)}
          placeholder="#1a5fb4"
          before={
            branding.accent && draftProblem('branding', draft) === undefined ? (
              <span aria-hidden className="size-4 rounded-1" style={{ background: branding.accent }} />
            ) : null
          }
          readOnly={readOnly}
          maxLength={7}
          className="max-w-[12rem]"
        />
      </FormRow>
    </div>
  );
}
