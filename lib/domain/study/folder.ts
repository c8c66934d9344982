/** The names of a folder from the outermost in, such as `['Night trains', 'Booking']`. Never empty. */
export type FolderPath = string[];

/** The maximum depth of folders. */
export const DEEPEST_FOLDER = 10;
/**
 * The maximum number of folders that an organisation may create by hand; folders implied by studies are not counted.
 */
export const MOST_FOLDERS = 1_000;

/** A folder with the number of studies in it and in all folders below it. */
export interface FolderCount {
  path: FolderPath;
  studyCount: number;
  ownStudyCount: number;
}

export function samePath(one: FolderPath, other: FolderPath): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}

/** Whether a folder is this one or is below it. */
export function isWithin(path: FolderPath, ancestor: FolderPath): boolean {
  return path.length >= ancestor.length && ancestor.every((name, index) => name === path[index]);
}

/** Each folder before its contents, folders at the same level sorted by name for a reader. */
export function inTreeOrder<T extends { path: FolderPath }>(folders: readonly T[]): T[] {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });
  return [...folders].sort((a, b) => {
    const shared = Math.min(a.path.length, b.path.length);
    for (let depth = 0; depth < shared; depth++) {
      const [one = '', other = ''] = [a.path[depth], b.path[depth]];
      const order = compare(one, other) || Number(one > other) - Number(one < other);
      if (order !== 0) return order;
    }
    return a.path.length - b.path.length;
  });
}

/** A path as one text for URLs: names joined by `/`, with `/` and `%` in a name written `%2F` and `%25`. */
export function folderText(path: FolderPath): string {
  return path.map((name) => name.replaceAll('%', '%25').replaceAll('/', '%2F')).join('/');
}

/** The path of a text that `folderText` wrote; undefined for any other text. */
export function readFolderText(text: string): FolderPath | undefined {
  const names = text.split('/');
  if (names.length > DEEPEST_FOLDER || names.some((name) => name === '' || /%(?!2F|25)/i.test(name))) {
    return undefined;
  }
  return names.map((name) => name.replace(/%(2F|25)/gi, (code) => (code === '%25' ? '%' : '/')));
}
