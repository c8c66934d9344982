import { maxFilesOf } from '../guide/read';
import { isFiles } from '../interview/answer-kinds';
import { answerIssue, type Issues, idIssues } from './answer-issues';
import { SECONDS } from './answer-seconds';
import { wordsGiven } from './own-answer';
import type { QuestionKind } from './question-kind';

/** Shown for a file without a known name. */
const NAMELESS_FILE = 'file';

/** A question that is answered with files. */
export const fileUpload: QuestionKind<'file_upload'> = {
  accepts: isFiles,
  *problems({ item }, { recordings }): Issues {
    const most = maxFilesOf(item);
    if (recordings.length === 0) yield answerIssue('Upload a file, or skip', 'recordings');
    if (recordings.length > most) yield answerIssue(`At most ${most} files`, 'recordings');
    yield* idIssues(recordings, null, 'recordings');
  },
  text: (_step, { recordings }, fileNames) =>
    recordings.map((id) => fileNames.get(id) ?? NAMELESS_FILE).join('; '),
  normalised: (answer) => answer,
  facts: () => [],
  results: () => ({}),
  columns: () => [{ part: '', holds: 'the names of the files', cell: (turns) => wordsGiven(turns, isFiles) }],
  variables: () => [{ suffix: '', part: '', kind: 'text', read: (turns) => wordsGiven(turns, isFiles) }],
  given: (_step, { recordings }, { files }) => ({
    type: 'file_upload',
    files: recordings.map((id) => files.get(id) ?? { id, name: NAMELESS_FILE, sizeBytes: null }),
  }),
  givenText: ({ files }) => files.map(({ name }) => name).join('; '),
  question: () => ({}),
  seconds: () => SECONDS.readQuestion + SECONDS.upload,
  leastOptions: () => 0,
};
