'use client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { LinkButton } from '@/components/ui/link-button';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { useRows } from '@/components/ui/use-rows';
import { asString } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import { languageName } from '@/lib/client/languages';
import { useMay } from '@/lib/client/session';
import {
  type Translation,
  translationQuery,
  translationsQuery,
  useTranslate,
} from '@/lib/client/translations';
import { LanguageList } from './language-list';
import { placesOf } from './place-of';
import { TextRow } from './text-row';
import { TranslateBar } from './translate-bar';

interface TranslatePageProps {
  studyId: string;
  /** The study's header, with what this page adds at its right edge. */
  renderHead: (actions: ReactNode) => ReactNode;
  /** The views of the guide. */
  views: ReactNode;
}

/** The texts of a study beside their translations, a language at a time. */
export function TranslatePage({ studyId, renderHead, views }: TranslatePageProps) {
  const overview = useQuery(translationsQuery(studyId));
  const [chosen, choose] = useAddressPart('language', asString);
  const languages = overview.data?.languages ?? [];
  const language =
    languages.find((one) => one.language === chosen)?.language ?? languages[0]?.language ?? null;
  const texts = languages[0]?.texts;
  return (
    <>
      {renderHead(null)}
      <TranslateBar
        studyId={studyId}
        views={views}
        mayDraft={overview.data?.mayDraft ?? false}
        state={languages.find((one) => one.language === language)}
      />
      {overview.error ? (
        <ErrorNote
          className="m-4"
          title="The languages could not be loaded."
          requestId={overview.error instanceof ApiError ? overview.error.requestId : null}
          retry={() => void overview.refetch()}
        >
          {overview.error.message}
        </ErrorNote>
      ) : null}
      {overview.isPending ? <LoadingRows /> : null}
      {overview.data && language === null ? (
        <EmptyState
          title="This study is in one language"
          action={
            <LinkButton href={`/studies/${encodeURIComponent(studyId)}/settings#language`}>
              Choose languages
            </LinkButton>
          }
        >
          Choose the languages that participants may answer in, and translate the texts here.
        </EmptyState>
      ) : null}
      {overview.data && language !== null ? (
        <div className="grid min-h-0 flex-1 grid-cols-[15rem_1fr] max-[60rem]:grid-cols-1 max-[60rem]:overflow-visible">
          <div className="overflow-auto border-e border-line max-[60rem]:border-e-0">
            <LanguageList overview={overview.data} texts={texts} current={language} onChoose={choose} />
          </div>
          <div className="overflow-auto max-[60rem]:overflow-visible">
            <Language key={language} studyId={studyId} language={language} />
          </div>
        </div>
      ) : null}
    </>
  );
}

function Language({ studyId, language }: { studyId: string; language: string }) {
  const { data, error, refetch } = useQuery(translationQuery(studyId, language));
  if (error) {
    return (
      <ErrorNote
        className="m-4"
        title="The texts could not be loaded."
        requestId={error instanceof ApiError ? error.requestId : null}
        retry={() => void refetch()}
      >
        {error.message}
      </ErrorNote>
    );
  }
  return data ? <Texts studyId={studyId} translation={data} /> : <LoadingRows />;
}

const rowId = (at: number) => `text-${at}`;

function Texts({ studyId, translation }: { studyId: string; translation: Translation }) {
  const { language, sourceLanguage, strings } = translation;
  const mayEdit = useMay('edit');
  const translate = useTranslate(studyId, language);
  const [editing, setEditing] = useState<string | null>(null);
  const texts = Object.entries(strings);
  const paths = texts.map(([path]) => path);
  const places = placesOf(paths);
  const rows = useRows(texts.length, rowId);
  const open = (at: number) => {
    const path = paths[at];
    if (path !== undefined && mayEdit) setEditing(path);
  };
  const nextOutdated = () => {
    const after = texts.findIndex(([, { state }], at) => at > (rows.current ?? -1) && state === 'outdated');
    const found = after >= 0 ? after : texts.findIndex(([, { state }]) => state === 'outdated');
    if (found >= 0) rows.go(found);
  };
  const keep = (at: number, path: string, text: string, state: 'edited' | 'approved') =>
    translate.mutate(
      { path, text, state },
      {
        onSuccess: () => {
          setEditing(null);
          if (state !== 'approved') return rows.go(at);
          const next = texts.findIndex(([, one], place) => place > at && one.state !== 'approved');
          if (next >= 0) {
            rows.go(next);
            open(next);
          } else {
            rows.go(at);
            toast.done('Everything below is approved');
          }
        },
      },
    );
  useShortcuts('Translate', [
    { keys: 'J', label: 'next text', run: rows.next, unlisted: true },
    { keys: 'K', label: 'text before', run: rows.previous, unlisted: true },
    { keys: 'J K', label: 'move', run: () => undefined, hint: true },
    { keys: '↵', label: 'edit', run: () => open(rows.current ?? 0), hint: true, off: !mayEdit },
    { keys: 'O', label: 'next outdated', run: nextOutdated, hint: true },
  ]);
  return (
    <table className="w-full table-fixed text-start max-[60rem]:block">
      <caption className="sr-only">{`The texts in ${languageName(language)}`}</caption>
      <thead className="max-[60rem]:sr-only">
        <tr className="border-b border-line text-start text-13 text-ink-2">
          <th scope="col" className="w-[9rem] py-[0.625rem] ps-6 text-start font-text">
            Place
          </th>
          <th scope="col" className="py-[0.625rem] text-start font-text">
            {languageName(sourceLanguage)}
          </th>
          <th scope="col" className="py-[0.625rem] ps-2 text-start font-text">
            {languageName(language)}
          </th>
          <th scope="col" className="w-[7.5rem] py-[0.625rem] text-start font-text">
            State
          </th>
        </tr>
      </thead>
      <tbody className="max-[60rem]:block">
        {texts.map(([path, one], at) => (
          <TextRow
            key={path}
            id={rowId(at)}
            place={places.get(path) ?? path}
            {...{ one, sourceLanguage, language, mayEdit }}
            current={at === rows.current}
            editing={editing === path}
            busy={translate.isPending}
            error={
              editing === path && translate.error ? `It was not kept. ${translate.error.message}` : undefined
            }
            onFocus={() => rows.go(at)}
            onEdit={() => open(at)}
            onLeave={() => setEditing(null)}
            onKeep={(text, state) => keep(at, path, text, state)}
          />
        ))}
      </tbody>
    </table>
  );
}

function LoadingRows() {
  return ['w-[62%]', 'w-[48%]', 'w-[70%]', 'w-[55%]'].map((width, at) => (
    <div key={width} className="h-[3.5rem] border-b border-line px-6 py-[0.625rem]">
      {at === 0 ? <Loading what="the texts" /> : null}
      <Skeleton className={width} />
    </div>
  ));
}
