import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { GET as walletsRoute } from '@/app/api/public/v1/wallets/route';
import { closeStudy } from '@/lib/services/studies/close-study';
import { database, pool } from '@/lib/store/database';
import { response, study, studyHold } from '@/lib/store/schema';
import { setStudyStatus } from '@/lib/store/studies';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { creditWallet } from '@/lib/store/wallets';
import { call, type Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy, readStudy } from '@/lib/testing/editing';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  open,
  options,
  screener,
  screening,
} from '@/lib/testing/guide-parts';
import {
  answer,
  answered,
  createdStudy,
  launch,
  launchedStudy,
  plainAnswer,
  startedInterview,
} from '@/lib/testing/journey';
import { oddBodies, UNSTORABLE } from '@/lib/testing/odd-bodies';
import { newOrganization, newWallet } from '@/lib/testing/world';
import { GET as resumeRoute } from './[responseId]/route';
import { POST } from './route';
import { GET as invitationRoute } from './studies/[linkId]/route';

testDatabase();

const guide = [flat([open({ followUp: 'none' })])];
const start = (body: unknown): Promise<Reply> => call(POST, { method: 'POST', body });
const outcome = ({ status, body }: Reply) => [status, body.code];

async function liveStudy(more: object = {}, studyGuide = guide) {
  const { key } = await newOrganization();
  return { key, ...(await launchedStudy(key, studyGuide, more)) };
}
async function rowOf(responseId: string) {
  const [row] = await database().select().from(response).where(eq(response.id, responseId));
  return row!;
}
async function statusOf(studyId: string) {
  const [row] = await database().select().from(study).where(eq(study.id, studyId));
  return row!.status;
}

