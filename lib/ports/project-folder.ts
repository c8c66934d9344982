import { existsSync } from 'node:fs';
import path from 'node:path';

export const BOOT = 'lib/server/boot.mjs';

/** In tests code runs from the sources, otherwise compiled; in both cases below the project's folder. */
export function projectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, BOOT))) {
    const above = path.dirname(folder);
    if (above === folder) throw new Error(`no ${BOOT} above ${import.meta.dirname}`);
    folder = above;
  }
  return folder;
}
