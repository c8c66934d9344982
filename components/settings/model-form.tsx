'use client';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { FormRow } from '@/components/ui/form-row';
import { dayText } from '@/components/ui/moment';
import { Note } from '@/components/ui/note';
import { NumberField } from '@/components/ui/number-field';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import {
  type Models,
  type ModelToSet,
  type OwnModel,
  useRemoveModel,
  useSetModel,
} from '@/lib/client/models';

interface Draft {
  baseUrl: string;
  model: string;
  /** Null: the key that is kept stays. */
  apiKey: string | null;
  tokensPerInterview: number | null;
  tokensPerStudy: number | null;
  tokensPerMonth: number | null;
}

function draftOf(own: OwnModel | null): Draft {
  const none = { tokensPerInterview: null, tokensPerStudy: null, tokensPerMonth: null };
  return {
    baseUrl: own?.baseUrl ?? '',
    model: own?.model ?? '',
    apiKey: own?.key ? null : '',
    ...(own?.limits ?? none),
  };
}

function requestOf({ baseUrl, model, apiKey, ...limits }: Draft): ModelToSet {
  return {
    baseUrl: baseUrl.trim(),
    model: model.trim(),
    ...(apiKey === null ? {} : { apiKey: apiKey.trim() === '' ? null : apiKey.trim() }),
    limits,
  };
}

const LIMITS = [
  { name: 'tokensPerMonth', label: 'A month' },
  { name: 'tokensPerStudy', label: 'A study' },
  { name: 'tokensPerInterview', label: 'An interview' },
] as const;

/** Where the model is, and what it may take. Saving tests it. */
export function ModelForm({
  models: { own, operators },
  onCancel,
}: {
  models: Models;
  onCancel: () => void;
}) {
  const set = useSetModel();
  const [draft, setDraft] = useState(() => draftOf(own));
  const [touched, setTouched] = useState(false);
  const change = (part: Partial<Draft>) => {
    set.reset();
    setDraft((now) => ({ ...now, ...part }));
  };
  const issues = set.error instanceof ApiError ? set.error.issues : [];
  const issueOf = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
  const missing = {
    baseUrl: touched && draft.baseUrl.trim() === '' ? 'Enter the address of the endpoint.' : undefined,
    model: touched && draft.model.trim() === '' ? 'Enter the name of the model there.' : undefined,
  };
  const save = () => {
    setTouched(true);
    if (set.isPending || draft.baseUrl.trim() === '' || draft.model.trim() === '') return;
    set.mutate(requestOf(draft), {
      onSuccess: (models) => {
        setDraft(draftOf(models.own));
        if (models.own?.passed) toast.done('The model is saved and used.');
        else toast.failed('The model is saved. Its test did not pass, so it is not used.');
      },
    });
  };
  const form = useRef<HTMLFormElement>(null);
  // A number is taken over when its field is left.
  const saveFromField = () => {
    const field = document.activeElement;
    if (field instanceof HTMLElement && form.current?.contains(field)) {
      field.blur();
      field.focus();
    }
    form.current?.requestSubmit();
  };
  useShortcuts('Models', [{ keys: '⌘S', label: 'save the model', run: saveFromField, inFields: true }]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormRow
        title="Endpoint"
        about="Any that speaks OpenAI’s chat format. Follow-ups, summaries, themes and answers come from it alone: while it is not used, built-in rules make them, and no other language model gets what participants say."
      >
        {set.error && issues.length === 0 ? (
          <Note tone="critical" live="alert" title="The model is as it was.">
            {set.error.message}
          </Note>
        ) : null}
        <TextField
          label="Address"
          type="url"
          value={draft.baseUrl}
          onChange={(baseUrl) => change({ baseUrl })}
          placeholder="https://models.example.org/v1"
          error={missing.baseUrl ?? issueOf('baseUrl')}
          maxLength={2_000}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,14rem)] gap-3 max-[40rem]:grid-cols-1">
          {draft.apiKey === null && own?.key ? (
            <KeptKey apiKey={own.key} onReplace={() => change({ apiKey: '' })} />
          ) : (
            <TextField
              label="Key"
              type="password"
              value={draft.apiKey ?? ''}
              onChange={(apiKey) => change({ apiKey })}
              hint="Sealed here and never shown again. Empty where none is needed."
              error={issueOf('apiKey')}
              maxLength={1_000}
              autoComplete="off"
            />
          )}
          <TextField
            label="Model"
            value={draft.model}
            onChange={(model) => change({ model })}
            error={missing.model ?? issueOf('model')}
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        {issueOf('apiKey') && draft.apiKey === null ? (
          <Note tone="critical" live="alert">
            {issueOf('apiKey')}
          </Note>
        ) : null}
      </FormRow>
      <FormRow
        title="Limits"
        about="In tokens of questions and answers together. At a limit the built-in rules go on alone; no interview ends."
      >
        <div className="grid grid-cols-3 gap-3 max-[40rem]:grid-cols-1">
          {LIMITS.map(({ name, label }) => (
            <NumberField
              key={name}
              label={label}
              value={draft[name]}
              onChange={(value) => change({ [name]: value })}
              min={1}
              max={1_000_000_000_000}
              format={{ useGrouping: true, maximumFractionDigits: 0 }}
              hint={draft[name] === null ? 'no limit' : 'tokens'}
            />
          ))}
        </div>
      </FormRow>
      <div className="flex flex-wrap items-center gap-2 border-line border-b py-5">
        <Button type="submit" variant="primary" busy={set.isPending && 'Testing'}>
          Save and test
        </Button>
        {own ? (
          <RemoveButton model={own.model} operators={operators} />
        ) : (
          <Button onPress={onCancel}>Cancel</Button>
        )}
        <span className="text-12 text-ink-3">{set.isPending ? 'at most 5 seconds' : ''}</span>
      </div>
    </form>
  );
}

function KeptKey({ apiKey, onReplace }: { apiKey: NonNullable<OwnModel['key']>; onReplace: () => void }) {
  const ends = apiKey.lastFour === '' ? '' : `, ends in ${apiKey.lastFour}`;
  return (
    <div className="grid content-start gap-1">
      <span className="font-medium text-13">Key</span>
      <p className="flex min-h-md items-center gap-3">
        <span className="min-w-0 truncate text-ink-3">{`sealed on ${dayText(apiKey.savedAt)}${ends}`}</span>
        <Button size="sm" onPress={onReplace} aria-label="Replace the key">
          Replace
        </Button>
      </p>
    </div>
  );
}

function RemoveButton({ model, operators }: { model: string; operators: string | null }) {
  const remove = useRemoveModel();
  const [asking, setAsking] = useState(false);
  const act = () => remove.mutate(undefined, { onSuccess: () => toast.done(`${model} was removed.`) });
  return (
    <>
      <Button onPress={() => setAsking(true)}>Remove the model</Button>
      {asking ? (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={`Remove ${model}?`}
          keep="Keep it"
          confirm="Remove model"
          busy={remove.isPending && 'Removing'}
          danger
          onConfirm={act}
          error={
            remove.error ? (
              <Note tone="critical" live="alert" title="The model is still there.">
                {remove.error.message}
              </Note>
            ) : null
          }
        >
          <p>
            {`Its key and its limits are deleted. Interviews go on with ${operators ? `${operators}, which the operator of this server has set and which then gets what participants say` : 'the built-in rules'}.`}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
