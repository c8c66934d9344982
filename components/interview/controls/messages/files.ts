import type { Messages } from '../texts-of';

/** The messages of a language of the interface. Apart from the page: the list of all files is not small. */
export const messagesIn = async (language: string): Promise<Messages> =>
  (await import(`./${language}.json`)).default;
