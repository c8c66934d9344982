import type { ClipCaptions } from '@/lib/domain/clip/clip';
import { Failure } from '@/lib/domain/failure';
import { namesIn, withoutNames } from '@/lib/domain/findings/hidden-names';
import { filterFrom } from '@/lib/domain/findings/share';
import { recordingLinks } from '@/lib/domain/recording/turn-recording';
import { transcriptRows } from '@/lib/domain/response/transcript';
import type { CitedPassage } from '@/lib/store/cited-passages';
import { listStudyClips } from '@/lib/store/clips';
import type { Db } from '@/lib/store/database';
import { findInsight } from '@/lib/store/insights';
import { findOrganization } from '@/lib/store/organizations';
import { findReel } from '@/lib/store/reels';
import { countFound, findPage, type StoredFilter } from '@/lib/store/response-search';
import { countView, type ShareLinkRow } from '@/lib/store/share-links';
import { findStudyById, type StudyRow } from '@/lib/store/studies';
import { findUser } from '@/lib/store/users';
import { type Clip, clipOf } from '../clips/clip-of';
import type { Film } from '../clips/film-of';
import { type Reel, reelOf } from '../clips/reel-of';
import type { AnyoneContext } from '../context';
import { type ReportFile, writeReport } from '../findings/export-report';
import { type Insight, insightOf } from '../findings/insight-of';
import { deletedOf, type Report, type ReportBlock, reportOf } from '../findings/report-of';
import type { InterviewRecord } from '../interviews/interview-record';
import { turnRecordings } from '../recordings/turn-recordings';
import { recordsOf } from '../responses/search-responses';
import { storedFilter } from '../responses/stored-filter';
import { sharedMediaAddress } from './shared-media';

/** Words that a shared page shows. `readableId` is null where responses are not named. */
export interface SharedPassage {
  quote: string;
  readableId: number | null;
}
export interface SharedRow {
  moderator: string;
  user: string;
  isFollowUp: boolean;
  audioUrl: string | null;
  videoUrl: string | null;
  screenVideoUrl: string | null;
}
export interface SharedResponse {
  readableId: number | null;
  tagline: string | null;
  language: string;
  rows: SharedRow[];
}

/** A film as a link shows it: without recordings its words alone. */
export type SharedFilm = Pick<
  Film,
  'status' | 'durationSeconds' | 'transcript' | 'mp4Url' | 'vttUrl' | 'posterUrl'
> & {
  title: string;
  captions: ClipCaptions;
};

type SharedBlock<B> = B extends { passage: CitedPassage | null }
  ? Omit<B, 'passage'> & { passage: SharedPassage | null }
  : B extends { clip: Clip | null }
    ? Omit<B, 'clip' | 'clipId'> & { clip: SharedFilm | null }
    : B;
export type SharedReport = Omit<Report, 'blocks' | 'version'> & {
  blocks: SharedBlock<Report['blocks'][number]>[];
};
export type SharedInsight = Pick<Insight, 'title' | 'text' | 'updatedAt'> & {
  evidence: (SharedPassage | null)[];
};

/** What a link shows: one of its contents, and nothing else of the study. */
export interface Shared extends Pick<ShareLinkRow, 'what' | 'expiresAt' | 'mayDownload' | 'withRecordings'> {
  sharedBy: string | null;
  organization: string;
  /** How many responses, passages, clips, reels or insights that it showed were deleted since. */
  deletedSince: number;
  report: SharedReport | null;
  insight: SharedInsight | null;
  film: SharedFilm | null;
  responses: SharedResponse[];
  /** On all pages. */
  responseTotal: number;
}

/** Responses on a page: each comes with its whole transcript. */
export const SHARED_PAGE = 20;

/** Reads what the link shows, and counts the view. The caller has found it open. */
export async function readShared(ctx: AnyoneContext, link: ShareLinkRow, page: number): Promise<Shared> {
  const study = await findStudyById(ctx.db, link.studyId);
  if (!study) throw new Error('a link outlived its study');
  const organization = await findOrganization(ctx.db, link.organizationId);
  const sharedBy = link.createdBy === null ? undefined : await findUser(ctx.db, link.createdBy);
  const content = await contentOf(ctx, link, study, page);
  if (page === 0) await countView(ctx.db, link);
  return {
    what: link.what,
    expiresAt: link.expiresAt,
    mayDownload: link.mayDownload,
    withRecordings: link.withRecordings,
    sharedBy: sharedBy?.name ?? null,
    organization: organization?.name ?? '',
    ...{ report: null, insight: null, film: null, responses: [], responseTotal: 0 },
    ...content,
  };
}

