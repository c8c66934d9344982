'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { FIELD_LABEL } from '@/components/ui/field-style';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { ApiError } from '@/lib/client/api';
import { useChangeWebhook, useMakeWebhook, type Webhook } from '@/lib/client/webhooks';
import type { EventType } from '@/lib/domain/event';
import { StudyChoice } from '../study-choice';
import { EVENT_NAMES, EVENTS } from './webhook-words';

const USUAL: readonly EventType[] = [
  'response.completed',
  'response.screened_out',
  'response.over_quota',
  'response.flagged',
  'response.deleted',
];

interface WebhookDialogProps {
  /** The address to change; without one, a new one is made. */
  webhook?: Webhook;
  onClose: () => void;
  onMade?: (webhook: Webhook & { secret: string }) => void;
}

/** An address, what it is called, and what it is told of which studies. */
export function WebhookDialog({ webhook, onClose, onMade }: WebhookDialogProps) {
  const make = useMakeWebhook();
  const change = useChangeWebhook(webhook?.id ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<readonly EventType[]>(webhook?.events ?? USUAL);
  const [studyIds, setStudyIds] = useState<readonly string[] | null>(webhook?.studyIds ?? null);
  const [touched, setTouched] = useState(false);
  const error = make.error ?? change.error;
  const urlError =
    problemAt(error, 'url') ?? (touched && url.trim() === '' ? 'Where are messages sent?' : undefined);
  const save = () => {
    setTouched(true);
    if (url.trim() === '' || events.length === 0 || studyIds?.length === 0) return;
    const body = {
      url: url.trim(),
      events: [...events],
      studyIds: studyIds && [...studyIds],
      description: description.trim() || null,
    };
    if (webhook) change.mutate(body, { onSuccess: onClose });
    else make.mutate(body, { onSuccess: (made) => onMade?.(made) });
  };
  const edit = () => {
    make.reset();
    change.reset();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={webhook ? 'Change the address' : 'New address'}
      description="Told within seconds; tried ten times over three days."
      width="lg"
      footer={
        <>
          {webhook ? null : <span className="me-auto text-ink-3">Its secret is shown once, next</span>}
          <Button size="lg" onPress={onClose}>
            Leave it
          </Button>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            form="webhook"
            busy={(make.isPending || change.isPending) && (webhook ? 'Saving' : 'Adding')}
          >
            {webhook ? 'Save' : 'Add address'}
          </Button>
        </>
      }
    >
      <form
        id="webhook"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {error && !problemAt(error, 'url') ? (
          <Note
            tone="critical"
            live="alert"
            title={webhook ? 'Nothing was changed.' : 'There is no new address.'}
          >
            {error.message}
          </Note>
        ) : null}
        <TextField
          label="Address"
          type="url"
          size="lg"
          value={url}
          onChange={(value) => {
            edit();
            setUrl(value);
          }}
          error={urlError}
          placeholder="https://…"
          maxLength={2_000}
          autoFocus
          autoComplete="off"
        />
        <TextField
          label="Name"
          size="lg"
          value={description}
          onChange={setDescription}
          hint="What is told, such as “Warehouse”."
          maxLength={300}
          autoComplete="off"
        />
        <fieldset className="grid gap-2">
          <legend className={`${FIELD_LABEL} mb-2`}>Tell it when</legend>
          <div className="grid grid-cols-2 gap-x-6 gap-y-2 max-[40rem]:grid-cols-1">
            {EVENT_NAMES.map((type) => (
              <Checkbox
                key={type}
                checked={events.includes(type)}
                onChange={(on) => setEvents(on ? [...events, type] : events.filter((one) => one !== type))}
              >
                {EVENTS[type].when}
              </Checkbox>
            ))}
          </div>
          {events.length === 0 ? (
            <p role="alert" className="text-12 text-critical">
              Choose at least one.
            </p>
          ) : null}
        </fieldset>
        {webhook?.test ? (
          <p className="text-12 text-ink-3">
            It was made with a test key, and is told of test studies alone.
          </p>
        ) : (
          <StudyChoice
            value={studyIds}
            onChange={(ids) => {
              edit();
              setStudyIds(ids);
            }}
            error={touched && studyIds?.length === 0 ? 'Choose at least one study, or all.' : undefined}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The refusal of this field, if that is what was refused. */
function problemAt(error: Error | null, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const [issue] = error.issues.filter(({ path }) => path[0] === field);
  return issue && (error.issues.length === 1 ? issue.message : `${issue.message}. ${error.message}`);
}
