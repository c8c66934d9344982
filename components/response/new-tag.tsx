'use client';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { SuggestField } from '@/components/ui/suggest-field';
import { studyTagsQuery } from '@/lib/client/response';
import { tagKey } from '@/lib/domain/response/shown-tags';
import { TAG_LENGTH } from '@/lib/domain/response/tag-length';
import { useDesk } from './reading-desk';

interface NewTagProps {
  fieldRef: RefObject<HTMLInputElement | null>;
  onAdd: (text: string) => void;
  onLeave: () => void;
}

/** Stays open for the next one; Escape closes it. */
export function NewTag({ fieldRef, onAdd, onLeave }: NewTagProps) {
  const { name, reading } = useDesk();
  const [text, setText] = useState('');
  const { data } = useQuery(studyTagsQuery(name.studyId));
  const there = new Set(reading.tags.map((tag) => tagKey(tag.text)));
  const known = (data?.tags ?? []).filter((tag) => !there.has(tagKey(tag.text)));
  const gone = reading.removedTags.filter(
    (tag) => !there.has(tagKey(tag)) && !known.some((one) => tagKey(one.text) === tagKey(tag)),
  );
  return (
    <SuggestField
      ref={fieldRef}
      label="New tag"
      labelHidden
      placeholder="Tag"
      size="sm"
      autoFocus
      value={text}
      onChange={setText}
      maxLength={TAG_LENGTH}
      suggestions={[
        ...known.map((tag) => ({ text: tag.text, detail: `${tag.count}` })),
        ...gone.map((tag) => ({ text: tag, detail: 'removed' })),
      ]}
      onChoose={(chosen) => {
        onAdd(chosen);
        setText('');
      }}
      onLeave={onLeave}
      className="w-[11rem]"
    />
  );
}
