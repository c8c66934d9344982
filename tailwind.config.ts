import type { Config } from 'tailwindcss';

/** The design tokens (app/tokens.css) by the names that components use. Roles, never values. */

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `var(--${name})`]));
const sized = (prefix: string, line: string, sizes: readonly number[], name: (size: number) => string) =>
  Object.fromEntries(
    sizes.map((size): [string, [string, string]] => [
      name(size),
      [`var(--${prefix}-${size})`, `var(--${line}-${size})`],
    ]),
  );
const family = (name: string, shades: readonly string[]) => ({
  DEFAULT: `var(--${name})`,
  ...Object.fromEntries(shades.map((shade) => [shade, `var(--${name}-${shade})`])),
});

export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...named(['paper', 'sheet', 'well', 'fill', 'fill-2', 'line', 'line-strong', 'line-control']),
      ...named(['ink', 'ink-2', 'ink-3', 'ink-off', 'on-accent', 'record', 'marker', 'scrim', 'focus']),
      ...named(['data-0', 'data-1', 'data-2', 'data-3', 'data-4']),
      accent: family('accent', ['hover', 'press', 'line', 'wash', 'wash-2']),
      positive: family('positive', ['line', 'wash']),
      caution: family('caution', ['line', 'wash']),
      critical: family('critical', ['hover', 'line', 'wash']),
    },
    fontFamily: { ui: 'var(--font-ui)', read: 'var(--font-read)', code: 'var(--font-code)' },
    fontSize: {
      ...sized('text', 'lh', [11, 12, 13, 14, 16, 20, 24, 32], (size) => `${size}`),
      ...sized('read', 'rlh', [15, 17, 19, 24, 34, 48], (size) => `read-${size}`),
    },
    fontWeight: {
      text: 'var(--weight-text)',
      medium: '500',
      strong: 'var(--weight-strong)',
      title: 'var(--weight-title)',
    },
    spacing: {
      0: '0px',
      px: '1px',
      0.5: '0.125rem',
      1.5: '0.375rem',
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20].map((step) => [step, `var(--s-${step})`])),
      sm: 'var(--h-sm)',
      md: 'var(--h-md)',
      lg: 'var(--h-lg)',
      touch: 'var(--h-touch)',
      side: 'var(--side)',
      rail: 'var(--rail)',
      bar: 'var(--bar)',
      hints: 'var(--hints)',
    },
    borderRadius: {
      none: '0',
      ...Object.fromEntries([1, 2, 3, 4].map((step) => [step, `var(--r-${step})`])),
      full: 'var(--r-full)',
    },
    transitionDuration: { 1: 'var(--t-1)', 2: 'var(--t-2)', 3: 'var(--t-3)' },
    transitionTimingFunction: { DEFAULT: 'var(--ease)', in: 'var(--ease-in)' },
    zIndex: {
      sticky: 'var(--z-sticky)',
      menu: 'var(--z-menu)',
      dialog: 'var(--z-dialog)',
      toast: 'var(--z-toast)',
    },
    extend: { maxWidth: { measure: 'var(--measure)' } },
  },
} satisfies Config;
