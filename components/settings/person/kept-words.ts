import type { api } from '@/lib/client/api';
import type { PersonChoice } from '@/lib/client/person-data';

export type FoundPerson = Awaited<ReturnType<typeof api.get<'/api/public/v1/people'>>>;

const MEGABYTE = 1_000_000;

const KEPT = [
  ['answers', 'Answers in words'],
  ['recordings', 'Recordings and files'],
  ['clips', 'Clips of them'],
  ['annotations', 'Highlights and notes'],
  ['quotes', 'Quotes in insights and reports'],
  ['evidence', 'Passages in themes'],
] as const;

/** What hangs on the responses that are shown, with a name and a figure each; what there is none of is left out. */
export function keptFigures({ responses }: Pick<FoundPerson, 'responses'>): [name: string, figure: string][] {
  return KEPT.flatMap(([field, name]): [string, string][] => {
    const count = sum(responses, field);
    if (count === 0) return [];
    const figure = count.toLocaleString('en-GB');
    const bytes = field === 'recordings' ? sum(responses, 'bytes') : 0;
    return [[name, bytes === 0 ? figure : `${figure}, ${sizeText(bytes)}`]];
  });
}

function sum(responses: FoundPerson['responses'], field: keyof FoundPerson['responses'][0]['kept']): number {
  return responses.reduce((total, { kept }) => total + kept[field], 0);
}

function sizeText(bytes: number): string {
  return bytes < MEGABYTE ? 'under 1 MB' : `${Math.round(bytes / MEGABYTE).toLocaleString('en-GB')} MB`;
}

/** "3 responses in 2 studies". */
export function foundText({ responses, total }: Pick<FoundPerson, 'responses' | 'total'>): string {
  const studies = new Set(responses.map(({ studyId }) => studyId)).size;
  const most =
    total > responses.length ? 'more than one study' : studies === 1 ? '1 study' : `${studies} studies`;
  return `${total === 1 ? '1 response' : `${total.toLocaleString('en-GB')} responses`} in ${most}`;
}

/** The study of a response, and what kind of trial it was of. */
export function placeOf({
  studyTitle,
  isTest,
  ofTestStudy,
}: Pick<FoundPerson['responses'][0], 'studyTitle' | 'isTest' | 'ofTestStudy'>): string {
  if (isTest) return `${studyTitle} (a test)`;
  return ofTestStudy ? `${studyTitle} (a test study)` : studyTitle;
}

/** How the person is called in a sentence, and what is written to confirm that it is them. */
export function nameOf(choice: PersonChoice): string {
  return 'value' in choice ? choice.value : choice.responseId.slice(0, 8);
}
