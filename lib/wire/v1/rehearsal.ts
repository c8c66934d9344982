import { z } from 'zod';
import { MANNERS } from '@/lib/domain/rehearsal/manner';
import { REHEARSAL_STATUSES, WALK_STATUSES, type Walk } from '@/lib/domain/rehearsal/rehearsal';
import { FINDING_KINDS, minutesOf, type RehearsalReport } from '@/lib/domain/rehearsal/report';
import { list } from '../list';

const count = z.int().min(0);
const questionId = z.uuid().nullable().meta({ description: 'The question, if it is about one.' });
const number = z.int().min(1).nullable().meta({ description: 'Its number in the guide, from 1.' });

/** The body of POST …/rehearsals. */
export const StartRehearsalRequest = z
  .strictObject({
    manners: list(z.enum(MANNERS), { least: 1, most: MANNERS.length })
      .meta({
        description:
          'How the scripted participants answer; all manners unless said. Further ones come along for the ways that these do not take.',
      })
      .exactOptional(),
  })
  .meta({ id: 'StartRehearsalRequest', description: 'Who walks the study.' });

const listedFields = {
  id: z.uuid().meta({ description: 'Its id.' }),
  status: z.enum(REHEARSAL_STATUSES).meta({
    description:
      '`waiting` for a worker, `running`, `ready` once everybody has walked, `stopped` by somebody, or `failed` for good.',
  }),
  total: count.meta({ description: 'Scripted participants; known once it runs.' }),
  done: count.meta({ description: 'Of these, who have walked.' }),
  createdAt: z.iso.datetime().meta({ description: 'When it was asked for.' }),
  finishedAt: z.iso.datetime().nullable().meta({ description: 'When it was over.' }),
  expiresAt: z.iso.datetime().meta({ description: 'When it is forgotten.' }),
};

export const RehearsalListShape = z
  .object({
    rehearsals: z
      .array(
        z.object(listedFields).meta({ id: 'ListedRehearsal', description: 'A rehearsal and how far it is.' }),
      )
      .meta({ description: 'The newest first, at most 20.' }),
  })
  .meta({ id: 'RehearsalList', description: 'The rehearsals of a study.' });

const step = z
  .object({
    kind: z.enum(['question', 'follow_up']).meta({ description: 'What was asked.' }),
    questionId: z.uuid().meta({ description: 'The question, or the one that was followed up.' }),
    conceptId: z.uuid().nullable().meta({ description: 'The concept it was asked about.' }),
    moderator: z.string().meta({ description: 'As it was asked.' }),
    user: z.string().meta({ description: 'What was answered; empty for a skip.' }),
    skipped: z.boolean().meta({ description: 'Whether it was skipped.' }),
    seconds: count.meta({ description: 'About how long a person takes for it.' }),
    whyAsked: z
      .object({
        by: z.enum(['rules', 'model']).meta({ description: 'Who worded it.' }),
        reason: z.string().meta({ description: 'Why it was asked.' }),
      })
      .nullable()
      .meta({ description: 'Why a follow-up was asked.' }),
  })
  .meta({ id: 'RehearsedStep', description: 'A step of a scripted participant.' });

