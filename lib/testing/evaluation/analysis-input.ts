import { analyseInterview } from '@/lib/domain/analysis/analyse-interview';
import type { Analysis, AnalysisInput } from '@/lib/domain/analysis/analysis';
import { flat, open } from '../guide-of';
import { toldInterview } from '../told-interview';
import { type HeldInterview, heldInterviews } from './replay';

export interface Analysed {
  id: string;
  input: AnalysisInput;
  analysis: Analysis;
}

/** All interviews followed one script: what an interviewer adds to it is no question of the guide. */
function script(): AnalysisInput['guide'] {
  const [first] = heldInterviews('built');
  return [flat(...(first?.turns ?? []).map(({ question }, at) => open(`s${at}`, { text: question })))];
}

export function inputOf({ turns }: HeldInterview, known: AnalysisInput['known']): AnalysisInput {
  const told = turns.map(({ question, answer }): [string, string] => [question, answer]);
  return toldInterview(told, { guide: script(), known });
}

/** Both halves as one study, in order, each compared with those before it as the product does. */
export function analysedStudy(): Analysed[] {
  const counts = new Map<string, number>();
  const tags: string[] = [];
  return [...heldInterviews('built'), ...heldInterviews('measured')].map((held, responses) => {
    const input = inputOf(held, { responses, counts: new Map(counts), tags: [...tags] });
    const analysis = analyseInterview(input);
    for (const term of new Set(analysis.terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const { text } of analysis.tags) if (!tags.includes(text)) tags.push(text);
    return { id: held.id, input, analysis };
  });
}
