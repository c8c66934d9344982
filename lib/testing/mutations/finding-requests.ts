import type { Make, Making, Pick } from './making';
import type { MutationWorld } from './mutation-world';

const v1 = '/api/public/v1';

type Part = (world: MutationWorld, pick: Pick) => Partial<Making> & { end: string };

const ofLive =
  (part: Part): Make =>
  (world, pick) => {
    const { end, headers, ...rest } = part(world, pick);
    return {
      path: `${v1}/studies/${pick([world.live.id, world.live.linkId])}${end}`,
      headers: { 'x-api-key': world.key, ...headers },
      ...rest,
    };
  };
const match = (pick: Pick) => ({ 'if-match': pick(['"1"', '*', '"2"']) });

const shared = ({ shareUrl }: MutationWorld) => `/api/shared/${new URL(shareUrl).pathname.split('/').at(-1)}`;

/** Highlights, insights, the report and links to them. */
export const FINDING_REQUESTS: Record<string, Make> = {
  [`GET ${v1}/studies/[studyId]/highlights`]: ofLive((_world, pick) => ({
    end: '/highlights',
    query: pick(['', 'person=1&tag=price&mine=true&page=0&perPage=10', 'question=q']),
  })),
  [`GET ${v1}/studies/[studyId]/insights`]: ofLive((_world, pick) => ({
    end: '/insights',
    query: pick(['', 'page=0&perPage=10']),
  })),
  [`POST ${v1}/studies/[studyId]/insights`]: ofLive(({ interviews }) => ({
    end: '/insights',
    json: {
      title: 'Tea is too dear',
      text: 'As told [1].',
      evidence: [{ responseId: interviews.at(-1)!.responseId, responseIndex: 0, start: 0, end: 2 }],
      themes: [],
      status: 'draft',
    },
  })),
  [`GET ${v1}/studies/[studyId]/insights/[insightId]`]: ofLive(({ insightId }) => ({
    end: `/insights/${insightId}`,
  })),
  [`PATCH ${v1}/studies/[studyId]/insights/[insightId]`]: ofLive(({ insightId }, pick) => ({
    end: `/insights/${insightId}`,
    headers: match(pick),
    json: { title: 'Tea', text: 'More', evidence: [], themes: [], status: 'shared' },
  })),
  [`DELETE ${v1}/studies/[studyId]/insights/[insightId]`]: ofLive(({ insightId }, pick) => ({
    end: `/insights/${insightId}`,
    headers: match(pick),
  })),
  [`GET ${v1}/studies/[studyId]/report`]: ofLive(() => ({ end: '/report' })),
  [`PUT ${v1}/studies/[studyId]/report`]: ofLive(({ interviews }, pick) => ({
    end: '/report',
    headers: match(pick),
    json: {
      title: 'Tea',
      standfirst: 'Too dear.',
      blocks: [
        { id: 'b1', type: 'text', text: 'Text' },
        {
          ...{ id: 'b2', type: 'quote', by: 'A drinker' },
          passage: { responseId: interviews.at(-1)!.responseId, responseIndex: 0, start: 0, end: 2 },
        },
        { id: 'b3', type: 'table', columns: ['A'], rows: [['1'], ['2']] },
      ],
    },
  })),
  [`POST ${v1}/studies/[studyId]/report/figures`]: ofLive((_world, pick) => ({
    end: '/report/figures',
    headers: match(pick),
    json: { blockIds: ['b2'] },
  })),
  [`GET ${v1}/studies/[studyId]/report/export`]: ofLive((_world, pick) => ({
    end: '/report/export',
    query: `format=${pick(['docx', 'markdown'])}`,
  })),
  [`GET ${v1}/studies/[studyId]/shares`]: ofLive(() => ({ end: '/shares', query: 'page=0&perPage=10' })),
  [`POST ${v1}/studies/[studyId]/shares`]: ofLive((_world, pick) => ({
    end: '/shares',
    json: {
      ...{ what: pick(['report', 'responses']), label: 'For the board', filter: null },
      ...{ expiresAt: '2099-01-01T00:00:00Z', password: pick([null, 'two beds']) },
      ...{ withRecordings: true, withNames: false, mayDownload: true },
    },
  })),
  [`DELETE ${v1}/studies/[studyId]/shares/[shareId]`]: ofLive(({ shareId }) => ({
    end: `/shares/${shareId}`,
  })),
  'GET /api/shared/[token]': (world) => ({ path: shared(world), query: 'page=0' }),
  'POST /api/shared/[token]': (world) => ({ path: shared(world), json: { password: 'two beds' } }),
  'GET /api/shared/[token]/report': (world, pick) => ({
    path: `${shared(world)}/report`,
    query: `format=${pick(['docx', 'markdown'])}`,
  }),
  'GET /api/shared-media/[shareId]/[key]/[name]': ({ shareId, recording }) => ({
    path: recording.pathname.replace('/api/recordings/', `/api/shared-media/${shareId}/`),
    query: recording.search.slice(1),
  }),
};
