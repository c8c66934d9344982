import { z } from 'zod';
import { SHARED_KINDS } from '@/lib/domain/findings/share';
import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import { pageFields } from '../page-query';
import { TITLE_LENGTH, text, words } from '../text';
import { storedTimestamp } from '../timestamp';
import { FindingAuthorShape } from './highlight';
import { ResponseFilterShape } from './response-filter';

const PASSWORD_LENGTH = 200;

const what = z.enum(SHARED_KINDS);
const id = () => z.uuid().toLowerCase().nullable().default(null);
const flag = (description: string) => z.boolean().default(false).meta({ description });

const NEEDS = { insight: 'insightId', clip: 'clipId', reel: 'reelId', response: 'responseId' } as const;

/** The body of POST …/shares. */
export const CreateShareRequest = z
  .strictObject({
    what: what.meta({ description: 'What the link shows.' }),
    label: text(TITLE_LENGTH)
      .nullable()
      .default(null)
      .meta({ description: 'For whom it is, in your words.' }),
    insightId: id().meta({ description: 'Of an `insight`.' }),
    clipId: id().meta({ description: 'Of a `clip`.' }),
    reelId: id().meta({ description: 'Of a `reel`.' }),
    responseId: id().meta({ description: 'Of a `response`.' }),
    filter: ResponseFilterShape.nullable().default(null).meta({
      description: 'Of `responses`: only those that pass it; null: all.',
    }),
    expiresAt: storedTimestamp('down')
      .nullable()
      .default(null)
      .meta({
        description: 'When it closes by itself; null: when somebody revokes it.',
        override: { type: ['string', 'null'], format: 'date-time' },
      }),
    password: words(PASSWORD_LENGTH)
      .refine((value) => value.trim() !== '', 'Expected words')
      .nullable()
      .default(null)
      .meta({ description: 'What readers have to know; never shown again.' }),
    withRecordings: flag('Whether recordings can be played. Only those who may launch the study may.'),
    withNames: flag(
      'Whether responses have their numbers, and everything in the words stays readable. Without it, mail addresses, handles, telephone numbers, and names that somebody is introduced by or that follow a title (“My name is …”, “Mrs …”) are blackened in words and titles, wherever they stand. Names that are merely mentioned (“with Peter Müller”) are not recognised and stay; a film stays as it was made.',
    ),
    mayDownload: flag('Whether it may be downloaded.'),
  })
  .superRefine((given, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    for (const [kind, name] of Object.entries(NEEDS)) {
      const value = given[name as (typeof NEEDS)[keyof typeof NEEDS]];
      if (given.what === kind && value === null) fault(name, `Expected the id of the ${kind}`);
      if (given.what !== kind && value !== null) fault(name, `Belongs to the sharing of a ${kind}`);
    }
    if (given.what !== 'responses' && given.filter !== null)
      fault('filter', 'Belongs to the sharing of responses');
  })
  .meta({ id: 'CreateShareRequest', description: 'A link for people without an account.' });

export const CreatedShareShape = z
  .object({
    id: z.uuid().meta({ description: 'The id of the link.' }),
    url: z.url().meta({ description: 'The address, told this once.' }),
  })
  .meta({ id: 'CreatedShare', description: 'A new link.' });

const when = (description: string) => z.iso.datetime().nullable().meta({ description });
const uuid = (description: string) => z.uuid().nullable().meta({ description });

export const ShareShape = z
  .object({
    id: z.uuid().meta({ description: 'The id of the link.' }),
    what: what.meta({ description: 'What it shows.' }),
    label: z.string().nullable().meta({ description: 'For whom it is.' }),
    insightId: uuid('The insight; null once it is deleted.'),
    clipId: uuid('The clip; null once it is deleted.'),
    reelId: uuid('The reel; null once it is deleted.'),
    responseId: uuid('The response; null once it is deleted.'),
    filter: ResponseFilterShape.nullable().meta({ description: 'Which responses.' }),
    hasPassword: z.boolean().meta({ description: 'Whether readers need a password.' }),
    withRecordings: z.boolean().meta({ description: 'Whether recordings can be played.' }),
    withNames: z.boolean().meta({ description: 'Whether numbers, and all names in the words, are shown.' }),
    mayDownload: z.boolean().meta({ description: 'Whether it may be downloaded.' }),
    expiresAt: when('When it closes by itself.'),
    views: z.int().min(0).meta({ description: 'How often it was opened.' }),
    lastViewedAt: when('When it was last opened.'),
    createdBy: FindingAuthorShape.nullable().meta({ description: 'Who made it.' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was made.' }),
    revokedAt: when('When it was revoked.'),
    revokedBy: FindingAuthorShape.nullable().meta({ description: 'Who revoked it.' }),
  })
  .meta({ id: 'Share', description: 'A link for people without an account.' });
type ShareV1 = z.input<typeof ShareShape>;

export const SharesShape = z
  .object({
    shares: z.array(ShareShape).meta({ description: 'The newest first, also closed ones.' }),
    total: z.int().min(0).meta({ description: 'How many there are on all pages.' }),
  })
  .meta({ id: 'Shares', description: "A page of a study's links." });

export const SharesQuery = z.object(pageFields({ noun: 'Links', usual: 50, most: 100 }));

interface Source
  extends Pick<
    ShareV1,
    | 'id'
    | 'what'
    | 'label'
    | 'insightId'
    | 'clipId'
    | 'reelId'
    | 'responseId'
    | 'withRecordings'
    | 'withNames'
    | 'mayDownload'
    | 'views'
  > {
  filter: Record<string, unknown> | null;
  passwordHash: string | null;
  expiresAt: Date | null;
  lastViewedAt: Date | null;
  createdAt: Date;
  revokedAt: Date | null;
  maker: ShareV1['createdBy'];
  revoker: ShareV1['revokedBy'];
}

export function shareV1(link: Source): ShareV1 {
  const { insightId, clipId, reelId, responseId, withRecordings, withNames, mayDownload, views } = link;
  const text3339 = (time: Date | null) => time?.toISOString() ?? null;
  return {
    ...{ id: link.id, what: link.what, label: link.label, insightId, clipId, reelId, responseId },
    // It was read by the same shape, and is kept with its times as texts.
    filter: link.filter as ShareV1['filter'],
    hasPassword: link.passwordHash !== null,
    ...{ withRecordings, withNames, mayDownload, views },
    expiresAt: text3339(link.expiresAt),
    lastViewedAt: text3339(link.lastViewedAt),
    createdBy: link.maker,
    createdAt: link.createdAt.toISOString(),
    revokedAt: text3339(link.revokedAt),
    revokedBy: link.revoker,
  };
}

/** What the service takes. */
export function wantedShare({ filter, ...request }: z.output<typeof CreateShareRequest>) {
  return { ...request, filter: filter as ResponseFilter | null };
}
