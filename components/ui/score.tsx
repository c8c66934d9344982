/** Quality from 1 to 5 as five ticks and the figure; nothing measured is a dash. */
export function Score({ value, ticksOnly }: { value: number | null; ticksOnly?: boolean }) {
  if (value === null) return <span className="text-ink-3">–</span>;
  return (
    <span
      role="img"
      aria-label={`Quality ${value.toFixed(1)} of 5`}
      className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums"
    >
      <span aria-hidden className="inline-flex gap-0.5">
        {[0, 1, 2, 3, 4].map((tick) => (
          <span key={tick} className="h-[0.625rem] w-[3px] overflow-hidden rounded-[1px] bg-fill-2">
            <span
              className="block h-full bg-ink-2"
              style={{ width: `${Math.min(1, Math.max(0, value - tick)) * 100}%` }}
            />
          </span>
        ))}
      </span>
      {ticksOnly ? null : <span aria-hidden>{value.toFixed(1)}</span>}
    </span>
  );
}
