import { z } from 'zod';
import { list } from '../list';
import { pageFields } from '../page-query';
import { TITLE_LENGTH, text, words } from '../text';
import { CitedPassageShape, CitePassageRequest, citedPassageV1 } from './cited-passage';
import { FindingAuthorShape } from './highlight';

const MOST_PASSAGES = 200;
const MOST_NAMES = 50;

const status = z.enum(['draft', 'shared']);

export const InsightShape = z
  .object({
    id: z.uuid().meta({ description: 'The id of the insight.' }),
    title: z.string().meta({ description: 'What was found, in a sentence.' }),
    text: z.string().meta({
      description: 'Markdown, without HTML. `[1]` refers to the first passage of the evidence.',
    }),
    evidence: z.array(CitedPassageShape).meta({ description: 'The passages that it stands on, in order.' }),
    themes: z.array(z.uuid()).meta({ description: 'The ids of the themes that it is about.' }),
    status: status.meta({ description: '`shared` once it is meant for the whole team.' }),
    authors: z.array(FindingAuthorShape).meta({ description: 'Who wrote it.' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was made.' }),
    updatedAt: z.iso.datetime().meta({ description: 'When it was last changed.' }),
  })
  .meta({ id: 'Insight', description: 'Something that a study has taught, with its evidence.' });
export type InsightV1 = z.output<typeof InsightShape>;

export const InsightsShape = z
  .object({
    insights: z.array(InsightShape).meta({ description: 'The latest change first.' }),
    total: z.int().min(0).meta({ description: 'How many there are on all pages.' }),
  })
  .meta({ id: 'Insights', description: "A page of a study's insights." });

export const InsightsQuery = z.object(pageFields({ noun: 'Insights', usual: 50, most: 100 }));

const title = () =>
  words(TITLE_LENGTH)
    .refine((value) => value.trim() !== '', 'Expected words')
    .meta({ description: 'What was found, in a sentence.' });

const optional = {
  text: text().exactOptional().meta({ description: 'Markdown; HTML in it is shown as text.' }),
  evidence: list(CitePassageRequest, { most: MOST_PASSAGES })
    .exactOptional()
    .meta({ description: 'All passages that it stands on, in order.' }),
  themes: list(z.uuid().toLowerCase(), { most: MOST_NAMES })
    .exactOptional()
    .meta({ description: 'The ids of themes of the study.' }),
  status: status.exactOptional().meta({ description: 'A new one is a `draft`.' }),
  authors: list(z.uuid().toLowerCase(), { most: MOST_NAMES })
    .exactOptional()
    .meta({ description: 'User ids of members; absent: whoever writes is added.' }),
};

/** The body of POST …/insights. */
export const CreateInsightRequest = z
  .strictObject({ title: title(), ...optional })
  .meta({ id: 'CreateInsightRequest', description: 'A new insight.' });

/** The body of PATCH …/insights/{insightId}. */
export const ChangeInsightRequest = z
  .strictObject({ title: title().exactOptional(), ...optional })
  .meta({ id: 'ChangeInsightRequest', description: 'What to change; the rest stays.' });

type Source = Omit<InsightV1, 'evidence' | 'createdAt' | 'updatedAt'> & {
  evidence: Parameters<typeof citedPassageV1>[0][];
  createdAt: Date;
  updatedAt: Date;
};

export function insightV1(insight: Source): InsightV1 {
  const { id, title: name, text: markdown, evidence, themes, authors, createdAt, updatedAt } = insight;
  return {
    ...{ id, title: name, text: markdown, themes, authors, status: insight.status },
    evidence: evidence.map(citedPassageV1),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
