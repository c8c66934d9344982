import { classNames } from './class-names';
import { FIELD_BOX, FIELD_SIZES } from './field-style';
import type { SelectProps } from './overlay-types';

/** The chosen value, or the words in its place. */
export const SELECT_VALUE = 'min-w-0 flex-1 truncate data-placeholder:text-ink-3';

/** The button with the value: the same before and after its list can be opened, so that nothing moves. */
export function selectButtonStyle<K extends string>({ quiet, size = 'md', error }: SelectProps<K>): string {
  return classNames(
    quiet
      ? 'inline-flex items-center gap-1.5 rounded-2 px-3 text-start font-medium text-ink-2 hover:bg-fill hover:text-ink h-md text-13 pointer-coarse:h-[2.75rem]'
      : `${FIELD_BOX} ${FIELD_SIZES[size]} cursor-pointer text-start`,
    error && 'border-critical',
  );
}
