/** Sends files of a file question. Continues automatically after a break of the connection. */
export interface Uploads {
  /**
   * Sends one file and resolves when the server has all of it. Rejects with an AbortError after `signal`, with an
   * UploadRefused when the server will never accept it, and with any other error when it may be tried again.
   */
  upload(file: File, options: UploadOptions): Promise<{ recordingId: string }>;
  /** The name of a file that this device sent before the page was loaded, if it is known. */
  nameOf?: (recordingId: string) => string | undefined;
}

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (part: number) => void;
  /** The connection was lost and the upload waits for it, or it is back. */
  onWaiting?: (waiting: boolean) => void;
  signal?: AbortSignal;
}

/** The server refused, with a message in English, and would refuse again. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
}
