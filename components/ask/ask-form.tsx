'use client';
import { MessageSquare } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Key } from '@/components/ui/key-hint';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';

const LONGEST = 5_000;

interface AskFormProps {
  question: string;
  scope: 'study' | 'all';
  /** Whether there is a study to ask; else all are. */
  hasStudy: boolean;
  isAsking: boolean;
  onScope: (scope: 'study' | 'all') => void;
  onAsk: (question: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** The question, and whom it goes to. */
export function AskForm({ question, scope, hasStudy, isAsking, onScope, onAsk, ref }: AskFormProps) {
  const [typed, setTyped] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const text = typed.trim();
        if (text !== '') onAsk(text);
      }}
      className="flex shrink-0 flex-wrap items-start gap-2 border-b border-line px-6 py-4 max-[60rem]:px-4"
    >
      <TextField
        ref={ref}
        label="Ask what people said"
        labelHidden
        size="lg"
        placeholder={question === '' ? 'Ask what people said' : 'Ask something else'}
        value={typed}
        onChange={setTyped}
        maxLength={LONGEST}
        autoFocus={question === ''}
        before={<MessageSquare aria-hidden className="size-4 text-ink-3" />}
        after={typed === '' ? <Key>/</Key> : null}
        className="min-w-[16rem] flex-1"
      />
      {hasStudy ? (
        <Select
          label="Whom to ask"
          labelHidden
          size="lg"
          items={[
            { id: 'study', label: 'This study' },
            { id: 'all', label: 'All studies' },
          ]}
          value={scope}
          onChange={onScope}
          className="w-[9rem]"
        />
      ) : null}
      <Button type="submit" variant="primary" size="lg" busy={isAsking ? 'Reading' : false}>
        Ask
      </Button>
    </form>
  );
}
