import { createHash, randomUUID } from 'node:crypto';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Guide } from '@/lib/domain/guide/guide';
import type { InterviewRecord } from '@/lib/services/interviews/interview-record';
import { renderDocument } from '@/lib/services/responses/render-document';
import { database } from '@/lib/store/database';
import type { ResponseRow, TurnRow } from '@/lib/store/responses';
import { findPublishedRevision, type RevisionRow } from '@/lib/store/revisions';
import { response, turn } from '@/lib/store/schema';
import { findStudyById } from '@/lib/store/studies';
import { launchedStudy, type TestStudy } from './journey';

const BATCH = 500;

const WORDS =
  'I usually take the train at seven because the later one is crowded and there is nowhere to put my bicycle so most mornings I stand near the door and read the news until somebody gets off at the market which is when it becomes bearable honestly the staff are kind but the announcements are hard to hear over the doors and my daughter gets tired before we arrive'.split(
    ' ',
  );

/** Text of about `length` characters that differs from one `salt` to the next. */
function words(salt: number, length: number): string {
  let text = '';
  for (let at = salt * 7; text.length < length; at += 1 + (salt % 3)) text += `${WORDS[at % WORDS.length]} `;
  return text.trim();
}

const QUESTIONS = [
  'How was your last journey, from the door of your home to the place where you were going?',
  'What did you do while you were waiting on the platform?',
  'Which part of the journey would you change first, and why that one?',
  'How do you decide between the train, the car and the bicycle in the morning?',
  'What would you tell a friend who takes this line for the first time?',
  'Is there anything else that we should know?',
];

/** As many open questions as wanted, without follow-ups: an answer is then one request. */
export function openGuide(questions: number): Guide {
  return [
    {
      type: 'flat',
      title: 'The journey',
      items: Array.from({ length: questions }, (_, index) => ({
        type: 'open_ended' as const,
        text: `${QUESTIONS[index % QUESTIONS.length]}${index < QUESTIONS.length ? '' : ` (${index})`}`,
        followUp: 'none' as const,
      })),
    },
  ];
}

/** A launched study with `count` analysed responses of six answers each, their documents as the product renders them. */
export async function seededStudy(client: pg.Client, key: string, count: number): Promise<TestStudy> {
  const study = await launchedStudy(key, openGuide(QUESTIONS.length));
  const { organizationId, liveRevisionId } = (await findStudyById(database(), study.id))!;
  const revision = await findPublishedRevision(database(), study.id, liveRevisionId!);
  for (let first = 1; first <= count; first += BATCH) {
    const records = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, index) =>
      recordOf({ studyId: study.id, organizationId, revision, readableId: first + index }),
    );
    const rows = records.map((record) => ({ ...record.row, doc: renderDocument(record) }));
    await insertAll(client, response, 'response', rows);
    await insertAll(
      client,
      turn,
      'turn',
      records.flatMap(({ row, turns }) => turns.map((one) => ({ ...one, studyId: row.studyId }))),
    );
  }
  await client.query(
    `update study set response_total = $2, last_readable_id = $2, complete_count = $2 where id = $1`,
    [study.id, count],
  );
  await client.query('vacuum analyze response, turn, study');
  return study;
}

function recordOf(of: {
  studyId: string;
  organizationId: string;
  revision: RevisionRow;
  readableId: number;
}): InterviewRecord {
  const { revision, readableId, ...ids } = of;
  const createdAt = new Date(Date.UTC(2026, 0, 1) + readableId * 1_000);
  const updatedAt = new Date(createdAt.getTime() + 600_000);
  const id = randomUUID();
  const row: ResponseRow = {
    ...ids,
    id,
    revisionId: revision.id,
    readableId,
    progress: 'complete',
    tokenHash: createHash('sha256').update(id).digest(),
    seed: id,
    draws: {},
    language: 'en',
    urlParams: [
      ['utm_source', 'newsletter'],
      ['participant', `p-${readableId}`],
    ],
    consent: null,
    wayIn: null,
    keptDays: null,
    recordingsDeletedAt: null,
    wordsDeletedAt: null,
    version: 7,
    createdAt,
    updatedAt,
    lastAnswerAt: updatedAt,
    hasContent: true,
    activeMs: 580_000,
    endedAt: updatedAt,
    endReason: 'complete',
    analyzedAt: updatedAt,
    // No two of a study are the same.
    tagline: `${words(readableId, 50)} ${readableId}`,
    summary: words(readableId + 1, 240),
    shortTranscript: words(readableId + 2, 160),
    shortAssistantMessages: [words(readableId + 3, 60), words(readableId + 4, 60)],
    bulletSummary: [1, 2, 3].map((n) => words(readableId + n, 60)),
    bulletSources: [[0], [1], [2]],
    tags: ['commuter', 'crowding', 'bicycle'],
    tagSources: [[0], [1], [2]],
    removedTags: [],
    reviewTags: [],
    themeTags: null,
    themeSources: [],
    askedOpen: true,
    qualityScore: 4.2,
    statements: null,
    qualityParts: null,
    analysisEngine: { name: 'extractive', version: '1', language: 'en' },
    terms: ['commut', 'crowd', 'bicycl'],
    otherRemarks: '',
    flags: [],
    personas: 'Commuter',
    doc: '',
  };
  return { row, revision, turns: turnsOf(row, revision) };
}

function turnsOf(row: ResponseRow, revision: RevisionRow): TurnRow[] {
  return revision.guide
    .flatMap((block) => block.items)
    .map((item, seq) => {
      const text = words(row.readableId * 6 + seq, 110);
      const made = {
        responseId: row.id,
        seq,
        stepId: item.id,
        kind: 'question' as const,
        questionId: item.id,
        conceptId: null,
        answerId: randomUUID(),
        moderator: item.text,
        user: text,
        answer: { text },
        probe: null,
        safety: null,
        createdAt: row.updatedAt,
      };
      return made;
    });
}

/** Many rows by one statement and one parameter, whatever columns the table has. */
async function insertAll(
  client: pg.Client,
  table: PgTable,
  name: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const plain = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name: column }]) => [column, asJson(row[key])])),
  );
  await client.query(`insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1)`, [
    JSON.stringify(plain),
  ]);
}

function asJson(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}
