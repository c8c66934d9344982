import { classNames } from './class-names';

type Figure = readonly [name: string, figure: string | number, more?: string | undefined];

/** Figures side by side: a name, the figure, and what it is of. */
export function FigureRow({
  figures,
  label,
  className,
}: {
  figures: readonly Figure[];
  label?: string;
  className?: string;
}) {
  return (
    <div className={classNames('overflow-hidden px-6 py-2 max-[60rem]:px-4', className)}>
      {/* The line before the first figure of each row lies outside what is shown. */}
      <dl aria-label={label} className="-ms-[1.5625rem] flex flex-wrap gap-y-2 max-[60rem]:-ms-[1.0625rem]">
        {figures.map(([name, figure, more]) => (
          <div key={name} className="border-line border-s px-6 max-[60rem]:px-4">
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="whitespace-nowrap">
              <span className="font-strong text-16 tabular-nums">{figure}</span>
              {more ? <span className="ms-1.5 text-ink-3">{more}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
