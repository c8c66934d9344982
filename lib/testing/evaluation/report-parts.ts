import { REFUSALS, type Refusal } from '@/lib/domain/moderator/check-follow-up';
import type { Figures } from './figures';

export const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

/** The figures that code can tell, a column for each who asks. */
export function inCode(columns: [string, Figures][]): string[] {
  const rows: [string, (figures: Figures) => string][] = [
    ['Answers', ({ answers }) => `${answers}`],
    ['Followed up', ({ followUps, answers }) => percent(followUps, answers)],
    [
      'Answers of 60 words or more left alone',
      ({ longLeftAlone, longAnswers }) => percent(longLeftAlone, longAnswers),
    ],
    ['Quoting', ({ quoting, followUps }) => percent(quoting, followUps)],
    ['Quotes that are cut', ({ cutQuotes, quoting }) => `${cutQuotes} of ${quoting}`],
    ['In another language', ({ wrongLanguage }) => `${wrongLanguage}`],
    ['Repeated within an interview', ({ repeats }) => `${repeats}`],
    ['Refused by the checker', ({ refused, followUps }) => percent(refused, followUps)],
  ];
  return [
    `| | ${columns.map(([name]) => name).join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    ...rows.map(([name, cell]) => `| ${name} | ${columns.map(([, figures]) => cell(figures)).join(' | ')} |`),
  ];
}

/** What the checker (K3) objects to. */
export function refusalsOf(name: string, { refusals }: Figures): string {
  const counted = Object.entries(refusals)
    .sort(([, a], [, b]) => b - a)
    .map(([refusal, count]) => `${REFUSALS[refusal as Refusal].replace(/\.$/, '')}: ${count}`);
  return `- ${name}: ${counted.join('; ') || 'none'}.`;
}

/** For a cell of a table: one line, with its middle left out when it is long. */
export const shortened = (text: string, most = 220) => {
  const clean = text.replace(/\s+/g, ' ').replaceAll('|', '/').replaceAll('<', '&lt;').trim();
  return clean.length <= most ? clean : `${clean.slice(0, most / 2)} … ${clean.slice(-most / 2)}`;
};
