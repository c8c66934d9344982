/**
 * Texts that are loaded once for the language in use. A language of B3 without its own gets `english`, which is loaded
 * already; one whose loading failed gets it, too, and is tried again the next time.
 */
export function textsByLanguage<T>(
  english: T,
  loaders: ReadonlyMap<string, () => Promise<{ texts: T }>>,
): (language: string) => Promise<T> | T {
  const loaded = new Map<string, Promise<T>>();
  return (language) => {
    const code = language.split('-')[0] ?? '';
    const load = loaders.get(code);
    if (!load) return english;
    const known = loaded.get(code);
    if (known) return known;
    const texts = load().then(
      (module) => module.texts,
      () => {
        loaded.delete(code);
        return english;
      },
    );
    loaded.set(code, texts);
    return texts;
  };
}
