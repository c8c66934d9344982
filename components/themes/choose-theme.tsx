'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ComboBox } from '@/components/ui/combo-box';
import { countOfPeople } from '@/components/ui/count-of-people';
import { Dialog } from '@/components/ui/dialog';
import type { Theme } from '@/lib/client/themes';

interface ChooseThemeProps {
  title: string;
  description: string;
  /** The button's words: "Move passage". */
  confirm: string;
  themes: readonly Theme[];
  /** Offered first: "Under none". */
  none?: string;
  onClose: () => void;
  onChoose: (themeId: string | null) => void;
}

const NONE = 'none';

/** Chooses another theme: to move a passage to, to merge into, to stand below. */
export function ChooseTheme(props: ChooseThemeProps) {
  const { title, description, confirm, themes, none, onClose, onChoose } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const items = [
    ...(none ? [{ id: NONE, label: none }] : []),
    ...themes.map(({ id, name, responses }) => ({ id, label: name, detail: countOfPeople(responses) })),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      width="md"
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Cancel
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={chosen === null}
            onPress={() => {
              onChoose(chosen === NONE ? null : chosen);
              onClose();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div className="min-h-[16rem]">
        <ComboBox label="Theme" items={items} value={chosen} onChange={setChosen} noun="theme" autoFocus />
      </div>
    </Dialog>
  );
}
