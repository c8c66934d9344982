import { log } from '@/lib/telemetry/log';

const underWay = new Set<Promise<void>>();

/** Runs work that continues after the answer was sent. A failure is logged as `failed`. */
export function afterAnswer(work: Promise<unknown>, failed: { requestId: string; message: string }): void {
  const { requestId, message } = failed;
  const settled = work
    .catch((error) => log().error({ err: error, requestId }, message))
    .then(() => void underWay.delete(settled));
  underWay.add(settled);
}

/** Resolves once all such work has ended. Await it before disconnecting the database. */
export async function workAfterAnswers(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}
