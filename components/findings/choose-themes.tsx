'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { themesQuery } from '@/lib/client/themes';

interface ChooseThemesProps {
  studyId: string;
  chosen: readonly string[];
  onClose: () => void;
  onChoose: (themes: string[]) => void;
}

const MOST = 30;

/** Which themes a chart shows: the frequent ones first. */
export function ChooseThemes({ studyId, chosen, onClose, onChoose }: ChooseThemesProps) {
  const { data } = useQuery(themesQuery(studyId));
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set(chosen));
  const themes = (data ?? [])
    .filter(({ id, status }) => status === 'accepted' || wanted.has(id))
    .toSorted((one, other) => other.responses - one.responses);
  const kept = themes.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Themes in this chart"
      width="md"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={kept.length === 0 || kept.length > MOST}
            onPress={() => {
              onChoose(kept);
              onClose();
            }}
          >
            {`Show ${kept.length} ${kept.length === 1 ? 'theme' : 'themes'}`}
          </Button>
        </>
      }
    >
      <ul className="grid gap-2">
        {themes.map(({ id, name, responses }) => (
          <li key={id} className="flex justify-between gap-4">
            <Checkbox
              checked={wanted.has(id)}
              onChange={(isOn) =>
                setWanted((before) => {
                  const after = new Set(before);
                  if (isOn) after.add(id);
                  else after.delete(id);
                  return after;
                })
              }
            >
              {name}
            </Checkbox>
            <span className="text-12 text-ink-3 tabular-nums">{responses}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
