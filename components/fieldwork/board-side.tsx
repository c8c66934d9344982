import { Link } from '@/components/ui/link';
import { momentText } from '@/components/ui/moment';
import type { Board } from '@/lib/client/fieldwork';
import { BoardPart } from './board-part';
import { EmbedPart } from './embed-part';
import { InvitationsPart } from './invitations-part';

const OPENNESS: Record<Board['openness'], string> = {
  live: 'Open: people can start',
  not_open_yet: 'Not open yet',
  paused: 'Paused: nobody new can start',
  closed: 'Nobody can start',
  full: 'Has heard enough people',
};

/** When the study is open, how people come in, and the rehearsals, which count nowhere. */
export function BoardSide({ studyId, link, board }: { studyId: string; link: string; board: Board }) {
  const { opensAt, closesAt, closeAfter, tests, status } = board;
  const settings = (section: string) => `/studies/${studyId}/settings#${section}`;
  const ways = (board.outcomes[0]?.ways ?? []).map(({ way }, at) => ({
    way,
    count: board.outcomes.reduce((sum, row) => sum + (row.ways[at]?.count ?? 0), 0),
  }));
  const ends = [
    ...(closesAt ? [momentText(closesAt)] : []),
    ...(closeAfter === null ? [] : [`at ${closeAfter} complete`]),
  ];
  return (
    <aside className="border-line border-s max-[78rem]:border-s-0 max-[78rem]:border-t">
      <BoardPart title="Schedule" href={settings('schedule')}>
        <p>{status === 'draft' ? 'Not launched yet' : OPENNESS[board.openness]}</p>
        <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-y-1">
          <dt className="text-ink-3">Opens</dt>
          <dd>{opensAt ? momentText(opensAt) : 'With its launch'}</dd>
          <dt className="text-ink-3">Closes</dt>
          <dd>{ends.length > 0 ? ends.join(', or ') : 'When you close it'}</dd>
          <dt className="text-ink-3">After that</dt>
          <dd>Those under way may finish</dd>
        </dl>
      </BoardPart>
      <BoardPart title="Ways in" href={settings('redirects')}>
        <ul>
          {ways.map(({ way, count }) => (
            <li key={way ?? ''} className="flex border-line border-t py-2 first:border-0">
              <span className="min-w-0 truncate">{way ?? 'Link'}</span>
              <span className="ms-auto tabular-nums">{`${count} arrived`}</span>
            </li>
          ))}
        </ul>
      </BoardPart>
      <InvitationsPart studyId={studyId} />
      <EmbedPart studyId={studyId} link={link} />
      {tests ? (
        <BoardPart title="Rehearsals">
          <p>
            {`${tests.responses} in the last week. They count nowhere and are deleted after a week. `}
            <Link className="link" href={`/studies/${tests.studyId}/responses`}>
              Read them
            </Link>
          </p>
        </BoardPart>
      ) : null}
    </aside>
  );
}
