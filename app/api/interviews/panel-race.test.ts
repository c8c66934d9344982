import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type Colloquy, colloquy, type components } from '@colloquy/client';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EndReason } from '@/lib/domain/interview/completion';
import { randomBelow, seededRandom, shuffled } from '@/lib/domain/interview/seeded-random';
import { patientTasks } from '@/lib/jobs/tasks';
import type { Gateway } from '@/lib/server/gateway';
import { fanOutEvents } from '@/lib/services/webhooks/fan-out-events';
import { database } from '@/lib/store/database';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { openApiGateway } from '@/lib/testing/api-gateway';
import { testDatabase } from '@/lib/testing/database';
import { choice, flat, open, options, screening, selected } from '@/lib/testing/guide-parts';
import type { Step } from '@/lib/testing/journey';
import { rounds } from '@/lib/testing/rounds';
import { runJobs } from '@/lib/testing/run-jobs';
import { startReceiver, type WebhookReceiver } from '@/lib/testing/webhook-receiver';
import { newOrganization, newWallet } from '@/lib/testing/world';

/** A panel sends everybody at once, and afterwards four books are compared: ours, the money's, the panel's, a receiver's. */
testDatabase();

let gateway: Gateway;
let receiver: WebhookReceiver;
let url: string;
beforeAll(async () => {
  receiver = await startReceiver();
  gateway = await openApiGateway();
  url = `http://127.0.0.1:${gateway.port}`;
});
afterAll(async () => {
  await gateway.drain(1_000);
  receiver.stop();
});

const AGES = ['Under 30', '30 to 59', '60 or older'];
const PLACES = ['North', 'South'];
const neutral = (texts: string[]) => texts.map((text) => ({ text, status: 'neutral' as const }));
const studyGuide = [
  screening([
    choice({ text: 'How old?', externalId: 'age', options: neutral(AGES) }),
    choice({ text: 'Where?', externalId: 'place', options: neutral(PLACES) }),
    choice({
      text: 'Do you drink tea?',
      options: [
        { text: 'Yes', status: 'approve' },
        { text: 'No', status: 'reject' },
      ],
    }),
  ]),
  flat([
    open({ text: 'Why?', followUp: 'none' }),
    choice({ text: 'Again?', externalId: 'again', options: options('Yes', 'No') }),
  ]),
];
const aged = (age: string) => selected('age', [age]).criteria;
const from = (place: string) => selected('place', [place]).criteria;

/** Everybody is in the first, each in one age, one place and one cell of both, and some in the last, asked for late. */
const quotasFor = (limit: number) => [
  {
    name: 'All',
    limit,
    when: {
      operator: 'and' as const,
      criteria: [{ type: 'searchParam' as const, parameter: 'panel', value: 'p' }],
    },
  },
  ...AGES.map((age) => ({ name: age, limit: Math.ceil(limit * 0.45), when: selected('age', [age]) })),
  ...PLACES.map((place) => ({
    name: place,
    limit: Math.ceil(limit * 0.6),
    when: selected('place', [place]),
  })),
  ...AGES.flatMap((age) =>
    PLACES.map((place) => ({
      name: `${age}, ${place}`,
      limit: Math.ceil(limit / 5),
      when: { operator: 'and' as const, criteria: [...aged(age), ...from(place)] },
    })),
  ),
  { name: 'Again', limit: Math.ceil(limit * 0.7), when: selected('again', ['Yes']) },
];

interface Participant {
  pid: string;
  says: string[];
}
function participants(count: number, seed: string): Participant[] {
  const random = seededRandom('panel race', seed);
  const one = (texts: string[]) => texts[randomBelow(texts.length, random)]!;
  const all = Array.from({ length: count }, (_, nth) => ({
    pid: `p-${nth}`,
    // Nine of ten are let in, and most would come again.
    says: [one(AGES), one(PLACES), random() < 0.9 ? 'Yes' : 'No', random() < 0.8 ? 'Yes' : 'No'],
  }));
  return shuffled(all, random);
}

