'use client';
import { useRouter } from 'next/navigation';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import type { Theme } from '@/lib/client/themes';
import { addressOfPassage, passageId } from './passage';
import type { ThemeActs } from './use-theme-acts';

interface ThemeKeysProps {
  studyId: string;
  acts: ThemeActs;
  mayEdit: boolean;
  /** The codebook from top to bottom. */
  order: readonly Theme[];
  theme: Theme | undefined;
  choose: (themeId: string) => void;
  current: number;
  setCurrent: (at: number) => void;
}

/** The keys of the page of themes. */
export function useThemeKeys(props: ThemeKeysProps): void {
  const { studyId, acts, mayEdit, order, theme, choose, current, setCurrent } = props;
  const router = useRouter();
  const { passages, ofPassages, ofRule } = acts;
  const evidence = passages[current];
  const step = (by: number) => () => {
    const at = Math.min(Math.max(current + by, 0), passages.length - 1);
    if (at < 0) return;
    setCurrent(at);
    document.getElementById(passageId(at))?.scrollIntoView({ block: 'nearest' });
  };
  const stepTheme = (by: number) => () => {
    const at = order.findIndex(({ id }) => id === theme?.id) + by;
    const next = order[at];
    if (next) choose(next.id);
  };
  const isSuggested = theme?.status === 'suggested';
  const none = evidence === undefined || !mayEdit;
  const noTheme = theme === undefined || !mayEdit;
  const withEvidence = (act: (one: NonNullable<typeof evidence>) => void) => () => {
    if (evidence) act(evidence);
  };
  useShortcuts('Themes', [
    { keys: 'J', label: 'next passage', run: step(1) },
    { keys: 'K', label: 'previous passage', run: step(-1) },
    {
      keys: 'J K',
      label: 'passage',
      hint: true,
      unlisted: true,
      off: evidence === undefined,
      run: () => undefined,
    },
    { keys: '↓', label: 'next theme', run: stepTheme(1) },
    { keys: '↑', label: 'previous theme', run: stepTheme(-1) },
    {
      keys: '↑ ↓',
      label: 'theme',
      hint: true,
      unlisted: true,
      off: theme === undefined,
      run: () => undefined,
    },
    { keys: '↵', label: 'accept', hint: true, off: !isSuggested || !mayEdit, run: ofPassages.accept },
    { keys: 'X', label: 'turn down', hint: true, off: !isSuggested || !mayEdit, run: ofPassages.turnDown },
    {
      keys: 'Space',
      label: 'play in its interview',
      hint: true,
      off: evidence === undefined,
      run: withEvidence((one) => router.push(addressOfPassage(studyId, one))),
    },
    { keys: 'M', label: 'move', hint: true, off: none, run: withEvidence(ofPassages.move) },
    { keys: 'C', label: 'for or against', hint: true, off: none, run: withEvidence(ofPassages.turn) },
    { keys: '⌫', label: 'take out', hint: true, off: none, run: withEvidence(ofPassages.takeOut) },
    { keys: 'E', label: 'rule', hint: true, off: noTheme, run: ofRule.edit },
    { keys: 'G', label: 'merge', hint: true, off: noTheme, run: ofRule.merge },
    { keys: 'S', label: 'split', hint: true, off: noTheme, run: ofRule.split },
    { keys: 'U', label: 'move under', off: noTheme, run: ofRule.moveUnder },
    { keys: 'N', label: 'new theme', off: !mayEdit, run: () => acts.open('new') },
  ]);
}
