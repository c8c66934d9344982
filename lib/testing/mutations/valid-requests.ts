import { randomUUID } from 'node:crypto';
import { EXPORT_FORMATS } from '@/lib/domain/response/export-format';
import { plainAnswer } from '../journey';
import { wholeGuide } from '../whole-guide';
import { FINDING_REQUESTS } from './finding-requests';
import type { Make, Making, Pick } from './making';
import { type MutationWorld, SMALL_GIF } from './mutation-world';
import { PEOPLE_REQUESTS } from './people-requests';
import type { WireRequest } from './wire-request';

const v1 = '/api/public/v1';
const byKey = ({ key }: MutationWorld) => ({ 'x-api-key': key });
const byToken = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
const anyStudy: (world: MutationWorld, pick: Pick) => string = ({ draft, live, paused }, pick) => {
  const { id, linkId } = pick([draft, live, paused]);
  return pick([id, linkId]);
};
const PAGE = 'page=0&perPage=10&updatedSince=2026-01-01T00:00:00Z&includeInProgress=true';
const LEGACY_PAGE = 'page=0&per_page=10&updated_since=2026-01-01T00:00:00Z&include_in_progress=true';
const FILTER = `filter=${encodeURIComponent(
  JSON.stringify({
    progress: ['complete'],
    qualityFrom: 1,
    tags: ['late'],
    createdFrom: '2026-01-01T00:00:00Z',
    urlParams: [{ name: 'a', value: '1' }],
    answers: [{ questionId: 'q', optionIds: ['o'] }],
    search: 'tea "hot water"',
  }),
)}`;
/** Rarely one, for with it a second request that differs is a conflict and no more. */
const ONCE: Record<string, string>[] = [{}, {}, {}, { 'idempotency-key': 'once' }];
const FOLDERS = [['A'], ['A', 'B'], ['A/B', '50%']];
const TUS = { 'tus-resumable': '1.0.0' };

function createRequest(): Record<string, unknown> {
  return {
    title: 'Tea',
    externalTitle: 'About tea',
    background: 'A tea shop.',
    studyGoal: 'What people drink.',
    config: {
      interviewMode: 'text',
      questionLanguage: 'en',
      availableLanguages: ['de'],
      targetPlatforms: ['ios'],
      turnTaking: 'patient',
      style: 'warm',
      allowRevision: true,
    },
    welcomeMessage: { title: 'Hi', message: 'Hello' },
    closingMessage: 'Bye',
    studyGuide: wholeGuide(),
  };
}

const study = (more: (world: MutationWorld, pick: Pick) => Partial<Making> & { end?: string }): Make => {
  return (world, pick) => {
    const { end = '', ...rest } = more(world, pick);
    return { path: `${v1}/studies/${anyStudy(world, pick)}${end}`, headers: byKey(world), ...rest };
  };
};
const response = (more: (world: MutationWorld, pick: Pick) => Partial<Making> & { end: string }): Make => {
  return (world, pick) => {
    const { end, ...rest } = more(world, pick);
    const name = pick([pick(world.interviews).responseId, '1', '2']);
    return { path: `${v1}/responses/${world.live.linkId}/${name}${end}`, headers: byKey(world), ...rest };
  };
};
const annotation = (more: () => Partial<Making>): Make => {
  return (world) => ({
    path: `${v1}/responses/${world.live.linkId}/${world.annotation.responseId}/annotations/${world.annotation.id}`,
    headers: byKey(world),
    ...more(),
  });
};
const words = (more: () => Partial<Making>): Make => {
  return ({ spoken, ...world }) => ({
    path: `${v1}/responses/${spoken.linkId}/${spoken.responseId}/rows/0/words`,
    headers: byKey({ spoken, ...world }),
    ...more(),
  });
};
const theme = (more: (world: MutationWorld, pick: Pick) => Partial<Making> & { end?: string }): Make => {
  return (world, pick) => {
    const { end = '', ...rest } = more(world, pick);
    const { linkId, id } = world.theme;
    return { path: `${v1}/studies/${linkId}/themes/${id}${end}`, headers: byKey(world), ...rest };
  };
};
const ifMatch = (world: MutationWorld, pick: Pick) => ({
  ...byKey(world),
  'if-match': pick(['*', '"1-0-1"', '"2"']),
});
const clips = (more: (world: MutationWorld, pick: Pick) => Partial<Making> & { end?: string }): Make => {
  return (world, pick) => {
    const { end = '', ...rest } = more(world, pick);
    const { linkId, responseId } = world.spoken;
    return { path: `${v1}/responses/${linkId}/${responseId}/clips${end}`, headers: byKey(world), ...rest };
  };
};
const reels = (more: (world: MutationWorld, pick: Pick) => Partial<Making> & { end?: string }): Make => {
  return (world, pick) => {
    const { end = '', ...rest } = more(world, pick);
    return { path: `${v1}/studies/${world.films.studyId}/reels${end}`, headers: byKey(world), ...rest };
  };
};
const reelBody = ({ films }: MutationWorld) => ({
  title: 'Late trains',
  clips: [films.clipId],
  titleCards: [{ before: 0, text: 'Cold', seconds: 2 }],
  captions: 'track',
  hide: ['camera'],
});
const recordings = ({ upload }: MutationWorld) => `/api/interviews/${upload.responseId}/recordings`;
const oneRecording: (world: MutationWorld) => string = (world) =>
  `${recordings(world)}/${world.upload.recordingId}`;

