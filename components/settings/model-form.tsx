'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { FormRow } from '@/components/ui/form-row';
import { Note } from '@/components/ui/note';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { type Models, type OwnModel, useRemoveModel, useSetModel } from '@/lib/client/models';
import { useRebasedDraft } from '@/lib/client/use-rebased-draft';
import { Clashes } from './clashes';
import {
  keptKeyWords,
  LIMITS,
  MODEL_WORDS,
  type ModelDraft,
  modelDraftOf,
  modelDraftProblem,
  modelDraftWords,
  modelRequestOf,
} from './model-draft';

interface ModelFormProps {
  models: Models;
  onReread: () => Promise<{ error: Error | null }>;
  onCancel: () => void;
}

/** Where the model is, and what it may take. Saving tests it. */
export function ModelForm({ models, onReread, onCancel }: ModelFormProps) {
  const { own, operators } = models;
  const set = useSetModel();
  const form = useRebasedDraft(modelDraftOf(own), models.version, { isSaving: set.isPending });
  const { stored, draft, clashes } = form;
  const [touched, setTouched] = useState(false);
  const [left, setLeft] = useState(false);
  const change = (part: Partial<ModelDraft>) => {
    set.reset();
    form.type(part);
  };
  const isStale = set.error instanceof ApiError && set.error.code === 'concurrent_modification';
  const issues = set.error instanceof ApiError ? set.error.issues : [];
  const issueOf = (field: string) => issues.find(({ path }) => path.includes(field))?.message;
  const problemOf = (field: keyof ModelDraft) =>
    (touched ? modelDraftProblem(field, draft) : undefined) ?? issueOf(field);
  const save = () => {
    setTouched(true);
    const fields = Object.keys(draft) as (keyof ModelDraft)[];
    if (set.isPending || fields.some((field) => modelDraftProblem(field, draft))) return;
    set.mutate(
      { ...modelRequestOf(draft), version: form.version },
      {
        onSuccess: (saved) => {
          form.saved(draft, modelDraftOf(saved.own), saved.version);
          if (saved.own?.passed) toast.done('The model is saved and used.');
          else toast.failed('The model is saved. Its test did not pass, so it is not used.');
        },
      },
    );
  };
  const reread = async () => {
    const { error } = await onReread();
    if (error) toast.failed(`The model could not be read again. ${error.message}`);
    else set.reset();
  };
  useShortcuts('Models', [{ keys: '⌘S', label: 'save the model', run: save, inFields: true }]);
  return (
    <form
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
          <Note
            tone="critical"
            live="alert"
            title={isStale ? 'Not saved.' : 'The model is as it was.'}
            actions={
              isStale ? (
                <Button size="sm" onPress={() => void reread()}>
                  Read again
                </Button>
              ) : undefined
            }
          >
            {isStale
              ? 'Somebody else changed the model meanwhile. Read it again; what you typed stays.'
              : set.error.message}
          </Note>
        ) : null}
        <Clashes
          clashes={clashes.map((field) => ({
            field: MODEL_WORDS[field],
            theirs: modelDraftWords(field, stored),
            mine: modelDraftWords(field, draft),
            takeTheirs: () => change({ [field]: stored[field] }),
          }))}
        />
        <TextField
          label="Address"
          type="url"
          value={draft.baseUrl}
          onChange={(baseUrl) => change({ baseUrl })}
          placeholder="https://models.example.org/v1"
          error={problemOf('baseUrl')}
          maxLength={2_000}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,14rem)] gap-3 max-[40rem]:grid-cols-1">
          <KeyField
            apiKey={own?.key ?? null}
            draft={draft.apiKey}
            onChange={(apiKey) => change({ apiKey })}
            onKeep={() => change({ apiKey: stored.apiKey })}
            error={issueOf('apiKey')}
          />
          <TextField
            label="Model"
            value={draft.model}
            onChange={(model) => change({ model })}
            error={problemOf('model')}
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </FormRow>
      <FormRow
        title="Limits"
        about="In tokens of questions and answers together. At a limit the built-in rules go on alone; no interview ends."
      >
        <div className="grid grid-cols-3 gap-3 max-[40rem]:grid-cols-1">
          {LIMITS.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              value={draft[name]}
              onChange={(value) => change({ [name]: value })}
              hint={draft[name].trim() === '' ? 'no limit' : 'tokens'}
              onBlur={() => setLeft(true)}
              error={(left ? modelDraftProblem(name, draft) : undefined) ?? problemOf(name)}
              maxLength={40}
              autoComplete="off"
              inputClassName="tabular-nums"
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

interface KeyFieldProps {
  /** The one that is kept; null without one. */
  apiKey: OwnModel['key'];
  draft: ModelDraft['apiKey'];
  onChange: (draft: ModelDraft['apiKey']) => void;
  /** Goes back to the one that is kept. */
  onKeep: () => void;
  error: string | undefined;
}

/** The key that is kept, or the field for one. Each has the focus when it takes the place of the other. */
function KeyField({ apiKey, draft, onChange, onKeep, error }: KeyFieldProps) {
  const [isSwapped, setSwapped] = useState(false);
  const swap = (act: () => void) => () => {
    setSwapped(true);
    act();
  };
  if (apiKey === null || draft.is === 'typed') {
    return (
      <div className="grid content-start gap-1">
        <TextField
          label="Key"
          type="password"
          value={draft.is === 'typed' ? draft.text : ''}
          onChange={(text) => onChange({ is: 'typed', text })}
          hint={
            apiKey === null
              ? 'Sealed here and never shown again. Empty where none is needed.'
              : 'Sealed here and never shown again. The old one is kept until you save another.'
          }
          error={error}
          maxLength={1_000}
          autoComplete="off"
          autoFocus={apiKey !== null}
        />
        {apiKey === null ? null : (
          <p>
            <Button size="sm" onPress={swap(onKeep)}>
              Keep the old key
            </Button>
          </p>
        )}
      </div>
    );
  }
  const isRemoved = draft.is === 'removed';
  return (
    <div className="grid content-start gap-1">
      <span className="font-medium text-13">Key</span>
      <p className="flex min-h-md flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 truncate text-ink-3">
          {isRemoved ? 'Removed when you save' : keptKeyWords(apiKey)}
        </span>
        {isRemoved ? (
          <Button key="keep" size="sm" autoFocus onPress={swap(onKeep)}>
            Keep the old key
          </Button>
        ) : (
          <>
            <Button
              key="replace"
              size="sm"
              autoFocus={isSwapped}
              onPress={swap(() => onChange({ is: 'typed', text: '' }))}
              aria-label="Replace the key"
            >
              Replace
            </Button>
            <Button size="sm" onPress={swap(() => onChange({ is: 'removed' }))} aria-label="Remove the key">
              Remove
            </Button>
          </>
        )}
      </p>
      {error ? (
        <Note tone="critical" live="alert">
          {error}
        </Note>
      ) : null}
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
