'use client';
import { Pencil } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { QuestionMark } from '@/components/ui/question-mark';
import { SafetySign } from '@/components/ui/safety-sign';
import { useRowSeconds } from '@/lib/client/playback';
import { clockTime, spokenTime } from '@/lib/domain/reading/clock-time';
import { findHits } from '@/lib/domain/reading/find-hits';
import type { Mark } from '@/lib/domain/reading/text-pieces';
import type { AnnotationV1 } from '@/lib/wire/v1/annotation';
import type { ReadingRowV1 } from '@/lib/wire/v1/reading-row';
import { EarlierAnswers } from './earlier-answers';
import { HandedFiles } from './handed-files';
import { AnnotationEditor, WordsEditor, WordsHistory } from './lazy-editor';
import { pressedPlace } from './pressed-place';
import { type Draft, type ReadingDesk, useDesk } from './reading-desk';
import { hashOf, rowId } from './response-address';
import { RowMenu, RowToolbar } from './row-actions';
import { RowMargin } from './row-margin';
import { type Kind, Said } from './said';
import { SAID } from './selected-passage';
import { useFind } from './use-find';
import { usePlayedWords } from './use-played-words';
import { useUnsure } from './use-unsure';
import { WhyAskedSign, WhyAskedText } from './why-asked';

/** A note in place of the participant's words. */
const INSTEAD = { skipped: 'Skipped', spoken: 'Not transcribed', typed: 'Nothing was written' } as const;

interface RowProps {
  row: ReadingRowV1;
  /** The concept is shown when it changes. */
  concept: string | null;
  /** The next row, when it refers to words of this one, with its reason. */
  takenUp: string | null;
  isOpen: boolean;
  onWhy: () => void;
}

/** A question and its answer: the moderator in italics, the participant upright. */
export function TranscriptRow({ row, concept, takenUp, isOpen, onWhy }: RowProps) {
  const { reading, current, washed, cut, draft } = useDesk();
  const { hitsOf } = useFind();
  const { responseIndex: index, isFollowUp, whyAsked } = row;
  const isCurrent = current === index;
  const played = usePlayedWords(row);
  const unsure = useUnsure(row).map((place): Mark<Kind> => ({ ...place, kind: 'unsure' }));
  const own = draft?.at === 'row' && draft.row === index ? draft : null;
  const isWriting = draft?.at === 'words' && draft.row === index;
  return (
    <article
      id={rowId(index)}
      tabIndex={-1}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={labelOf(row, useRowSeconds()(index, row.startSeconds))}
      className={classNames(
        'group/row relative grid scroll-my-16 grid-cols-[3.75rem_minmax(0,36.25rem)_6.5rem] gap-x-4 py-3 ps-4 pe-3 -outline-offset-2!',
        'max-[78rem]:grid-cols-[3.75rem_minmax(0,36.25rem)] max-[60rem]:grid-cols-[2.75rem_minmax(0,1fr)] max-[60rem]:gap-x-3 max-[60rem]:pe-5',
        'print:grid-cols-[3.75rem_minmax(0,1fr)] print:break-inside-avoid print:bg-transparent! print:shadow-none!',
        isCurrent &&
          'bg-accent-wash shadow-[inset_2px_0_var(--accent)] rtl:shadow-[inset_-2px_0_var(--accent)]',
        !isCurrent && washed.rows.has(index) && 'bg-accent-wash',
      )}
    >
      <Gutter row={row} isCurrent={isCurrent} />
      <div className={classNames('min-w-0', isFollowUp && FOLLOW_UP)}>
        {concept ? <p className="mb-0.5 text-12 text-ink-3">{`Concept: ${concept}`}</p> : null}
        <p
          dir="auto"
          lang={row.moderatorLanguage}
          className="whitespace-pre-line text-pretty font-read text-read-17 text-ink-2 italic"
        >
          <Said text={row.moderator} marks={hitMarks(hitsOf(index, 'moderator'))} />
          {whyAsked ? <WhyAskedSign why={whyAsked} open={isOpen} onToggle={onWhy} /> : null}
        </p>
        {whyAsked && isOpen ? <WhyAskedText why={whyAsked} /> : null}
        {isWriting ? (
          <WordsEditor row={row} />
        ) : (
          <Words
            row={row}
            marks={marksOf(row, reading.annotations, washed, takenUp, own).concat(
              cut?.row === index ? [{ start: cut.start, end: cut.end, kind: 'wash' }] : [],
              hitMarks(hitsOf(index, 'user')),
              played.marks,
              unsure,
            )}
            onPlace={played.seekTo}
          />
        )}
        <WordsState row={row} />
        <EarlierAnswers row={row} />
        <SafetyNote row={index} />
        <RecordingState row={row} />
        {own ? <AnnotationEditor key={own.annotationId ?? 'new'} draft={own} /> : null}
      </div>
      <div className="contents print:hidden">
        <RowMargin row={index} />
      </div>
      <RowToolbar row={row} />
    </article>
  );
}

