/** `lang` and `dir` of what is in the interview's language: the study's words and the participant's. */
export interface OwnWords {
  lang: string;
  dir: 'ltr' | 'rtl';
}
