'use client';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import { momentText } from '@/components/ui/moment';
import { LoadingLines } from '@/components/ui/skeleton';
import { TableHead } from '@/components/ui/table-head';
import { NUMBER, ROW, TABLE, TD, TD_SHORTENED } from '@/components/ui/table-style';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { type Erased, type PersonChoice, personQuery, takeOutPerson } from '@/lib/client/person-data';
import { useMay } from '@/lib/client/session';
import { EraseDialog } from './erase-dialog';
import { type FoundPerson as Found, foundText, nameOf, placeOf } from './kept-words';

/** What is kept of somebody, and what can be done with it. */
export function FoundPerson({
  choice,
  onErased,
}: {
  choice: PersonChoice;
  onErased: (erased: Erased) => void;
}) {
  const { data, error, refetch } = useQuery(personQuery(choice));
  if (error) {
    return (
      <ErrorNote
        title="Nobody could be looked for."
        requestId={error instanceof ApiError ? error.requestId : null}
        retry={() => void refetch()}
        className="m-6 max-[60rem]:mx-4"
      >
        {error.message}
      </ErrorNote>
    );
  }
  if (!data) {
    return (
      <LoadingLines
        what="what is kept"
        widths={['w-[30rem]', 'w-[26rem]']}
        className="p-6 max-[60rem]:px-4"
      />
    );
  }
  if (data.total === 0 && data.invitations === 0) {
    return (
      <EmptyState title={`Nothing is kept of ${nameOf(choice)}`}>
        All studies were looked through. The value has to be the same to the letter, capitals included.
      </EmptyState>
    );
  }
  return <Kept found={data} choice={choice} onErased={onErased} />;
}

interface KeptProps {
  found: Found;
  choice: PersonChoice;
  onErased: (erased: Erased) => void;
}

function Kept({ found, choice, onErased }: KeptProps) {
  const mayErase = useMay('administer');
  const [asking, setAsking] = useState(false);
  const [taking, setTaking] = useState(false);
  const takeOut = async () => {
    setTaking(true);
    try {
      await takeOutPerson(choice);
    } catch (error) {
      const why = error instanceof Error ? ` ${error.message}` : '';
      toast.failed(`The archive was not made.${why}`, { retry: () => void takeOut() });
    }
    setTaking(false);
  };
  const { responses, total, invitations } = found;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-6 py-4 max-[60rem]:px-4">
        <span role="status" className="font-strong">
          {foundText(found)}
          {invitations === 0 ? '' : `, ${invitations === 1 ? '1 invitation' : `${invitations} invitations`}`}
        </span>
        <span className="ms-auto flex flex-wrap gap-2">
          <Button icon={<Download aria-hidden />} busy={taking && 'Packing'} onPress={() => void takeOut()}>
            Take out everything
          </Button>
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden />}
            disabled={!mayErase}
            reasonId="erase-reason"
            onPress={() => setAsking(true)}
          >
            Erase this person
          </Button>
        </span>
      </div>
      <p id="erase-reason" className="px-6 pb-3 text-12 text-ink-3 max-[60rem]:px-4">
        {mayErase
          ? 'Everything that hangs on these is found with them: recordings, words, highlights, clips and what reports quote.'
          : 'Owners and admins erase people.'}
      </p>
      <table className={TABLE} aria-label="Responses of this person">
        <TableHead
          columns={[
            'Response',
            'Study',
            { name: 'When', className: 'max-[60rem]:hidden' },
            { name: 'State', className: 'max-[60rem]:hidden' },
            { name: 'Recordings', figures: true },
          ]}
        />
        <tbody>
          {responses.map(
            ({ id, readableId, studyId, studyTitle, isTest, ofTestStudy, progress, createdAt, kept }) => (
              <tr key={id} className={ROW}>
                <td className={`${TD} whitespace-nowrap`}>
                  <Link
                    href={`/studies/${studyId}/responses/${readableId}`}
                    className="underline decoration-line-strong underline-offset-2"
                  >
                    {`Response ${readableId}`}
                  </Link>
                </td>
                <td className={`${TD} ${TD_SHORTENED}`}>{placeOf({ studyTitle, isTest, ofTestStudy })}</td>
                <td className={`${TD} text-ink-3 max-[60rem]:hidden`}>
                  <LocalTime at={createdAt}>{momentText(createdAt)}</LocalTime>
                </td>
                <td className={`${TD} text-ink-3 max-[60rem]:hidden`}>{progress}</td>
                <td className={`${TD} ${NUMBER}`}>{kept.recordings}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {total > responses.length ? (
        <p className="px-6 py-3 text-ink-3 max-[60rem]:px-4">{`The oldest ${responses.length} of ${total.toLocaleString('en-GB')}.`}</p>
      ) : null}
      {asking ? (
        <EraseDialog found={found} choice={choice} onClose={() => setAsking(false)} onErased={onErased} />
      ) : null}
    </>
  );
}
