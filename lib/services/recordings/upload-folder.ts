import { recordings } from '@/lib/ports/recordings';

/** Where the bytes of uploads are written to. */
export function uploadFolder(): string {
  return recordings().directory;
}
