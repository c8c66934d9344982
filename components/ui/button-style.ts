import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'danger' | 'danger-solid';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'touch';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover active:border-accent-press active:bg-accent-press',
  default:
    'border-line-strong bg-sheet text-ink hover:border-line-control hover:bg-well active:bg-fill aria-pressed:border-accent-line aria-pressed:bg-accent-wash aria-pressed:text-accent',
  quiet:
    'border-transparent bg-transparent text-ink-2 hover:bg-fill hover:text-ink active:bg-fill-2 aria-pressed:bg-accent-wash aria-pressed:text-accent',
  danger:
    'border-line-strong bg-sheet text-critical hover:border-critical-line hover:bg-critical-wash active:bg-critical-wash',
  'danger-solid':
    'border-critical bg-critical text-on-accent hover:border-critical-hover hover:bg-critical-hover',
};

/** For a button that is not available at the moment, with the reason beside it. It stays in the tab order. */
const DISABLED: Record<ButtonVariant, string> = {
  primary: 'border-fill bg-fill text-ink-3',
  default: 'border-line bg-transparent text-ink-3',
  quiet: 'border-transparent bg-transparent text-ink-3',
  danger: 'border-line bg-transparent text-ink-3',
  'danger-solid': 'border-fill bg-fill text-ink-3',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-sm px-2 text-12',
  md: 'h-md px-3 text-13',
  lg: 'h-lg px-4 text-14',
  touch: 'h-touch px-5 text-16',
};
const SQUARES: Record<ButtonSize, string> = {
  sm: 'h-sm w-sm',
  md: 'h-md w-md',
  lg: 'h-lg w-lg',
  touch: 'h-touch w-touch',
};

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  square?: boolean;
  off?: boolean;
  className?: string | undefined;
}

/** One look for everything that is pressed, be it a button or a link. */
export function buttonStyle({
  variant = 'default',
  size = 'md',
  square,
  off,
  className,
}: ButtonLook): string {
  return classNames(
    'inline-flex shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-2 border font-medium',
    'transition-colors duration-1 [&_svg]:size-4 [&_svg]:shrink-0',
    square ? SQUARES[size] : SIZES[size],
    'pointer-coarse:min-h-[2.75rem]',
    square && 'pointer-coarse:min-w-[2.75rem]',
    off ? `${DISABLED[variant]} cursor-not-allowed` : VARIANTS[variant],
    className,
  );
}
