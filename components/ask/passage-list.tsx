import { CornerDownRight } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { countOfPeople } from '@/components/ui/count-of-people';
import { Link } from '@/components/ui/link';
import type { ShownAnswer } from '@/lib/client/ask';
import { keyOf, type NumberedPassage, passageHref } from './numbered-passages';
import { PassageMark } from './passage-mark';

interface PassageListProps {
  answer: ShownAnswer | undefined;
  passages: readonly NumberedPassage[];
  focused: number | null;
  /** Passages of several studies name theirs. */
  isAll: boolean;
  isReading: boolean;
}

/** What was said, numbered as in the answer, with what stands around it. */
export function PassageList({ answer, passages, focused, isAll, isReading }: PassageListProps) {
  const titles = new Map(answer?.studies?.map(({ studyId, title }) => [studyId, title]) ?? []);
  const isNear = answer?.notFound === true;
  return (
    <section
      aria-label={isNear ? 'Nearest' : 'Passages'}
      className="flex min-h-0 flex-col border-s border-line max-[60rem]:border-s-0 max-[60rem]:border-t"
    >
      <h2 className="flex h-[2.75rem] shrink-0 items-center gap-2 border-b border-line px-5 font-strong max-[60rem]:px-4">
        {isNear ? 'Nearest' : 'Passages'}
        <span className="font-text text-ink-3">{headWords(answer, passages.length)}</span>
      </h2>
      <ol className="min-h-0 flex-1 overflow-auto">
        {passages.length === 0 ? (
          <li className="px-5 py-4 text-ink-3 max-[60rem]:px-4">
            {isReading
              ? 'Reading.'
              : answer
                ? 'Nothing is near.'
                : 'The passages of an answer stand here, to read and hear.'}
          </li>
        ) : null}
        {passages.map(({ mark, citation, sentences }) => {
          const isOn = focused !== null && sentences.includes(focused);
          return (
            <li
              key={`${mark} ${keyOf(citation)}`}
              className={classNames(
                'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-s-2 border-b-line px-5 py-4 max-[60rem]:px-4',
                isOn ? 'border-s-accent bg-accent-wash' : 'border-s-transparent',
              )}
            >
              <PassageMark mark={mark} isOn={isOn} />
              <div className="min-w-0">
                <p className="font-read text-read-15 text-ink-3 italic break-words">{citation.asked}</p>
                <p lang={citation.language} className="font-read text-read-17 leading-[1.625rem] break-words">
                  {citation.before}
                  <mark
                    className={classNames('text-inherit', isNear ? 'bg-transparent' : 'bg-accent-wash-2')}
                  >
                    {citation.quote}
                  </mark>
                  {citation.after}
                </p>
                <p className="mt-1 flex flex-wrap items-center gap-x-3 text-12 text-ink-3">
                  <Link
                    className="link inline-flex items-center gap-1 pointer-coarse:min-h-[2.75rem]"
                    href={passageHref(citation)}
                  >
                    <CornerDownRight aria-hidden className="size-3" />
                    {`No. ${citation.readableId}`}
                  </Link>
                  {isAll ? <span>{titles.get(citation.studyId) ?? ''}</span> : null}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function headWords(answer: ShownAnswer | undefined, count: number): string {
  if (!answer || count === 0) return '';
  if (answer.notFound) return `${count}, not an answer`;
  return `${count}, of ${countOfPeople(answer.people)}`;
}
