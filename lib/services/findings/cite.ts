import { Failure, type Issue } from '@/lib/domain/failure';
import { passageProblem } from '@/lib/domain/reading/annotation';
import { quoteOf, type RowPassage } from '@/lib/domain/reading/passage';
import { type CitableTurn, holdTurns, type NewCitation } from '@/lib/store/cited-passages';
import type { Db } from '@/lib/store/database';

/** A passage that somebody wants to cite. */
export interface WantedPassage extends RowPassage {
  responseId: string;
  /** The words that they saw there; absent: unchecked. */
  quote?: string | undefined;
}

/** Where the passage is in the request; null: it cites words that are gone. */
export interface WantedCitation {
  path: (string | number)[];
  blockId: string | null;
  passage: WantedPassage | null;
}

/**
 * Finds the words of passages in the study's responses. Refuses `invalid_request_body` with an issue for each that is
 * no passage of the study, and `conflict` where the words are others than the caller saw. The caller is in a
 * transaction, until whose end the words stay as they are.
 */
export async function citationsOf(
  db: Db,
  studyId: string,
  wanted: readonly WantedCitation[],
): Promise<NewCitation[]> {
  const turns = await holdTurns(
    db,
    studyId,
    wanted.flatMap(({ passage }) => (passage ? [passage] : [])),
  );
  const byPlace = new Map(turns.map((turn) => [placeOf(turn), turn]));
  const issues: Issue[] = [];
  const citations = wanted.map(({ path, blockId, passage }, position): NewCitation => {
    if (passage === null) return { position, blockId, passage };
    const turn = byPlace.get(placeOf(passage));
    const issue = problemOf(passage, turn);
    if (!turn || issue) {
      issues.push({ path: [...path, issue?.field ?? 'responseId'], message: issue?.message ?? '' });
      return { position, blockId, passage: null };
    }
    if (passage.quote !== undefined && passage.quote !== quoteOf(turn.user, passage))
      throw new Failure('conflict', 'The words of a passage have changed. Read the response again.');
    const { responseId, start, end } = passage;
    return { position, blockId, passage: { responseId, seq: turn.seq, start, end } };
  });
  if (issues.length > 0)
    throw new Failure('invalid_request_body', 'Not all passages are in this study.', { issues });
  return citations;
}

function problemOf(
  passage: WantedPassage,
  turn: CitableTurn | undefined,
): { field: string; message: string } | null {
  if (!turn)
    return { field: 'responseId', message: 'The study has no such response with this row answered.' };
  const message = passageProblem(turn.user, passage);
  return message === null ? null : { field: 'start', message };
}

const placeOf = ({ responseId, responseIndex }: { responseId: string; responseIndex: number }) =>
  `${responseId} ${responseIndex}`;
