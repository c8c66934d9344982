/** A stored picture or film, and its address. */
export interface KeptMedia {
  url: string;
  type: 'image' | 'video';
}

interface UploadOptions {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

/** Uploads a picture or film for a study to show. With XMLHttpRequest, because `fetch` reports no upload progress. */
export function uploadMedia(file: File, { signal, onProgress }: UploadOptions): Promise<KeptMedia> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/public/v1/media');
    request.responseType = 'json';
    const organization = document.querySelector<HTMLElement>('[data-organization]')?.dataset.organization;
    if (organization) request.setRequestHeader('x-organization', organization);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error('No answer came. Check the connection.'));
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    request.onload = () => {
      const body: unknown = request.response;
      if (request.status === 201 && isKept(body)) resolve(body);
      else reject(new Error(errorOf(body) ?? `The server answered ${request.status}.`));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function isKept(body: unknown): body is KeptMedia {
  return typeof body === 'object' && body !== null && 'url' in body && 'type' in body;
}

function errorOf(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : null;
}
