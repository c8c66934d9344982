'use client';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useDeferredValue } from 'react';
import { copyText } from '@/components/ui/copy-text';
import { FormRow } from '@/components/ui/form-row';
import { IconButton } from '@/components/ui/icon-button';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { linkCheckQuery } from '@/lib/client/settings';
import type { SectionProps } from './section-props';
import { draftProblem } from './settings-draft';

export function NamesSection(props: SectionProps & { responseTotal: number }) {
  const { saved, draft, change, readOnly } = props;
  return (
    <div id="names">
      <FormRow title="Title" about="For your team">
        <TextField
          label="Title"
          labelHidden
          value={draft.title}
          onChange={(title) => change({ title })}
          error={draftProblem('title', draft)}
          readOnly={readOnly}
          maxLength={300}
        />
      </FormRow>
      <FormRow title="External title" about="Participants see this one">
        <TextField
          label="External title"
          labelHidden
          value={draft.externalTitle}
          onChange={(externalTitle) => change({ externalTitle })}
          hint={draft.externalTitle === '' ? 'Without one they see the title.' : undefined}
          readOnly={readOnly}
          maxLength={300}
        />
      </FormRow>
      <FormRow title="Who asks" about="For participants who ask the interviewer">
        <TextField
          label="Who asks"
          value={draft.organisation}
          onChange={(organisation) => change({ organisation })}
          hint={
            draft.organisation === '' ? 'Without it the interviewer says that it does not know.' : undefined
          }
          readOnly={readOnly}
          maxLength={300}
        />
        <TextField
          label="Whom to write to"
          value={draft.contact}
          onChange={(contact) => change({ contact })}
          hint={draft.contact === '' ? 'Without it they are referred to whoever invited them.' : undefined}
          readOnly={readOnly}
          maxLength={300}
        />
      </FormRow>
      <FormRow title="Lines to call" about="Shown when somebody may be in danger">
        <TextField
          label="Lines to call"
          labelHidden
          rows={3}
          value={draft.supportMessage}
          onChange={(supportMessage) => change({ supportMessage })}
          hint={
            draft.supportMessage === ''
              ? 'Empty: what the organisation has entered, or none.'
              : 'One on each line, with its number, such as “Samaritans: 116 123”.'
          }
          readOnly={readOnly}
          maxLength={2000}
        />
      </FormRow>
      <FormRow title="Link" about="Letters, digits and hyphens">
        <LinkField {...props} />
        <p className="flex flex-wrap items-center gap-2 text-12 text-ink-3">
          Study id <span className="machine-name min-w-0 truncate text-ink-2">{saved.id}</span>
          <IconButton
            label="Copy study id"
            size="sm"
            onPress={() => void copyText(saved.id, 'The study id is copied.')}
          >
            <Copy aria-hidden />
          </IconButton>
          never changes
        </p>
      </FormRow>
    </div>
  );
}

const TAKEN = 'Another study has this link, or had it. Choose another.';

/** Says during typing whether the link is available, and what changing it does. */
function LinkField({
  saved,
  draft,
  change,
  readOnly,
  responseTotal,
}: SectionProps & { responseTotal: number }) {
  const problem = draftProblem('linkId', draft);
  const asked = useDeferredValue(draft.linkId);
  const isOther = draft.linkId !== saved.linkId;
  const { data } = useQuery({
    ...linkCheckQuery(saved.id, asked),
    enabled: isOther && problem === undefined,
  });
  const state = isOther && data?.linkId === draft.linkId ? data.state : undefined;
  const isFree = state === 'free' || state === 'earlier';
  const came =
    responseTotal === 0
      ? 'No response came yet.'
      : responseTotal === 1
        ? '1 response came so far.'
        : `${responseTotal} responses came so far.`;
  return (
    <>
      <TextField
        label="Link"
        labelHidden
        value={draft.linkId}
        onChange={(linkId) => change({ linkId: linkId.toLowerCase() })}
        before={<span className="text-ink-3">/s/</span>}
        after={
          <span aria-live="polite" className="shrink-0 text-12">
            {isFree ? (
              <span className="inline-flex items-center gap-1 text-positive">
                <Check aria-hidden className="size-[0.875rem]" />
                {state === 'free' ? 'free' : 'yours already'}
              </span>
            ) : null}
            {state === 'taken' ? <span className="text-critical">taken</span> : null}
          </span>
        }
        error={problem ?? (state === 'taken' ? TAKEN : undefined)}
        readOnly={readOnly}
        spellCheck={false}
        autoComplete="off"
        maxLength={64}
      />
      {isOther && isFree && saved.status !== 'draft' ? (
        <Note tone="caution" title={came}>
          {`Once saved, /s/${saved.linkId} forwards people to the new link, and API calls with it go on working. It is never given to another study. Printed links and codes stay good.`}
        </Note>
      ) : null}
    </>
  );
}
