import { Failure } from '@/lib/domain/failure';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import { refuseUnlessEditor } from '@/lib/domain/reading/annotation';
import { listTurns, lockResponse, type TurnRow } from '@/lib/store/responses';
import { insertTurnWords, listTurnWords } from '@/lib/store/turn-words';
import { type MemberContext, withTransaction } from '../context';
import { changeWords } from '../recordings/give-words';
import { findReviewed, noResponse, type ResponsePath, type Reviewed } from './find-reviewed';
import { rowOffset } from './row-offset';

/** The words of a spoken answer as they were written down at some time. */
export interface WordsVersion {
  /** From 1. */
  version: number;
  text: string;
  by: 'transcriber' | 'person';
  /** Null for the transcriber's, and once that person is deleted. */
  author: { id: string; name: string } | null;
  /** Null for words from before versions were kept. */
  at: Date | null;
}

/** The words of a row, and the versions that they had, oldest first; the last one is the text. */
export interface RowWords {
  responseIndex: number;
  /** How many versions there are; 0 while nobody has written the words down. */
  version: number;
  text: string;
  versions: WordsVersion[];
}

type RowPath = ResponsePath & { responseIndex: number };

/** Refuses `study_not_found`, `response_not_found`, `not_found`, and `conflict` for a row that was not spoken. */
export async function readWords(ctx: MemberContext, path: RowPath): Promise<RowWords> {
  const reviewed = await findReviewed(ctx, path);
  const { turn } = spokenTurn(reviewed, reviewed.turns, path);
  return { responseIndex: path.responseIndex, ...(await wordsOf(ctx.db, reviewed.row.id, turn)) };
}

/**
 * Writes the words of a spoken answer, or mends them: a new version, which is shown from now on and which the
 * transcriber does not change any more. The same text again changes nothing. `version` is the one that the caller has
 * read; without it the newest one is followed. Refuses `study_not_found`, `response_not_found`, `not_found`,
 * `forbidden`, `conflict` for a row that was not spoken, and `concurrent_modification` after a newer version.
 */
export async function mendWords(
  ctx: MemberContext,
  path: RowPath,
  { text, version: read }: { text: string; version?: number | undefined },
): Promise<RowWords> {
  const reviewed = await findReviewed(ctx, path);
  turnAt(reviewed, reviewed.turns, path);
  refuseUnlessEditor(ctx.principal);
  return withTransaction(ctx, async ({ db }) => {
    const locked = await lockResponse(db, reviewed.row.id);
    if (!locked) throw noResponse();
    // Read again under the lock: an interview under way goes on.
    const turns = await listTurns(db, reviewed.row.id);
    const { turn, at } = spokenTurn(reviewed, turns, path);
    const { responseIndex } = path;
    const before = await wordsOf(db, reviewed.row.id, turn);
    if (read !== undefined && read !== before.version)
      throw new Failure(
        'concurrent_modification',
        `These words were changed meanwhile: the newest version is ${before.version}, not ${read}.`,
      );
    if (text === before.text && before.versions.at(-1)?.by === 'person') return { responseIndex, ...before };
    const key = { studyId: locked.row.studyId, responseId: reviewed.row.id, seq: turn.seq };
    if (before.versions.length > 0 && (await listTurnWords(db, key.responseId, key.seq)).length === 0)
      await insertTurnWords(db, { ...key, version: 1, text: turn.user, by: 'transcriber' });
    await insertTurnWords(db, {
      ...{ ...key, version: before.version + 1, text },
      ...{ by: 'person', authorId: ctx.principal.userId, createdAt: locked.now },
    });
    await changeWords(db, { ...locked, turns }, at, text);
    return { responseIndex, ...(await wordsOf(db, key.responseId, { ...turn, user: text })) };
  });
}

async function wordsOf(
  db: MemberContext['db'],
  responseId: string,
  { seq, user }: TurnRow,
): Promise<Omit<RowWords, 'responseIndex'>> {
  const stored = await listTurnWords(db, responseId, seq);
  const versions = stored.map(({ version, text, by, authorId, authorName, createdAt }): WordsVersion => {
    const author = authorId !== null && authorName !== null ? { id: authorId, name: authorName } : null;
    return { version, text, by, author, at: createdAt };
  });
  // Words from before versions were kept are the first one.
  if (versions.length === 0 && user !== '')
    versions.push({ version: 1, text: user, by: 'transcriber', author: null, at: null });
  return { version: versions.length, text: user, versions };
}

type Turn = { turn: TurnRow; at: number };

function turnAt(
  { revision }: Pick<Reviewed, 'revision'>,
  turns: readonly TurnRow[],
  { responseIndex }: RowPath,
): Turn {
  const at = responseIndex - rowOffset(revision);
  const turn = turns[at];
  if (!turn) throw new Failure('not_found', 'There is no such row in this response.');
  return { turn, at };
}

function spokenTurn(of: Pick<Reviewed, 'revision'>, turns: readonly TurnRow[], path: RowPath): Turn {
  const { turn, at } = turnAt(of, turns, path);
  if (!isOpen(turn.answer) || !turn.answer.recordings?.length)
    throw new Failure(
      'conflict',
      'Only the words of a spoken answer are written down here. Others are as they were given.',
    );
  return { turn, at };
}
