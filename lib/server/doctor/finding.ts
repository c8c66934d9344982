/** What `doctor` found of one part. */
export interface Finding {
  /** Such as `database`. */
  check: string;
  /** `warning`: it works, and somebody should know. */
  state: 'ok' | 'warning' | 'failed';
  says: string;
  /** What to do about it. */
  mend?: string;
}

export const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says });
export const warning = (check: string, says: string, mend: string): Finding => ({
  check,
  state: 'warning',
  says,
  mend,
});
export const failed = (check: string, says: string, mend: string): Finding => ({
  check,
  state: 'failed',
  says,
  mend,
});

/** The reason of an error in a line, without parameters of statements. */
export function reasonOf(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  const message = innermost instanceof Error ? innermost.message : String(innermost);
  const code = (innermost as { code?: unknown } | null)?.code;
  return (message || String(code ?? 'no reason given')).split('\n')[0]!;
}