/**
 * The report that the link shows, as a file. The caller has found it open. Refuses `not_found` for a link to something
 * else, and `forbidden` where nothing may be downloaded.
 */
export async function exportShared(
  ctx: AnyoneContext,
  link: ShareLinkRow,
  format: ReportFile['format'],
): Promise<ReportFile> {
  if (link.what !== 'report') throw new Failure('not_found', 'This link shows no report.');
  if (!link.mayDownload)
    throw new Failure('forbidden', 'This report may be read here. It was shared without its files.');
  const study = await findStudyById(ctx.db, link.studyId);
  if (!study) throw new Error('a link outlived its study');
  const { report } = sharedReport(
    await reportOf(ctx.db, study, ctx.now(), sharedMediaAddress(link.id)),
    link,
  );
  return writeReport(report, format);
}

type Content = Pick<Shared, 'deletedSince'> &
  Partial<Pick<Shared, 'report' | 'insight' | 'film' | 'responses' | 'responseTotal'>>;

async function contentOf(
  ctx: AnyoneContext,
  link: ShareLinkRow,
  study: StudyRow,
  page: number,
): Promise<Content> {
  switch (link.what) {
    case 'report':
      return sharedReport(await reportOf(ctx.db, study, ctx.now(), sharedMediaAddress(link.id)), link);
    case 'insight':
      return sharedInsight(ctx.db, study, link);
    case 'response':
      return sharedResponses(ctx, link, link.responseId === null ? [] : [link.responseId], {
        deletedSince: link.responseId === null ? 1 : 0,
      });
    case 'responses': {
      const filter = await storedFilter(ctx.db, study.id, filterFrom(link.filter));
      const total = await countFound(filter);
      const ids = await pageOf(filter, page);
      const deletedSince = Math.max(0, deletedOf(study) - link.deletedBefore);
      return sharedResponses(ctx, link, ids, { deletedSince, total });
    }
    case 'clip': {
      const [row] = link.clipId === null ? [] : await listStudyClips(ctx.db, study.id, [link.clipId]);
      return sharedFilm(link, row && clipOf(row, ctx.now(), sharedMediaAddress(link.id)));
    }
    case 'reel': {
      const row = link.reelId === null ? undefined : await findReel(ctx.db, study.id, link.reelId);
      const reel = row && reelOf(row, ctx.now(), sharedMediaAddress(link.id));
      return sharedFilm(link, reel, reel?.removedClips);
    }
  }
}

/** One statement, whatever the page: it reads ids alone. */
async function pageOf(filter: StoredFilter, page: number): Promise<string[]> {
  const order = { by: 'readableId', descending: false } as const;
  const { ids } = await findPage(filter, { order, limit: (page + 1) * SHARED_PAGE });
  return ids.slice(page * SHARED_PAGE);
}

function sharedReport(
  { version: _, ...report }: Report,
  link: ShareLinkRow,
): Content & { report: SharedReport } {
  const quotes = report.blocks.flatMap((block) => (block.type === 'quote' ? [block.passage] : []));
  const clips = report.blocks.flatMap((block) => (block.type === 'clip' ? [block.clip] : []));
  const words = [
    ...quotes.flatMap((passage) => (passage ? [passage.quote] : [])),
    ...clips.flatMap((clip) => (clip ? [clip.transcript] : [])),
  ];
  const show = passageShower(link, words);
  const showFilm = filmShower(link, words);
  return {
    deletedSince: [...quotes, ...clips].filter((one) => one === null).length,
    report: {
      ...report,
      blocks: report.blocks.map((block) => {
        if (block.type === 'quote') {
          const passage = show(block.passage);
          return { ...block, passage, sound: mayHear(link, block, passage) ? block.sound : null };
        }
        if (block.type !== 'clip') return block;
        const { id, type, by, clip } = block;
        return { id, type, by, clip: clip && showFilm(clip) };
      }),
    },
  };
}

