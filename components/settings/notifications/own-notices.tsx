'use client';
import { X } from 'lucide-react';
import { FormRow } from '@/components/ui/form-row';
import { IconButton } from '@/components/ui/icon-button';
import { Note } from '@/components/ui/note';
import { type Notifications, useSetNotifications } from '@/lib/client/notifications';
import { useMay } from '@/lib/client/session';
import { NOTICE_KINDS, STUDY_NOTICE_KINDS } from '@/lib/domain/notices/notice';
import { StudyPicker } from '../study-choice';
import { PaceList } from './pace-list';

/** What the person who looks is told by mail; kept as it is chosen. */
export function OwnNotices({ notifications }: { notifications: Notifications }) {
  const set = useSetNotifications();
  const administers = useMay('administer');
  const launches = useMay('launch');
  const { mail, notices, studies } = notifications;
  const kinds = NOTICE_KINDS.filter(
    (kind) => (kind !== 'webhookFailing' || administers) && (kind !== 'creditsLow' || launches),
  );
  return (
    <>
      {mail ? null : (
        <Note tone="caution" className="mt-5" title="This server sends no mail.">
          What you choose is kept for when its operator has set up a mail server.
        </Note>
      )}
      {set.error ? (
        <Note tone="critical" live="alert" className="mt-5" title="Your choice was not kept.">
          {set.error.message}
        </Note>
      ) : null}
      <FormRow
        title="You, by mail"
        about="Titles, numbers and links; never what people said. Once a day is at 7:00 UTC."
      >
        <PaceList
          label="What you are told"
          kinds={kinds}
          value={notices}
          onChange={(chosen) => set.mutate({ ...notifications, notices: { ...notices, ...chosen } })}
        />
      </FormRow>
      <FormRow title="Studies apart" about="Of these you are told something else.">
        {studies.map((study) => (
          <section key={study.studyId} aria-label={study.title} className="grid gap-2 pb-3">
            <div className="flex items-center gap-2">
              <h3 className="min-w-0 flex-1 truncate font-medium">{study.title}</h3>
              <IconButton
                label={`Like all others: ${study.title}`}
                onPress={() =>
                  set.mutate({ ...notifications, studies: studies.filter((one) => one !== study) })
                }
              >
                <X aria-hidden />
              </IconButton>
            </div>
            <PaceList
              label={`What you are told of ${study.title}`}
              kinds={STUDY_NOTICE_KINDS}
              value={study.notices}
              onChange={(chosen) =>
                set.mutate({
                  ...notifications,
                  studies: studies.map((one) => (one === study ? { ...one, notices: chosen } : one)),
                })
              }
            />
          </section>
        ))}
        {studies.length < MOST_STUDIES ? (
          <StudyPicker
            label="Add a study"
            without={studies.map(({ studyId }) => studyId)}
            onPick={(studyId, title) => {
              const { webhookFailing: _, creditsLow: __, ...own } = notices;
              set.mutate({ ...notifications, studies: [...studies, { studyId, title, notices: own }] });
            }}
          />
        ) : null}
      </FormRow>
    </>
  );
}

const MOST_STUDIES = 100;
