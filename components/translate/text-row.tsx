'use client';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { TextField } from '@/components/ui/text-field';
import type { TranslatedText } from '@/lib/client/translations';
import { StateWord } from './state-word';

interface TextRowProps {
  id: string;
  place: string;
  one: TranslatedText;
  sourceLanguage: string;
  language: string;
  current: boolean;
  /** The row is a field; only where the reader may edit. */
  editing: boolean;
  mayEdit: boolean;
  busy: boolean;
  error: string | undefined;
  onFocus: () => void;
  onEdit: () => void;
  onLeave: () => void;
  onKeep: (text: string, state: 'edited' | 'approved') => void;
}

/** A text beside its translation, which becomes a field in its place. */
export function TextRow(props: TextRowProps) {
  const { id, place, one, sourceLanguage, language, current, editing, mayEdit, onFocus, onEdit } = props;
  return (
    <tr
      id={id}
      tabIndex={-1}
      onFocus={onFocus}
      aria-current={current ? 'true' : undefined}
      className={classNames(
        'border-b border-line align-top outline-none max-[60rem]:grid max-[60rem]:gap-1 max-[60rem]:py-3',
        current && 'bg-accent-wash',
      )}
    >
      <th scope="row" className="py-3 ps-6 pe-3 text-start text-13 font-text text-ink-2 max-[60rem]:py-0">
        {place}
      </th>
      <td className="py-3 pe-4 font-read text-16 text-ink-2 max-[60rem]:py-0 max-[60rem]:ps-6">
        <span lang={sourceLanguage} dir="auto" className="whitespace-pre-wrap">
          {one.source}
        </span>
      </td>
      <td className="py-2 pe-4 max-[60rem]:py-0 max-[60rem]:ps-6">
        {editing ? (
          <Editor {...props} />
        ) : mayEdit ? (
          <button
            type="button"
            onClick={onEdit}
            className="w-full rounded-2 px-2 py-1 text-start font-read text-16 hover:bg-fill"
          >
            <span className="sr-only">{`Translate “${one.source}”: `}</span>
            <Translated one={one} language={language} />
          </button>
        ) : (
          <span className="block px-2 py-1 font-read text-16">
            <Translated one={one} language={language} />
          </span>
        )}
      </td>
      <td className="py-3 pe-6 max-[60rem]:py-0 max-[60rem]:ps-6">
        <StateWord state={one.state} />
      </td>
    </tr>
  );
}

function Translated({ one, language }: { one: TranslatedText; language: string }) {
  if (one.text === null) return <span className="text-ink-3">Not translated</span>;
  return (
    <span lang={language} dir="auto" className="whitespace-pre-wrap">
      {one.text}
    </span>
  );
}

function Editor({ one, place, language, busy, error, onKeep, onLeave }: TextRowProps) {
  const [text, setText] = useState(one.text ?? '');
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      onKeep(text, 'approved');
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    }
  };
  return (
    <div className="grid gap-2">
      <TextField
        label={`Translation of ${place}`}
        labelHidden
        rows={1}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        lang={language}
        maxLength={5_000}
        error={error}
        inputClassName="font-read text-16!"
        autoFocus
      />
      <span className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="primary"
          keys={['⌘', '↵']}
          busy={busy && 'Keeping'}
          onPress={() => onKeep(text, 'approved')}
        >
          Approve
        </Button>
        <Button size="sm" onPress={() => onKeep(text, 'edited')}>
          Keep
        </Button>
        <Button size="sm" variant="quiet" onPress={onLeave}>
          Leave
        </Button>
      </span>
    </div>
  );
}