/**
 * A name that is black in the words would be heard in their sound, and a guessed edge would let out words beside the
 * quote: both are silent.
 */
function mayHear(
  { withRecordings }: ShareLinkRow,
  { passage, sound }: Extract<ReportBlock, { type: 'quote' }>,
  shown: SharedPassage | null,
): boolean {
  return withRecordings && sound?.times === 'heard' && shown?.quote === passage?.quote;
}

/** `lost`: how many of its clips were deleted since somebody chose them. */
function sharedFilm(link: ShareLinkRow, film: Clip | Reel | undefined, lost = 0): Content {
  if (!film) return { deletedSince: 1, film: null };
  return { deletedSince: lost, film: filmShower(link, [film.transcript])(film) };
}

/** Recordings are shared by themselves: without them nothing of a film is seen or heard. */
function filmShower({ withNames, withRecordings }: ShareLinkRow, words: readonly string[]) {
  const names = withNames ? null : namesIn(words);
  const shown = (text: string) => (names ? withoutNames(text, names) : text);
  return ({ title, transcript, status, durationSeconds, captions, ...urls }: Clip | Reel): SharedFilm => ({
    ...{ status, durationSeconds, captions },
    title: shown(title),
    transcript: shown(transcript),
    mp4Url: withRecordings ? urls.mp4Url : null,
    vttUrl: withRecordings ? urls.vttUrl : null,
    posterUrl: withRecordings ? urls.posterUrl : null,
  });
}

async function sharedInsight(db: Db, study: StudyRow, link: ShareLinkRow): Promise<Content> {
  const row = link.insightId === null ? undefined : await findInsight(db, study.id, link.insightId);
  if (!row) return { deletedSince: 1, insight: null };
  const { title, text, updatedAt, evidence } = await insightOf(db, row);
  const show = passageShower(
    link,
    evidence.flatMap((passage) => (passage ? [passage.quote] : [])),
  );
  return {
    deletedSince: evidence.filter((passage) => passage === null).length,
    insight: { title, text, updatedAt, evidence: evidence.map(show) },
  };
}

function passageShower({ withNames }: ShareLinkRow, words: readonly string[]) {
  const names = withNames ? null : namesIn(words);
  return (passage: CitedPassage | null): SharedPassage | null =>
    passage && {
      quote: names ? withoutNames(passage.quote, names) : passage.quote,
      readableId: withNames ? passage.readableId : null,
    };
}

async function sharedResponses(
  ctx: AnyoneContext,
  link: ShareLinkRow,
  ids: readonly string[],
  { deletedSince, total = ids.length }: { deletedSince: number; total?: number },
): Promise<Content> {
  const responses: SharedResponse[] = [];
  for (const record of await recordsOf(ctx.db, link.studyId, ids))
    responses.push(await sharedResponse(ctx, link, record));
  return { deletedSince, responses, responseTotal: total };
}

async function sharedResponse(
  ctx: AnyoneContext,
  link: ShareLinkRow,
  { row, revision, turns }: InterviewRecord,
): Promise<SharedResponse> {
  const names = link.withNames ? null : namesIn(turns.map(({ user }) => user));
  const shown = (text: string) => (names ? withoutNames(text, names) : text);
  const address = sharedMediaAddress(link.id);
  const recordings = link.withRecordings
    ? await turnRecordings(ctx.db, turns, ctx.now(), address)
    : new Map<string, never[]>();
  return {
    readableId: link.withNames ? row.readableId : null,
    tagline: row.tagline === null ? null : shown(row.tagline),
    language: row.language,
    rows: transcriptRows(turns, revision.welcomeMessage).map(({ stepId, moderator, user, isFollowUp }) => {
      const { audio, video, screenVideo } = recordingLinks(
        (stepId === null ? undefined : recordings.get(stepId)) ?? [],
      );
      return {
        ...{ moderator: shown(moderator), user: shown(user), isFollowUp, audioUrl: audio },
        videoUrl: video?.mp4Url ?? null,
        screenVideoUrl: screenVideo?.mp4Url ?? null,
      };
    }),
  };
}