/** As the participant's page does: a server that is too busy is asked again until it answers. */
async function insisting<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isBusy = error instanceof ApiError && (error.status >= 500 || error.retryAfterMs !== null);
      if (!isBusy) throw error;
      await sleep(100 + 400 * Math.random());
    }
  }
}

/**
 * Walks a study as a panel's participant; each answer of some goes twice at once, as from a page that lost the first
 * reply.
 */
async function walked(api: Colloquy, linkId: string, { pid, says }: Participant) {
  const headers = { 'Idempotency-Key': `${linkId}-${pid}` };
  const body = { linkId, urlParams: { panel: 'p', PROLIFIC_PID: pid } };
  const start = await insisting(() => api.startInterview({ headers, body }));
  const { responseId, token } = start;
  const left = [...says];
  let step: Step = start.step;
  while (step.kind !== 'end') {
    const wanted = step.question.type === 'open_ended' ? undefined : left.shift();
    const chosen = (option: { text: string }) => option.text === wanted;
    const ids = (options: { id: string }[]) => options.map(({ id }) => id);
    const answer =
      wanted === undefined
        ? { text: 'Because it is near.' }
        : { optionIds: ids(step.question.options.filter(chosen)) };
    const send = () =>
      insisting(() => api.answerStep({ path: { responseId }, token, body: { stepId: step.id, answer } }));
    const [first, second] = await Promise.all([send(), pid.endsWith('3') ? send() : undefined]);
    if (second) expect(second).toEqual(first);
    step = first.step;
  }
  const resumed = await insisting(() => api.resumeInterview({ path: { responseId }, token }));
  expect(resumed.step).toEqual(step);
  return { pid, responseId, step, reason: (step.endReason ?? step.outcome) as EndReason };
}

const SEEDS = rounds({ sample: 1, long: 3 });
const { people, limit } = rounds({
  sample: { people: 30, limit: 9 },
  long: { people: 200, limit: 60 },
});

