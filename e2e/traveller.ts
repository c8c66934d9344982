import type { Json } from './client';

/** The id of the option that reads so. */
export function optionNamed(step: Json, text: string): string {
  return step.question.options.find((option: Json) => option.text === text).id;
}

/** What our travellers say to every question of the guide but the file. */
export function reply(step: Json): Json {
  if (step.kind === 'follow_up') return { text: 'Because the doors were blocked.' };
  const { type, text, options, rows, columns, screens } = step.question;
  if (text === 'What did you take along?') {
    return { optionIds: [optionNamed(step, 'A bicycle'), optionNamed(step, 'A suitcase')] };
  }
  switch (type) {
    case 'multiple_choice':
      return { optionIds: [optionNamed(step, 'Yes')] };
    case 'open_ended':
      return { text: text === 'Where did the bicycle stand?' ? 'In the way.' : 'Late.' };
    case 'ranking':
      return { optionIds: [optionNamed(step, 'A bicycle'), optionNamed(step, 'A suitcase')] };
    case 'matrix':
      return {
        cells: Object.fromEntries(rows.map((row: Json, index: number) => [row.id, [columns[index].id]])),
      };
    case 'max_diff':
      return { screens: screens.map(([best, worst]: string[]) => ({ best, worst })) };
    case 'statement':
      return {};
    default:
      throw new Error(`an unknown question: ${JSON.stringify(options)}`);
  }
}
