import type { DevicesState } from '@/lib/client/recording/capture-devices';

/** A camera that is wanted, was asked for, and is not there; nobody has said yet to go on without it. */
export function isCameraMissing({ camera }: Pick<DevicesState, 'camera'>): boolean {
  return !['off', 'asking', 'ready', 'without'].includes(camera);
}
