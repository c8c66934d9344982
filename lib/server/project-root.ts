import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder with package.json. Server code runs from `lib/` in tests and from `.build/` otherwise, so no path may be
 * relative to its own file.
 */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) {
    const above = path.dirname(folder);
    if (above === folder) throw new Error(`no package.json above ${import.meta.dirname}`);
    folder = above;
  }
  return folder;
}
