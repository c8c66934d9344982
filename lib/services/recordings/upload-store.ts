import type { UploadStore } from '@/lib/ports/recording-store/recording-store';
import { recordings } from '@/lib/ports/recording-store/recordings';

/** The store that the upload protocol writes to. */
export function uploadStore(): UploadStore {
  return recordings().uploads;
}
