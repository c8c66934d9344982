'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import type { Evidence, Theme } from '@/lib/client/themes';

interface SplitThemeProps {
  theme: Theme;
  passages: readonly Evidence[];
  onClose: () => void;
  /** Rejects when the server refuses; what was moved by then stays moved. */
  onSplit: (name: string, moved: readonly Evidence[]) => Promise<unknown>;
}

/** Makes a theme of some passages of another one. */
export function SplitTheme({ theme, passages, onClose, onSplit }: SplitThemeProps) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const split = async () => {
    if (name.trim() === '' || chosen.size === 0) {
      setProblem(name.trim() === '' ? 'Give the new theme a name.' : 'Choose the passages that go with it.');
      return;
    }
    setBusy(true);
    try {
      const moved = passages.filter(({ id }) => chosen.has(id));
      await onSplit(name.trim(), moved);
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'It could not be split.');
      setBusy(false);
    }
  };
  const toggle = (id: string) => (on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
    setProblem(undefined);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Split ${theme.name}`}
      description="The chosen passages move to a theme of their own, which stands beside this one."
      footer={
        <>
          <span className="me-auto text-12 text-ink-2 tabular-nums">{`${chosen.size} of ${passages.length} go`}</span>
          <Button size="lg" onPress={onClose}>
            Cancel
          </Button>
          <Button size="lg" variant="primary" busy={busy && 'Splitting'} onPress={() => void split()}>
            Split theme
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Name of the new theme"
          value={name}
          onChange={setName}
          maxLength={300}
          autoFocus
          error={problem}
        />
        <ul className="grid gap-3" aria-label="Passages">
          {passages.map(({ id, quote, readableId }) => (
            <li key={id}>
              <Checkbox checked={chosen.has(id)} onChange={toggle(id)}>
                <span className="font-read text-read-15">{quote}</span>{' '}
                <span className="text-12 text-ink-3 tabular-nums">{`No. ${readableId}`}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
