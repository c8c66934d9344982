import type { Uploads } from './uploads';

export interface TusUploadsOptions {
  responseId: string;
  /** The step with the file question. */
  stepId: string;
  /** Without one the page's cookie is the credential. */
  token?: string | undefined;
}

/** Sends files to the interview's recordings (interview protocol, Recordings and files). */
export function tusUploads(_options: TusUploadsOptions): Uploads {
  return { upload: () => Promise.reject(new Error('not yet')) };
}