/** What the rules found, for a person to judge. */
function SafetyNote({ row }: { row: number }) {
  const { reading } = useDesk();
  const found = reading.safety.find(
    ({ responseIndex, level }) => responseIndex === row && level === 'imminent',
  );
  if (!found) return null;
  const said = reading.transcript[row]?.user.slice(found.start, found.end) ?? '';
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-12 text-ink-2">
      <SafetySign word="Sounds like danger" />
      {`“${said}”. A rule found it and nobody has judged it. Care was shown, and nothing was probed after it.`}
    </p>
  );
}

const FOLLOW_UP =
  'relative ps-6 before:absolute before:start-1.5 before:top-1 before:bottom-1 before:w-px before:bg-line-strong max-[60rem]:ps-4';

function labelOf({ questionNumber, isFollowUp }: ReadingRowV1, startSeconds: number): string {
  if (questionNumber === null) return 'Welcome message';
  return `Question ${questionNumber}${isFollowUp ? ', follow-up' : ''}, ${spokenTime(startSeconds)}`;
}

function Gutter({ row, isCurrent }: { row: ReadingRowV1; isCurrent: boolean }) {
  const { responseIndex, questionNumber, isFollowUp } = row;
  const { jump } = useDesk();
  const startSeconds = useRowSeconds()(responseIndex, row.startSeconds);
  if (questionNumber === null) return <span />;
  return (
    <div className="grid content-start justify-items-end gap-1.5 pt-1">
      {isFollowUp ? null : <QuestionMark on={isCurrent}>{`Q${questionNumber}`}</QuestionMark>}
      <a
        href={hashOf({ row: responseIndex, passage: null })}
        onClick={() => jump([responseIndex])}
        aria-label={`${clockTime(startSeconds)}: go to ${spokenTime(startSeconds)}`}
        className={classNames(
          'relative rounded-1 px-1 text-12 tabular-nums after:absolute after:-inset-x-2 after:-inset-y-1 hover:bg-fill hover:text-accent',
          isCurrent ? 'font-strong text-accent' : 'text-ink-3',
        )}
      >
        {clockTime(startSeconds)}
      </a>
      <RowMenu row={row} />
    </div>
  );
}

interface WordsProps {
  row: ReadingRowV1;
  marks: Mark<Kind>[];
  /** A click on a place of the words; null when it has no effect. */
  onPlace: ((place: number) => void) | null;
}

function Words({ row, marks, onPlace }: WordsProps) {
  const { givenBy, user, language, responseIndex } = row;
  const { transcript, answers, wordsDeletedAt } = useDesk().reading;
  const isSpoken = transcript.some((one) => one.givenBy === 'spoken');
  const isMaxDiff = answers.find(({ rows }) => rows.includes(responseIndex))?.given?.type === 'max_diff';
  if (givenBy === null || givenBy === 'acknowledged') return null;
  if (user === '') {
    // Of a skip there was nothing to delete.
    const isDeleted = wordsDeletedAt !== null && givenBy !== 'skipped';
    const word = isDeleted ? 'Deleted, as agreed' : insteadOf(row);
    return <p className="mt-1.5 text-13 text-ink-3">{word}</p>;
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the row's time leads there, too, also by the keyboard */}
      <p
        dir="auto"
        lang={language}
        {...{ [SAID]: responseIndex }}
        onClick={(event) => {
          const place = onPlace && pressedPlace(event);
          if (place != null) onPlace?.(place);
        }}
        className="mt-1.5 whitespace-pre-wrap text-pretty break-words font-read text-read-19 text-ink [hanging-punctuation:first_last]"
      >
        <Said text={isMaxDiff ? linePerScreen(user) : user} marks={marks} />
      </p>
      {givenBy === 'chosen' && isSpoken ? (
        <p className="text-12 text-ink-3">Chosen on screen, not spoken</p>
      ) : null}
      {givenBy === 'uploaded' ? <Handed row={responseIndex} /> : null}
    </>
  );
}

