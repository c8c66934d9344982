'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { MANNER_WORDS, MANNERS, type Manner } from '@/lib/domain/rehearsal/manner';

interface ChooseParticipantsProps {
  onClose: () => void;
  onChoose: (manners: Manner[]) => void;
}

/** Who walks. */
export function ChooseParticipants({ onClose, onChoose }: ChooseParticipantsProps) {
  const [chosen, choose] = useState<readonly Manner[]>(MANNERS);
  return (
    <Dialog
      open
      onClose={onClose}
      width="md"
      title="Choose participants"
      description="More come along by themselves for ways through the guide that these do not take."
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Cancel
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={chosen.length === 0}
            onPress={() => onChoose(MANNERS.filter((manner) => chosen.includes(manner)))}
          >
            {`Rehearse with ${chosen.length}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {MANNERS.map((manner, at) => (
          <Checkbox
            key={manner}
            checked={chosen.includes(manner)}
            autoFocus={at === 0}
            onChange={(on) => choose(on ? [...chosen, manner] : chosen.filter((one) => one !== manner))}
          >
            <span>
              <span className="block font-medium text-ink">{MANNER_WORDS[manner].name}</span>
              <span className="text-ink-2">{MANNER_WORDS[manner].does}</span>
            </span>
          </Checkbox>
        ))}
      </div>
    </Dialog>
  );
}