export const RehearsalShape = z
  .object({
    ...listedFields,
    announcedMinutes: z.int().min(1).meta({ description: 'How long participants are told that it takes.' }),
    changedQuestions: z.array(z.int().min(1)).meta({
      description: 'Numbers of questions that were changed in the guide since, or are gone.',
    }),
    participants: z
      .array(
        z
          .object({
            manner: z.enum(MANNERS).meta({ description: 'How it answers.' }),
            name: z.string().meta({ description: 'What it is called.' }),
            description: z.string().meta({ description: 'What it does.' }),
            status: z.enum(WALK_STATUSES).meta({
              description:
                '`waiting`, `walking`, `done`, `broke` where the interview did not go on, or `cut` after very many steps.',
            }),
            outcome: z
              .enum(['complete', 'screened_out'])
              .nullable()
              .meta({ description: 'How its interview ended.' }),
            language: z.string().nullable().meta({ description: 'The language of its interview.' }),
            minutes: count.meta({ description: 'About how long a person takes who answers so.' }),
            broke: z
              .object({
                questionId,
                message: z.string().meta({ description: 'Why it did not go on.' }),
              })
              .nullable()
              .meta({ description: 'Where it did not go on.' }),
            steps: z.array(step).meta({ description: 'What it was asked, in order.' }),
          })
          .meta({ id: 'ScriptedParticipant', description: 'A scripted participant and its interview.' }),
      )
      .meta({ description: 'Who walks, in order.' }),
    questions: z
      .array(
        z
          .object({
            questionId: z.uuid().meta({ description: 'The question.' }),
            number: z.int().min(1).meta({ description: 'Its number in the guide, from 1.' }),
            text: z.string().meta({ description: 'As it is asked.' }),
            blockTitle: z.string().meta({ description: 'The title of its block.' }),
            reachedBy: count.meta({ description: 'Participants to whom it was put.' }),
            followUps: count.meta({ description: 'Follow-ups to it, of all participants.' }),
          })
          .meta({ id: 'RehearsedQuestion', description: 'A question and who came to it.' }),
      )
      .meta({ description: 'All questions, in the order of the guide.' }),
    followUps: z
      .array(
        z
          .object({
            questionId: z.uuid().meta({ description: 'The question that was followed up.' }),
            number: z.int().min(1).meta({ description: 'Its number in the guide.' }),
            text: z.string().meta({ description: 'The wording that came most often.' }),
            times: count.meta({ description: 'Follow-ups to it.' }),
            participants: count.meta({ description: 'Who got any.' }),
          })
          .meta({ id: 'RehearsedFollowUps', description: 'What was asked in between.' }),
      )
      .meta({ description: 'Questions that were followed up, the most often first.' }),
    paths: z
      .array(
        z
          .object({
            kind: z.enum(['option', 'concept', 'outcome']).meta({ description: 'What it is.' }),
            questionId,
            number,
            label: z.string().meta({ description: 'The option, the concept, or the end.' }),
            walked: count.meta({ description: 'Who came that way.' }),
          })
          .meta({ id: 'RehearsedPath', description: 'An answer that decides, a concept or an end.' }),
      )
      .meta({ description: 'Options that conditions or the screening go by, concepts, and ends.' }),
    findings: z
      .array(
        z
          .object({
            kind: z.enum(FINDING_KINDS).meta({ description: 'What was found.' }),
            severity: z.enum(['stops', 'remark']).meta({
              description: '`stops` participants, or a part is never asked; a `remark` is worth a look.',
            }),
            title: z.string().meta({ description: 'In a few words.' }),
            message: z.string().meta({ description: 'In a sentence or two.' }),
            questionId,
            number,
            language: z.string().nullable().meta({ description: 'The language in which a text is missing.' }),
            participants: z
              .array(count)
              .meta({ description: 'Whom it happened to: places in `participants`, from 0.' }),
          })
          .meta({ id: 'RehearsalFinding', description: 'Something to mend, or to look at.' }),
      )
      .meta({ description: 'What stops participants first.' }),
  })
  .meta({ id: 'Rehearsal', description: 'How far a rehearsal is, and what it shows.' });

interface Listed {
  id: string;
  status: (typeof REHEARSAL_STATUSES)[number];
  total: number;
  done: number;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date;
}

function listedV1({ id, status, total, done, createdAt, finishedAt, expiresAt }: Listed) {
  return {
    id,
    status,
    total,
    done,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

export function rehearsalListV1(rehearsals: readonly Listed[]): z.input<typeof RehearsalListShape> {
  return { rehearsals: rehearsals.map(listedV1) };
}

export function rehearsalV1(
  state: Listed & RehearsalReport & { announcedMinutes: number; changed: number[]; walks: Walk[] },
): z.input<typeof RehearsalShape> {
  const { announcedMinutes, changed, walks, questions, followUps, paths, findings } = state;
  return {
    ...listedV1(state),
    announcedMinutes,
    changedQuestions: changed,
    participants: walks.map((walk) => ({
      manner: walk.manner,
      name: walk.name,
      description: walk.does,
      status: walk.status,
      outcome: walk.outcome,
      language: walk.language,
      minutes: walk.steps.length === 0 ? 0 : minutesOf(walk),
      broke: walk.broke,
      steps: walk.steps.map(({ isSkipped, why, optionIds: _chosen, ...one }) => ({
        ...one,
        skipped: isSkipped,
        whyAsked: why,
      })),
    })),
    questions,
    followUps,
    paths,
    findings: findings.map(({ walks: participants, ...finding }) => ({ ...finding, participants })),
  };
}
