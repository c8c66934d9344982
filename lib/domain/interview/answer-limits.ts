/** Characters, as JavaScript counts. */
export const LONGEST_ANSWER = 50_000;
export const LONGEST_CUSTOM_OPTION = 5_000;
