import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * A hash over path and bytes of the named files and folders. Content, not times: a checkout or a copy moves
 * those. Tests are left out, so that editing one rebuilds nothing. Plain JavaScript: boot.mjs needs it before
 * anything is compiled.
 * @param {string} root
 * @param {readonly string[]} names relative to root; those that do not exist count as empty
 * @returns {string} 16 hex digits
 */
export function sourceHash(root, names) {
  const hash = createHash('sha256');
  for (const name of names) {
    for (const file of filesOf(path.join(root, name))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} start
 * @returns {string[]}
 */
function filesOf(start) {
  if (!existsSync(start)) return [];
  if (!statSync(start).isDirectory()) return [start];
  return readdirSync(start, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
