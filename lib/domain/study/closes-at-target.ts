interface Target {
  /** Null: not decided. */
  closeAtTarget: boolean | null;
  walletId: string | null;
  responseTarget: number;
  heardCount: number;
}

/** Whether no interview may start past the target: by default in a study that is billed (G6). */
export function closesAtTarget({
  closeAtTarget,
  walletId,
}: Pick<Target, 'closeAtTarget' | 'walletId'>): boolean {
  return closeAtTarget ?? walletId !== null;
}

/** Whether the study has its target number of responses and accepts no more. */
export function hasReachedTarget(study: Target): boolean {
  return closesAtTarget(study) && study.heardCount >= study.responseTarget;
}
