'use client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { countOfPeople } from '@/components/ui/count-of-people';
import { ErrorNote } from '@/components/ui/error-note';
import { Segments } from '@/components/ui/segments';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import {
  type Codebook,
  type Evidence,
  evidenceQuery,
  questionNumbersQuery,
  type Stance,
  type Theme,
} from '@/lib/client/themes';
import { wilsonInterval } from '@/lib/domain/response/wilson-interval';
import { Passage } from './passage';

export type Shown = 'all' | Stance;

interface PassagesProps {
  studyId: string;
  theme: Theme;
  state: Codebook['themes'][number] | undefined;
  shown: Shown;
  onShow: (shown: Shown) => void;
  current: number;
  onFocus: (at: number) => void;
  /** Undefined for those who may only read. */
  acts:
    | {
        accept: () => void;
        turnDown: () => void;
        move: (evidence: Evidence) => void;
        turn: (evidence: Evidence) => void;
        takeOut: (evidence: Evidence) => void;
        drag: (evidence: Evidence) => void;
      }
    | undefined;
}

/** What people say for a theme and against it. */
export function Passages(props: PassagesProps) {
  const { studyId, theme, state, shown, onShow, current, onFocus, acts } = props;
  const query = useInfiniteQuery(evidenceQuery(studyId, theme.id, shown === 'all' ? null : shown));
  const { data: numbers } = useQuery(questionNumbersQuery(studyId));
  const passages = query.data?.pages.flatMap(({ evidence }) => evidence) ?? [];
  const total = query.data?.pages[0]?.total;
  return (
    <section
      aria-label={`Passages of ${theme.name}`}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-sheet"
    >
      <div className="flex min-h-lg flex-wrap items-center gap-3 border-b border-line bg-paper px-6 py-1.5 max-[60rem]:px-4">
        <Segments
          label="Which passages"
          size="sm"
          items={[
            { id: 'all', label: 'All', ...(shown === 'all' && { count: total }) },
            { id: 'supports', label: 'Say it', ...(shown === 'supports' && { count: total }) },
            { id: 'contradicts', label: 'Speak against', ...(shown === 'contradicts' && { count: total }) },
          ]}
          value={shown}
          onChange={onShow}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="border-b border-line px-6 py-4 ps-[6.5rem] max-[60rem]:px-4">
          <h2 className="font-title text-20">{theme.name}</h2>
          <p className="mt-1 text-13 text-ink-2">{summaryOf(theme, state)}</p>
        </div>
        {theme.status === 'suggested' && acts ? (
          <div className="flex flex-wrap gap-2 border-b border-line bg-paper px-6 py-3 ps-[6.5rem] max-[60rem]:px-4">
            <Button variant="primary" keys={['↵']} onPress={acts.accept}>
              Accept theme
            </Button>
            <Button keys={['X']} onPress={acts.turnDown}>
              Turn down
            </Button>
          </div>
        ) : null}
        {query.isPending ? <Waiting /> : null}
        {query.isError ? (
          <div className="p-6">
            <ErrorNote title="The passages could not be loaded." retry={() => void query.refetch()}>
              {query.error.message}
            </ErrorNote>
          </div>
        ) : null}
        {query.data && passages.length === 0 ? (
          <p className="px-6 py-6 ps-[6.5rem] text-14 text-ink-2 max-[60rem]:px-4">{NOBODY[shown]}</p>
        ) : null}
        <ul aria-label="Passages">
          {passages.map((evidence, at) => (
            <Passage
              key={evidence.id}
              {...{ studyId, evidence, at }}
              current={at === current}
              questionNumber={numbers?.get(evidence.discussionGuideQuestionId)}
              onFocus={() => onFocus(at)}
              acts={
                acts && {
                  move: () => acts.move(evidence),
                  turn: () => acts.turn(evidence),
                  takeOut: () => acts.takeOut(evidence),
                  drag: () => acts.drag(evidence),
                }
              }
            />
          ))}
        </ul>
        {query.hasNextPage ? (
          <div className="p-6">
            <Button busy={query.isFetchingNextPage && 'Loading'} onPress={() => void query.fetchNextPage()}>
              Show more passages
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}

const NOBODY: Record<Shown, string> = {
  all: 'No passage was found yet. Put one in from a response, or give the theme a rule that says more.',
  supports: 'Nobody was found who says it.',
  contradicts: 'Nobody was found who speaks against it.',
};

/** "21 of 48 people (44%, between 31 and 58), in 37 passages; 4 people speak against it". */
function summaryOf({ responses, asked }: Theme, state: PassagesProps['state']): string {
  const share = asked === 0 ? null : Math.round((100 * responses) / asked);
  const interval = asked >= 10 ? wilsonInterval(responses, asked) : null;
  const percent = (part: number) => Math.round(part * 100);
  const between = interval ? `, between ${percent(interval.low)} and ${percent(interval.high)}` : '';
  // Of very few people the count says it all.
  const figures = share === null || asked < 5 ? '' : ` (${share}%${between})`;
  if (!state) return `${responses} of ${countOfPeople(asked)}${figures}`;
  const passages = state.passages === 1 ? '1 passage' : `${state.passages} passages`;
  const against =
    state.opposed === 0
      ? 'nobody speaks against it'
      : `${countOfPeople(state.opposed)} ${state.opposed === 1 ? 'speaks' : 'speak'} against it`;
  return `${responses} of ${countOfPeople(asked)}${figures}, in ${passages}; ${against}`;
}

function Waiting() {
  return (
    <div className="grid gap-6 px-6 py-6 ps-[6.5rem]">
      <Loading what="the passages" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-12 w-full max-w-measure" />
      ))}
    </div>
  );
}
