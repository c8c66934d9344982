import type { Report, ReportBlock } from './report-of';

/** What a file of a report says of it: the report, or as much of it as a link shows. */
export interface SaidReport extends Pick<Report, 'title' | 'standfirst'> {
  blocks: SaidBlock[];
}
export type SaidBlock =
  | Exclude<ReportBlock, { type: 'quote' | 'clip' }>
  | { type: 'quote'; by: string; passage: { quote: string } | null }
  | { type: 'clip'; by: string; clip: { title: string; transcript: string } | null };
