import type { DevicesState } from '@/lib/client/recording/capture-devices';

/** A requested camera is missing, and the participant has not yet chosen to go on without it. */
export function isCameraMissing({ camera }: Pick<DevicesState, 'camera'>): boolean {
  return !['off', 'asking', 'ready', 'without'].includes(camera);
}
