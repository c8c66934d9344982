import { interfaceLanguage } from './interface-languages';
import { type EnglishOf, type Messages, textsOf } from './texts-of';

interface TextsInFiles<T> {
  /** The file of English, and the texts of it: loaded with the page. */
  messages: EnglishOf<T> & Messages;
  english: T;
  /** The file of another language of the interface. */
  load: (language: string) => Promise<Messages>;
}

/**
 * Texts that are loaded once for the language in use. A language that the page does not speak gets English, which is
 * loaded already; one whose loading failed gets it, too, and is tried again the next time. `file`: the
 * language's messages where they are at hand.
 */
export function textsByLanguage<T>({ messages, english, load }: TextsInFiles<T>) {
  const kept = (language: string, texts: Promise<T> | T) => {
    loaded.set(language, texts);
    return texts;
  };
  const loaded = new Map<string, Promise<T> | T>();
  return (code: string, file?: Messages | null): Promise<T> | T => {
    const language = interfaceLanguage(code) ?? 'en';
    if (language === 'en') return english;
    const known = loaded.get(language);
    if (known) return known;
    if (file) return kept(language, textsOf<T>(language, file, messages));
    const texts = load(language).then(
      (loadedFile) => textsOf<T>(language, loadedFile, messages),
      () => {
        loaded.delete(language);
        return english;
      },
    );
    return kept(language, texts);
  };
}
