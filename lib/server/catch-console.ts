import { log } from '@/lib/telemetry/log';

/**
 * Redirects what libraries print to the log: the pages' framework prints whole errors, which include the parameters of
 * a failed statement (X47). Texts are kept, errors are described, everything else is omitted.
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
