import type { Given } from './given-answers';

/** What was given, in one text that stands by itself: for copying and exports. A line for each part. */
export function givenText(given: Given | null): string {
  if (given === null) return '';
  switch (given.type) {
    case 'open_ended':
      return given.texts.join('\n');
    case 'multiple_choice': {
      const custom = given.custom === null ? [] : [given.custom];
      return [...given.selected.map(({ text }) => text), ...custom].join('; ');
    }
    case 'ranking':
      return given.ranked.map((text, at) => `${at + 1}. ${text}`).join('\n');
    case 'matrix':
      return given.rows.map(({ text, chosen }) => `${text}: ${chosen.join(', ')}`).join('\n');
    case 'max_diff':
      return given.screens.map(({ best, worst }) => `Best: ${best}. Worst: ${worst}.`).join('\n');
    case 'file_upload':
      return given.files.map(({ name }) => name).join('; ');
  }
}
