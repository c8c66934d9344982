/** Of a program that reads strangers' bytes. */
export interface Limits {
  /** Wall time. */
  seconds: number;
  /** The most that `seconds` may become while it runs; of processor time it has four times as much. */
  longestSeconds?: number;
  /** What it is to read besides: absolute paths of files, as which they are handed to it. */
  reads?: readonly string[];
  /**
   * What it may see of the file system: system programs, unless it says `installation`, all of it but what the server
   * keeps, or `everything`, for a program that is given nothing of strangers.
   */
  view?: 'programs' | 'installation' | 'everything';
  /** The program works here, and what lies here may not outgrow `folderBytes`. It runs as the folder's owner. */
  folder: string;
  folderBytes: number;
  /** Resident memory; watched where /proc tells it. */
  memoryBytes?: number;
  /** Of address space, where it is to have an end; the system keeps to it. */
  addressBytes?: number;
}
