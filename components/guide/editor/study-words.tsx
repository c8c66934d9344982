'use client';
import { useState } from 'react';
import { ComboBox } from '@/components/ui/combo-box';
import { FIELD, FIELD_HINT, FIELD_LABEL } from '@/components/ui/field-style';
import { Tag } from '@/components/ui/tag';
import { LANGUAGES, languageName } from '@/lib/client/languages';
import type { StudyFields } from '../model/study-draft';
import { useBuilder, useGuide } from '../store/use-guide';
import { LineField } from './line-field';
import { TextArea } from './text-area';

/** The study's texts around its guide. */
export function StudyWords({ part }: { part: 'brief' | 'welcome' | 'closing' }) {
  if (part === 'brief') return <Brief />;
  return part === 'welcome' ? <Welcome /> : <Closing />;
}

type TextName = Exclude<keyof StudyFields, 'availableLanguages' | 'interviewMode'>;

function useFields() {
  const { store } = useBuilder();
  const fields = useGuide(({ history }) => history.present.fields);
  const set = (label: string, changes: Partial<StudyFields>, group?: string) =>
    store.setFields(changes, { label, group });
  const text = (name: TextName, label: string) => ({
    value: fields[name],
    field: name,
    onChange: (value: string) => set(label, { [name]: value }, name),
  });
  return { fields, set, text };
}

function Brief() {
  const { text } = useFields();
  return (
    <div className="grid max-w-[42rem] gap-5">
      <Heading
        title="Brief and goal"
        detail="The moderator reads these. Participants do not, but for the title."
      />
      <div className={FIELD}>
        <span className={FIELD_LABEL}>External title</span>
        <LineField
          label="External title"
          {...text('externalTitle', 'Edit the external title')}
          maxLength={300}
          placeholder="What participants see in place of the study’s title"
        />
        <span className={FIELD_HINT}>At the top of every page of the interview</span>
      </div>
      <TextArea
        label="Background"
        hint="About the company or product, for the moderator to draw on"
        rows={4}
        {...text('background', 'Edit the background')}
      />
      <TextArea
        label="Study goal"
        hint="What is to be learned. Follow-ups are asked with this in mind"
        rows={3}
        {...text('studyGoal', 'Edit the goal')}
      />
      <Languages />
    </div>
  );
}

function Languages() {
  const { fields, set } = useFields();
  const [round, setRound] = useState(0);
  const others = LANGUAGES.filter(
    ({ id }) => id !== fields.questionLanguage && !fields.availableLanguages.includes(id),
  );
  return (
    <div className="grid grid-cols-[minmax(0,13rem)_minmax(0,1fr)] gap-4 max-[40rem]:grid-cols-1">
      <ComboBox
        label="Question language"
        noun="language"
        className="grid-cols-[minmax(0,1fr)]"
        hint="The one you write in"
        items={LANGUAGES}
        value={fields.questionLanguage}
        onChange={(questionLanguage) => questionLanguage && set('Set the language', { questionLanguage })}
      />
      <div className={FIELD} data-field="availableLanguages">
        <ComboBox
          key={round}
          label="Available languages"
          noun="language"
          className="grid-cols-[minmax(0,1fr)]"
          hint="What participants may choose besides; text without a translation stays as you wrote it"
          placeholder="Add a language"
          items={others}
          value={null}
          onChange={(id) => {
            if (!id) return;
            set('Add a language', { availableLanguages: [...fields.availableLanguages, id] });
            setRound(round + 1);
          }}
        />
        <span className="flex flex-wrap gap-1">
          {fields.availableLanguages.map((code) => (
            <Tag
              key={code}
              removeLabel={`Remove ${languageName(code)}`}
              onRemove={() =>
                set('Remove a language', {
                  availableLanguages: fields.availableLanguages.filter((other) => other !== code),
                })
              }
            >
              {`${languageName(code)} ${code}`}
            </Tag>
          ))}
        </span>
      </div>
    </div>
  );
}

function Welcome() {
  const { text } = useFields();
  return (
    <div className="grid max-w-[42rem] gap-5">
      <Heading title="Welcome" detail="Shown before the first question, with the consent." />
      <div className={FIELD}>
        <span className={FIELD_LABEL}>Title</span>
        <LineField
          label="Welcome title"
          {...text('welcomeTitle', 'Edit the welcome')}
          placeholder="Thank you for taking part"
        />
      </div>
      <TextArea
        label="Message"
        hint="What it is about, how long it takes, what happens with the answers"
        rows={5}
        {...text('welcomeMessage', 'Edit the welcome')}
      />
    </div>
  );
}

function Closing() {
  const { text } = useFields();
  return (
    <div className="grid max-w-[42rem] gap-5">
      <Heading
        title="Closing"
        detail="The last words of a complete interview. Who is screened out reads a kind standard text instead."
      />
      <TextArea
        label="Closing message"
        rows={4}
        placeholder="Thank you. Your answers help us to do better."
        {...text('closingMessage', 'Edit the closing message')}
      />
    </div>
  );
}

function Heading({ title, detail }: { title: string; detail: string }) {
  return (
    <div className="grid gap-1">
      <h2 className="text-16 font-title">{title}</h2>
      <p className="text-ink-3">{detail}</p>
    </div>
  );
}
