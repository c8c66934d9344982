import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe } from 'vitest';
import { keepsRecordings } from '@/lib/testing/keeps-recordings';
import { diskStore } from './disk-store';

describe('on a disk', () => {
  const store = diskStore(mkdtempSync(path.join(tmpdir(), 'recordings-')), 60_000);
  keepsRecordings(() => store);
});
