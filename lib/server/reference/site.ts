import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { projectRoot } from '../project-root';
import { ANSWER_EXAMPLES } from './answer-examples';
import { codesTable } from './codes-table';
import { type ApiDocument, type Endpoint, endpointsByTag } from './document';
import { MORE_EXAMPLES, RULE_EXAMPLES, TYPE_EXAMPLES } from './guide-examples';

/** One page of the reference: its prose in Markdown, then operations, or all named schemas. */
export interface ReferencePage {
  id: string;
  group: string;
  title: string;
  summary: string;
  markdown: string;
  endpoints: Endpoint[];
  schemas?: true;
}

const chapter = (id: string) =>
  readFileSync(path.join(projectRoot(), 'docs/reference', `${id}.md`), 'utf8').trim();

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** The page of a tag's operations when it is not named after the tag. */
const PAGE_OF_TAG = new Map<string, string>([
  ['Interviews', 'interview-protocol'],
  ['Sign-in', 'sign-in'],
]);
const MONEY = /[wW]allet|[lL]edger/;

/** The pages in their order. */
export function referencePages(document: ApiDocument): ReferencePage[] {
  const tags = endpointsByTag(document);
  const of = (tag: string) => tags.find(({ name }) => name === tag)?.endpoints ?? [];
  const guide = (id: string, title: string, summary: string, more = ''): ReferencePage => ({
    id,
    group: 'Guide',
    title,
    summary,
    markdown: `${chapter(id)}\n\n${more}`.trim(),
    endpoints: [],
  });
  const protocol = guide(
    'interview-protocol',
    'The interview protocol',
    'Start, answer and resume an interview from a client of your own.',
    answerExamples(),
  );
  const money = of('Launching').filter(({ operation }) => MONEY.test(operation.operationId));
  const pages: ReferencePage[] = [
    guide('getting-started', 'Getting started', 'A key, a first request, and where everything is.'),
    guide('authentication', 'Authentication', 'Keys, sessions and the tokens of interviews.'),
    guide('errors', 'Errors', 'One form for every refusal, and what each code means.', codesTable(document)),
    guide('paging', 'Paging and polling', 'Read all responses, and stay up to date.'),
    guide('idempotency', 'Retries and idempotency', 'What may be sent again, and how to edit together.'),
    guide('mcp', 'Assistants (MCP)', 'Studies as tools for assistants, with the key of a person.'),
    guide('rate-limits', 'Rate limits', 'What a request costs, and what a minute holds.', costTable()),
    guide(
      'guide-language',
      'The guide language',
      'Every type of question and every rule, with examples.',
      guideExamples(),
    ),
    { ...protocol, endpoints: of('Interviews') },
  ];
  for (const { name, description, endpoints } of tags) {
    if (PAGE_OF_TAG.get(name) === 'interview-protocol') continue;
    const own = name === 'Launching' ? endpoints.filter((endpoint) => !money.includes(endpoint)) : endpoints;
    const id = PAGE_OF_TAG.get(name) ?? name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    pages.push({ id, group: 'Operations', title: name, summary: description, markdown: '', endpoints: own });
    if (name === 'Launching') {
      const summary = 'The wallets that pay for launches, their figures and who may use them.';
      pages.push({
        id: 'wallets',
        group: 'Operations',
        title: 'Wallets',
        summary,
        markdown: '',
        endpoints: money,
      });
    }
  }
  pages.push(
    {
      ...guide('changelog', 'Changelog', 'What changed, by version.'),
      group: 'More',
    },
    {
      id: 'schemas',
      group: 'More',
      title: 'Schemas',
      summary: 'Every object that has a name, described once.',
      markdown: '',
      endpoints: [],
      schemas: true,
    },
  );
  return pages.filter(
    ({ markdown, endpoints, schemas }) => markdown !== '' || endpoints.length > 0 || schemas,
  );
}

function answerExamples(): string {
  return ANSWER_EXAMPLES.map(({ name, about, answer }) => `### ${name}\n\n${about}\n\n${json(answer)}`).join(
    '\n\n',
  );
}

function guideExamples(): string {
  const shown = ({ name, about, guide }: (typeof TYPE_EXAMPLES)[number]) =>
    `### ${name}\n\n${about}\n\n${json(guide)}`;
  const rules = RULE_EXAMPLES.map(
    ({ rule, about, broken, mended }) =>
      `### ${rule}\n\n${about}\n\nThis breaks it, and is refused with \`invalid_study_guide\`:\n\n${json(broken)}\n\nThis keeps it:\n\n${json(mended)}`,
  );
  return [
    '## Types of questions',
    ...TYPE_EXAMPLES.map(shown),
    '## Blocks, conditions, options carried forward',
    ...MORE_EXAMPLES.map(shown),
    '## Rules across fields',
    'A guide that breaks one is refused with 400 `invalid_study_guide`; the message names the rule and the offender. `POST …/studies/{studyId}/validate` lists all problems at once.',
    ...rules,
  ].join('\n\n');
}

function costTable(): string {
  const { search, summary, tags, urlParameters, results, export: file, workbook } = REQUEST_COST;
  const rows: [string, string | number][] = [
    ['A list of responses (v1 and legacy)', 'one for each thousand of `perPage`'],
    ['Search responses', search],
    ['Summary of responses', summary],
    ['Tags of a study, tagging many responses', tags],
    ['URL parameters of a study', urlParameters],
    ['Results of a study', results],
    ['Export as CSV, JSON or Markdown', file],
    ['Export as a workbook (XLSX)', workbook],
    ['Anything else', 1],
  ];
  return [
    '## What a request takes',
    ['| Request | Points |', '|---|---|', ...rows.map(([what, points]) => `| ${what} | ${points} |`)].join(
      '\n',
    ),
    '## Other limits',
    'An interview has 300 requests a minute; a study takes 600 starts a minute from one address; an address may fail 20 times a minute with each kind of credential. A body has at most 2 MiB, a guide 50 blocks, 200 items and 100 options an item. Whoever runs this server may have set other limits, or none (`RATE_LIMITS=off`): then there are no such headers.',
  ].join('\n\n');
}
