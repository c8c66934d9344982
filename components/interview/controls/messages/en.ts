import type { ControlTexts } from '../control-texts';
import { pluralOf } from './plural';

const plural = pluralOf('en');

export const texts: ControlTexts = {
  language: 'en',

  yourAnswer: 'Your answer',
  textMissing: 'Write a few words, or skip the question.',
  charactersLeft: (n) => plural(n, { one: '# character left', other: '# characters left' }),
  charactersOver: (n) =>
    plural(n, {
      one: 'This is one character too long to be sent.',
      other: 'This is # characters too long to be sent.',
    }),

  chooseOne: 'Choose one',
  chooseAll: 'Choose all that apply',
  chooseExactly: (n) => `Choose ${n}`,
  chooseAtLeast: (n) => `Choose at least ${n}`,
  chooseAtMost: (n) => `Choose up to ${n}`,
  chooseBetween: (least, most) => `Choose ${least} to ${most}`,
  chosen: (n) => `${n} chosen`,
  chosenEnough: (most) =>
    plural(most, {
      one: 'Only one can be chosen. Take it back first to choose another.',
      other: 'Only # can be chosen. Take one back first to choose another.',
    }),
  own: 'Other',
  ownField: 'Your own answer',
  ownMissing: 'Write your own answer, or choose another one.',

  rankHint: 'First place at the top. Drag, or use the arrows.',
  rankKeys: 'Space lifts it, the arrow keys move it, Space puts it down, Escape puts it back.',
  rankRight: 'This order is right',
  rankMissing: 'Move something, or tick “This order is right”.',
  moveUp: 'Move up',
  moveDown: 'Move down',
  place: (item, n, total) => `${item}, place ${n} of ${total}`,
  lifted: (item, n, total) => `${item} lifted, place ${n} of ${total}. Move it with the arrow keys.`,
  putDown: (item, n, total) => `${item} put down, place ${n} of ${total}`,
  putBack: (item, n, total) => `${item} put back, place ${n} of ${total}`,

  oneInEachRow: 'Choose one in each row',
  someInEachRow: 'Choose all that apply in each row, at least one',
  rowMissing: (row) => `Still to answer: ${row}`,
  nextRow: 'Next row',
  rowsDone: (n, total) => `${n} of ${total} rows answered`,

  most: (metric) => `Most ${metric}`,
  least: (metric) => `Least ${metric}`,
  oneOfEach: 'Choose one on each side',
  screen: (n, total) => `Screen ${n} of ${total}`,
  previousScreen: 'Previous screen',
  sideMissing: (side) => `Still to choose: ${side}`,
  notBoth: (item, side) => `${item} cannot be both. Choose another one: ${side}`,

  chooseFile: (most) => (most === 1 ? 'Choose a file' : 'Choose files'),
  dropFile: (most) => (most === 1 ? 'or drop it here' : 'or drop them here'),
  useCamera: 'Use the camera',
  fileCount: (most) => plural(most, { one: 'One file', other: 'Up to # files' }),
  fileSize: (mb) => `at most ${mb} MB each`,
  fileTypes: (types) => `accepted: ${types}`,
  pictures: 'pictures',
  films: 'films',
  sounds: 'sound recordings',
  sending: (percent) => `Sending, ${percent} %`,
  sent: 'Sent',
  notSentInPreview: 'Chosen. In a preview nothing is sent.',
  waiting: 'You are offline. The file goes on by itself when the connection returns.',
  notSent: 'Not sent: the connection failed. The file is still here.',
  refused: 'Not sent: this file was not accepted. Choose another one.',
  tryAgain: 'Try again',
  remove: (file) => `Remove ${file}`,
  removed: (file) => `${file} removed`,
  wrongType: (file) => `${file} is not of a kind that is accepted here.`,
  tooLarge: (file, mb) => `${file} is larger than ${mb} MB.`,
  empty: (file) => `${file} is empty.`,
  tooMany: (most) =>
    plural(most, {
      one: 'Only one file can be sent. Remove it first to choose another.',
      other: 'Only # files can be sent. Remove one first to choose another.',
    }),
  earlierFile: (n) => `File ${n}, sent before`,
  fileMissing: 'Add a file, or skip the question.',
  filesUnderWay: 'Not every file has been sent yet. Wait for it, or remove it.',

  watchFirst: 'Watch this to its end, then go on.',
  notAhead: 'You can go back, but not ahead of what you have seen.',
  watched: (seen, whole) => `${seen} of ${whole} watched`,
  watchedAll: 'Watched to the end',
  notLoaded: (name) => `${name} could not be loaded.`,
  goOnWithout: 'You can go on without it.',
  larger: (name) => `See ${name} larger`,
  close: 'Close',
  openPage: 'Open in a new tab',
  pageOf: (title) => `Page: ${title}`,
};
