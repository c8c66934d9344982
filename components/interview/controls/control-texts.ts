/** The controls' own words in one language; `messages/<language>.json` has them. Each is a whole sentence or label. */
export interface ControlTexts {
  /** The language that these words are in, for `lang`. */
  language: string;

  yourAnswer: string;
  textMissing: string;
  charactersLeft: (n: number) => string;
  charactersOver: (n: number) => string;

  chooseOne: string;
  chooseAll: string;
  chooseExactly: (n: number) => string;
  chooseAtLeast: (n: number) => string;
  chooseAtMost: (n: number) => string;
  chooseBetween: (least: number, most: number) => string;
  chosen: (n: number) => string;
  chosenEnough: (most: number) => string;
  own: string;
  ownField: string;
  ownMissing: string;

  rankHint: string;
  rankKeys: string;
  rankRight: string;
  rankMissing: string;
  moveUp: string;
  moveDown: string;
  place: (item: string, n: number, total: number) => string;
  lifted: (item: string, n: number, total: number) => string;
  putDown: (item: string, n: number, total: number) => string;
  putBack: (item: string, n: number, total: number) => string;

  oneInEachRow: string;
  someInEachRow: string;
  rowMissing: (row: string) => string;
  nextRow: string;
  rowsDone: (n: number, total: number) => string;

  most: (metric: string) => string;
  least: (metric: string) => string;
  oneOfEach: string;
  screen: (n: number, total: number) => string;
  previousScreen: string;
  sideMissing: (side: string) => string;
  notBoth: (item: string, side: string) => string;

  chooseFile: (most: number) => string;
  dropFile: (most: number) => string;
  useCamera: string;
  fileCount: (most: number) => string;
  fileSize: (mb: number) => string;
  fileTypes: (types: string) => string;
  pictures: string;
  films: string;
  sounds: string;
  sending: (percent: number) => string;
  sent: string;
  notSentInPreview: string;
  waiting: string;
  notSent: string;
  refused: string;
  tryAgain: string;
  remove: (file: string) => string;
  removed: (file: string) => string;
  wrongType: (file: string) => string;
  tooLarge: (file: string, mb: number) => string;
  empty: (file: string) => string;
  tooMany: (most: number) => string;
  earlierFile: (n: number) => string;
  fileMissing: string;
  filesUnderWay: string;

  watchFirst: string;
  notAhead: string;
  watched: (seen: string, whole: string) => string;
  watchedAll: string;
  notLoaded: (name: string) => string;
  goOnWithout: string;
  larger: (name: string) => string;
  close: string;
  openPage: string;
  nothingShown: string;
  pageOf: (title: string) => string;
}
