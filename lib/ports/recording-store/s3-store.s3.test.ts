import { describe } from 'vitest';
import { keepsRecordings } from '@/lib/testing/keeps-recordings';
import type { RecordingStore } from './recording-store';
import { s3Store } from './s3-store';

const url = process.env.S3_TEST_URL;

describe.skipIf(!url)('in an S3-compatible store', () => {
  let store: RecordingStore | undefined;
  keepsRecordings(() => {
    store ??= s3Store(url ?? '', 60_000);
    return store;
  });
});
