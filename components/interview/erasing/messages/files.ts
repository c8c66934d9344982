import type { Messages } from '../../controls/texts-of';

/** The messages of a language of the interface. */
export const messagesIn = async (language: string): Promise<Messages> =>
  (await import(`./${language}.json`)).default;
