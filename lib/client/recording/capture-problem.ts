/**
 * Why a microphone, a camera or a screen is missing. `blocked`: the participant or the browser's settings refused;
 * `in_use`: another program uses it; `insecure`: the page may not ask for it; `unsupported`: the browser cannot do it.
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

/** The problem that is known before asking the browser. */
export function captureHindrance(window: {
  isSecureContext: boolean;
  mediaDevices: unknown;
  recorder: unknown;
}): CaptureProblem | null {
  if (!window.isSecureContext) return 'insecure';
  return window.mediaDevices && window.recorder ? null : 'unsupported';
}
