import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DELETE as deleteResponseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { PUT as mendRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/rows/[responseIndex]/words/route';
import { DELETE as deleteInsightRoute } from '@/app/api/public/v1/studies/[studyId]/insights/[insightId]/route';
import { POST as insightRoute } from '@/app/api/public/v1/studies/[studyId]/insights/route';
import {
  GET as readReportRoute,
  PUT as reportRoute,
} from '@/app/api/public/v1/studies/[studyId]/report/route';
import { DELETE as revokeRoute } from '@/app/api/public/v1/studies/[studyId]/shares/[shareId]/route';
import {
  GET as listSharesRoute,
  POST as shareRoute,
} from '@/app/api/public/v1/studies/[studyId]/shares/route';
import { GET as mediaRoute } from '@/app/api/shared-media/[shareId]/[key]/[name]/route';
import { pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { reeledStudy, spokenResponse } from '@/lib/testing/clipped';
import { testDatabase } from '@/lib/testing/database';
import { spokenStudy } from '@/lib/testing/recorded-study';
import { newOrganization } from '@/lib/testing/world';
import { GET, POST } from './route';

testDatabase();
process.env.RATE_LIMITS = 'on';

async function world() {
  const person = await newOrganization();
  const { key } = person;
  const study = await spokenStudy(person);
  const { studyId, linkId, responseId } = study;
  await call(mendRoute, {
    ...{ method: 'PUT', key, params: { linkId, responseId, responseIndex: '0' } },
    body: { text: 'My name is Heron Inkwell. The bed was short.' },
  });
  const share = async (body: object) => {
    const made = await call(shareRoute, { key, params: { studyId }, body });
    if (made.status !== 201) throw new Error(made.text);
    return { id: String(made.body.id), token: String(made.body.url.split('/').at(-1)) };
  };
  const insight = async () => {
    const evidence = [{ responseId, responseIndex: 0, start: 11, end: 44 }];
    const made = await call(insightRoute, {
      ...{ key, params: { studyId } },
      body: { title: 'Beds are short', text: 'See [1].', evidence },
    });
    return String(made.body.id);
  };
  return { ...study, person, key, share, insight };
}

const open = (token: string, headers: Record<string, string> = {}) =>
  call(GET, { params: { token }, headers });
const give = (token: string, password: string) => call(POST, { params: { token }, body: { password } });

describe('a shared page', () => {
  it('M3: shows a response without number, name, parameters or recordings, unless they are shared', async () => {
    const { share, responseId } = await world();
    const shy = await open((await share({ what: 'response', responseId })).token);
    expect(shy.status).toBe(200);
    expect(shy.headers.get('x-robots-tag')).toContain('noindex');
    expect(shy.headers.get('referrer-policy')).toBe('no-referrer');
    expect(shy.headers.get('cache-control')).toContain('no-store');
    const [row] = shy.body.responses[0].rows;
    expect(row.user).toBe('My name is ████ ████. The bed was short.');
    expect([row.audioUrl, row.videoUrl, shy.body.responses[0].readableId]).toEqual([null, null, null]);
    expect(shy.text).not.toMatch(/Heron|secret-parameter/);
    expect(shy.text).not.toContain(responseId);
    const told = await open((await share({ what: 'response', responseId, withNames: true })).token);
    expect([told.body.responses[0].readableId, told.text.includes('Heron')]).toEqual([1, true]);
    expect(told.text).not.toContain('secret-parameter');
  });

  it('M3: plays recordings by addresses that die with the link', async () => {
    const { share, responseId, studyId, key } = await world();
    const { id, token } = await share({ what: 'response', responseId, withRecordings: true });
    const { audioUrl } = (await open(token)).body.responses[0].rows[0];
    const url = new URL(audioUrl);
    const [, , , shareId = '', folder = '', name = ''] = url.pathname.split('/');
    const play = () =>
      mediaRoute(new Request(url), { params: Promise.resolve({ shareId, key: folder, name }) });
    expect((await play()).status).toBe(200);
    const other = new URL(url.href.replace('audio.m4a', 'video.mp4'));
    const altered = await mediaRoute(new Request(other), {
      params: Promise.resolve({ shareId, key: folder, name: 'video.mp4' }),
    });
    expect(altered.status).toBe(403);
    await call(revokeRoute, { method: 'DELETE', key, params: { studyId, shareId: id } });
    expect((await play()).status).toBe(404);
  });

  it('M3: shows an insight with its evidence, and says when some was deleted since', async () => {
    const { share, insight, key, linkId, responseId } = await world();
    const { token } = await share({ what: 'insight', insightId: await insight() });
    const before = await open(token);
    expect(before.body.insight.evidence[0].quote).toContain('The bed was short.');
    expect([before.body.deletedSince, before.body.report, before.body.responses]).toEqual([0, null, []]);
    await call(deleteResponseRoute, { method: 'DELETE', key, params: { linkId, responseId } });
    const after = await open(token);
    expect([after.body.deletedSince, after.body.insight.evidence]).toEqual([1, [null]]);
  });

  it('M3: says that the insight it showed was deleted', async () => {
    const { share, insight, key, studyId } = await world();
    const insightId = await insight();
    const { id, token } = await share({ what: 'insight', insightId });
    await call(deleteInsightRoute, {
      ...{ method: 'DELETE', key, params: { studyId, insightId } },
      headers: { 'if-match': '*' },
    });
    const { status, body } = await open(token);
    expect([status, body.deletedSince, body.insight]).toEqual([200, 1, null]);
    const { body: listed } = await call(listSharesRoute, { key, params: { studyId } });
    expect(listed.shares).toMatchObject([{ id, what: 'insight', insightId: null }]);
  });

  it('M3: shows the responses of its filter alone, and says when responses were deleted since', async () => {
    const { share, key, linkId, responseId } = await world();
    const all = await share({ what: 'responses', filter: { createdFrom: '2020-01-01T00:00:00Z' } });
    const none = await share({ what: 'responses', filter: { readableIds: [7] } });
    expect([(await open(all.token)).body.responseTotal, (await open(none.token)).body.responses]).toEqual([
      ...[1, []],
    ]);
    await call(deleteResponseRoute, { method: 'DELETE', key, params: { linkId, responseId } });
    expect([(await open(all.token)).body.deletedSince, (await open(all.token)).body.responses]).toEqual([
      ...[1, []],
    ]);
  });

  it('M3: says that the response it showed was deleted', async () => {
    const { share, key, linkId, responseId } = await world();
    const { token } = await share({ what: 'response', responseId });
    await call(deleteResponseRoute, { method: 'DELETE', key, params: { linkId, responseId } });
    const { status, body } = await open(token);
    expect([status, body.deletedSince, body.responses]).toEqual([200, 1, []]);
  });

  it('M3: is closed alike when its time ran out and when it never was', async () => {
    const { share } = await world();
    const { id, token } = await share({ what: 'report', expiresAt: '2099-01-01T00:00:00Z' });
    expect((await open(token)).status).toBe(200);
    await pool().query(`update share_link set expires_at = now() - interval '1 second' where id = $1`, [id]);
    const [ran, never] = [await open(token), await open('x'.repeat(43))];
    expect([ran.status, never.status, ran.text]).toEqual([404, 404, never.text]);
  });
});

describe('a shared film', () => {
  async function filmed() {
    const { key, study, clipId, reelId, responseId } = await reeledStudy();
    for (const table of ['clip', 'reel']) {
      await pool().query(
        `update ${table} set state = 'ready', key = $1, duration_ms = 2000, film_bytes = 9, caption_bytes = 9,
                poster_bytes = 9, transcript = 'My name is Heron. It was cold.' where study_id = $2`,
        [randomBytes(32).toString('hex'), study.id],
      );
    }
    await pool().query('update reel set rendered_clips = array[$1::uuid] where id = $2', [clipId, reelId]);
    const share = async (body: object) => {
      const made = await call(shareRoute, { key, params: { studyId: study.id }, body });
      if (made.status !== 201) throw new Error(made.text);
      return String(made.body.url.split('/').at(-1));
    };
    const erase = () =>
      call(deleteResponseRoute, {
        ...{ method: 'DELETE', key, params: { linkId: study.linkId, responseId } },
      });
    return { key, study, clipId, reelId, share, erase };
  }

  it('M3: is a reel or a clip, seen and heard where recordings are shared, else its words', async () => {
    const { share, clipId, reelId } = await filmed();
    for (const what of [
      { what: 'reel', reelId },
      { what: 'clip', clipId },
    ]) {
      const shy = (await open(await share(what))).body;
      expect(shy.film).toMatchObject({ status: 'ready', transcript: 'My name is ████. It was cold.' });
      expect([shy.film.mp4Url, shy.film.vttUrl, shy.film.posterUrl]).toEqual([null, null, null]);
      const { film } = (await open(await share({ ...what, withRecordings: true, withNames: true }))).body;
      expect(film.transcript).toContain('Heron');
      for (const address of [film.mp4Url, film.vttUrl, film.posterUrl])
        expect(new URL(address).pathname).toMatch(/^\/api\/shared-media\//);
    }
  });

  it('M3: says when it was deleted since, alone and in a report', async () => {
    const { key, study, share, clipId, reelId, erase } = await filmed();
    await call(reportRoute, {
      ...{ method: 'PUT', key, params: { studyId: study.id }, headers: { 'if-match': '*' } },
      body: { title: 'Cold', blocks: [{ id: 'a', type: 'clip', clipId, by: 'A traveller' }] },
    });
    const tokens = [
      await share({ what: 'report', withRecordings: true }),
      await share({ what: 'clip', clipId }),
      await share({ what: 'reel', reelId }),
    ];
    const [report] = [(await open(tokens[0]!)).body.report];
    expect(report.blocks).toEqual([
      { id: 'a', type: 'clip', by: 'A traveller', clip: expect.objectContaining({ durationSeconds: 2 }) },
    ]);
    expect(report.blocks[0].clip.mp4Url).toContain('/api/shared-media/');
    await erase();
    const after = [];
    for (const token of tokens) after.push((await open(token)).body);
    expect(after.map(({ deletedSince }) => deletedSince)).toEqual([1, 1, 1]);
    expect(after[0].report.blocks[0].clip).toBeNull();
    expect(after[1].film).toBeNull();
    expect(after[2].film?.mp4Url ?? null).toBeNull();
  });
});

describe('the password of a link', () => {
  it('M3: is asked for once; its cookie stands for it on this link alone', async () => {
    const { share } = await world();
    const { id, token } = await share({ what: 'report', password: 'two beds' });
    const [without, wrong] = [await open(token), await give(token, 'Two beds')];
    expect([without.status, without.body.code, wrong.status]).toEqual([401, 'unauthorized', 401]);
    const right = await give(token, 'two beds');
    expect([right.status, right.body.what]).toEqual([200, 'report']);
    const cookie = String(right.headers.get('set-cookie'));
    expect(cookie).toContain(`Path=/api/shared/${token}; HttpOnly; SameSite=Strict`);
    const sent = { cookie: `other=1; ${cookie.split(';')[0]}` };
    expect((await open(token, sent)).status).toBe(200);
    const second = await share({ what: 'report', password: 'two beds' });
    expect((await open(second.token, sent)).status).toBe(401);
    const { rows } = await pool().query('select token_hash, password_hash from share_link where id = $1', [
      id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`two beds|${token}`));
  });

  it('M3: cannot be guessed for long', async () => {
    const { share } = await world();
    const { token } = await share({ what: 'report', password: 'two beds' });
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess++) statuses.push((await give(token, `guess ${guess}`)).status);
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    const waiting = await give(token, 'two beds');
    expect([waiting.status, Number(waiting.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('a quote in a shared report', () => {
  const QUOTED = 'The 8:15 to Leeds was cancelled. 🚂 We waited';

  /** A report that quotes spoken words, of which `The` and `waited` have times of their own. */
  async function quoted(passage: object) {
    const { key, study, responseId } = await spokenResponse();
    await call(reportRoute, {
      ...{ method: 'PUT', key, params: { studyId: study.id }, headers: { 'if-match': '*' } },
      body: {
        title: 'Cold',
        blocks: [{ id: 'a', type: 'quote', by: '', passage: { responseId, responseIndex: 0, ...passage } }],
      },
    });
    const soundIn = async (body: object) => {
      const made = await call(shareRoute, {
        ...{ key, params: { studyId: study.id } },
        body: { what: 'report', ...body },
      });
      const shown = await open(String(made.body.url.split('/').at(-1)));
      return shown.body.report.blocks[0].sound;
    };
    const own = await call(readReportRoute, { key, params: { studyId: study.id } });
    return { soundIn, own: own.body.blocks[0].sound };
  }

  it('M3: is heard where recordings are shared, by an address of its words alone', async () => {
    const { soundIn, own } = await quoted({ start: 0, end: QUOTED.length });
    expect(await soundIn({})).toBeNull();
    const shared = await soundIn({ withRecordings: true });
    expect(new URL(shared.url).pathname).toMatch(
      /^\/api\/shared-media\/[^/]+\/[0-9a-f]{64}\/sound-440-4000\.m4a$/,
    );
    expect(shared).toMatchObject({ durationSeconds: 3.56, times: 'heard' });
    expect(shared.captions.map(({ text }: { text: string }) => text).join(' ')).toBe(QUOTED);
    expect(new URL(own.url).pathname).toMatch(/^\/api\/recordings\/[0-9a-f]{64}\/sound-440-4000\.m4a$/);
  });

  it('M3: is silent on a shared page where a guess at its edges would let out other words', async () => {
    const { soundIn, own } = await quoted({ start: 0, end: 'The 8:15 to Leeds'.length });
    expect(own).toMatchObject({ times: 'spread', url: expect.any(String) });
    expect(await soundIn({ withRecordings: true })).toBeNull();
  });

  it('M3: is silent where its words hide a name that the sound would say', async () => {
    const { share, studyId, key, responseId } = await world();
    const said = 'My name is Heron Inkwell. The bed was short.';
    await call(reportRoute, {
      ...{ method: 'PUT', key, params: { studyId }, headers: { 'if-match': '*' } },
      body: {
        title: 'Beds',
        blocks: [
          {
            ...{ id: 'a', type: 'quote', by: '' },
            passage: { responseId, responseIndex: 0, start: 0, end: said.length },
          },
        ],
      },
    });
    const soundIn = async (body: object) =>
      (await open((await share({ what: 'report', withRecordings: true, ...body })).token)).body.report
        .blocks[0];
    expect(await soundIn({})).toMatchObject({
      passage: { quote: expect.stringContaining('████') },
      sound: null,
    });
    expect((await soundIn({ withNames: true })).sound).toMatchObject({ times: 'heard', durationSeconds: 2 });
  });
});
