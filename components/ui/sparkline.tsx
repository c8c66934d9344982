const BAR = 3;
const STEP = 4;
const HEIGHT = 16;

/** A few bars without axes: one a day, oldest first. The figures stand beside it; `label` says it in words. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(1, ...values);
  const width = values.length * STEP;
  return (
    <svg role="img" aria-label={label} width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      {values.map((value, at) => {
        const height = value === 0 ? 1 : Math.max(2, Math.round((value / most) * HEIGHT));
        return (
          <rect
            key={at}
            x={at * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            fill={value === 0 ? 'var(--data-0)' : 'var(--data-2)'}
          />
        );
      })}
    </svg>
  );
}
