/** The code of the end, which is to follow the last answer at once. */
export const loadEnded = () => import('./ended').then((m) => m.Ended);