/** A line for each screen of a max-diff. Of the same length as before, so that offsets stay valid. */
const linePerScreen = (text: string) => text.replaceAll('. Best: ', '.\nBest: ');

/** Files that are not shown elsewhere in this row. */
function Handed({ row }: { row: number }) {
  const { answers } = useDesk().reading;
  const given = answers.find(({ rows }) => rows.includes(row))?.given;
  if (given?.type !== 'file_upload') return null;
  return (
    <div className="mt-1.5 print:hidden">
      <HandedFiles files={given.files} />
    </div>
  );
}

/** Whether the words were mended, with what they were before; and where there are none, a way to write them. */
function WordsState({ row: { responseIndex: row, user, words } }: { row: ReadingRowV1 }) {
  const { reading, draft, setDraft } = useDesk();
  const isOpen = draft?.at === 'history' && draft.row === row;
  if (words === null || (draft?.at === 'words' && draft.row === row)) return null;
  if (user === '' && words.by !== 'person') {
    if (!reading.may.annotate) return null;
    return (
      <Button
        size="sm"
        className="mt-2 print:hidden"
        icon={<Pencil aria-hidden />}
        onPress={() => setDraft({ at: 'words', row, annotationId: null })}
      >
        Write the words
      </Button>
    );
  }
  if (words.by !== 'person') return null;
  return (
    <div className="print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setDraft(isOpen ? null : { at: 'history', row, annotationId: null })}
        className="relative mt-1 rounded-1 text-12 text-ink-3 underline decoration-line-strong underline-offset-4 after:absolute after:-inset-2 hover:text-ink"
      >
        {words.version > 1 ? 'Mended, show earlier words' : 'Written by a person'}
      </button>
      {isOpen ? <WordsHistory row={row} /> : null}
    </div>
  );
}

/** Why a recording cannot be played, or not yet. */
function RecordingState({ row: { recordings } }: { row: ReadingRowV1 }) {
  const failed = recordings.find(({ state }) => state === 'failed');
  if (failed) {
    const why = failed.problem === null ? '' : `: ${failed.problem}`;
    const what = recordings.length > 1 ? `The ${failed.kind} recording` : 'The recording';
    return <p className="text-12 text-caution">{`${what} failed${why}`}</p>;
  }
  if (recordings.every(({ state }) => state === 'ready')) return null;
  return <p className="text-12 text-ink-3">The recording is being prepared</p>;
}

function insteadOf({ givenBy, recordings }: ReadingRowV1): string {
  if (givenBy === null || !(givenBy in INSTEAD)) return 'No words';
  const isIn = (...states: string[]) => recordings.some(({ speech }) => states.includes(speech.state));
  const isComing = recordings.some(({ state }) => state === 'uploading' || state === 'waiting');
  if (givenBy === 'spoken' && (isComing || isIn('waiting'))) return 'Not transcribed yet';
  if (givenBy === 'spoken' && isIn('failed'))
    return 'It could not be transcribed. The recording can be played.';
  return INSTEAD[givenBy as keyof typeof INSTEAD];
}

const hitMarks = (hits: readonly { start: number; end: number; isCurrent: boolean }[]): Mark<Kind>[] =>
  hits.map(({ start, end, isCurrent }) => ({ start, end, kind: isCurrent ? 'hit-now' : 'hit' }));

function marksOf(
  { responseIndex, user }: ReadingRowV1,
  annotations: readonly AnnotationV1[],
  washed: ReadingDesk['washed'],
  takenUp: string | null,
  draft: Draft | null,
): Mark<Kind>[] {
  const highlights = annotations.flatMap((one): Mark<Kind>[] =>
    one.responseIndex === responseIndex && one.passage ? [{ ...one.passage, kind: 'highlight' }] : [],
  );
  const passages = [
    washed.passage?.row === responseIndex ? washed.passage.passage : null,
    draft?.at === 'row' ? draft.passage : null,
  ];
  const evidence = washed.evidence.flatMap(({ start, end, ...at }): Mark<Kind>[] =>
    at.responseIndex === responseIndex ? [{ start, end, kind: 'evidence' }] : [],
  );
  return [
    ...highlights,
    ...evidence,
    ...passages.flatMap((passage): Mark<Kind>[] => (passage ? [{ ...passage, kind: 'wash' }] : [])),
    ...(takenUp === null
      ? []
      : findHits(user, takenUp).map((hit): Mark<Kind> => ({ ...hit, kind: 'taken-up' }))),
  ];
}
