import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { INVITATION_STATES, type Invitee, inviteesOf } from '@/lib/domain/invitations/invitee';
import type { Cell } from '@/lib/domain/response/export-columns';
import { UrlParams } from '../interview/start';
import { list } from '../list';
import { pageFields } from '../page-query';
import { TITLE_LENGTH, text } from '../text';
import { storedTimestamp } from '../timestamp';
import { studyLinkV1 } from './study-link';
import { unreadableFile } from './unreadable-file';

const MOST_ROWS = 5_000;
const LONGEST_LIST = 1_500_000;
const when = z.iso.datetime().nullable();
const count = z.int().min(0);

const InviteeShape = z
  .strictObject({
    email: text(TITLE_LENGTH).meta({ description: 'The address.' }),
    name: text(TITLE_LENGTH).nullish().meta({ description: 'What `{name}` in the mail stands for.' }),
    language: text(40).nullish().meta({
      description: "The language of the mail, one of the study's; default: its own.",
    }),
    parameters: UrlParams.optional().meta({
      description: 'Parameters of the personal link, which the response keeps as `urlParams`.',
    }),
  })
  .meta({ id: 'Invitee', description: 'Somebody to invite.' });

export const AddInviteesRequest = z
  .strictObject({
    invitees: list(InviteeShape, { least: 1, most: MOST_ROWS }).exactOptional().meta({
      description: 'People; or give `csv`.',
    }),
    csv: text(LONGEST_LIST).exactOptional().meta({
      description:
        'A list as text: addresses alone, `Name <address>`, or a table with a line of names (`email`, `name`, `language`; other columns are parameters). At most 5,000 people.',
    }),
    check: z
      .boolean()
      .exactOptional()
      .meta({ description: 'Only says what would be taken; stores nothing.' }),
  })
  .refine(({ invitees, csv }) => (invitees === undefined) !== (csv === undefined), 'Give invitees or csv')
  .meta({ id: 'AddInviteesRequest', description: 'People to invite.' });

/** The people of a request. Refuses `invalid_request_body` for a list that is no table. */
export function inviteesIn({ invitees, csv }: z.output<typeof AddInviteesRequest>): Invitee[] {
  if (invitees) {
    return invitees.map(({ email, name, language, parameters }) => ({
      email: email.trim(),
      name: name?.trim() || null,
      language: language || null,
      parameters: parameters ?? [],
    }));
  }
  return inviteesOf(rowsOf(csv ?? ''));
}

function rowsOf(csv: string): string[][] {
  const head = csv.slice(0, csv.search(/[\r\n]|$/));
  const delimiter = [';', '\t', ','].find((sign) => head.includes(sign)) ?? ',';
  try {
    return parse(csv, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      to: MOST_ROWS + 1,
    });
  } catch (error) {
    throw unreadableFile('CSV', error);
  }
}

export const AddedInviteesShape = z
  .object({
    added: count.meta({ description: 'How many were taken; with `check`, how many would be.' }),
    refused: z
      .array(
        z
          .object({
            row: count.meta({ description: 'Its place in the list, from 0, without a line of names.' }),
            email: z.string().meta({ description: 'Its address as given.' }),
            problem: z.string().meta({ description: 'Why, in a sentence.' }),
          })
          .meta({ id: 'RefusedInvitee', description: 'A row that was not taken.' }),
      )
      .meta({ description: 'The rows that were not taken.' }),
  })
  .meta({ id: 'AddedInvitees', description: 'What became of a list.' });

const InvitationStateShape = z.enum(INVITATION_STATES);

const StudyInvitationShape = z
  .object({
    id: z.uuid().meta({ description: 'The id of the invitation.' }),
    email: z.string().meta({ description: 'The address.' }),
    name: z.string().nullable().meta({ description: 'The name, if one was given.' }),
    language: z.string().nullable().meta({ description: "The language of the mail; null: the study's own." }),
    state: InvitationStateShape.meta({ description: 'Where it stands, the latest that is known.' }),
    url: z.url().meta({ description: 'The personal link. It begins one interview and goes on with it.' }),
    responseId: z.uuid().nullable().meta({ description: 'The interview that was begun by it.' }),
    sentAt: when.meta({ description: 'When the invitation was sent.' }),
    remindedAt: when.meta({ description: 'When the last reminder was sent.' }),
    reminders: count.meta({ description: 'How many were.' }),
    openedAt: when.meta({ description: 'When the link was first opened, by whomever or whatever.' }),
    nextMailAt: when.meta({ description: 'When the next mail is planned.' }),
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why the last mail did not arrive, as far as is known.' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was added.' }),
  })
  .meta({ id: 'StudyInvitation', description: 'Somebody who is invited to a study.' });

