/**
 * How far work gives way to participants, whose own niceness is 0: that of the process for long reads, and
 * that of the database's processes for their connections, where it runs here. The worker keeps its priority: participants
 * wait for what it transcribes. While all want a processor, 5 gets a third of a participant's share and 10 a
 * tenth. Not more, least of all for what writes: inside the database everybody waits for whoever holds one of its locks.
 */
export const NICENESS = { jobsDatabase: 5, readersDatabase: 5, longReads: 10 };
