import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, type AttackTarget, atMost, exactly, type Figure } from './attack';
import { answerStep, type Started, started } from './interviews';
import { launchStudy, newOffice, openQuestions } from './office';
import { sendAs } from './stranger';

const DISK_MIB = 640;
const PART_BYTES = 8 * 1024 * 1024;
const UPLOADERS = 4;
const WRITERS = 10;
const QUESTIONS = 20;
/** Statuses of uploads that were created or continued once the disk was full. */
const REFUSALS = 40;

/**
 * Uploads of undeclared length fill the disk that the database is on, while other participants answer in writing (X4).
 */
export const fullDisk: Attack = {
  name: 'x4-full-disk',
  settings: { TRUST_PROXY: '1', JOBS: 'inline' },
  diskMib: DISK_MIB,
  seconds: 170,
  run: async (target) => {
    const [strangers, others] = [await newOffice(target), await newOffice(target)];
    const file = { type: 'file_upload' as const, text: 'Your ticket?', maxFileSizeMb: 200 };
    const filled = await launchStudy(target, { key: strangers.key, items: [file] });
    const written = await launchStudy(target, { key: others.key, items: openQuestions(QUESTIONS) });
    const before = await readinessOf(target);
    const full = new AbortController();
    const health = watchHealth(target, full.signal);
    const writing = writers(target, written.linkId, full.signal);
    const statuses = await fill(target, filled.linkId);
    full.abort();
    const [kept, unhealthy] = [await writing, await health];
    const after = await readinessOf(target);
    return [
      exactly('checks of readiness that failed while there was room', before, ''),
      exactly('checks of readiness that failed once there was none', after, 'disk'),
      exactly('health requests that were not answered 200', unhealthy, 0),
      exactly(`answers of uploads that found no room, of ${REFUSALS}`, `${[...statuses]}`, '507'),
      ...kept,
    ];
  },
};

/** Uploads until 40 were refused for lack of space: the statuses of those refusals. */
async function fill(target: AttackTarget, linkId: string): Promise<Set<number>> {
  const refused: number[] = [];
  const uploader = async (_: unknown, nth: number) => {
    const address = `203.0.113.${nth + 1}`;
    while (refused.length < REFUSALS) {
      const interview = await started(target, { linkId, address });
      refused.push(await uploadUntilRefused(target, interview, address));
      await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: UPLOADERS }, uploader));
  return new Set(refused);
}

/** Creates one upload after another, each as large as allowed; returns the status that ended it. */
async function uploadUntilRefused(
  { url }: AttackTarget,
  interview: Started,
  address: string,
): Promise<number> {
  const uploads = `${url}/api/interviews/${interview.responseId}/recordings`;
  const headers = {
    authorization: `Bearer ${interview.token}`,
    'tus-resumable': '1.0.0',
    'x-forwarded-for': address,
  };
  const metadata = Object.entries({ kind: 'file', stepId: interview.step.id, filename: 'ticket.bin' });
  for (;;) {
    const created = await fetch(uploads, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-defer-length': '1',
        'upload-metadata': metadata.map(([name, value]) => `${name} ${btoa(value)}`).join(','),
      },
    });
    await created.arrayBuffer();
    if (created.status !== 201) return created.status;
    const at = new URL(created.headers.get('location') ?? '', url);
    for (let offset = 0; offset + PART_BYTES <= 200 * 1024 * 1024; offset += PART_BYTES) {
      const part = await fetch(at, {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': `${offset}`,
          'content-type': 'application/offset+octet-stream',
        },
        body: Buffer.alloc(PART_BYTES),
      });
      await part.arrayBuffer();
      if (part.status !== 204) return part.status;
    }
  }
}

/** Participants who answer in writing until the disk is full, and then complete their interviews. */
async function writers(target: AttackTarget, linkId: string, full: AbortSignal): Promise<Figure[]> {
  let [refused, acknowledged, lost, afterwards] = [0, 0, 0, 0];
  const writer = async (_: unknown, nth: number) => {
    const address = `198.51.100.${nth + 1}`;
    const interview = await started(target, { linkId, address });
    const said: string[] = [];
    while (interview.step.kind !== 'end') {
      // The second half of the questions is answered once the disk is full.
      while (!full.aborted && said.length >= QUESTIONS / 2) await sleep(50);
      const text = `What ${nth} said as number ${said.length}`;
      const reply = await answerStep(target, { interview, address, answer: { text } });
      if (reply.status !== 200) {
        refused++;
        return;
      }
      if (full.aborted) afterwards++;
      said.push(text);
      interview.step = reply.body.step;
    }
    acknowledged += said.length;
    const read = await sendAs(target.url, {
      path: `/api/interviews/${interview.responseId}`,
      address,
      headers: { authorization: `Bearer ${interview.token}` },
    });
    const history = JSON.stringify(read.body);
    lost += said.filter((text) => !history.includes(`"${text}"`)).length;
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return [
    exactly('written answers refused', refused, 0),
    exactly('written answers acknowledged', acknowledged, WRITERS * QUESTIONS),
    exactly('of them, while the disk was full', afterwards, (WRITERS * QUESTIONS) / 2),
    atMost('acknowledged answers that are not there', lost, 0),
  ];
}

/** The names of the failed checks. */
async function readinessOf({ url }: AttackTarget): Promise<string> {
  const { checks } = await (await fetch(`${url}/api/ready`)).json();
  return Object.keys(checks)
    .filter((check) => checks[check] !== 'ok')
    .join(' ');
}

async function watchHealth({ url }: AttackTarget, over: AbortSignal): Promise<number> {
  let failed = 0;
  while (!over.aborted) {
    const status = await fetch(`${url}/api/health`).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 200) failed++;
    await sleep(100);
  }
  return failed;
}
