/** Holds the token of the step that is owed, for the sign-in's own paths alone. */
export const SECOND_STEP_COOKIE = 'colloquy_second_step';

/** Undefined without one. */
export function secondStepIn(cookies: string | null): string | undefined {
  const prefix = `${SECOND_STEP_COOKIE}=`;
  const pair = (cookies ?? '').split(/;\s*/).find((one) => one.startsWith(prefix));
  return pair?.slice(prefix.length) || undefined;
}
