import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as readingRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import { DELETE as deleteRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { GET as boardRoute } from '@/app/api/public/v1/studies/[studyId]/fieldwork/route';
import { GET as headRoute } from '@/app/api/public/v1/studies/[studyId]/head/route';
import { GET as previewRoute } from '@/app/api/public/v1/studies/[studyId]/launch-preview/route';
import { GET as exportRoute } from '@/app/api/public/v1/studies/[studyId]/responses/export/route';
import { POST as resumeStudyRoute } from '@/app/api/public/v1/studies/[studyId]/resume/route';
import { POST as testLinkRoute } from '@/app/api/public/v1/studies/[studyId]/test-link/route';
import { POST as validateRoute } from '@/app/api/public/v1/studies/[studyId]/validate/route';
import type { Conditional } from '@/lib/domain/guide/guide';
import { closeDueStudies } from '@/lib/services/fieldwork/close-due-studies';
import { database } from '@/lib/store/database';
import { dropIdlePlaces } from '@/lib/store/quota-places';
import { response } from '@/lib/store/schema';
import { setStudyStatus } from '@/lib/store/studies';
import { call, type Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy, putGuide, readStudy } from '@/lib/testing/editing';
import { eventsOf } from '@/lib/testing/events-of';
import { choice, flat, matrix, open, options, screening, selected } from '@/lib/testing/guide-parts';
import {
  answer,
  answered,
  createdStudy,
  launch,
  launchedStudy,
  type Step,
  startedInterview,
} from '@/lib/testing/journey';
import { newOrganization } from '@/lib/testing/world';
import { GET as resumeRoute } from './[responseId]/route';
import { POST } from './route';
import { GET as invitationRoute } from './studies/[linkId]/route';

testDatabase();

const neutral = (...texts: string[]) => texts.map((text) => ({ text, status: 'neutral' as const }));
const guide = [
  screening([
    choice({ text: 'Lives with?', externalId: 'lives', options: neutral('Nobody', 'One', 'Children') }),
    choice({ text: 'Shops at?', externalId: 'shops', options: neutral('Supermarket', 'Market') }),
  ]),
  flat([
    open({ text: 'Why?', followUp: 'none' }),
    choice({ text: 'Again?', externalId: 'again', options: options('Yes', 'No') }),
  ]),
];
const said = ({ status, body }: Reply) => [status, body.code];

async function study(more: object = {}, studyGuide: unknown = guide) {
  const { key } = await newOrganization();
  const made = await launchedStudy(key, studyGuide as typeof guide);
  const patch = (change: object) => patchStudy(key, made.id, change, '*');
  const changed = await patch(more);
  if (changed.status !== 200) throw new Error(changed.text);
  const board = async () => (await call(boardRoute, { key, params: { studyId: made.id } })).body;
  const start = (urlParams: Record<string, string> = {}, body = {}) =>
    call(POST, { body: { linkId: made.linkId, urlParams, ...body } });
  return { key, ...made, patch, board, start };
}

/** Answers with the options of these texts; words to what is open. */
const choosing =
  (...texts: string[]) =>
  ({ question }: Step) =>
    question.type === 'open_ended'
      ? { text: 'Because it is near.' }
      : {
          optionIds: [
            (
              question.options.find(({ text }: { text: string }) => texts.includes(text)) ??
              question.options[0]
            ).id,
          ],
        };

describe('quotas', () => {
  const quotas = [{ name: 'Alone', limit: 1, when: selected('lives', ['Nobody']) }];

  it('N2: a full one ends the interview kindly after the screening, as screened out', async () => {
    const { key, id, linkId, start, board } = await study({ quotas });
    const first = await start();
    await answered(first.body, choosing('Nobody'));
    const second = (await start()).body;
    const [lives, shops] = [choosing('Nobody'), choosing('Supermarket')];
    const middle = await answer(second, second.step.id, lives(second.step));
    expect(middle.body.progress).toBe('in_progress');
    const last = await answer(second, middle.body.step.id, shops(middle.body.step));
    expect(last.body).toMatchObject({
      progress: 'screened_out',
      step: { kind: 'end', outcome: 'screened_out', endReason: 'over_quota' },
    });
    expect(last.body.step.message).toContain('Enough people');
    const { responseId, token } = second;
    const resumed = await call(resumeRoute, { params: { responseId }, token });
    expect(resumed.body.step).toEqual(last.body.step);
    expect((await board()).cells).toEqual([{ name: 'Alone', limit: 1, complete: 1, underWay: 0 }]);

    // Whoever falls into none goes on.
    expect((await answered((await start()).body, choosing('One'))).outcome).toBe('complete');

    const reading = await call(readingRoute, { key, params: { linkId, responseId: second.responseId } });
    expect(reading.body).toMatchObject({ progress: 'screened_out', endReason: 'over_quota' });
    const csv = await call(exportRoute, { key, params: { studyId: id }, query: { format: 'csv' } });
    expect(csv.text.split('\r\n').slice(0, 3).join()).toMatch(
      /progress,endReason.*complete,complete.*screened_out,over_quota/s,
    );
    for (const format of ['json', 'ndjson', 'markdown']) {
      const file = await call(exportRoute, { key, params: { studyId: id }, query: { format } });
      expect(file.text, format).toContain('over_quota');
    }
    expect(await eventsOf(id, responseId)).toEqual(
      expect.arrayContaining(['response.started', 'response.over_quota']),
    );
    expect(await eventsOf(id, responseId)).not.toContain('response.screened_out');
  });

  it('N2: its last answer again gives the same end again, and after it there is none', async () => {
    const { start } = await study({ quotas });
    await answered((await start()).body, choosing('Nobody'));
    const { body } = await start();
    const first = await answer(body, body.step.id, choosing('Nobody')(body.step));
    const step = first.body.step;
    const sent = choosing('Supermarket')(step);
    const end = await answer(body, step.id, sent);
    expect(end.body.step.endReason).toBe('over_quota');
    expect((await answer(body, step.id, sent)).body).toEqual(end.body);
    expect(said(await answer(body, step.id, choosing('Market')(step)))).toEqual([409, 'conflict']);
  });

  it('N2: a condition on a later question is judged when that is answered; one on the link at the start', async () => {
    const later = await study({ quotas: [{ name: 'Again', limit: 1, when: selected('again', ['Yes']) }] });
    await answered((await later.start()).body, choosing('Yes'));
    const end = await answered((await later.start()).body, choosing('Yes'));
    expect(end).toMatchObject({ outcome: 'screened_out', endReason: 'over_quota' });

    const when: Conditional = {
      operator: 'and',
      criteria: [{ type: 'searchParam', parameter: 'c', value: 'pt' }],
    };
    const linked = await study({ quotas: [{ name: 'PT', limit: 1, when }] }, [
      flat([open({ followUp: 'none' })]),
    ]);
    await answered((await linked.start({ c: 'pt' })).body, () => ({ text: 'Near home.' }));
    const over = await linked.start({ c: 'pt' });
    expect([over.status, over.body.step.endReason]).toEqual([201, 'over_quota']);
    expect((await linked.start({ c: 'es' })).body.step.kind).toBe('question');
  });

  it('N2: a place goes back when the interview is idle, and is taken again when it goes on', async () => {
    const { start, board } = await study({ quotas });
    const { body } = await start();
    const to = (step: Step) => (step.question.type === 'open_ended' ? undefined : choosing('Nobody')(step));
    const open = await answered(body, to);
    expect((await board()).cells[0]).toMatchObject({ complete: 0, underWay: 1 });
    const over = await answered((await start()).body, choosing('Nobody'));
    expect(over.endReason).toBe('over_quota');

    const old = new Date(Date.now() - 25 * 3_600_000);
    await database()
      .update(response)
      .set({ lastAnswerAt: old, updatedAt: old })
      .where(eq(response.id, body.responseId));
    // Also without a worker: a newcomer gets the place of one who left.
    const newcomer = await start();
    expect(await answered(newcomer.body, to)).toMatchObject({ kind: 'question' });
    expect((await answer(body, open.id, { text: 'Back again.' })).body.step).toMatchObject({
      endReason: 'over_quota',
    });
    await database()
      .update(response)
      .set({ lastAnswerAt: old })
      .where(eq(response.id, newcomer.body.responseId));
    expect(await dropIdlePlaces(database(), 10)).toBe(1);
    expect((await board()).cells[0]).toMatchObject({ complete: 0, underWay: 0 });
  });

  it('N2: a deleted response gives its place back', async () => {
    const { key, linkId, start, board } = await study({ quotas });
    const { body } = await start();
    await answered(body, choosing('Nobody'));
    await call(deleteRoute, { method: 'DELETE', key, params: { linkId, responseId: body.responseId } });
    expect((await board()).cells[0]).toMatchObject({ complete: 0 });
    expect((await answered((await start()).body, choosing('Nobody'))).outcome).toBe('complete');
  });

  it('N2: one that is set later counts those who were there, and its limit never goes below them', async () => {
    const { start, board, patch } = await study();
    for (const lives of ['Nobody', 'Nobody', 'One']) await answered((await start()).body, choosing(lives));
    const refused = await patch({ quotas });
    expect(said(refused)).toEqual([400, 'invalid_request_body']);
    expect(refused.body.issues).toEqual([
      { path: ['quotas', 0, 'limit'], message: expect.stringContaining('below 2') },
    ]);
    expect((await patch({ quotas: [{ ...quotas[0], limit: 2 }] })).body.quotas[0].limit).toBe(2);
    expect((await board()).cells).toEqual([{ name: 'Alone', limit: 2, complete: 2, underWay: 0 }]);
    const not = {
      ...quotas[0],
      limit: 9,
      when: selected('lives', ['Nobody'], { matchingCriteria: 'mustNotSelect' }),
    };
    await patch({ quotas: [not] });
    expect((await board()).cells[0]).toMatchObject({ complete: 1 });
  });

  it('N2, C6: what points to nothing in the guide is refused, and so are names twice', async () => {
    const { patch } = await study();
    const wrong = [
      selected('nothing', ['Nobody']),
      selected('lives', ['Somebody']),
      selected('lives', ['Nobody'], { matrixRow: 'x' }),
    ];
    for (const when of wrong)
      expect(said(await patch({ quotas: [{ name: 'a', limit: 1, when }] }))).toEqual([
        400,
        'invalid_study_guide',
      ]);
    const invalid = [
      [{ ...quotas[0], limit: 0 }],
      [{ ...quotas[0], name: '' }],
      [{ ...quotas[0], more: 1 }],
      [quotas[0], quotas[0]],
      Array.from({ length: 101 }, (_, at) => ({ ...quotas[0], name: `${at}` })),
    ];
    for (const given of invalid)
      expect(said(await patch({ quotas: given }))).toEqual([400, 'invalid_request_body']);
  });

  it('N2: a guide that no longer has what a quota counts has that problem, and is not published', async () => {
    const { key, id, start } = await study({ quotas });
    const params = { studyId: id };
    const [screener, ...rest] = guide;
    const renamed = choice({
      ...{ text: 'Lives with?', externalId: 'lives' },
      options: neutral('Alone', 'One', 'Children'),
    });
    for (const [edited, field] of [
      [
        [{ ...screener, items: [renamed, ...screener!.items.slice(1)] }, ...rest],
        ['choices', 0],
      ],
      [[{ ...screener, items: screener!.items.slice(1) }, ...rest], ['questionId']],
    ] as const) {
      const problem = {
        rule: 'C6',
        path: ['quotas', 0, 'when', 'criteria', 0, ...field],
        message: expect.stringContaining('Quota "Alone": '),
      };
      const valid = await call(validateRoute, { key, params, body: { studyGuide: edited } });
      expect(valid.body).toMatchObject({ valid: false, problems: [problem] });
      expect((await putGuide(key, id, edited, '*')).body.problems).toMatchObject([problem]);
      const saved = await call(validateRoute, { key, params, body: {} });
      expect(saved.body).toMatchObject({ valid: false, problems: [problem] });
      expect((await call(previewRoute, { key, params })).body.problems).toMatchObject([problem]);
      expect((await call(headRoute, { key, params })).body.problemCount).toBe(1);
      for (const refused of [await launch(key, id), await call(testLinkRoute, { key, params, body: {} })])
        expect(said(refused)).toEqual([400, 'invalid_study_guide']);
    }
    // What is live goes on as it was.
    await answered((await start()).body, choosing('Nobody'));
    expect((await answered((await start()).body, choosing('Nobody'))).endReason).toBe('over_quota');
    await putGuide(key, id, guide, '*');
    expect((await launch(key, id)).status).toBe(200);
  });

  it('N2: matrix rows count like choices', async () => {
    const cells = [flat([matrix({ externalId: 'm' })])];
    const when = selected('m', ['Good'], { matrixRow: 'Taste' });
    const { start, patch, board } = await study({ quotas: [{ name: 'Good', limit: 1, when }] }, cells);
    const good = ({ question }: Step) => ({
      cells: Object.fromEntries(
        question.rows.map(({ id }: { id: string }) => [id, [question.columns[0].id]]),
      ),
    });
    expect((await answered((await start()).body, good)).outcome).toBe('complete');
    expect((await answered((await start()).body, good)).endReason).toBe('over_quota');
    await patch({ quotas: [{ name: 'Anew', limit: 5, when }] });
    expect((await board()).cells).toEqual([{ name: 'Anew', limit: 5, complete: 1, underWay: 0 }]);
  });
});

describe('where participants go at the end', () => {
  const redirects = {
    complete: 'https://panel.example/done?cc=SECRET1&pid={pid}&r={responseId}&none={nobody}',
    screenedOut: 'https://panel.example/{pid}/out',
    overQuota: 'https://panel.example/full?pid={pid}',
  };

  it('N3: the address stands in the end step alone, filled in and encoded', async () => {
    const { id, key, linkId, start } = await study({ redirects });
    const started = await start({ pid: 'a/b &?ü' });
    expect(started.text).not.toContain('panel.example');
    expect((await call(invitationRoute, { params: { linkId } })).text).not.toContain('panel.example');
    const end = await answered(started.body, choosing('Nobody'));
    const { responseId, token } = started.body;
    const url = `https://panel.example/done?cc=SECRET1&pid=a%2Fb%20%26%3F%C3%BC&r=${responseId}&none=`;
    expect(end.redirectUrl).toBe(url);
    expect((await call(resumeRoute, { params: { responseId }, token })).body.step.redirectUrl).toBe(url);
    expect((await readStudy(key, id)).body.redirects).toEqual(redirects);
  });

  it.each([
    ['http://panel.example/', 'https'],
    ['https://{pid}.example/', 'host'],
    ['https://panel.example:{port}/', 'host'],
    ['https://{pid}@panel.example/', 'host'],
    ['https://user@panel.example/', 'host'],
    ['https://panel.example/{pid', 'brace'],
    ['https://panel.example/{_clq_sig}', 'our own'],
    ['https://panel.example/#{pid}', '#'],
    ['https://', 'host'],
    ['https://panel.example\\{pid}', 'address'],
    ['javascript:alert(1)', 'https'],
    ['', 'https'],
  ])('N3: %s is refused', async (complete, because) => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const reply = await patchStudy(key, id, { redirects: { complete } }, '*');
    expect(said(reply)).toEqual([400, 'invalid_request_body']);
    expect(reply.body.issues[0]).toEqual({
      path: ['redirects', 'complete'],
      message: expect.stringContaining(because),
    });
  });
});

