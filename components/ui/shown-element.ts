/** The element of that id on the page that is shown: pages that were left are kept, and may have one of the same id. */
export function shownElement(id: string): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  return [...all].find((element) => element.checkVisibility()) ?? null;
}
