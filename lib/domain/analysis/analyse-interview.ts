import type { Analysis, AnalysisInput } from './analysis';
import { chooseBullets } from './bullets';
import { otherRemarks } from './other-remarks';
import { personasOf } from './personas';
import { qualityOf } from './quality';
import { readInterview } from './reading';
import { shortMessages, shortTranscript } from './short-transcript';
import { summarise } from './summary';
import { taglineCandidates } from './taglines';
import { chooseTags, sharedTerms } from './tags';
import { quotableUnits } from './units';

/** The version of the analysis: raised when the same interview would be analysed differently. */
const VERSION = '2';

/**
 * An analysis in the participant's own words: selected, cut out and put in order, never written. Deterministic; never
 * fails, whatever the language or the text.
 */
export function analyseInterview(input: AnalysisInput): Analysis {
  const reading = readInterview(input);
  const units = quotableUnits(reading);
  const { score, parts } = qualityOf(reading);
  return {
    engine: { name: 'extractive', version: VERSION, language: reading.lexicon.language },
    bullets: chooseBullets(reading, units),
    taglines: taglineCandidates(reading, units),
    tags: chooseTags(reading),
    summary: summarise(reading, units),
    shortTranscript: shortTranscript(input.rows),
    shortAssistantMessages: shortMessages(input.rows),
    qualityScore: score,
    quality: parts,
    otherRemarks: otherRemarks(reading),
    personas: personasOf(reading),
    terms: sharedTerms(reading),
  };
}