describe('the start of an interview', () => {
  it('is 201 with responseId, token, study and the first step', async () => {
    const { linkId } = await liveStudy({ externalTitle: 'Tea', welcomeMessage: { message: 'Hi' } });
    const { status, body } = await start({ linkId });
    expect([status, body]).toEqual([
      201,
      {
        responseId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        token: expect.stringMatching(/^[\w-]{22,}$/),
        study: {
          title: 'Tea',
          mode: 'text',
          language: 'en',
          availableLanguages: ['en'],
          translatedLanguages: ['en'],
          welcome: { title: null, message: 'Hi' },
          estimatedMinutes: expect.any(Number),
          speech: { transcribes: false, speaks: false },
          turnTaking: 'button',
        },
        step: {
          kind: 'question',
          id: expect.any(String),
          number: 1,
          total: 1,
          section: { number: 1, total: 1, done: 0, questions: 1 },
          moderator: 'Why?',
          questionId: expect.any(String),
          conceptId: null,
          question: {
            id: body.step.questionId,
            text: 'Why?',
            isScreener: false,
            questionNumber: 1,
            type: 'open_ended',
            concepts: [],
            preferredInput: expect.any(String),
          },
          concept: null,
          media: [],
          embed: null,
        },
      },
    ]);
  });

  it('keeps its token as a hash, and gives it to the page as an HttpOnly cookie', async () => {
    const { linkId } = await liveStudy();
    const { headers, body } = await start({ linkId });
    const row = await rowOf(body.responseId);
    expect(JSON.stringify(row)).not.toContain(body.token);
    expect(row.tokenHash).toHaveLength(32);
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(headers.get('set-cookie')).toContain(`${body.responseId}.${body.token}`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('keeps the text that was consented to, with its time', async () => {
    const { linkId } = await liveStudy();
    const { responseId } = await startedInterview(linkId, { consent: { text: 'I agree to all of it.' } });
    const { consent, createdAt } = await rowOf(responseId);
    expect(consent).toEqual({ text: 'I agree to all of it.', at: createdAt.toISOString() });
    expect((await rowOf((await startedInterview(linkId)).responseId)).consent).toBeNull();
  });

  it('counts readable ids from 1, each given once also when many start at once', async () => {
    const { key, linkId } = await liveStudy();
    await Promise.all(Array.from({ length: 30 }, () => startedInterview(linkId)));
    const { body } = await call(listRoute, { key, params: { linkId } });
    expect(body.map(({ readableId }: { readableId: number }) => readableId)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  });

  it('B4: is held in one of the study’s languages, its own unless another is asked for', async () => {
    const { linkId } = await liveStudy({
      config: { questionLanguage: 'de', availableLanguages: ['fr', 'pt'] },
    });
    const given = async (language?: string) =>
      (await start({ linkId, ...(language ? { language } : {}) })).body.study;
    expect(await given()).toMatchObject({ language: 'de', availableLanguages: ['de', 'fr', 'pt'] });
    expect(await given('fr')).toMatchObject({ language: 'fr', title: 'Entretien' });
    for (const language of ['en', 'FR', '', 'xx'.repeat(100)]) {
      const reply = await start({ linkId, language });
      expect(outcome(reply)).toEqual([400, 'invalid_request_body']);
      expect(reply.body.issues[0].path).toEqual(['language']);
    }
  });

  it('D5: shows concepts in turn, all items for each: over 12 participants each as often', async () => {
    const titles = ['A', 'B', 'C', 'D'];
    const config = {
      conceptSamplingConfig: { concepts: titles.map((title) => concept(title)), subsampleCount: 2 },
    };
    const { linkId } = await liveStudy({}, [
      conceptBlock([], [open({ followUp: 'none' }), open({ text: 'And?', followUp: 'none' })], config),
    ]);
    const shown = new Map<string, number>();
    for (let participant = 0; participant < 12; participant++) {
      const seen: string[] = [];
      await answered(await startedInterview(linkId), (step) => {
        seen.push(step.concept.title);
        return plainAnswer(step);
      });
      const [one, two] = [seen[0]!, seen[2]!];
      expect(seen).toEqual([one, one, two, two]);
      expect(one).not.toBe(two);
      for (const title of [one, two]) shown.set(title, (shown.get(title) ?? 0) + 1);
    }
    expect([...shown.values()]).toEqual([6, 6, 6, 6]);
  });

  it('D5: draws stay balanced when twelve start at once', async () => {
    const { linkId } = await liveStudy({}, [
      conceptBlock([], [open({ followUp: 'none' })], {
        conceptSamplingConfig: { concepts: [concept('A'), concept('B'), concept('C')], subsampleCount: 1 },
      }),
    ]);
    const interviews = await Promise.all(Array.from({ length: 12 }, () => startedInterview(linkId)));
    const shown = interviews.map(({ step }) => step.concept.title).sort();
    expect(shown.join('')).toBe('AAAABBBBCCCC');
  });
});

describe('an interview in which nothing is asked', () => {
  it('F7, G6: is complete as it begins, counted, and free of charge', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 5_000 });
    const criteria = [{ type: 'searchParam' as const, parameter: 'panel', value: '7' }];
    const asked = open({ followUp: 'none', conditional: { operator: 'and', criteria } });
    const { id, linkId } = await launchedStudy(key, [flat([asked])], { closingMessage: 'Bye' });
    const { responseId, token, step } = await startedInterview(linkId);
    expect(step).toEqual({ kind: 'end', outcome: 'complete', message: 'Bye' });
    const resumed = await call(resumeRoute, { params: { responseId }, token });
    expect(resumed.body).toMatchObject({ progress: 'complete', step });
    const [item] = (await call(listRoute, { key, params: { linkId } })).body;
    expect(item).toMatchObject({ progress: 'complete', answersArray: [], responseDurationSeconds: 0 });
    const [row] = await database().select().from(study).where(eq(study.id, id));
    expect(row!.completeCount).toBe(1);
    await closeStudy(database(), { studyId: id });
    expect((await call(walletsRoute, { key })).body.wallets[0].projectCreditBalance.usage).toBe(0);
    expect((await verifyWallets(database())).differences).toEqual([]);
  });
});

describe('what a start refuses', () => {
  it('F1: an unknown link, an id and a draft are study_not_found', async () => {
    const { key, id } = await liveStudy();
    const draft = await createdStudy(key, guide);
    for (const linkId of [draft.linkId, id, randomUUID(), 'nowhere', '', 'x'.repeat(5_000)])
      expect(outcome(await start({ linkId }))).toEqual([404, 'study_not_found']);
  });

  it('F7: a paused or closed study takes nobody, and those under way finish', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 5_000 });
    const { id, linkId } = await launchedStudy(key, guide);
    const [one, two] = [await startedInterview(linkId), await startedInterview(linkId)];
    await setStudyStatus(database(), id, 'live', 'paused');
    expect(outcome(await start({ linkId }))).toEqual([409, 'conflict']);
    expect((await answered(one, plainAnswer)).outcome).toBe('complete');
    await closeStudy(database(), { studyId: id });
    expect(outcome(await start({ linkId }))).toEqual([409, 'conflict']);
    expect((await answered(two, plainAnswer)).outcome).toBe('complete');
    expect((await verifyWallets(database())).differences).toEqual([]);
  });

  it.each(oddBodies({ linkId: 'nowhere' }))(
    'A4, A5: %s is refused in the envelope',
    async (_name, sent, refusal) => {
      expect(outcome(await call(POST, { method: 'POST', ...sent }))).toEqual(refusal);
    },
  );

  it('A4: an empty body is invalid_json', async () => {
    expect(outcome(await call(POST, { method: 'POST' }))).toEqual([400, 'invalid_json']);
  });

  it('A7: NUL and lone surrogates are invalid_request_body at their path', async () => {
    const { linkId } = await liveStudy();
    const places: [(text: string) => object, (text: string) => unknown[]][] = [
      [(text) => ({ linkId: text }), () => ['linkId']],
      [(text) => ({ linkId, language: text }), () => ['language']],
      [(text) => ({ linkId, consent: { text } }), () => ['consent', 'text']],
      [(text) => ({ linkId, urlParams: { a: text } }), () => ['urlParams', 'a']],
      [(text) => ({ linkId, urlParams: { [text]: 'a' } }), (text) => ['urlParams', text]],
    ];
    for (const [body, path] of places) {
      for (const text of UNSTORABLE) {
        const reply = await start(body(text));
        expect(outcome(reply)).toEqual([400, 'invalid_request_body']);
        expect(reply.body.issues[0].path).toEqual(JSON.parse(JSON.stringify(path(text))));
      }
    }
  });

  it.each([
    ['a list', []],
    ['null', null],
    ['a text', 'a=b'],
    ['a number as a value', { a: 1 }],
    ['null as a value', { a: null }],
    ['a list as a value', { a: ['x'] }],
    ['an object without a text form', { a: { toString: 1, valueOf: 1 } }],
  ])('A1: urlParams as %s is invalid_request_body', async (_what, urlParams) => {
    const { linkId } = await liveStudy();
    const reply = await start({ linkId, urlParams });
    expect(outcome(reply)).toEqual([400, 'invalid_request_body']);
    expect(reply.body.issues[0].path[0]).toBe('urlParams');
  });

  it('A1: urlParams with a value 100,000 deep is invalid_request_body', async () => {
    const { linkId } = await liveStudy();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const reply = await start(`{"linkId":"${linkId}","urlParams":{"a":${deep}}}`);
    expect(outcome(reply)).toEqual([400, 'invalid_request_body']);
  });

  it('E6: urlParams take 16 KiB of names and values in all, in bytes', async () => {
    const { linkId } = await liveStudy();
    const fits = { a: 'x'.repeat(8_000), b: 'é'.repeat((16 * 1024 - 8_002) / 2) };
    expect((await start({ linkId, urlParams: fits })).status).toBe(201);
    const over = await start({ linkId, urlParams: { ...fits, c: '' } });
    expect(outcome(over)).toEqual([400, 'invalid_request_body']);
    expect(over.body.issues[0].path).toEqual(['urlParams']);
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`p${index}`, 1]));
    expect(outcome(await start({ linkId, urlParams: many }))).toEqual([400, 'invalid_request_body']);
  });

  it('A13: a study that somebody else holds for long is study_busy, worth trying again', async () => {
    const { id, linkId } = await liveStudy();
    const other = await pool().connect();
    await other.query('begin');
    await other.query('select 1 from study where id = $1 for update', [id]);
    const reply = await start({ linkId });
    await other.query('rollback');
    other.release();
    expect(outcome(reply)).toEqual([409, 'study_busy']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await start({ linkId })).status).toBe(201);
  });
});

