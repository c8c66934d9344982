'use client';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { Select } from '@/components/ui/select';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { asOneOf, asString, withDefault } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import {
  type Codebook as State,
  type Theme,
  themesQuery,
  useCodebook,
  useSuggestThemes,
} from '@/lib/client/themes';
import { Codebook } from './codebook';
import { Passages, type Shown } from './passages';
import { RulePanel } from './rule-panel';
import { ThemeDialogs } from './theme-dialogs';
import { shelvesOf } from './tree';
import { useThemeActs } from './use-theme-acts';
import { useThemeKeys } from './use-theme-keys';

const SHOWN: readonly Shown[] = ['all', 'supports', 'contradicts'];
const PASSAGES = withDefault(asOneOf(SHOWN), 'all');

/** /studies/{studyId}/themes, below the study's head: codebook, passages, rule. */
export function ThemesPage({ studyId, mayEdit }: { studyId: string; mayEdit: boolean }) {
  const state = useCodebook(studyId);
  const { data: themes, error, refetch } = useQuery(themesQuery(studyId));
  if (themes) return <Desk {...{ studyId, mayEdit, themes, state }} />;
  return (
    <div className="grid gap-4 p-6">
      {error ? (
        <ErrorNote
          title="The themes could not be loaded."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void refetch()}
        >
          {error.message}
        </ErrorNote>
      ) : (
        <>
          <Loading what="the themes" />
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-md w-full max-w-[20rem]" />
          ))}
        </>
      )}
    </div>
  );
}

interface DeskProps {
  studyId: string;
  mayEdit: boolean;
  themes: readonly Theme[];
  /** Undefined until it is loaded. */
  state: State | undefined;
}

function Desk({ studyId, mayEdit, themes, state }: DeskProps) {
  const [named, setNamed] = useAddressPart('theme', asString);
  const [shown, setShown] = useAddressPart('passages', PASSAGES);
  const [current, setCurrent] = useState(0);
  const shelves = shelvesOf(themes);
  const order = [...shelves.accepted, ...shelves.suggested, ...shelves.rejected].map(({ theme }) => theme);
  const theme = order.find(({ id }) => id === named) ?? order[0];
  const choose = (id: string) => {
    setCurrent(0);
    setNamed(id);
  };
  const acts = useThemeActs(studyId, theme, shown);
  useThemeKeys({ studyId, acts, mayEdit, order, theme, choose, current, setCurrent });
  const stateOf = state?.themes.find(({ themeId }) => themeId === theme?.id);
  return (
    <>
      {theme ? null : <NoThemes {...{ studyId, mayEdit, state }} onNew={() => acts.open('new')} />}
      {theme ? (
        <div className="flex min-h-0 flex-1">
          <Codebook
            {...{ shelves, state }}
            current={theme.id}
            onChoose={choose}
            onNew={mayEdit ? () => acts.open('new') : undefined}
            onAccept={mayEdit && theme.status === 'suggested' ? acts.ofPassages.accept : undefined}
            onDrop={mayEdit ? acts.dropOn : undefined}
          />
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <div className="hidden border-b border-line p-3 max-[60rem]:block">
              <Select
                label="Theme"
                labelHidden
                items={order.map(({ id, name, responses }) => ({
                  id,
                  label: name,
                  detail: String(responses),
                }))}
                value={theme.id}
                onChange={choose}
              />
            </div>
            <Passages
              key={`${theme.id} ${shown}`}
              {...{ studyId, theme, shown, current }}
              state={stateOf}
              onShow={(next) => {
                setCurrent(0);
                setShown(next);
              }}
              onFocus={setCurrent}
              acts={mayEdit ? acts.ofPassages : undefined}
            />
            <details className="hidden max-h-[50%] shrink-0 overflow-auto border-t border-line max-[78rem]:block">
              <summary className="min-h-lg cursor-pointer px-5 py-[0.625rem] font-strong">
                Rule and decisions
              </summary>
              <RulePanel
                {...{ studyId, theme }}
                isStale={stateOf?.stale ?? false}
                acts={mayEdit ? acts.ofRule : undefined}
              />
            </details>
          </div>
          <aside
            aria-label="Rule of the theme"
            className="w-[20.5rem] shrink-0 overflow-auto border-s border-line max-[78rem]:hidden"
          >
            <RulePanel
              {...{ studyId, theme }}
              isStale={stateOf?.stale ?? false}
              acts={mayEdit ? acts.ofRule : undefined}
            />
          </aside>
        </div>
      ) : null}
      <ThemeDialogs
        {...{ studyId, acts, theme, themes: order }}
        onMade={choose}
        onDeleted={() => setNamed(null)}
      />
    </>
  );
}

function NoThemes({ studyId, mayEdit, state, onNew }: Omit<DeskProps, 'themes'> & { onNew: () => void }) {
  const suggest = useSuggestThemes(studyId);
  const isLooking = suggest.isPending || state?.suggesting === true;
  return (
    <>
      <EmptyState
        title={isLooking ? 'Reading what people said' : 'No themes yet'}
        action={
          mayEdit ? (
            <>
              <Button
                icon={<RefreshCw aria-hidden />}
                busy={isLooking && 'Looking'}
                variant="primary"
                onPress={() => suggest.mutate()}
              >
                Look for themes
              </Button>
              <Button keys={['N']} onPress={onNew}>
                New theme
              </Button>
            </>
          ) : undefined
        }
      >
        {isLooking
          ? 'Suggestions open here as soon as they are there.'
          : 'A theme is what several people say, with the passages where they say it. Have some suggested, or make one yourself.'}
      </EmptyState>
      {suggest.isError ? (
        <ErrorNote
          title="No themes could be looked for."
          retry={() => suggest.mutate()}
          className="mx-6 max-w-measure"
        >
          {suggest.error.message}
        </ErrorNote>
      ) : null}
      {state?.suggestedAt && !isLooking ? (
        <p className="px-6 text-13 text-ink-2">
          Nothing that several people say was found the last time. It takes a few responses.
        </p>
      ) : null}
    </>
  );
}
