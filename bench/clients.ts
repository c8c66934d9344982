import http from 'node:http';
import autocannon from 'autocannon';
import type { Running } from '@/lib/testing/product';
import type { Burst, Side } from './measure';

/** The same GET over and over. */
export function getter(server: Running, path: string, key: string, connections: number): Side {
  return {
    pid: server.pid,
    burst: async (milliseconds) => {
      const result = await autocannon({
        url: `${server.url}${path}`,
        connections,
        duration: milliseconds / 1_000,
        headers: { 'x-api-key': key },
      });
      if (result.non2xx + result.errors + result.timeouts > 0 || result['2xx'] === 0) {
        throw new Error(
          `${path}: ${result.non2xx} refusals, ${result.errors} errors, ${result['2xx']} answers`,
        );
      }
      return { requests: result['2xx'], seconds: result.duration };
    },
  };
}

export interface Interview {
  responseId: string;
  token: string;
}

const TEXT =
  'I usually take the train at seven because the later one is crowded, and I stand near the door with my bicycle until the market.';

/** Participants who answer step after step, each at an interview of its own; `interviews` are used up. */
export function answerer(
  server: Running,
  interviews: Interview[],
  steps: readonly string[],
  connections: number,
  /** Saves the floor what the product finds out by itself; the product is not told. */
  tellSeq = false,
): Side {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  return {
    pid: server.pid,
    burst: async (milliseconds) => {
      const from = performance.now();
      const counts = await Promise.all(
        Array.from({ length: connections }, () => answerUntil(from + milliseconds)),
      );
      const burst: Burst = {
        requests: counts.reduce((sum, count) => sum + count, 0),
        seconds: (performance.now() - from) / 1_000,
      };
      return burst;
    },
  };

  async function answerUntil(end: number): Promise<number> {
    for (let count = 0; ; ) {
      const interview = interviews.pop();
      if (!interview) throw new Error('more interviews are needed');
      for (const [seq, stepId] of steps.entries()) {
        if (performance.now() >= end) return count;
        await answer(interview, { stepId, seq });
        count++;
      }
    }
  }

  function answer(
    { responseId, token }: Interview,
    { stepId, seq }: { stepId: string; seq: number },
  ): Promise<void> {
    const body = JSON.stringify({ stepId, answer: { text: TEXT }, ...(tellSeq && { seq }) });
    return new Promise((resolve, reject) => {
      const req = http.request(
        `${server.url}/api/interviews/${responseId}/answers`,
        {
          agent,
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (res) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => chunks.push(chunk));
          res.on('end', () => {
            if (res.statusCode === 200) resolve();
            else reject(new Error(`answer ${seq}: ${res.statusCode} ${Buffer.concat(chunks)}`));
          });
        },
      );
      req.on('error', reject);
      req.end(body);
    });
  }
}
