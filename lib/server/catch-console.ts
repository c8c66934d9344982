import { log } from '@/lib/telemetry/log';

/**
 * Leads what libraries print into the log: the pages' framework prints errors whole, and a failed statement's has its
 * parameters on it (X47). Texts stay, errors are described, anything else is left out.
 */
export function catchConsole(): void {
  const to =
    (level: 'error' | 'warn' | 'info') =>
    (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === 'string').join(' ');
      log()[level]({ ...(err !== undefined && { err }) }, text.trim() || 'printed');
    };
  console.error = to('error');
  console.warn = to('warn');
  console.info = to('info');
  console.log = to('info');
  console.debug = to('info');
}