/** A valid request for every route and method of the API. */
export const VALID: Record<string, Make> = {
  'GET /api/health': () => ({ path: '/api/health' }),
  'GET /api/ready': () => ({ path: '/api/ready' }),
  'GET /api/openapi.json': () => ({ path: '/api/openapi.json' }),
  'POST /api/interviews': ({ live }, pick) => ({
    path: '/api/interviews',
    headers: pick(ONCE),
    json: { linkId: live.linkId, urlParams: { a: '1', b: 'two' }, language: 'de', consent: { text: 'Yes' } },
  }),
  'GET /api/interviews/[responseId]': (world, pick) => {
    const interview = pick(world.interviews);
    return { path: `/api/interviews/${interview.responseId}`, headers: byToken(interview) };
  },
  'PATCH /api/interviews/[responseId]': (world, pick) => {
    const interview = pick(world.interviews);
    return {
      path: `/api/interviews/${interview.responseId}`,
      headers: byToken(interview),
      json: { language: 'de' },
    };
  },
  'POST /api/interviews/[responseId]/answers': (world, pick) => {
    const interview = pick(world.interviews);
    const { step } = interview;
    const answer = step.kind === 'end' ? { text: 'More' } : plainAnswer(step);
    return {
      path: `/api/interviews/${interview.responseId}/answers`,
      headers: byToken(interview),
      json: { stepId: step.id ?? 'end', answer },
    };
  },
  'POST /api/interviews/[responseId]/changes': ({ changing }) => ({
    path: `/api/interviews/${changing.responseId}/changes`,
    headers: byToken(changing),
    json: { stepId: changing.step.id, version: 1, answer: { text: 'Quiet' } },
  }),
  'POST /api/interviews/[responseId]/words': (world) => ({
    path: `/api/interviews/${world.upload.responseId}/words`,
    headers: byToken(world.upload),
    json: { stepId: world.upload.step.id },
  }),
  'POST /api/interviews/[responseId]/additions': ({ spoken }) => ({
    path: `/api/interviews/${spoken.responseId}/additions`,
    headers: byToken(spoken),
    json: { stepId: spoken.stepId, recordings: [spoken.recordingId] },
  }),
  'POST /api/interviews/[responseId]/recordings': (world) => {
    const { upload } = world;
    const about = { kind: 'file', stepId: upload.step.id, filetype: 'text/plain', filename: 'ticket.txt' };
    const metadata = Object.entries(about).map(
      ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
    );
    return {
      path: recordings(world),
      headers: { ...byToken(upload), ...TUS, 'upload-length': '64', 'upload-metadata': metadata.join(',') },
    };
  },
  'HEAD /api/interviews/[responseId]/recordings/[recordingId]': (world) => ({
    path: oneRecording(world),
    headers: { ...byToken(world.upload), ...TUS },
  }),
  'PATCH /api/interviews/[responseId]/recordings/[recordingId]': (world) => ({
    path: oneRecording(world),
    headers: {
      ...byToken(world.upload),
      ...TUS,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    bytes: Buffer.from('abc'),
  }),
  'POST /api/interviews/resume': (world, pick) => ({
    path: '/api/interviews/resume',
    headers: byToken(pick(world.interviews)),
  }),
  'POST /api/interviews/[responseId]/forget': (world, pick) => {
    const interview = pick(world.interviews);
    return { path: `/api/interviews/${interview.responseId}/forget`, headers: byToken(interview) };
  },
  'GET /api/interviews/[responseId]/erase-link': (world, pick) => {
    const interview = pick(world.interviews);
    return { path: `/api/interviews/${interview.responseId}/erase-link`, headers: byToken(interview) };
  },
  'GET /api/interviews/studies/[linkId]': ({ live, paused }, pick) => ({
    path: `/api/interviews/studies/${pick([live, paused]).linkId}`,
  }),
  [`POST ${v1}/media`]: (world) => ({
    path: `${v1}/media`,
    headers: byKey(world),
    bytes: SMALL_GIF,
  }),
  'GET /api/media/[file]': (world) => ({
    path: world.picture,
    headers: { range: 'bytes=0-3' },
  }),
  'GET /api/recordings/[key]/[name]': ({ recording }) => ({
    path: recording.pathname,
    query: recording.search.slice(1),
    headers: { range: 'bytes=0-3' },
  }),
  'GET /api/interviews/[responseId]/voice': (world) => ({
    path: `/api/interviews/${world.upload.responseId}/voice`,
    query: `stepId=${world.upload.step.id}`,
    headers: byToken(world.upload),
  }),
  'GET /api/public/list_surveys': (world) => ({ path: '/api/public/list_surveys', headers: byKey(world) }),
  'GET /api/public/responses/[linkId]': (world) => ({
    path: `/api/public/responses/${world.live.linkId}`,
    query: LEGACY_PAGE,
    headers: byKey(world),
  }),
  'GET /api/public/responses/[linkId]/[responseId]': (world, pick) => ({
    path: `/api/public/responses/${world.live.linkId}/${pick(world.interviews).responseId}`,
    headers: byKey(world),
  }),
  'GET /api/public/studies/[studyId]/questions': (world) => ({
    path: `/api/public/studies/${world.live.linkId}/questions`,
    headers: byKey(world),
  }),
  [`GET ${v1}/responses/[linkId]`]: (world, pick) => ({
    path: `${v1}/responses/${anyStudy(world, pick)}`,
    query: PAGE,
    headers: { ...byKey(world), 'if-none-match': '"a"', 'accept-encoding': 'identity' },
  }),
  [`GET ${v1}/responses/[linkId]/[responseId]`]: (world, pick) => ({
    path: `${v1}/responses/${world.live.linkId}/${pick([pick(world.interviews).responseId, '1', '2'])}`,
    headers: byKey(world),
  }),
  [`DELETE ${v1}/responses/[linkId]/[responseId]`]: (world) => ({
    path: `${v1}/responses/${world.live.linkId}/${world.interviews.at(-1)?.responseId}`,
    headers: byKey(world),
  }),
  [`GET ${v1}/responses/[linkId]/[responseId]/reading`]: response((_world, pick) => ({
    end: '/reading',
    query: pick(['', `filter=${encodeURIComponent('{"progress":["complete"]}')}`]),
  })),
  [`GET ${v1}/responses/[linkId]/[responseId]/captions`]: response((_world, pick) => ({
    end: '/captions',
    query: pick(['', 'format=srt', 'format=json']),
  })),
  [`GET ${v1}/responses/[linkId]/[responseId]/files/[fileId]`]: (world) => ({
    path: `${v1}/responses/${world.handed.linkId}/${world.handed.responseId}/files/${world.handed.fileId}`,
    headers: byKey(world),
  }),
  [`POST ${v1}/responses/[linkId]/[responseId]/transcription`]: (world) => ({
    path: `${v1}/responses/${world.ended.linkId}/${world.ended.responseId}/transcription`,
    headers: byKey(world),
    json: {},
  }),
  [`POST ${v1}/responses/[linkId]/[responseId]/analysis`]: (world) => ({
    path: `${v1}/responses/${world.ended.linkId}/${world.ended.responseId}/analysis`,
    headers: byKey(world),
    json: {},
  }),
  [`PATCH ${v1}/responses/[linkId]/[responseId]/tags`]: response(() => ({
    end: '/tags',
    json: { add: ['price'], remove: ['late'] },
  })),
  [`PUT ${v1}/responses/[linkId]/[responseId]/looked-after`]: response(() => ({ end: '/looked-after' })),
  [`DELETE ${v1}/responses/[linkId]/[responseId]/looked-after`]: response(() => ({ end: '/looked-after' })),
  [`POST ${v1}/responses/[linkId]/[responseId]/annotations`]: response((_world, pick) => ({
    end: '/annotations',
    json: pick([
      { responseIndex: 0, passage: { start: 0, end: 2 }, tag: 'price', body: 'So much.' },
      { responseIndex: 0, passage: null, quote: null, tag: null, body: 'So much.' },
    ]),
  })),
  [`PATCH ${v1}/responses/[linkId]/[responseId]/annotations/[annotationId]`]: annotation(() => ({
    json: { body: 'So much.' },
  })),
  [`DELETE ${v1}/responses/[linkId]/[responseId]/annotations/[annotationId]`]: annotation(() => ({})),
  [`GET ${v1}/responses/[linkId]/[responseId]/rows/[responseIndex]/words`]: words(() => ({})),
  [`PUT ${v1}/responses/[linkId]/[responseId]/rows/[responseIndex]/words`]: words(() => ({
    // A clip of this row hides the name.
    json: { text: 'Leeds was cold, and late.' },
  })),
  [`GET ${v1}/responses/[linkId]/[responseId]/clips`]: clips(() => ({ query: 'page=0&perPage=10' })),
  [`POST ${v1}/responses/[linkId]/[responseId]/clips`]: clips(() => ({
    json: {
      title: 'Cold',
      from: 0.5,
      to: 1.5,
      layout: 'camera',
      captions: 'track',
      hide: ['screen', 'sound'],
      names: ['Leeds'],
      passages: [{ responseIndex: 0, start: 0, end: 2 }],
    },
  })),
  [`GET ${v1}/responses/[linkId]/[responseId]/clips/[clipId]`]: clips(({ films }) => ({
    end: `/${films.clipId}`,
  })),
  [`PATCH ${v1}/responses/[linkId]/[responseId]/clips/[clipId]`]: clips(({ films }) => ({
    end: `/${films.clipId}`,
    json: { title: 'Colder' },
  })),
  [`DELETE ${v1}/responses/[linkId]/[responseId]/clips/[clipId]`]: clips(({ films }) => ({
    end: `/${films.clipId}`,
  })),
  [`GET ${v1}/studies/[studyId]/clips`]: study(() => ({ end: '/clips', query: 'page=0&perPage=10' })),
  [`GET ${v1}/studies/[studyId]/reels`]: study(() => ({ end: '/reels', query: 'page=0&perPage=10' })),
  [`POST ${v1}/studies/[studyId]/reels`]: reels((world) => ({ json: reelBody(world) })),
  [`GET ${v1}/studies/[studyId]/reels/[reelId]`]: reels(({ films }) => ({ end: `/${films.reelId}` })),
  [`PATCH ${v1}/studies/[studyId]/reels/[reelId]`]: reels((world) => ({
    end: `/${world.films.reelId}`,
    json: reelBody(world),
  })),
  [`DELETE ${v1}/studies/[studyId]/reels/[reelId]`]: reels(({ films }) => ({ end: `/${films.reelId}` })),
  [`GET ${v1}/studies/[studyId]/tags`]: study(() => ({ end: '/tags' })),
  [`GET ${v1}/studies/[studyId]/themes`]: study(() => ({ end: '/themes' })),
  [`POST ${v1}/studies/[studyId]/themes`]: study((_world, pick) => ({
    end: '/themes',
    json: { name: pick(['Late', 'A door that closes']), rule: 'Trains are late.', parentId: null },
  })),
  [`POST ${v1}/studies/[studyId]/themes/suggest`]: study(() => ({ end: '/themes/suggest', json: {} })),
  [`GET ${v1}/studies/[studyId]/themes/[themeId]`]: theme(() => ({})),
  [`PATCH ${v1}/studies/[studyId]/themes/[themeId]`]: theme((world, pick) => ({
    headers: ifMatch(world, pick),
    json: {
      name: pick(['Late', 'Later']),
      rule: 'Trains are late.',
      parentId: pick([null, world.theme.otherId]),
      status: pick(['suggested', 'accepted', 'rejected']),
    },
  })),
  [`DELETE ${v1}/studies/[studyId]/themes/[themeId]`]: theme((world, pick) => ({
    headers: ifMatch(world, pick),
  })),
  [`POST ${v1}/studies/[studyId]/themes/[themeId]/merge`]: (world) => ({
    path: `${v1}/studies/${world.theme.linkId}/themes/${world.theme.otherId}/merge`,
    headers: byKey(world),
    json: { into: world.theme.id },
  }),
  [`GET ${v1}/studies/[studyId]/themes/[themeId]/evidence`]: theme((_world, pick) => ({
    end: '/evidence',
    query: pick(['', 'stance=supports&page=0&perPage=10', 'expand=row']),
  })),
  [`POST ${v1}/studies/[studyId]/themes/[themeId]/evidence`]: theme((world, pick) => ({
    end: '/evidence',
    json: {
      responseId: world.theme.responseId,
      ...{ responseIndex: 0, start: 0, end: 6, stance: pick(['supports', 'contradicts']) },
    },
  })),
  [`DELETE ${v1}/studies/[studyId]/themes/[themeId]/evidence/[evidenceId]`]: theme((world) => ({
    end: `/evidence/${world.theme.evidenceId}`,
  })),
  [`GET ${v1}/studies/[studyId]/themes/[themeId]/decisions`]: theme(() => ({ end: '/decisions' })),
  [`GET ${v1}/studies/[studyId]/codebook`]: study(() => ({ end: '/codebook' })),
  [`GET ${v1}/audit`]: (world, pick) => ({
    path: `${v1}/audit`,
    query: pick([
      'page=0&perPage=10',
      'action=createStudy&actor=operator&target=a&from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z&format=json',
    ]),
    headers: byKey(world),
  }),
  [`GET ${v1}/audit/check`]: (world) => ({ path: `${v1}/audit/check`, headers: byKey(world) }),
  [`GET ${v1}/people`]: (world, pick) => ({
    path: `${v1}/people`,
    query: pick(['parameter=source&value=mail&page=0&perPage=10', `responseId=${world.ended.responseId}`]),
    headers: byKey(world),
  }),
  [`GET ${v1}/people/export`]: (world, pick) => ({
    path: `${v1}/people/export`,
    query: pick(['parameter=source&value=mail&page=0&perPage=2', `responseId=${world.ended.responseId}`]),
    headers: byKey(world),
  }),
  [`DELETE ${v1}/people`]: (world) => ({
    path: `${v1}/people`,
    query: `responseId=${world.erased.responseId}`,
    headers: byKey(world),
  }),
  [`GET ${v1}/dashboard/studies`]: (world, pick) => ({
    path: `${v1}/dashboard/studies`,
    query: `search=${pick(['tea', 'https://a.example/s/abc', 'A%20study'])}&status=${pick(['all', 'live'])}&folder=A%2FB&sort=${pick(['newest', 'title', 'lastResponse'])}&page=0&perPage=10`,
    headers: byKey(world),
  }),
  [`GET ${v1}/folders`]: (world) => ({ path: `${v1}/folders`, headers: byKey(world) }),
  [`POST ${v1}/folders`]: (world, pick) => ({
    path: `${v1}/folders`,
    headers: byKey(world),
    json: { path: pick(FOLDERS) },
  }),
  [`PATCH ${v1}/folders`]: (world, pick) => ({
    path: `${v1}/folders`,
    headers: byKey(world),
    json: { path: pick(FOLDERS), newPath: pick(FOLDERS) },
  }),
  [`DELETE ${v1}/folders`]: (world, pick) => ({
    path: `${v1}/folders`,
    query: `path=A%2FB&contents=${pick(['refuse', 'moveUp'])}`,
    headers: byKey(world),
  }),
  [`POST ${v1}/folders/move`]: ({ draft, live, ...world }, pick) => ({
    path: `${v1}/folders/move`,
    headers: { 'x-api-key': world.key },
    json: { studyIds: [draft.id, live.id], folderPath: pick([...FOLDERS, null]) },
  }),
  [`GET ${v1}/studies`]: (world) => ({ path: `${v1}/studies`, headers: byKey(world) }),
  [`POST ${v1}/studies/create`]: (world, pick) => ({
    path: `${v1}/studies/create`,
    headers: { ...byKey(world), ...pick(ONCE) },
    json: createRequest(),
  }),
  [`GET ${v1}/studies/[studyId]`]: study((world) => ({
    headers: { ...byKey(world), 'if-none-match': '"1"' },
  })),
  [`PATCH ${v1}/studies/[studyId]`]: study((world, pick) => {
    const { studyGuide: _, ...fields } = createRequest();
    return {
      headers: { ...byKey(world), 'if-match': pick(['"1"', '*', '"2"']) },
      json: { ...fields, folderPath: ['A', 'B'], responseTarget: 3, launchers: null },
    };
  }),
  [`DELETE ${v1}/studies/[studyId]`]: (world, pick) => ({
    path: `${v1}/studies/${pick([world.doomed.id, world.doomed.linkId])}`,
    headers: byKey(world),
  }),
  [`POST ${v1}/studies/[studyId]/close`]: study(() => ({ end: '/close' })),
  [`POST ${v1}/studies/[studyId]/pause`]: study(() => ({ end: '/pause' })),
  [`POST ${v1}/studies/[studyId]/resume`]: study(() => ({ end: '/resume' })),
  [`POST ${v1}/studies/[studyId]/duplicate`]: study(() => ({
    end: '/duplicate',
    json: { title: 'Another' },
  })),
  [`POST ${v1}/studies/[studyId]/ask`]: study(() => ({
    end: '/ask',
    json: { question: 'What did they say of the tea?' },
  })),
  [`POST ${v1}/ask`]: ({ draft, live, ...world }, pick) => ({
    path: `${v1}/ask`,
    headers: byKey({ draft, live, ...world }),
    json: { question: 'What did they say of the tea?', studyIds: [pick([draft, live]).id] },
  }),
  [`POST ${v1}/studies/[studyId]/validate`]: study(() => ({
    end: '/validate',
    json: { studyGuide: wholeGuide() },
  })),
  [`GET ${v1}/studies/[studyId]/guide`]: study(() => ({ end: '/guide' })),
  [`GET ${v1}/studies/[studyId]/guide/markdown`]: study(() => ({ end: '/guide/markdown' })),
  [`PUT ${v1}/studies/[studyId]/guide`]: study((world, pick) => ({
    end: '/guide',
    headers: { ...byKey(world), 'if-match': pick(['"1"', '*', '"2"']) },
    json: { studyGuide: wholeGuide() },
  })),
  [`GET ${v1}/studies/[studyId]/translations`]: study(() => ({ end: '/translations' })),
  [`GET ${v1}/studies/[studyId]/translations/[language]`]: study((_world, pick) => ({
    end: '/translations/de',
    query: pick(['', 'format=csv', 'format=xliff']),
  })),
  [`PUT ${v1}/studies/[studyId]/translations/[language]`]: study(() => ({
    end: '/translations/de',
    json: { strings: { externalTitle: { text: 'Zug', state: 'edited' } } },
  })),
  [`PATCH ${v1}/studies/[studyId]/translations/[language]`]: study(() => ({
    end: '/translations/de',
    json: { strings: { externalTitle: null } },
  })),
  [`POST ${v1}/studies/[studyId]/translations/[language]/draft`]: study(() => ({
    end: '/translations/de/draft',
  })),
  [`POST ${v1}/studies/[studyId]/launch`]: study((world, pick) => ({
    end: '/launch',
    headers: { ...byKey(world), ...pick(ONCE) },
    json: { walletId: pick([world.walletId, world.walletId.toUpperCase()]) },
  })),
  [`GET ${v1}/studies/[studyId]/questions`]: study((_world, pick) => ({
    end: '/questions',
    query: pick(['', 'revision=published']),
  })),
  [`GET ${v1}/studies/[studyId]/head`]: study(() => ({ end: '/head' })),
  [`GET ${v1}/studies/[studyId]/fieldwork`]: study(() => ({ end: '/fieldwork' })),
  [`POST ${v1}/studies/[studyId]/fieldwork/compare`]: study(() => ({
    end: '/fieldwork/compare',
    json: { csv: 'id,status\np-1041,APPROVED', parameter: 'pid' },
  })),
  [`GET ${v1}/studies/[studyId]/retention`]: study(() => ({
    end: '/retention',
    query: 'days=30&recordingsDays=7&wordsDays=none',
  })),
  [`GET ${v1}/studies/[studyId]/hold`]: study(() => ({ end: '/hold' })),
  // Of what nobody deletes: a hold would forbid it.
  [`PUT ${v1}/studies/[studyId]/hold`]: (world) => ({
    path: `${v1}/studies/${world.draft.id}/hold`,
    headers: byKey(world),
    json: { reason: 'Case 2026-117' },
  }),
  [`DELETE ${v1}/studies/[studyId]/hold`]: (world) => ({
    path: `${v1}/studies/${world.draft.id}/hold`,
    headers: byKey(world),
  }),
  [`PUT ${v1}/responses/[linkId]/[responseId]/hold`]: (world) => ({
    path: `${v1}/responses/${world.spoken.linkId}/${world.spoken.responseId}/hold`,
    headers: byKey(world),
    json: { reason: 'Case 2026-117' },
  }),
  [`DELETE ${v1}/responses/[linkId]/[responseId]/hold`]: (world) => ({
    path: `${v1}/responses/${world.spoken.linkId}/${world.spoken.responseId}/hold`,
    headers: byKey(world),
  }),
  [`GET ${v1}/organization/retention`]: (world) => ({
    path: `${v1}/organization/retention`,
    headers: byKey(world),
    query: 'recordingsDays=30&everythingDays=none',
  }),
  [`GET ${v1}/studies/[studyId]/invitations`]: study((_world, pick) => ({
    end: '/invitations',
    query: pick(['', 'state=sent&find=ada&perPage=2', 'format=csv']),
  })),
  [`POST ${v1}/studies/[studyId]/invitations`]: study((_world, pick) => ({
    end: '/invitations',
    json: pick([
      { invitees: [{ email: 'ada@example.org', name: 'Ada', parameters: { pid: 'p-1' } }] },
      { csv: 'email,name\nada@example.org,Ada', check: true },
    ]),
  })),
  [`POST ${v1}/studies/[studyId]/invitations/send`]: study(() => ({ end: '/invitations/send', json: {} })),
  [`POST ${v1}/studies/[studyId]/invitations/remind`]: study(() => ({
    end: '/invitations/remind',
    json: { at: '2026-09-15T08:00:00Z' },
  })),
  [`DELETE ${v1}/studies/[studyId]/invitations/[invitationId]`]: study(() => ({
    end: `/invitations/${randomUUID()}`,
  })),
  'GET /api/unsubscribe/[token]': () => ({ path: '/api/unsubscribe/nobody' }),
  'POST /api/unsubscribe/[token]': () => ({ path: '/api/unsubscribe/nobody' }),
  'DELETE /api/interviews/erase/[token]': () => ({ path: '/api/interviews/erase/nobody' }),
  [`POST ${v1}/studies/[studyId]/test-link`]: study(() => ({ end: '/test-link' })),
  [`GET ${v1}/studies/[studyId]/rehearsals`]: study(() => ({ end: '/rehearsals' })),
  [`POST ${v1}/studies/[studyId]/rehearsals`]: study(() => ({
    end: '/rehearsals',
    json: { manners: ['terse', 'hostile'] },
  })),
  [`GET ${v1}/studies/[studyId]/rehearsals/[rehearsalId]`]: (world) => ({
    path: `${v1}/studies/${world.live.id}/rehearsals/${world.rehearsalId}`,
    headers: byKey(world),
  }),
  [`POST ${v1}/studies/[studyId]/rehearsals/[rehearsalId]/stop`]: (world) => ({
    path: `${v1}/studies/${world.live.id}/rehearsals/${world.rehearsalId}/stop`,
    headers: byKey(world),
  }),
  [`GET ${v1}/studies/[studyId]/launch-preview`]: study(() => ({ end: '/launch-preview' })),
  [`GET ${v1}/studies/[studyId]/link-check`]: study((_world, pick) => ({
    end: '/link-check',
    query: `linkId=${pick(['night-trains', 'new', 'A B'])}`,
  })),
  [`POST ${v1}/studies/[studyId]/links`]: study(() => ({
    end: '/links',
    json: { parameters: { pid: 'p-1041', wave: 'two words' } },
  })),
  [`GET ${v1}/wallets/usage`]: (world) => ({ path: `${v1}/wallets/usage`, headers: byKey(world) }),
  [`GET ${v1}/wallets/[walletId]/ledger`]: (world, pick) => ({
    path: `${v1}/wallets/${world.walletId}/ledger`,
    query: pick(['', 'limit=2', 'before=1000&limit=3']),
    headers: byKey(world),
  }),
  [`PUT ${v1}/wallets/[walletId]/access`]: (world) => ({
    path: `${v1}/wallets/${world.walletId}/access`,
    headers: byKey(world),
    // A list would shut the owner out, whose launches come later.
    json: { members: null },
  }),
  ...FINDING_REQUESTS,
  ...PEOPLE_REQUESTS,
  [`GET ${v1}/studies/[studyId]/responses`]: study((_world, pick) => ({
    end: '/responses',
    query: `limit=2&order=asc&sort=${pick(['updated', 'quality', 'duration', 'readableId'])}&${FILTER}`,
  })),
  [`GET ${v1}/studies/[studyId]/responses/summary`]: study(() => ({
    end: '/responses/summary',
    query: `utcOffsetMinutes=60&${FILTER}`,
  })),
  [`GET ${v1}/studies/[studyId]/responses/export`]: study((_world, pick) => ({
    end: '/responses/export',
    query: `format=${pick([...EXPORT_FORMATS])}&flag=safety&updatedSince=2020-01-01T00:00:00Z&${FILTER}`,
  })),
  [`GET ${v1}/studies/[studyId]/exports/[exportId]`]: (world) => ({
    path: `${v1}/studies/${world.live.id}/exports/${world.exported.id}`,
    headers: byKey(world),
  }),
  'POST /api/mcp': (world) => ({
    path: '/mcp',
    headers: { ...byKey(world), accept: 'application/json, text/event-stream' },
    json: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
  }),
  'GET /api/exports/[key]': ({ exported }) => ({
    path: exported.file.pathname,
    query: exported.file.search.slice(1),
  }),
  [`POST ${v1}/studies/[studyId]/responses/tags`]: study((_world, pick) => ({
    end: '/responses/tags',
    json: { [pick(['add', 'remove'])]: 'late', filter: { readableIds: [1, 2], tags: ['late'] }, after: 0 },
  })),
  [`GET ${v1}/studies/[studyId]/results`]: study(() => ({ end: '/results', query: FILTER })),
  [`GET ${v1}/studies/[studyId]/url-parameters`]: study(() => ({ end: '/url-parameters' })),
  [`GET ${v1}/search`]: (world, pick) => ({
    path: `${v1}/search`,
    headers: byKey(world),
    query: `q=${pick(['tea', '12', '3f2b8c1a', 'Response%201'])}`,
  }),
  [`GET ${v1}/wallets`]: (world) => ({ path: `${v1}/wallets`, headers: byKey(world) }),
};

/** A request of one route as its caller would send it. */
export function validRequest(route: string, world: MutationWorld, pick: Pick): WireRequest {
  const make = VALID[route];
  if (!make) throw new Error(`no valid request for ${route}`);
  const { path, query = '', headers = {}, json, bytes } = make(world, pick);
  const [method = ''] = route.split(' ');
  const body = bytes ?? (json === undefined ? null : Buffer.from(JSON.stringify(json)));
  const all = { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) };
  return {
    route,
    method,
    target: query ? `${path}?${query}` : path,
    headers: Object.entries(all),
    body,
    changes: [],
  };
}
