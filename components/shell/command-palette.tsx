'use client';
import { useQuery } from '@tanstack/react-query';
import { Command, FileText, Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components';
import { LIST_ITEM } from '@/components/ui/list-style';
import { Keys } from '@/components/ui/shell/hint-bar';
import { useShortcutRegistry } from '@/components/ui/shell/shortcuts';
import { useMay } from '@/lib/client/session';
import { studyNamesQuery } from '@/lib/client/study-names';
import { ORGANIZATION_PAGES, REFERENCE_PAGE, STUDIES_PAGE } from './places';

interface Entry {
  id: string;
  label: string;
  /** Also found by these words. */
  words: string;
  icon: ReactNode;
  detail?: ReactNode;
  run: () => void;
}

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  onGo: (href: string) => void;
}

/** Find anything: studies, pages, and what can be done on this page. */
export function CommandPalette({ open, onClose, onGo }: CommandPaletteProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable
      className="fixed inset-0 z-dialog grid animate-appear place-items-start justify-items-center bg-scrim px-3 pt-[12vh]"
    >
      <Modal className="w-full max-w-[36rem] overflow-hidden rounded-4 border border-line-control bg-sheet">
        <Dialog aria-label="Find anything" className="outline-none">
          <Palette onClose={onClose} onGo={onGo} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Palette({ onClose, onGo }: Omit<CommandPaletteProps, 'open'>) {
  const sections = useSections(onGo);
  const { isPending, isError } = useQuery(studyNamesQuery());
  const all = new Map(sections.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])));
  const contains = (text: string, typed: string) =>
    typed
      .toLocaleLowerCase()
      .split(/\s+/u)
      .every((word) => text.toLocaleLowerCase().includes(word));
  return (
    <Autocomplete filter={contains}>
      <TextField
        aria-label="Find anything"
        autoFocus
        className="flex items-center gap-3 border-b border-line px-4"
      >
        <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
        <Input
          placeholder="A study, a page, something to do"
          className="h-bar min-w-0 flex-1 bg-transparent text-14 outline-none placeholder:text-ink-3"
        />
      </TextField>
      <ListBox
        aria-label="Found"
        selectionMode="none"
        onAction={(key) => {
          onClose();
          all.get(String(key))?.run();
        }}
        className="max-h-[24rem] overflow-auto p-1 outline-none"
        renderEmptyState={() => (
          <p className="px-3 py-3 text-ink-3">Nothing is called that. Studies are found by title and link.</p>
        )}
      >
        {sections.map(({ title, entries }) => (
          <ListBoxSection key={title} id={title}>
            <Header className="px-2 pt-2 pb-1 text-12 text-ink-3">{title}</Header>
            {entries.map((entry) => (
              <ListBoxItem
                key={entry.id}
                id={entry.id}
                textValue={`${entry.label} ${entry.words}`}
                className={`${LIST_ITEM} min-h-md`}
              >
                {entry.icon}
                <span className="min-w-0 flex-1 truncate">{entry.label}</span>
                {entry.detail}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
      {isPending ? (
        <p className="border-t border-line px-4 py-2 text-12 text-ink-3">Fetching studies…</p>
      ) : null}
      {isError ? (
        <p className="border-t border-line px-4 py-2 text-12 text-critical">
          The studies could not be fetched.
        </p>
      ) : null}
    </Autocomplete>
  );
}

function useSections(onGo: (href: string) => void): { title: string; entries: Entry[] }[] {
  const { data: studies = [] } = useQuery(studyNamesQuery());
  const { groups } = useShortcutRegistry();
  const mayEdit = useMay('edit');
  const pages = [STUDIES_PAGE, ...ORGANIZATION_PAGES, REFERENCE_PAGE].map(
    ({ href, label, Icon }): Entry => ({
      id: href,
      label,
      words: '',
      icon: <Icon aria-hidden className="text-ink-3" />,
      run: () => onGo(href),
    }),
  );
  if (mayEdit) {
    pages.unshift({
      id: '/studies/new',
      label: 'New study',
      words: 'create',
      icon: <Plus aria-hidden className="text-ink-3" />,
      run: () => onGo('/studies/new'),
    });
  }
  const acts = groups.flatMap(({ name, shortcuts }) =>
    shortcuts
      .filter(({ off, keys }) => !off && keys !== '⌘K' && !/^(J|K|↑|↓)/u.test(keys))
      .map(
        ({ keys, label, run }): Entry => ({
          id: `${name} ${keys}`,
          label: label.charAt(0).toLocaleUpperCase() + label.slice(1),
          words: name,
          icon: <Command aria-hidden className="text-ink-3" />,
          detail: <Keys keys={keys} />,
          run,
        }),
      ),
  );
  const found = studies.map(
    ({ id, title, linkId, responseCount }): Entry => ({
      id,
      label: title,
      words: linkId,
      icon: <FileText aria-hidden className="text-ink-3" />,
      detail: <span className="text-12 text-ink-3">{`/s/${linkId}`}</span>,
      run: () => onGo(`/studies/${id}/${responseCount === 0 ? 'guide' : 'responses'}`),
    }),
  );
  return [
    { title: 'Studies', entries: found },
    { title: 'Pages', entries: pages },
    { title: 'On this page', entries: acts },
  ].filter(({ entries }) => entries.length > 0);
}
