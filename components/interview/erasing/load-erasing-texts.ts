import { textsByLanguage } from '../controls/texts-by-language';
import { type EnglishOf, type Messages, textsOf } from '../controls/texts-of';
import english from './messages/en.json';

/** What the page says by which participants delete their answers. */
export interface ErasingTexts {
  language: string;
  title: string;
  /** What is deleted, what stays, and what cannot be reached. */
  goes: string;
  stays: string;
  copies: string;
  final: string;
  erase: string;
  erasing: string;
  keep: string;
  keptTitle: string;
  keptText: string;
  /** A legal hold keeps the answers: why, and whom to ask. */
  heldTitle: string;
  heldText: string;
  heldAsk: string;
  doneTitle: string;
  doneText: string;
  failed: string;
  /** A link that is not ours. */
  wrongTitle: string;
  wrongText: string;
}

const messages: EnglishOf<ErasingTexts> & Messages = english;

/** The page's words in a language of B3, or in English where it has none. */
export const loadErasingTexts = textsByLanguage<ErasingTexts>({
  messages,
  english: textsOf<ErasingTexts>('en', messages, messages),
  load: (language) => import('./messages/files').then(({ messagesIn }) => messagesIn(language)),
});
