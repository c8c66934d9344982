'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { Segments } from '@/components/ui/segments';
import { Select } from '@/components/ui/select';
import { Loading } from '@/components/ui/skeleton';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { type StudySettings, settingsQuery, useSaveSettings } from '@/lib/client/settings';
import {
  type InvitationText,
  invitationMailWords,
  invitationText,
  invitationTextProblem,
  unknownPlaceholder,
} from '@/lib/domain/invitations/invitation-text';

/** The words of invitations and reminders, by language, beside how a mail reads. */
export function TextDialog({ studyId, onClose }: { studyId: string; onClose: () => void }) {
  const { data } = useQuery(settingsQuery(studyId));
  if (data) return <Words settings={data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="What the mails say" width="xl">
      <Loading what="the words" />
    </Dialog>
  );
}

function Words({ settings: { study, version }, onClose }: { settings: StudySettings; onClose: () => void }) {
  const save = useSaveSettings(study.id);
  const { questionLanguage, availableLanguages } = study.config;
  const languages = [...new Set([questionLanguage, ...(availableLanguages ?? [])])];
  const [texts, setTexts] = useState(study.invitationTexts ?? {});
  const [language, setLanguage] = useState<string>(questionLanguage);
  const [mail, setMail] = useState<'invitation' | 'reminder'>('invitation');
  const words = texts[language] ?? invitationText(null, language);
  const [subjectOf, textOf] =
    mail === 'invitation' ? (['subject', 'text'] as const) : (['reminderSubject', 'reminderText'] as const);
  const set = (part: Partial<InvitationText>) => {
    save.reset();
    setTexts({ ...texts, [language]: { ...words, ...part } });
  };
  const problems = Object.values(texts).flatMap((one) => [
    ...[one.subject, one.reminderSubject].map(subjectProblem),
    ...[one.text, one.reminderText].map(invitationTextProblem),
  ]);
  const isWrong = problems.some((problem) => problem !== undefined);
  const shown = invitationMailWords(
    { subject: words[subjectOf], text: words[textOf] },
    {
      name: 'Ada Lane',
      study: study.externalTitle || study.title,
      organisation: study.organisation || study.branding?.name || 'Colloquy',
      link: `…/s/${study.linkId}?…`,
      unsubscribe: '…/unsubscribe/…',
      language,
    },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="What the mails say"
      description="{name}, {study}, {organisation} and {link} are filled in for each person."
      width="xl"
      footer={
        <>
          <Button
            variant="quiet"
            size="lg"
            className="me-auto"
            disabled={texts[language] === undefined}
            onPress={() => {
              const { [language]: _, ...others } = texts;
              setTexts(others);
            }}
          >
            Back to the usual words
          </Button>
          <Button size="lg" onPress={onClose}>
            Leave it
          </Button>
          <Button
            variant="primary"
            size="lg"
            disabled={isWrong}
            busy={save.isPending && 'Saving'}
            onPress={() =>
              save.mutate(
                { change: { invitationTexts: Object.keys(texts).length === 0 ? null : texts }, version },
                {
                  onSuccess: () => {
                    toast.done('The words are saved.');
                    onClose();
                  },
                },
              )
            }
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-6 max-[60rem]:grid-cols-1">
        <div className="grid content-start gap-4">
          <div className="flex flex-wrap items-end gap-3">
            <Segments
              label="Mail"
              items={[
                { id: 'invitation', label: 'Invitation' },
                { id: 'reminder', label: 'Reminder' },
              ]}
              value={mail}
              onChange={setMail}
            />
            {languages.length > 1 ? (
              <Select
                label="Language"
                labelHidden
                items={languages.map((id) => ({ id, label: nameOf(id) }))}
                value={language}
                onChange={setLanguage}
              />
            ) : null}
          </div>
          {save.error ? (
            <Note tone="critical" live="alert" title="The words were not saved.">
              {save.error.message}
            </Note>
          ) : null}
          <TextField
            label="Subject"
            value={words[subjectOf]}
            onChange={(value) => set({ [subjectOf]: value })}
            error={subjectProblem(words[subjectOf])}
            lang={language}
            maxLength={300}
          />
          <TextField
            label="Text"
            rows={10}
            value={words[textOf]}
            onChange={(value) => set({ [textOf]: value })}
            error={invitationTextProblem(words[textOf])}
            lang={language}
            maxLength={5_000}
          />
        </div>
        <section aria-label="Preview" className="grid content-start gap-2">
          <p className="text-12 text-ink-3">As Ada Lane gets it</p>
          <div
            lang={language}
            dir="auto"
            className="grid gap-3 rounded-3 border border-line bg-well px-4 py-3 [overflow-wrap:anywhere]"
          >
            <p className="font-strong">{shown.subject}</p>
            <p className="whitespace-pre-line">{shown.text}</p>
          </div>
        </section>
      </div>
    </Dialog>
  );
}

function subjectProblem(subject: string): string | undefined {
  return subject.trim() === '' ? 'A mail needs a subject.' : unknownPlaceholder(subject);
}

function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
