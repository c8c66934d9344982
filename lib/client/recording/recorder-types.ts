/** What a recorder records: a microphone, a camera with its microphone, a screen without sound. */
export type CaptureKind = 'audio' | 'camera' | 'screen';

/**
 * In this order: H.264 and AAC need no conversion later, Opus needs little, and the other browsers record WebM. A
 * browser that records a screen as H.264 loses fewer frames than as VP8.
 */
const TYPES: Record<CaptureKind, readonly string[]> = {
  audio: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'],
  camera: [
    'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
    'video/mp4;codecs=avc1.42E01E,opus',
    'video/webm;codecs=vp8,opus',
    'video/webm',
    'video/mp4',
  ],
  screen: ['video/mp4;codecs=avc1.42E01E', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'],
};

/** The first type that the browser can record. Null when it can record none of them. */
export function recorderType(kind: CaptureKind, isSupported: (type: string) => boolean): string | null {
  return TYPES[kind].find(isSupported) ?? null;
}

/** The type without its codecs, and a name for the file. */
export function fileOf(kind: CaptureKind, type: string): { filetype: string; filename: string } {
  const filetype = type.split(';')[0] ?? type;
  return { filetype, filename: `${kind}.${filetype.endsWith('mp4') ? 'mp4' : 'webm'}` };
}