describe('when a study takes interviews', () => {
  const before = '2020-01-01T00:00:00+01:00';
  const later = '2099-01-01T00:00:00Z';

  it.each([
    [{ opensAt: later }, 'has not begun'],
    [{ closesAt: before }, 'has ended'],
    [{ opensAt: later, stateTexts: { notOpenYet: 'From Monday on.' } }, 'From Monday on.'],
    [{ closesAt: before, stateTexts: { closed: 'Thank you all.' } }, 'Thank you all.'],
  ])('N4: %j acts at once, without a worker', async (change, words) => {
    const { start, linkId, patch } = await study(change);
    for (const reply of [await start(), await call(invitationRoute, { params: { linkId } })]) {
      expect(said(reply)).toEqual([409, 'conflict']);
      expect(reply.body.error).toContain(words);
    }
    expect((await patch({ opensAt: null, closesAt: null })).body).toMatchObject({
      opensAt: null,
      closesAt: null,
    });
    expect((await start()).status).toBe(201);
  });

  it('E3: the first and the last time that can be kept are kept to the millisecond', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const times = { opensAt: '0100-01-01T00:00:00.000Z', closesAt: '9999-12-31T23:59:59.999Z' };
    expect((await patchStudy(key, id, times, '*')).body).toMatchObject(times);
    expect((await readStudy(key, id)).body).toMatchObject(times);
  });

  it('N4: what is over by its schedule is not launched, published or resumed, also before a job closes it', async () => {
    const { key, id, patch } = await study({ closesAt: before });
    const resume = () => call(resumeStudyRoute, { method: 'POST', key, params: { studyId: id } });
    expect(said(await launch(key, id))).toEqual([409, 'conflict']);
    expect((await launch(key, id)).body.error).toContain('schedule');
    await setStudyStatus(database(), id, 'live', 'paused');
    expect(said(await resume())).toEqual([409, 'conflict']);
    expect(said(await launch(key, id))).toEqual([409, 'conflict']);
    await patch({ closesAt: later });
    expect((await launch(key, id)).body.status).toBe('live');

    const draft = await createdStudy(key, guide);
    await patchStudy(key, draft.id, { closesAt: before }, '*');
    expect(said(await launch(key, draft.id))).toEqual([409, 'conflict']);
    expect((await readStudy(key, draft.id)).body.status).toBe('draft');
  });

  it('N4: closeAfter ends it; who began before may finish; a job closes it, with its event, once', async () => {
    const { key, id, start } = await study({ closeAfter: 1 });
    const [one, other] = [await start(), await start()];
    await answered(one.body, choosing('Nobody'));
    expect(said(await start())).toEqual([409, 'conflict']);
    expect((await answered(other.body, choosing('One'))).outcome).toBe('complete');
    expect((await readStudy(key, id)).body.status).toBe('live');
    expect(await closeDueStudies(database(), new Date())).toBe(1);
    expect(await closeDueStudies(database(), new Date())).toBe(0);
    expect((await readStudy(key, id)).body.status).toBe('closed');
    expect((await eventsOf(id)).filter((type) => type === 'study.closed')).toHaveLength(1);
  });

  it.each([
    [{ opensAt: later, closesAt: before }, 'closesAt'],
    [{ opensAt: '2026-02-30T00:00:00Z' }, 'opensAt'],
    [{ opensAt: '2026-01-01T00:00:00' }, 'opensAt'],
    [{ opensAt: '0000-01-01T00:00:00Z' }, 'opensAt'],
    [{ opensAt: '0099-12-31T23:59:59.999Z' }, 'opensAt'],
    [{ closesAt: '0100-01-01T00:00:00+01:00' }, 'closesAt'],
    [{ closesAt: '9999-12-31T23:59:59-01:00' }, 'closesAt'],
    [{ closesAt: '9999-12-31T23:59:59.9999Z' }, 'closesAt'],
    [{ closesAt: 5 }, 'closesAt'],
    [{ closeAfter: 0 }, 'closeAfter'],
    [{ stateTexts: { never: 'x' } }, 'stateTexts'],
  ])('N4: %j is refused', async (change, field) => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const reply = await patchStudy(key, id, change, '*');
    expect(said(reply)).toEqual([400, 'invalid_request_body']);
    expect(reply.body.issues[0].path[0]).toBe(field);
  });
});

