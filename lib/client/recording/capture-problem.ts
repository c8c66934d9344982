/**
 * Why a microphone, a camera or a screen is not there. `blocked`: somebody, or the browser's settings, said no;
 * `in_use`: another program holds it; `insecure`: the page has no right to ask; `unsupported`: the browser has not
 * learnt it.
 */
export type CaptureProblem = 'blocked' | 'missing' | 'in_use' | 'insecure' | 'unsupported';

const BY_NAME: Record<string, CaptureProblem> = {
  NotAllowedError: 'blocked',
  PermissionDeniedError: 'blocked',
  SecurityError: 'blocked',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in_use',
  TrackStartError: 'in_use',
  AbortError: 'in_use',
};

export function captureProblem(error: unknown): CaptureProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return BY_NAME[name] ?? 'unsupported';
}

/** What is in the way before anything is asked for. */
export function captureHindrance(window: {
  isSecureContext: boolean;
  mediaDevices: unknown;
  recorder: unknown;
}): CaptureProblem | null {
  if (!window.isSecureContext) return 'insecure';
  return window.mediaDevices && window.recorder ? null : 'unsupported';
}
