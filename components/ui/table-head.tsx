import { classNames } from './class-names';
import { TH, TH_END } from './table-style';

export interface Column {
  name: string;
  /** Over figures, which are aligned at their end. */
  figures?: boolean;
  /** The name is for screen readers alone: the column speaks for itself. */
  unseen?: boolean;
  /** For instance the width below which the column is hidden. */
  className?: string;
}

/** The head of a table: its columns by name, in their order. */
export function TableHead({ columns }: { columns: readonly (string | Column)[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { name, figures, unseen, className } =
            typeof column === 'string' ? ({ name: column } as Column) : column;
          return (
            <th key={name} scope="col" className={classNames(figures ? TH_END : TH, className)}>
              {unseen ? <span className="sr-only">{name}</span> : name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The last column of a table whose rows have buttons. */
export const ACTIONS: Column = { name: 'Actions', unseen: true };
