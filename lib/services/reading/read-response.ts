import type { Statement, Statements } from '@/lib/domain/analysis/analysis';
import type { GivenConsent } from '@/lib/domain/fieldwork/consent';
import type { InterviewMode } from '@/lib/domain/guide/guide';
import { isFiles } from '@/lib/domain/interview/answer-kinds';
import type { EndReason } from '@/lib/domain/interview/completion';
import type { GivenFile } from '@/lib/domain/question-types/question-kind';
import { givenAnswers } from '@/lib/domain/reading/given-answers';
import { type QualityWord, qualityWords } from '@/lib/domain/reading/quality-words';
import { type ReadingRow, readingRows } from '@/lib/domain/reading/reading-rows';
import { countAddresses } from '@/lib/domain/recording/turn-recording';
import { wholeSeconds } from '@/lib/domain/response/duration';
import { type ResponseProgress, visibleUrlParams } from '@/lib/domain/response/listed-response';
import type { LookedAfter } from '@/lib/domain/response/looked-after';
import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import type { ResponseFlag } from '@/lib/domain/response/response-flag';
import type { ResponseHold } from '@/lib/domain/retention/legal-hold';
import { deletedNote } from '@/lib/domain/retention/retention';
import { roleMay } from '@/lib/domain/roles';
import type { SafetyFinding } from '@/lib/domain/safety/assess-safety';
import { LINK_SECONDS } from '@/lib/ports/signed-path';
import { transcriber } from '@/lib/ports/transcriber';
import { listAnnotations } from '@/lib/store/annotations';
import { earlierByTurn } from '@/lib/store/earlier-answers';
import { listLookedAfter } from '@/lib/store/looked-after';
import { findNeighbours } from '@/lib/store/neighbours';
import { listRecordings } from '@/lib/store/recordings';
import { listNewestWords } from '@/lib/store/turn-words';
import { noteGivenOut } from '../audit/given-out';
import type { MemberContext } from '../context';
import { interviewOf } from '../interviews/interview-record';
import { turnRecordings } from '../recordings/turn-recordings';
import { storedFilter } from '../responses/stored-filter';
import { responseHold } from '../retention/hold-response';
import { type AnalysisState, analysisState } from './analysis-state';
import { type Annotation, annotationOf } from './annotation-of';
import { findReviewed, type ResponsePath, type Reviewed } from './find-reviewed';
import { type ReadAnswer, readAnswer } from './read-answer';
import { readStatements } from './read-statements';
import { type ReadTag, readTags } from './read-tags';
import { rowOffset } from './row-offset';

/** One response with all data that a reviewer sees besides its specified document. */
export interface ReadResponse {
  id: string;
  readableId: number;
  study: { id: string; linkId: string; title: string };
  interviewMode: InterviewMode;
  /** Whether the server transcribes spoken answers. */
  transcribes: boolean;
  progress: ResponseProgress;
  createdAt: Date;
  updatedAt: Date;
  endedAt: Date | null;
  /** Why it ended: `over_quota` came to a full quota; null while it is under way. */
  endReason: EndReason | null;
  /** What the participant agreed to, when. */
  consent: GivenConsent | null;
  durationSeconds: number;
  language: string;
  urlParams: [string, string][];
  analysis: AnalysisState;
  tagline: string | null;
  summary: string | null;
  bullets: { text: string; rows: number[]; passages: Statement['passages']; view: Statement['view'] }[];
  tags: ReadTag[];
  removedTags: string[];
  quality: { score: number; parts: QualityWord[]; lowered: string[] } | null;
  flags: ResponseFlag[];
  lookedAfter: LookedAfter | null;
  legalHold: ResponseHold | null;
  recordingsDeletedAt: Date | null;
  wordsDeletedAt: Date | null;
  /** The same two in words. */
  deletedNotes: string[];
  /** What in it has to be read with care. */
  safety: SafetyPassage[];
  otherRemarks: string;
  personas: string;
  /** Tagline, summary and personas, each line with the passages that support it. */
  statements: Pick<Statements, 'tagline' | 'summary' | 'personas'>;
  transcript: ReadingRow[];
  /** The links of its recordings are valid until then; null without recordings. */
  linksExpireAt: Date | null;
  answers: ReadAnswer[];
  annotations: Annotation[];
  neighbours: { older: number | null; newer: number | null };
  /** What the caller is permitted to do with it. */
  may: { annotate: boolean; delete: boolean };
}

