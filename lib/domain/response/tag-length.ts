/** The maximum length of a tag, in JavaScript's characters. */
export const TAG_LENGTH = 80;
