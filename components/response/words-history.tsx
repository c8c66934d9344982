'use client';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useMendWords, wordsQuery } from '@/lib/client/response';
import { changedPart } from '@/lib/domain/reading/changed-part';
import { useDesk } from './reading-desk';
import { whenText } from './when-text';

/** Characters of unchanged text that are shown before and after a change. */
const AROUND = 60;

/** The versions of a spoken answer's words, newest first; an earlier one can be put back, as a new version. */
export function WordsHistory({ row }: { row: number }) {
  const { name, reading } = useDesk();
  const { data, error } = useQuery(wordsQuery(name, row));
  const mend = useMendWords(name, row);
  if (error)
    return (
      <p
        role="alert"
        className="mt-2 text-13 text-caution"
      >{`The earlier words did not come. ${error.message}`}</p>
    );
  if (!data) return <p className="mt-2 text-13 text-ink-3">Loading the earlier words</p>;
  const putBack = (text: string) =>
    mend.mutate(
      { text, version: data.version },
      {
        onSuccess: () => toast.done('Put back as a new version'),
        onError: (failure) => toast.failed(`It was not put back. ${failure.message}`),
      },
    );
  return (
    <ol aria-label="Versions of these words" className="mt-3 border-line-strong border-t font-ui text-13">
      {data.versions.toReversed().map(({ version, text, by, author, at }) => {
        const before = data.versions[version - 2]?.text;
        const isNow = version === data.version;
        return (
          <li
            key={version}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2 border-line border-b py-[0.625rem]"
          >
            <span className="text-ink-3 tabular-nums">{version}</span>
            <p className="text-ink-3">
              <span className="font-strong text-ink">
                {by === 'transcriber' ? 'The transcriber' : (author?.name ?? 'Somebody who left')}
              </span>
              {at === null ? '' : ` ${whenText(at)}`}
              {isNow ? ', shown now' : ''}
            </p>
            {isNow || !reading.may.annotate ? (
              <span />
            ) : (
              <Button
                size="sm"
                icon={<Undo2 aria-hidden />}
                busy={mend.isPending && 'Putting back'}
                aria-label={`Put back version ${version}`}
                onPress={() => putBack(text)}
              >
                Put back
              </Button>
            )}
            <p dir="auto" className="col-start-2 col-end-4 break-words font-read text-read-17 text-ink-2">
              {before === undefined ? text || 'No words' : <Change before={before} after={text} />}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function Change({ before, after }: { before: string; after: string }) {
  const { head, removed, added, tail } = changedPart(before, after);
  return (
    <>
      {head.length > AROUND ? `… ${head.slice(-AROUND)}` : head}
      {removed === '' ? null : <del className="text-caution decoration-1">{removed}</del>}
      {removed !== '' && added !== '' ? ' ' : ''}
      {added === '' ? null : <ins className="text-positive decoration-1 underline-offset-4">{added}</ins>}
      {tail.length > AROUND ? `${tail.slice(0, AROUND)} …` : tail}
    </>
  );
}
