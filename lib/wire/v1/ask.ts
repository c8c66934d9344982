import { z } from 'zod';
import { list } from '../list';
import { words } from '../text';
import { RowPassageShape } from './row-passage';

const MOST_STUDIES = 50;
const count = z.int().min(0);
const question = words().regex(/\S/u, 'Expected a question').meta({ description: 'What you want to know.' });

export const AskRequest = z
  .strictObject({ question })
  .meta({ id: 'AskRequest', description: 'A question to a study.' });

export const AskStudiesRequest = z
  .strictObject({
    question,
    studyIds: list(z.uuid(), { least: 1, most: MOST_STUDIES })
      .exactOptional()
      .meta({ description: 'Only these studies, by permanent id; absent: all of the organization.' }),
  })
  .meta({ id: 'AskStudiesRequest', description: 'A question to several studies.' });

export const CitationShape = RowPassageShape.extend({
  studyId: z.uuid().meta({ description: 'The id of the study.' }),
  responseId: z.uuid().meta({ description: 'The id of the response.' }),
  readableId: z.int().min(1).meta({ description: 'Its number within the study.' }),
  quote: z.string().meta({ description: 'The words from `start` to `end`, verbatim.' }),
  before: z.string().meta({ description: 'What stands before it in the answer.' }),
  after: z.string().meta({ description: 'What stands after it.' }),
  asked: z.string().meta({ description: 'What was asked.' }),
  language: z.string().meta({ description: 'The language of the interview.' }),
}).meta({ id: 'Citation', description: "A passage of a participant's words that a sentence stands on." });
export type CitationV1 = z.output<typeof CitationShape>;

const answer = {
  sentences: z
    .array(
      z
        .object({
          text: z.string().meta({ description: 'Its text; the passage itself where no model wrote it.' }),
          group: z
            .string()
            .nullable()
            .meta({ description: 'A word that the passages of a group share; null in others.' }),
          citations: z.array(CitationShape).meta({ description: 'At least one.' }),
        })
        .meta({ id: 'AnswerSentence', description: 'A sentence of an answer, with what it stands on.' }),
    )
    .meta({ description: 'None when nobody spoke of it.' }),
  searched: count.meta({ description: 'How many responses were searched.' }),
  answers: count.meta({ description: 'How many answers were read word by word.' }),
  languages: z.array(z.string()).meta({ description: 'The languages of the interviews that were read.' }),
  people: count.meta({ description: 'How many people the passages are of.' }),
  notFound: z.boolean().meta({ description: 'Nobody spoke of it.' }),
  wasAsked: z.boolean().meta({ description: 'Whether a question of the guide asks it.' }),
  nearest: z
    .array(CitationShape)
    .meta({ description: 'When nobody spoke of it: what is nearest, which is no answer.' }),
  writtenBy: z
    .enum(['model', 'search'])
    .meta({ description: '`search`: the sentences are passages, word for word.' }),
  model: z.string().nullable().meta({ description: 'The model that was asked; null without one.' }),
  dropped: count.meta({
    description: 'Sentences of the model that were left out: no passage supports them.',
  }),
  problem: z.enum(['unsupported', 'unavailable']).nullable().meta({
    description:
      'Why passages stand in place of the model’s answer: no passage supports any of its sentences, or it gave none.',
  }),
};

export const AnswerShape = z
  .object(answer)
  .meta({ id: 'StudyAnswer', description: 'What participants said to a question.' });
export type AnswerV1 = z.output<typeof AnswerShape>;

export const StudiesAnswerShape = z
  .object({
    ...answer,
    studies: z
      .array(
        z
          .object({
            studyId: z.uuid().meta({ description: 'The id of the study.' }),
            title: z.string().meta({ description: 'Its title.' }),
          })
          .meta({ id: 'CitedStudy', description: 'A study with passages in an answer.' }),
      )
      .meta({ description: 'The studies that the passages are of.' }),
  })
  .meta({ id: 'StudiesAnswer', description: 'What participants of several studies said to a question.' });
export type StudiesAnswerV1 = z.output<typeof StudiesAnswerShape>;

/** With the titles of the studies that are cited. */
export function studiesAnswerV1({
  titles,
  ...rest
}: AnswerV1 & { titles: ReadonlyMap<string, string> }): StudiesAnswerV1 {
  const cited = [...rest.sentences.flatMap(({ citations }) => citations), ...rest.nearest];
  const ids = [...new Set(cited.map(({ studyId }) => studyId))];
  return { ...rest, studies: ids.map((studyId) => ({ studyId, title: titles.get(studyId) ?? '' })) };
}
