interface Target {
  /** Null: nobody has said. */
  closeAtTarget: boolean | null;
  walletId: string | null;
  responseTarget: number;
  heardCount: number;
}

/** Whether nobody may start past the target: unless somebody said otherwise, in a study that is billed (G6). */
export function closesAtTarget({
  closeAtTarget,
  walletId,
}: Pick<Target, 'closeAtTarget' | 'walletId'>): boolean {
  return closeAtTarget ?? walletId !== null;
}

/** Whether the study has all the responses that it asked for and wants no more. */
export function hasHeardEnough(study: Target): boolean {
  return closesAtTarget(study) && study.heardCount >= study.responseTarget;
}