/** Its neighbours are those that pass the filter. Refuses `study_not_found`, `response_not_found`. */
export async function readResponse(
  ctx: MemberContext,
  { filter, ...path }: ResponsePath & { filter?: ResponseFilter | undefined },
): Promise<ReadResponse> {
  const reviewed = await findReviewed(ctx, path);
  const { study, row, revision, turns } = reviewed;
  const now = ctx.now();
  const [files, recordings, words, earlier, annotations, neighbours, analysis] = await Promise.all([
    filesOf(ctx, reviewed),
    turnRecordings(ctx.db, turns, now),
    listNewestWords(ctx.db, row.id),
    earlierByTurn(ctx.db, row.id),
    listAnnotations(ctx.db, row.id),
    storedFilter(ctx.db, study.id, filter ?? {}).then((passing) => findNeighbours(passing, row.readableId)),
    analysisState(ctx.db, row),
  ]);
  const transcript = readingRows({
    guide: revision.guide,
    welcome: revision.welcomeMessage ?? null,
    turns,
    startedAt: row.createdAt,
    language: row.language,
    recordings,
    words,
    earlier,
  });
  const shown = transcript.flatMap((item) => item.recordings);
  noteGivenOut(shown.reduce((sum, recording) => sum + countAddresses(recording), 0));
  const offset = rowOffset(revision);
  const stated = readStatements(row);
  const interview = { ...interviewOf(reviewed), turns };
  return {
    id: row.id,
    readableId: row.readableId,
    study: { id: study.id, linkId: study.linkId, title: study.title },
    interviewMode: revision.config.interviewMode,
    transcribes: transcriber() !== null,
    progress: row.progress,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    endedAt: row.endedAt,
    endReason: row.endReason,
    consent: row.consent,
    durationSeconds: wholeSeconds(row.activeMs),
    language: row.language,
    urlParams: visibleUrlParams(row.urlParams),
    analysis,
    tagline: row.tagline,
    summary: row.summary,
    bullets: row.bulletSummary.map((text, at) => ({
      text,
      rows: row.bulletSources[at] ?? [],
      passages: stated.bullets[at]?.passages ?? [],
      view: stated.bullets[at]?.view ?? 'own',
    })),
    tags: readTags(row),
    removedTags: row.removedTags,
    quality: qualityOf(row),
    flags: row.flags,
    lookedAfter:
      row.flags.length === 0 ? null : ((await listLookedAfter(ctx.db, [row.id])).get(row.id) ?? null),
    legalHold: await responseHold(ctx.db, study, row.id),
    ...deletedParts(row),
    safety: safetyPassages(turns, offset),
    otherRemarks: row.otherRemarks,
    personas: row.personas,
    statements: { tagline: stated.tagline, summary: stated.summary, personas: stated.personas },
    transcript,
    linksExpireAt: recordings.size > 0 ? new Date(now.getTime() + LINK_SECONDS * 1_000) : null,
    answers: givenAnswers(interview, files).map((answer) => readAnswer(answer, transcript, offset)),
    annotations: annotations.map((one) => annotationOf(one, { turns, offset, reader: ctx.principal })),
    neighbours,
    may: {
      annotate: roleMay(ctx.principal.role, 'edit'),
      delete: roleMay(ctx.principal.role, 'administer'),
    },
  };
}

function deletedParts({ recordingsDeletedAt, wordsDeletedAt }: Reviewed['row']) {
  // Recordings go with the words: one sentence says both.
  const notes = wordsDeletedAt
    ? [deletedNote('words', wordsDeletedAt)]
    : recordingsDeletedAt
      ? [deletedNote('recordings', recordingsDeletedAt)]
      : [];
  return { recordingsDeletedAt, wordsDeletedAt, deletedNotes: notes };
}

/** A passage of a row's `user`, in UTF-16 units. */
interface SafetyPassage extends SafetyFinding {
  responseIndex: number;
}

function safetyPassages(turns: Reviewed['turns'], offset: number): SafetyPassage[] {
  return turns.flatMap(({ safety }, at) => (safety ? [{ responseIndex: at + offset, ...safety }] : []));
}

function qualityOf({ qualityScore, qualityParts }: Reviewed['row']): ReadResponse['quality'] {
  if (qualityScore === null) return null;
  return { score: qualityScore, ...(qualityParts ? qualityWords(qualityParts) : { parts: [], lowered: [] }) };
}

/** Uploaded files, by upload id. */
async function filesOf(
  ctx: MemberContext,
  { row, turns }: Reviewed,
): Promise<ReadonlyMap<string, GivenFile>> {
  const ids = turns.flatMap(({ answer }) => (isFiles(answer) ? answer.recordings : []));
  const rows = await listRecordings(ctx.db, row.id, ids);
  return new Map(rows.map(({ id, filename, sizeBytes }) => [id, { id, name: filename, sizeBytes }]));
}
