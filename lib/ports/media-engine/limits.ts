/** Limits of a program that reads untrusted files. */
export interface Limits {
  /** Wall time. */
  seconds: number;
  /** The largest value that `seconds` may be extended to; the limit of processor time is four times this. */
  longestSeconds?: number;
  /** Further files that it reads, as the absolute paths in its arguments. */
  reads?: readonly string[];
  /**
   * The part of the file system that it can read: system programs; with `installation` everything except the server's
   * data; with `everything` all of it, for a program that reads no untrusted file.
   */
  view?: 'programs' | 'installation' | 'everything';
  /**
   * The program's working folder, whose contents may not exceed `folderBytes`. The program runs as the folder's owner.
   */
  folder: string;
  folderBytes: number;
  /** Resident memory; checked where /proc reports it. */
  memoryBytes?: number;
  /** Address space, if it is limited; enforced by the system. */
  addressBytes?: number;
}
