/** The path of a file of a recording or a film, for members. */
export function recordingPath(key: string, name: string): string {
  return `/api/recordings/${key}/${name}`;
}
