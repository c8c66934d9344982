/** As long as a tag may be, as JavaScript counts. */
export const TAG_LENGTH = 80;