describe('shares of the credits', () => {
  /** A launched study with a target of two at one credit each, on a wallet with so many hundredths. */
  async function billedStudy(
    credits: number,
    closeAtTarget?: boolean,
    asked = [screening([screener()]), ...guide],
  ) {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits });
    const made = await createdStudy(key, asked);
    const settings = { responseTarget: 2, ...(closeAtTarget !== undefined && { closeAtTarget }) };
    await database().update(study).set(settings).where(eq(study.id, made.id));
    const figures = (reply: Reply) => reply.body.wallet.projectCreditBalance;
    const wallet = async () => figures(await launch(key, made.id));
    await wallet();
    return { key, walletId, ...made, wallet };
  }
  const remaining = async (studyId: string) =>
    (await database().select().from(studyHold).where(eq(studyHold.studyId, studyId)))[0]!.remaining;
  const rejected = ({ question }: { question: { options: { id: string }[] } }) => ({
    optionIds: [question.options[1]!.id],
  });

  it('G3: a start takes its share from the launch’s hold, a complete one is charged for it', async () => {
    const { id, linkId, wallet } = await billedStudy(500);
    expect(await remaining(id)).toBe(200);
    const interview = await startedInterview(linkId);
    expect(await remaining(id)).toBe(100);
    expect(await wallet()).toEqual({ balance: 3, usage: 2 });
    await answered(interview, plainAnswer);
    expect([await remaining(id), await wallet()]).toEqual([100, { balance: 3, usage: 2 }]);
    await closeStudy(database(), { studyId: id });
    expect((await verifyWallets(database())).differences).toEqual([]);
  });

  it('G2: one that is screened out gives its share back', async () => {
    const { id, linkId } = await billedStudy(500);
    const interview = await startedInterview(linkId);
    expect((await answered(interview, rejected)).outcome).toBe('screened_out');
    expect(await remaining(id)).toBe(200);
  });

  /** Past its screener, so that its share is its own. */
  async function underWay(linkId: string) {
    const interview = await startedInterview(linkId);
    await answer(interview, interview.step.id, plainAnswer(interview.step));
    const resumed = await call(resumeRoute, {
      params: { responseId: interview.responseId },
      token: interview.token,
    });
    return { ...interview, step: resumed.body.step };
  }

  it('G3, G6: past the target a start holds one more share of the wallet, where the study goes on', async () => {
    const { linkId, wallet } = await billedStudy(500, false);
    for (let begun = 0; begun < 4; begun++) await startedInterview(linkId);
    expect(await wallet()).toEqual({ balance: 1, usage: 4 });
    expect((await verifyWallets(database())).differences).toEqual([]);
  });

  it('G3: when the wallet cannot give one, the study pauses and the visitor is told', async () => {
    const { key, id, linkId, walletId } = await billedStudy(300, false);
    const interviews = [];
    for (let begun = 0; begun < 3; begun++) interviews.push(await underWay(linkId));
    const refused = await start({ linkId });
    expect(outcome(refused)).toEqual([409, 'conflict']);
    expect(refused.body.error).toContain('pause');
    expect(await statusOf(id)).toBe('paused');
    expect((await call(listRoute, { key, params: { linkId } })).body).toHaveLength(3);
    for (const interview of interviews) await answered(interview, plainAnswer);
    await creditWallet(database(), { walletId, kind: 'project', amount: 100 });
    expect((await launch(key, id)).status).toBe(200);
    expect((await start({ linkId })).status).toBe(201);
    expect((await verifyWallets(database())).differences).toEqual([]);
  });

  it('G4, G6: many starts at once never overdraw: those without an answer pass their shares on', async () => {
    const { id, linkId, wallet } = await billedStudy(700, false);
    const replies = await Promise.all(Array.from({ length: 20 }, () => start({ linkId })));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await statusOf(id)).toBe('live');
    expect(await wallet()).toEqual({ balance: 0, usage: 7 });
    expect((await verifyWallets(database())).differences).toEqual([]);
  });

  it('G6: a billed study ends at its target: nobody starts past it, and it stays live for those under way', async () => {
    const { id, linkId } = await billedStudy(500);
    const first = await underWay(linkId);
    await answered(await startedInterview(linkId), plainAnswer);
    const full = await start({ linkId });
    expect([...outcome(full), full.body.error]).toEqual([
      409,
      'conflict',
      expect.stringContaining('has heard enough people'),
    ]);
    expect((await answered(first, plainAnswer)).outcome).toBe('complete');
    expect(outcome(await start({ linkId }))).toEqual([409, 'conflict']);
    expect(outcome(await call(invitationRoute, { params: { linkId } }))).toEqual([409, 'conflict']);
    expect(await statusOf(id)).toBe('live');
    expect(await verifyWallets(database())).toMatchObject({ differences: [] });
  });

  it('G6: a screened-out response leaves its place to others', async () => {
    const { id, linkId } = await billedStudy(200);
    await answered(await startedInterview(linkId), rejected);
    for (let heard = 0; heard < 2; heard++) await answered(await startedInterview(linkId), plainAnswer);
    expect(outcome(await start({ linkId }))).toEqual([409, 'conflict']);
    expect(await remaining(id)).toBe(0);
  });

  it('G6: without a wallet a study has no end unless it is set', async () => {
    const { key, id, linkId } = await liveStudy();
    await patchStudy(key, id, { responseTarget: 1 }, '*');
    expect((await readStudy(key, id)).body.closeAtTarget).toBe(false);
    await answered(await startedInterview(linkId), plainAnswer);
    await answered(await startedInterview(linkId), plainAnswer);
    await patchStudy(key, id, { closeAtTarget: true }, '*');
    expect(outcome(await start({ linkId }))).toEqual([409, 'conflict']);
    await patchStudy(key, id, { responseTarget: 3 }, '*');
    expect((await start({ linkId })).status).toBe(201);
  });

  it('G6: a start without an answer yields its share to a newcomer, and takes one again when it answers', async () => {
    const { id, linkId, wallet } = await billedStudy(200);
    const [first, second] = [await startedInterview(linkId), await startedInterview(linkId)];
    const third = await startedInterview(linkId);
    const shares = async () => {
      const { rows } = await pool().query(
        `select state from share join response on id = response_id where share.study_id = $1 order by readable_id`,
        [id],
      );
      return rows.map(({ state }) => state);
    };
    expect(await shares()).toEqual(['released', 'held', 'held']);
    await answer(first, first.step.id, plainAnswer(first.step));
    expect(await shares()).toEqual(['held', 'released', 'held']);
    await answer(third, third.step.id, plainAnswer(third.step));
    expect(outcome(await start({ linkId }))).toEqual([409, 'conflict']);
    // Nothing is left for the second: it finishes free of charge.
    expect((await answered(second, plainAnswer)).outcome).toBe('complete');
    expect(await shares()).toEqual(['held', 'waived', 'held']);
    expect(await wallet()).toEqual({ balance: 0, usage: 2 });
    expect((await verifyWallets(database())).differences).toEqual([]);
  });

  it('X3, G6: whoever skips questions alone yields to newcomers, and takes a share again with an answer', async () => {
    const two = [flat([open({ followUp: 'none' }), open({ followUp: 'none', text: 'And then?' })])];
    const { id, linkId, wallet } = await billedStudy(200, undefined, two);
    const skipper = await startedInterview(linkId);
    await startedInterview(linkId);
    const { body } = await answer(skipper, skipper.step.id, { skip: true });
    const honest = [await startedInterview(linkId), await startedInterview(linkId)];
    for (const interview of honest) expect((await answered(interview, plainAnswer)).outcome).toBe('complete');
    const { rows } = await pool().query(
      `select state from share join response on id = response_id where share.study_id = $1 order by readable_id`,
      [id],
    );
    expect(rows.map(({ state }) => state)).toEqual(['released', 'released', 'charged', 'charged']);
    // Nothing is left: it finishes free of charge.
    expect((await answered({ ...skipper, step: body.step }, plainAnswer)).outcome).toBe('complete');
    expect(await wallet()).toEqual({ balance: 0, usage: 2 });
    expect((await verifyWallets(database())).differences).toEqual([]);
  });

  it('G6: newcomers and first answers at once share out what there is, to the last credit', async () => {
    const { id, linkId, wallet } = await billedStudy(200);
    const early = [await startedInterview(linkId), await startedInterview(linkId)];
    const work = [
      ...Array.from({ length: 6 }, () => start({ linkId })),
      ...early.map((interview) => answer(interview, interview.step.id, plainAnswer(interview.step))),
    ];
    for (const reply of await Promise.all(work)) expect([200, 201, 409]).toContain(reply.status);
    const { rows } = await pool().query(
      `select count(*)::int as held from share where study_id = $1 and state = 'held'`,
      [id],
    );
    expect(rows[0].held + (await remaining(id)) / 100).toBe(2);
    expect(await wallet()).toEqual({ balance: 0, usage: 2 });
    expect((await verifyWallets(database())).differences).toEqual([]);
  });

  it('X3, G6: twenty requests of skips cost nothing: five complete responses, their shares given back', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 5_000 });
    const { id, linkId } = await launchedStudy(key, [
      flat(['What?', 'When?', 'Why?'].map((text) => open({ text, followUp: 'none' }))),
    ]);
    const held = await remaining(id);
    for (let made = 0; made < 5; made++) {
      const end = await answered(await startedInterview(linkId), () => ({ skip: true }));
      expect(end.outcome).toBe('complete');
    }
    expect(await remaining(id)).toBe(held);
    const items = (await call(listRoute, { key, params: { linkId } })).body;
    expect(items.map(({ progress }: { progress: string }) => progress)).toEqual(Array(5).fill('complete'));
    const { rows } = await pool().query(
      `select reason, count(*)::int as times from transfer where study_id = $1 group by reason order by reason`,
      [id],
    );
    expect(rows).toEqual([
      { reason: 'launch_hold', times: 1 },
      { reason: 'waiver', times: 5 },
    ]);
    await closeStudy(database(), { studyId: id });
    const { body } = await call(walletsRoute, { key });
    expect(body.wallets[0].projectCreditBalance).toEqual({ balance: 50, usage: 0 });
    expect((await verifyWallets(database())).differences).toEqual([]);
  });

  it('G6: one answer with content among skips is charged', async () => {
    const { id, linkId } = await billedStudy(500);
    const interview = await startedInterview(linkId);
    await answered(interview, (step) => (step.question.isScreener ? plainAnswer(step) : { skip: true }));
    await closeStudy(database(), { studyId: id });
    const { rows } = await pool().query(
      `select amount from transfer where study_id = $1 and reason = 'charge'`,
      [id],
    );
    expect(rows).toEqual([{ amount: '100' }]);
  });

  it('G2: a share costs what the revision says that the interview began on', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 10_000 });
    const { id, linkId } = await launchedStudy(key, [flat([choice({ options: options('A') })])], {
      config: { interviewMode: 'video_screen' },
    });
    await answered(await startedInterview(linkId), plainAnswer);
    await closeStudy(database(), { studyId: id });
    const { rows } = await pool().query(
      `select spent, held from grant_account where organization_id = $1 and kind = 'project'`,
      [organizationId],
    );
    expect(rows).toEqual([{ spent: '400', held: '0' }]);
  });
});
