const PATHS = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  chevron: 'm6 9.5 6 6 6-6',
  cross: 'm6.5 6.5 11 11m0-11-11 11',
  file: 'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zm0 0v5h5',
  camera:
    'M4.5 8h3l1.5-2.5h6L16.5 8h3A1.5 1.5 0 0 1 21 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-8A1.5 1.5 0 0 1 4.5 8M12 16.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  alert: 'M12 8v5m0 3v.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18',
  back: 'M19 12H5m6-6-6 6 6 6',
  enlarge: 'M14.5 4.5h5v5m0-5-6 6m-4 9h-5v-5m0 5 6-6',
  open: 'M14 4.5h5.5V10m0-5.5-8 8M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
} as const;

/** A sign beside a word, or in a button with a name. The participant's page loads no library of icons for these few. */
export function ControlIcon({ name, className }: { name: keyof typeof PATHS; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ?? 'size-4'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Six dots: what one takes hold of. */
export function GripIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      {[6, 12, 18].flatMap((y) => [9, 15].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.25" />))}
    </svg>
  );
}