describe('consent and look', () => {
  it('N5: what is required is asked of every client, and only the study’s own text is taken', async () => {
    const { key, id, linkId, start, patch } = await study({
      consent: { text: 'I take part.', retentionDays: 90 },
    });
    const { consent } = (await call(invitationRoute, { params: { linkId } })).body.study;
    expect(consent).toEqual({
      text: 'I take part.',
      version: '1',
      required: true,
      contact: null,
      privacyUrl: null,
      retentionDays: 90,
    });
    expect(said(await start())).toEqual([400, 'bad_request']);
    expect(said(await start({}, { consent: { text: 'I take part' } }))).toEqual([409, 'conflict']);
    const { body } = await start({}, { consent: { text: consent.text } });
    const reading = await call(readingRoute, { key, params: { linkId, responseId: body.responseId } });
    expect(reading.body.consent).toEqual({ text: 'I take part.', version: '1', at: expect.any(String) });
    const csv = await call(exportRoute, { key, params: { studyId: id }, query: { format: 'csv' } });
    expect(csv.text).toMatch(/consentVersion,consentAt/);
    const json = await call(exportRoute, { key, params: { studyId: id }, query: { format: 'json' } });
    expect(JSON.parse(json.text)[0].consent).toEqual(reading.body.consent);

    expect((await patch({ consent: { text: 'Otherwise.', required: false } })).body.consent.version).toBe(
      '2',
    );
    expect(said(await start({}, { consent: { text: 'I take part.' } }))).toEqual([409, 'conflict']);
    expect((await start()).status).toBe(201);
  });

  it('N5: an accent on which white cannot be read is refused with the figure', async () => {
    const { patch } = await study();
    const reply = await patch({ branding: { name: 'Nordlicht', accent: '#ffdd00' } });
    expect(said(reply)).toEqual([400, 'invalid_request_body']);
    expect(reply.body.issues[0]).toEqual({
      path: ['branding', 'accent'],
      message: expect.stringContaining('1.3'),
    });
    const branding = { name: 'Nordlicht', logo: 'https://example.org/logo.png', accent: '#1a5fb4' };
    expect((await patch({ branding })).body.branding).toEqual(branding);
  });
});

it('N7: the origins whose pages may show it are kept as browsers write them; anything else is refused', async () => {
  const { patch } = await study();
  const origins = ['https://Shop.example:443/', 'https://shop.example', 'http://localhost:8080'];
  expect((await patch({ embedOrigins: origins })).body.embedOrigins).toEqual([
    'https://shop.example',
    'http://localhost:8080',
  ]);
  const refused = await patch({
    embedOrigins: ['https://shop.example', "https://a.example; script-src 'none'"],
  });
  expect(refused.body).toMatchObject({
    code: 'invalid_request_body',
    issues: [{ path: ['embedOrigins', 1] }],
  });
  expect((await patch({ embedOrigins: [] })).body.embedOrigins).toEqual([]);
});

it('N2: an interview by the link that an older study has is as before', async () => {
  const { key } = await newOrganization();
  const { linkId } = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
  const interview = await startedInterview(linkId, { consent: { text: 'As you say.' } });
  expect(await answered(interview, () => ({ text: 'Near.' }))).not.toHaveProperty('redirectUrl');
});
