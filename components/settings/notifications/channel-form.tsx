'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormRow } from '@/components/ui/form-row';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { type Channel, useRemoveChannel, useSetChannel, useTestChannel } from '@/lib/client/notifications';
import { NOTICE_KINDS } from '@/lib/domain/notices/notice';
import { StudyChoice } from '../study-choice';
import { PaceList } from './pace-list';

/** What a new channel is told: what a team wants to see together. */
const USUAL: Channel['notices'] = {
  responseCompleted: 'daily',
  targetReached: 'now',
  studyClosed: 'now',
  safetyFlag: 'now',
  webhookFailing: 'off',
  creditsLow: 'off',
};

/** The organisation's channel in a chat. */
export function ChannelForm({ channel }: { channel: Channel | null }) {
  const set = useSetChannel();
  const remove = useRemoveChannel();
  const [url, setUrl] = useState('');
  const [notices, setNotices] = useState(channel?.notices ?? USUAL);
  const [studyIds, setStudyIds] = useState<readonly string[] | null>(channel?.studyIds ?? null);
  const [touched, setTouched] = useState(false);
  const isMissing = touched && channel === null && url.trim() === '';
  const noStudy = touched && studyIds?.length === 0;
  const urlError = problemAt(set.error, 'url') ?? (isMissing ? 'Where is the channel?' : undefined);
  const error = (set.error && !problemAt(set.error, 'url') ? set.error : null) ?? remove.error;
  const save = () => {
    setTouched(true);
    if ((channel === null && url.trim() === '') || studyIds?.length === 0) return;
    const address = url.trim() === '' ? {} : { url: url.trim() };
    set.mutate(
      { ...address, notices, studyIds: studyIds && [...studyIds] },
      {
        onSuccess: () => {
          setUrl('');
          toast.done('The channel is told from now on');
        },
      },
    );
  };
  return (
    <FormRow
      title="A channel of your chat"
      about="Slack, or whatever takes its incoming webhooks. Titles, numbers and links; never what people said."
    >
      {channel?.failingSince ? (
        <Note tone="critical" title="Messages do not get through.">
          They were given up after a day. Try the channel, or enter another address.
        </Note>
      ) : null}
      {error ? (
        <Note tone="critical" live="alert" title="Nothing was changed.">
          {error.message}
        </Note>
      ) : null}
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Address"
          type="url"
          value={url}
          onChange={(value) => {
            set.reset();
            setUrl(value);
          }}
          error={urlError}
          hint={
            channel
              ? `At ${channel.host}, sealed here and never shown again. Another address replaces it.`
              : 'Its incoming webhook, which your chat makes for a channel. It is sealed here and never shown again.'
          }
          placeholder="https://…"
          maxLength={2_000}
          autoComplete="off"
        />
        <PaceList
          label="What the channel is told"
          kinds={NOTICE_KINDS}
          value={notices}
          onChange={setNotices}
        />
        <StudyChoice
          value={studyIds}
          onChange={setStudyIds}
          error={noStudy ? 'Choose at least one study, or all.' : undefined}
        />
        <p className="flex flex-wrap items-center gap-2">
          <Button variant="primary" type="submit" busy={set.isPending && 'Saving'}>
            {channel ? 'Save' : 'Add channel'}
          </Button>
          {channel ? <TryIt /> : null}
          {channel ? (
            <Button busy={remove.isPending && 'Removing'} onPress={() => remove.mutate()}>
              Remove channel
            </Button>
          ) : null}
        </p>
      </form>
    </FormRow>
  );
}

function TryIt() {
  const test = useTestChannel();
  return (
    <>
      <Button busy={test.isPending && 'Trying'} onPress={() => test.mutate()}>
        Try it
      </Button>
      <span role="status" className="order-last w-full text-ink-3">
        {test.data?.sent ? 'It got through: look into the channel.' : null}
        {test.data?.problem ?? test.error?.message}
      </span>
    </>
  );
}

/** The refusal of this field, if that is what was refused. */
function problemAt(error: Error | null, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.issues.find(({ path }) => path[0] === field)?.message;
}
