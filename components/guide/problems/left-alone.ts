const MOST = 500;
const keyOf = (studyId: string) => `colloquy.left-alone.${studyId}`;

/** The warnings that were left as they are, on this device, by what they are about. */
export function leftAlone(studyId: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(studyId)) ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

export function storeLeftAlone(studyId: string, left: ReadonlySet<string>): void {
  try {
    localStorage.setItem(keyOf(studyId), JSON.stringify([...left].slice(-MOST)));
  } catch {
    // Without storage they are left alone until the page is closed.
  }
}
