'use client';
import { Button } from '@/components/ui/button';
import type { FoundStudies, StudySearch } from '@/lib/client/studies';
import { STATUS_WORDS } from './study-words';

interface NoStudiesFoundProps {
  search: StudySearch;
  found: FoundStudies;
  onChange: (change: { q?: null; status?: StudySearch['status']; folder?: null; creator?: null }) => void;
}

const NOUNS: Record<StudySearch['status'], string> = {
  all: 'study',
  live: 'live study',
  draft: 'draft',
  paused: 'paused study',
  closed: 'closed study',
};

/** Says what was searched for and where, and suggests other searches. */
export function NoStudiesFound({ search, found, onChange }: NoStudiesFoundProps) {
  const { status, folder, creator } = search;
  const others = (['live', 'draft', 'paused', 'closed'] as const).filter(
    (id) => id !== status && found.counts[id] > 0,
  );
  const [only] = others.length === 1 ? others : [];
  const inFolder = folder ? ` in ${folder.at(-1)}` : '';
  return (
    <div className="grid content-start gap-4 px-6 py-8 max-[60rem]:px-4" aria-live="polite">
      <div>
        <p className="font-strong text-14">
          {search.search === ''
            ? `No ${NOUNS[status]}${inFolder}${creator ? ' by that person' : ''}`
            : `No ${NOUNS[status]}${inFolder} mentions “${search.search}”`}
        </p>
        {search.search === '' ? null : (
          <p className="text-ink-3">
            Search covers title, external title, link and creator. It does not look inside responses.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {status !== 'all' && others.length > 0 ? (
          <Button onPress={() => onChange({ status: 'all' })}>
            {search.search === ''
              ? 'Show all studies'
              : only
                ? `Search ${STATUS_WORDS[only].toLowerCase()} studies too`
                : 'Search all studies'}
            <span className="font-text text-12 text-ink-3 tabular-nums">{found.counts.all}</span>
          </Button>
        ) : null}
        {creator ? <Button onPress={() => onChange({ creator: null })}>Include every creator</Button> : null}
        {folder ? <Button onPress={() => onChange({ folder: null })}>Look in all folders</Button> : null}
        {search.search === '' ? null : (
          <Button variant="quiet" onPress={() => onChange({ q: null })}>
            Clear search
          </Button>
        )}
      </div>
    </div>
  );
}
