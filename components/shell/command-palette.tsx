'use client';
import { useQuery } from '@tanstack/react-query';
import {
  CircleHelp,
  Command,
  FileText,
  Hash,
  Plus,
  Quote,
  Search,
  SlidersHorizontal,
  Tag,
} from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBoxSection } from 'react-aria-components/ComboBox';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { LIST_ITEM } from '@/components/ui/list-style';
import { Keys } from '@/components/ui/shell/hint-bar';
import { useShortcutRegistry } from '@/components/ui/shell/shortcuts';
import { findAnythingQuery, LEAST_SOUGHT } from '@/lib/client/find-anything';
import { useMay } from '@/lib/client/session';
import { studyNamesQuery } from '@/lib/client/study-names';
import type { FoundAnywhereV1 } from '@/lib/wire/v1/find-anything';
import { HELP, type PlaceEntry, SETTINGS } from './palette-places';
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

/** Finds anything: studies, responses, participants' words, tags, pages, settings, help, and actions. */
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
  const [typed, setTyped] = useState('');
  const sought = useSettled(typed);
  const found = useQuery(findAnythingQuery(sought));
  const sections = [...useSections(onGo), ...foundSections(found.data, sought, onGo)];
  const { isPending, isError } = useQuery(studyNamesQuery());
  const isSeeking = found.isFetching || (typed.trim() !== sought && typed.trim().length >= LEAST_SOUGHT);
  const all = new Map(sections.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])));
  const contains = (text: string, typed: string) =>
    typed
      .toLocaleLowerCase()
      .split(/\s+/u)
      .every((word) => text.toLocaleLowerCase().includes(word));
  return (
    // Entries found by the server match the typed text because it is added to their words.
    <Autocomplete filter={contains} inputValue={typed} onInputChange={setTyped}>
      <TextField
        aria-label="Find anything"
        autoFocus
        className="flex items-center gap-3 border-b border-line px-4"
      >
        <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
        <Input
          placeholder="A study, a response, words, a tag, a page, help"
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
          <p className="px-3 py-3 text-ink-3">
            {isSeeking ? 'Looking…' : 'Nothing is called that, and nobody said it.'}
          </p>
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
      {isPending || isSeeking ? (
        <p role="status" className="border-t border-line px-4 py-2 text-12 text-ink-3">
          {isPending ? 'Fetching studies…' : 'Looking through responses…'}
        </p>
      ) : null}
      {found.isError ? (
        <p className="border-t border-line px-4 py-2 text-12 text-critical">
          Responses could not be looked through.
        </p>
      ) : null}
      {isError ? (
        <p className="border-t border-line px-4 py-2 text-12 text-critical">
          The studies could not be fetched.
        </p>
      ) : null}
    </Autocomplete>
  );
}

/** The typed text after a pause, so that not every keystroke sends a request. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState('');
  const text = useDeferredValue(typed.trim());
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 150);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function foundSections(
  found: FoundAnywhereV1 | undefined,
  sought: string,
  onGo: (href: string) => void,
): { title: string; entries: Entry[] }[] {
  if (!found || sought === '') return [];
  const quiet = (text: string) => <span className="max-w-[40%] truncate text-12 text-ink-3">{text}</span>;
  const titleOf = (one: { studyTitle: string; test: boolean }) =>
    one.test ? `Test: ${one.studyTitle}` : one.studyTitle;
  const responseOf = ({ studyId, readableId }: { studyId: string; readableId: number }) =>
    `/studies/${studyId}/responses/${readableId}`;
  const sections = [
    {
      title: 'Responses',
      entries: found.responses.map(
        (one): Entry => ({
          id: `response ${one.id}`,
          label: `Response ${one.readableId}`,
          words: `${one.studyTitle} ${one.id} ${sought}`,
          icon: <Hash aria-hidden className="text-ink-3" />,
          detail: quiet(titleOf(one)),
          run: () => onGo(responseOf(one)),
        }),
      ),
    },
    {
      title: 'Said',
      entries: found.quotes.map(
        (one): Entry => ({
          id: `quote ${one.id}`,
          label: one.text,
          words: sought,
          icon: <Quote aria-hidden className="text-ink-3" />,
          detail: quiet(`${titleOf(one)}, ${one.readableId}`),
          run: () => onGo(`${responseOf(one)}#row-${one.responseIndex}`),
        }),
      ),
    },
    {
      title: 'Tags',
      entries: found.tags.map(
        ({ text, count, studyId, ...of }): Entry => ({
          id: `tag ${studyId} ${text}`,
          label: text,
          words: sought,
          icon: <Tag aria-hidden className="text-ink-3" />,
          detail: quiet(`${titleOf(of)}, ${count}`),
          run: () =>
            onGo(`/studies/${studyId}/responses?tags=${encodeURIComponent(text.replaceAll(',', '%2C'))}`),
        }),
      ),
    },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
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
  const link = ({ href, label, words }: PlaceEntry, icon: ReactNode): Entry => ({
    id: label,
    label,
    words,
    icon,
    run: () => onGo(href),
  });
  const settings = SETTINGS.map((one) => link(one, <SlidersHorizontal aria-hidden className="text-ink-3" />));
  const help = HELP.map((one) => link(one, <CircleHelp aria-hidden className="text-ink-3" />));
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
    { title: 'Settings', entries: settings },
    { title: 'Help', entries: help },
    { title: 'On this page', entries: acts },
  ].filter(({ entries }) => entries.length > 0);
}
