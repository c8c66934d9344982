/**
 * Of the thread for long reads, and of the database's work for readers where it runs here: a third of a participant's
 * share of a processor while both want it.
 */
export const READERS_NICENESS = 5;
