/** What somebody should look at in a response. The list is open: readers ignore what they do not know. */
export const RESPONSE_FLAGS = ['safety'] as const;

export type ResponseFlag = (typeof RESPONSE_FLAGS)[number];
