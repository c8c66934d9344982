/**
 * How far work gives way to participants, whose own niceness is 0, on the processor and in the database where that runs
 * here. While all want a processor, 10 gets a tenth of a participant's share and 15 a twenty-eighth: such work holds
 * locks now and then that participants wait for. Long reads hold none, and get what is left.
 */
export const NICENESS = { readers: 10, longReads: 19, jobs: 15 };