it.each(Array.from({ length: SEEDS }, (_, at) => `${at}`))(
  'N2, N3, G2, J2: a panel that comes all at once fills no quota too far, and all books agree (seed %s)',
  async (seed) => {
    receiver.received.length = 0;
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: people * 100 });
    const api = colloquy({ url, apiKey: key });
    const hook = await api.createWebhook({
      body: {
        url: receiver.url,
        events: ['response.started', 'response.completed', 'response.screened_out', 'response.over_quota'],
      },
    });
    const { id: studyId } = await api.createStudy({ body: { title: 'Tea', studyGuide } as never });
    const redirect = (code: string) => `https://panel.example/${code}?pid={PROLIFIC_PID}&r={responseId}`;
    await api.changeStudy({
      path: { studyId },
      headers: { 'If-Match': '*' },
      body: {
        responseTarget: people,
        quotas: quotasFor(limit),
        redirects: {
          panel: 'Prolific',
          parameter: 'PROLIFIC_PID',
          complete: redirect('done'),
          screenedOut: redirect('out'),
          overQuota: redirect('full'),
        },
      } as never,
    });
    const { linkId } = await api.launchStudy({ path: { studyId }, body: { walletId } });

    const visitor = colloquy({ url, attempts: 1 });
    const ends = await Promise.all(participants(people, seed).map((one) => walked(visitor, linkId, one)));

    // Nobody is left waiting, and each goes where their own end leads.
    const codes: Record<EndReason, string> = { complete: 'done', screened_out: 'out', over_quota: 'full' };
    for (const { pid, responseId, step, reason } of ends)
      expect(step.redirectUrl).toBe(`https://panel.example/${codes[reason]}?pid=${pid}&r=${responseId}`);
    const idsOf = (wanted: EndReason) =>
      ends
        .filter(({ reason }) => reason === wanted)
        .map(({ responseId }) => responseId)
        .sort();
    const completes = idsOf('complete').length;

    // The board, its table and its quotas.
    const board = (await api.readFieldwork({ path: { studyId } })) as components['schemas']['FieldworkBoard'];
    expect(board).toMatchObject({
      started: people,
      complete: completes,
      screenedOut: idsOf('screened_out').length,
      overQuota: idsOf('over_quota').length,
      underWay: 0,
      left: 0,
      holdingPlace: 0,
    });
    for (const cell of board.cells) {
      expect(cell.complete, cell.name).toBeLessThanOrEqual(cell.limit);
      expect(cell.underWay, cell.name).toBe(0);
    }
    const cell = (name: string) => board.cells.find((one) => one.name === name)!;
    expect(cell('All').complete).toBe(completes);
    for (const group of [AGES, PLACES])
      expect(group.reduce((sum, name) => sum + cell(name).complete, 0)).toBe(completes);
    // Whoever was turned away was so for a quota that filled up.
    expect(board.cells.some((one) => one.complete === one.limit)).toBe(true);
    const text = (file: unknown) => new TextDecoder().decode(file as Uint8Array).replace('\uFEFF', '');
    const table = text(await api.readFieldwork({ path: { studyId }, query: { format: 'csv' } }));
    expect(table.split('\r\n').slice(0, 7)).toEqual([
      'outcome,all,Prolific,link',
      `complete,${completes},${completes},0`,
      `screened_out,${board.screenedOut},${board.screenedOut},0`,
      `over_quota,${board.overQuota},${board.overQuota},0`,
      'left,0,0,0',
      'under_way,0,0,0',
      `started,${people},${people},0`,
    ]);

    // What the panel books by the addresses that people came back to.
    const word: Record<EndReason, string> = {
      complete: 'AWAITING REVIEW',
      screened_out: 'SCREENED OUT',
      over_quota: 'QUOTA FULL',
    };
    const csv = ['Participant id,Status', ...ends.map(({ pid, reason }) => `${pid},${word[reason]}`)];
    expect(
      await api.comparePanel({ path: { studyId }, body: { csv: csv.join('\n'), parameter: 'PROLIFIC_PID' } }),
    ).toMatchObject({ here: people, there: people, agree: people, differences: [] });

    // The ledger: a charge for each complete one, and everything else given back.
    const charged: string[] = [];
    let before: number | null = null;
    do {
      const page: Awaited<ReturnType<Colloquy['readLedger']>> = await api.readLedger({
        path: { walletId },
        query: before === null ? {} : { before },
      });
      for (const { reason, response } of page.entries) {
        if (reason === 'charge') charged.push(String(response?.readableId));
        else expect(['credit', 'launch_hold']).toContain(reason);
      }
      before = page.before;
    } while (before !== null);
    const list = await api.listResponses({ path: { linkId }, query: { perPage: 500 } });
    const readable = (ids: string[]) =>
      list
        .filter(({ id }) => ids.includes(id))
        .map(({ readableId }) => String(readableId))
        .sort();
    expect(charged.sort()).toEqual(readable(idsOf('complete')));
    expect((await verifyWallets(database())).differences).toEqual([]);
    await api.closeStudy({ path: { studyId }, body: {} });
    const { wallets } = await api.listWallets({});
    expect(wallets[0]).toMatchObject({
      projectCreditBalance: { balance: people - completes, usage: completes },
    });

    // What a receiver was told, each once and signed.
    while ((await fanOutEvents(database())) > 0);
    await runJobs(patientTasks);
    const told = receiver.received.map(({ headers, body }) => {
      new Webhook(hook.secret).verify(body, headers);
      const { type, data } = JSON.parse(body) as { type: string; data: { responseId: string } };
      return { id: headers['webhook-id'], type, responseId: data.responseId };
    });
    const toldOf = (type: string) =>
      told
        .filter((one) => one.type === type)
        .map(({ responseId }) => responseId)
        .sort();
    expect(new Set(told.map(({ id }) => id)).size).toBe(2 * people);
    expect(told).toHaveLength(2 * people);
    expect(toldOf('response.started')).toEqual(ends.map(({ responseId }) => responseId).sort());
    expect(toldOf('response.completed')).toEqual(idsOf('complete'));
    expect(toldOf('response.screened_out')).toEqual(idsOf('screened_out'));
    expect(toldOf('response.over_quota')).toEqual(idsOf('over_quota'));
  },
  300_000,
);
