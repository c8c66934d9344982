/** Strong to weak, as a scale reads. */
const SHADES = [
  'bg-data-1 text-on-accent',
  'bg-data-2 text-on-accent',
  'bg-data-3 text-ink',
  'bg-data-4 text-ink',
  'bg-data-0 text-ink',
];

/** The classes of an option by its place from 0: never stronger than the one before it, however many there are. */
export function optionShade(index: number, options: number): string {
  const at = options > SHADES.length ? Math.floor((index * SHADES.length) / options) : index;
  return SHADES[at] ?? '';
}
