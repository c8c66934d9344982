import { classNames } from '@/components/ui/class-names';
import { countOfPeople } from '@/components/ui/count-of-people';
import { Skeleton } from '@/components/ui/skeleton';
import type { QuestionResultV1, StudyResultsV1 } from '@/lib/wire/v1/study-results';
import type { Criterion } from '../filter-state';
import { type ComparedGroup, comparedBy, comparedGroups } from './compared-figures';
import { ShareCell, shareWords } from './share-cell';

interface SideBySideProps {
  question: QuestionResultV1;
  total: number;
  segments: StudyResultsV1['segments'];
  /** The columns are being counted; everybody's is there already. */
  isCounting: boolean;
  /** Figures alone. */
  asTable: boolean;
  onPress: (criterion: Criterion) => void;
}

/** The figures of a question for everybody and for each column. */
export function SideBySide(props: SideBySideProps) {
  const { question, segments, total, isCounting, asTable } = props;
  const groups = comparedGroups(question).filter(({ lines }) => lines.length > 0);
  if (groups.length === 0) {
    return <p className="text-ink-3">Nothing to count here yet.</p>;
  }
  const shown = isCounting ? Array.from({ length: 3 }, () => null) : segments;
  return (
    <div className="relative -mx-6 overflow-x-auto border-y border-line max-[60rem]:-mx-4">
      <table
        className="w-full table-fixed border-collapse text-start"
        style={{ minWidth: `${10 + 9 * (shown.length + 1)}rem` }}
      >
        <thead>
          <tr className="border-b border-line">
            <ColumnHead first label="Of those who answered" detail={comparedBy(question) ?? ''} />
            <ColumnHead label="Everybody" detail={countOfPeople(total)} />
            {shown.map((segment, column) => (
              <ColumnHead
                key={segment?.label ?? column}
                label={segment?.label ?? '…'}
                detail={segment ? segmentDetail(segment) : 'being counted'}
              />
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            columns={shown.length}
            {...{ isCounting, asTable }}
            onPress={props.onPress}
          />
        ))}
      </table>
    </div>
  );
}

function segmentDetail({ count, isOther, values }: StudyResultsV1['segments'][number]): string {
  return isOther ? `${countOfPeople(count)}, ${values.toLocaleString('en-GB')} values` : countOfPeople(count);
}

function ColumnHead({ label, detail, first }: { label: string; detail: string; first?: boolean }) {
  return (
    <th
      scope="col"
      className={classNames(
        'px-4 py-2 text-start align-top font-strong break-words',
        first ? 'ps-6 max-[60rem]:ps-4' : 'border-s border-line',
      )}
    >
      {label}
      <span className="block text-12 font-text text-ink-3">{detail}</span>
    </th>
  );
}

interface GroupProps {
  group: ComparedGroup;
  columns: number;
  isCounting: boolean;
  asTable: boolean;
  onPress: (criterion: Criterion) => void;
}

function Group({ group, columns, isCounting, asTable, onPress }: GroupProps) {
  return (
    <tbody>
      {group.title === null ? null : (
        <tr className="border-b border-line">
          <th
            scope="rowgroup"
            colSpan={columns + 2}
            className="px-6 pt-3 pb-1 text-start font-strong max-[60rem]:px-4"
          >
            {group.title}
          </th>
        </tr>
      )}
      {group.lines.map(({ key, name, everybody, columns: shares, filter }) => (
        <tr key={key} className="border-b border-line last:border-b-0">
          <th
            scope="row"
            className="py-3 ps-6 pe-4 text-start align-top font-text break-words max-[60rem]:ps-4"
          >
            {name}
          </th>
          {[everybody, ...(isCounting ? Array.from({ length: columns }, () => null) : shares)].map(
            (share, column) => (
              <td
                key={column}
                className={classNames('border-s border-line px-4 py-3 align-top', column === 0 && 'bg-sheet')}
              >
                {share === null ? <Skeleton className="h-6! w-full" /> : null}
                {share && asTable ? (
                  <span className="tabular-nums">{share.of === 0 ? '–' : shareWords(share)}</span>
                ) : null}
                {share && !asTable ? (
                  <ShareCell
                    share={share}
                    name={name}
                    {...(column === 0 ? { onPress: () => onPress(filter) } : {})}
                  />
                ) : null}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}
