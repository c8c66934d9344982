import type { GivenConsent } from '@/lib/domain/fieldwork/consent';
import type { ResponseRow } from '@/lib/store/responses';

type Chosen =
  | 'id'
  | 'seed'
  | 'organizationId'
  | 'studyId'
  | 'revisionId'
  | 'readableId'
  | 'tokenHash'
  | 'language'
  | 'urlParams';

/** A response as an interview begins: nothing answered, nothing drawn. Its document is still to be rendered. */
export function newResponse(
  of: Pick<ResponseRow, Chosen> & {
    consent?: Omit<GivenConsent, 'at'> | undefined;
    wayIn?: string | null;
    keptDays?: number | null;
    now: Date;
  },
): ResponseRow {
  return {
    id: of.id,
    organizationId: of.organizationId,
    studyId: of.studyId,
    revisionId: of.revisionId,
    readableId: of.readableId,
    progress: 'in_progress',
    tokenHash: of.tokenHash,
    seed: of.seed,
    draws: {},
    language: of.language,
    urlParams: of.urlParams,
    consent: of.consent ? { ...of.consent, at: of.now.toISOString() } : null,
    wayIn: of.wayIn ?? null,
    keptDays: of.keptDays ?? null,
    recordingsDeletedAt: null,
    wordsDeletedAt: null,
    version: 0,
    createdAt: of.now,
    updatedAt: of.now,
    lastAnswerAt: null,
    hasContent: false,
    askedOpen: false,
    activeMs: 0,
    endedAt: null,
    endReason: null,
    analyzedAt: null,
    tagline: null,
    summary: null,
    shortTranscript: null,
    shortAssistantMessages: [],
    bulletSummary: [],
    bulletSources: [],
    tags: [],
    tagSources: [],
    themeTags: null,
    themeSources: [],
    removedTags: [],
    reviewTags: [],
    statements: null,
    qualityScore: null,
    qualityParts: null,
    analysisEngine: null,
    terms: [],
    otherRemarks: '',
    personas: '',
    flags: [],
    doc: '',
  };
}