export const StudyInvitationsShape = z
  .object({
    invitations: z
      .array(StudyInvitationShape)
      .meta({ description: 'In the order in which they were added.' }),
    total: count.meta({ description: 'How many there are of the kind asked for.' }),
    states: z
      .object(
        Object.fromEntries(
          INVITATION_STATES.map((state) => [state, count.meta({ description: `How many are ${state}.` })]),
        ) as Record<(typeof INVITATION_STATES)[number], typeof count>,
      )
      .meta({ id: 'InvitationCounts', description: 'How many of all invitations of the study stand where.' }),
    sent: count.meta({ description: 'To how many a mail was sent.' }),
    remindable: count.meta({ description: 'To how many a reminder could go now.' }),
    sendsMail: z.boolean().meta({ description: 'Whether this server sends mail.' }),
  })
  .meta({ id: 'StudyInvitations', description: 'Whom a study invites.' });

const MOST_ON_PAGE = 1_000;
export const InvitationsQuery = z.object({
  ...pageFields({ noun: 'Invitations', usual: 100, most: MOST_ON_PAGE }),
  state: InvitationStateShape.optional().meta({ description: 'Only those that stand there.' }),
  find: text(TITLE_LENGTH).optional().meta({ description: 'Only addresses and names with these letters.' }),
  format: z
    .enum(['json', 'csv'], 'expected json or csv')
    .default('json')
    .meta({
      description: '`csv`: all invitations with their links, as a table.',
      override: { type: 'string', enum: ['json', 'csv'], default: 'json' },
    }),
});

export const QueueMailsRequest = z
  .strictObject({
    at: storedTimestamp('up')
      .nullish()
      .meta({
        description: 'Not before; default: now.',
        override: { type: ['string', 'null'], format: 'date-time' },
      }),
  })
  .meta({ id: 'QueueMailsRequest', description: 'When to send.' });

export const QueuedMailsShape = z
  .object({ queued: count.meta({ description: 'How many mails were planned by this.' }) })
  .meta({ id: 'QueuedMails', description: 'Mails on their way.' });

interface Source {
  linkId: string;
  invitations: readonly {
    id: string;
    email: string;
    name: string | null;
    language: string | null;
    state: (typeof INVITATION_STATES)[number];
    link: [string, string][];
    responseId: string | null;
    sentAt: Date | null;
    remindedAt: Date | null;
    reminders: number;
    openedAt: Date | null;
    nextAt: Date | null;
    problem: string | null;
    createdAt: Date;
  }[];
  total: number;
  counts: {
    states: Partial<Record<(typeof INVITATION_STATES)[number], number>>;
    sent: number;
    remindable: number;
  };
  sendsMail: boolean;
}

export function studyInvitationsV1(page: Source, baseUrl: string): z.input<typeof StudyInvitationsShape> {
  const { states, sent, remindable } = page.counts;
  const none = Object.fromEntries(INVITATION_STATES.map((state) => [state, 0])) as Record<
    (typeof INVITATION_STATES)[number],
    number
  >;
  return {
    invitations: page.invitations.map((one) => ({
      id: one.id,
      email: one.email,
      name: one.name,
      language: one.language,
      state: one.state,
      ...studyLinkV1({ linkId: page.linkId, parameters: one.link }, baseUrl),
      responseId: one.responseId,
      sentAt: one.sentAt?.toISOString() ?? null,
      remindedAt: one.remindedAt?.toISOString() ?? null,
      reminders: one.reminders,
      openedAt: one.openedAt?.toISOString() ?? null,
      nextMailAt: one.nextAt?.toISOString() ?? null,
      problem: one.problem,
      createdAt: one.createdAt.toISOString(),
    })),
    total: page.total,
    states: { ...none, ...states },
    sent,
    remindable,
    sendsMail: page.sendsMail,
  };
}

/** The same as a table, with the links to pass on by hand. */
export function invitationTable(page: Source, baseUrl: string): Cell[][] {
  const { invitations } = studyInvitationsV1(page, baseUrl);
  return [
    ['email', 'name', 'language', 'state', 'url', 'sentAt', 'remindedAt', 'openedAt', 'problem'],
    ...invitations.map(({ email, name, language, state, url, sentAt, remindedAt, openedAt, problem }) => [
      ...[email, name, language, state, url, sentAt, remindedAt, openedAt, problem],
    ]),
  ];
}
