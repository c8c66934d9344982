import type { ErrorData } from 'hls.js';
import type { RecordingV1 } from '@/lib/wire/v1/reading-row';

/** A media element with a recording. */
export interface OpenSource {
  close: () => void;
}

/** The reason of a failure: an expired link, or anything else. */
export type SourceProblem = 'expired' | 'broken';

/** How many seconds of a stream are loaded in advance. */
const AHEAD_SECONDS = 30;

/** Loads a recording into an element: as a stream where that can be played, otherwise as a file. */
export function openSource(
  element: HTMLMediaElement,
  recording: RecordingV1,
  fromSeconds: number,
  onProblem: (problem: SourceProblem) => void,
): OpenSource {
  const { video, audioUrl } = recording;
  if (video === null || recording.kind === 'audio') {
    return audioUrl === null ? { close: () => {} } : openFile(element, audioUrl, onProblem);
  }
  let open: OpenSource | null = null;
  let isClosed = false;
  void openStream(element, video, fromSeconds, onProblem).then((stream) => {
    open = stream ?? openFile(element, canPlayStreams(element) ? video.streamUrl : video.mp4Url, onProblem);
    if (isClosed) open.close();
  });
  return {
    close: () => {
      isClosed = true;
      open?.close();
    },
  };
}

const canPlayStreams = (element: HTMLMediaElement) =>
  element.canPlayType('application/vnd.apple.mpegurl') !== '';

/** Null where the browser has no media source, or the script did not load. */
async function openStream(
  element: HTMLMediaElement,
  { streamUrl, mp4Url }: NonNullable<RecordingV1['video']>,
  fromSeconds: number,
  onProblem: (problem: SourceProblem) => void,
): Promise<OpenSource | null> {
  const Hls = await import('hls.js/light').then(
    (parts) => parts.default,
    () => null,
  );
  if (!Hls?.isSupported()) return null;
  const hls = new Hls({ maxBufferLength: AHEAD_SECONDS, startPosition: fromSeconds });
  let file: OpenSource | null = null;
  hls.on(Hls.Events.ERROR, (_event, data: ErrorData) => {
    if (data.response?.code === 403) {
      onProblem('expired');
      return;
    }
    if (!data.fatal || file) return;
    // A file may work where the stream fails.
    hls.destroy();
    file = openFile(element, mp4Url, onProblem);
  });
  hls.loadSource(streamUrl);
  hls.attachMedia(element);
  return {
    close: () => {
      hls.destroy();
      file?.close();
    },
  };
}

function openFile(
  element: HTMLMediaElement,
  url: string,
  onProblem: (problem: SourceProblem) => void,
): OpenSource {
  let isClosed = false;
  const failed = () => void whyNot(url).then((problem) => isClosed || onProblem(problem));
  element.addEventListener('error', failed);
  element.preload = 'auto';
  element.src = url;
  return {
    close: () => {
      isClosed = true;
      element.removeEventListener('error', failed);
      element.removeAttribute('src');
      element.load();
    },
  };
}

/** An element does not say why it failed; the server does. */
async function whyNot(url: string): Promise<SourceProblem> {
  try {
    const { status } = await fetch(url, { method: 'HEAD' });
    return status === 403 ? 'expired' : 'broken';
  } catch {
    return 'broken';
  }
}
