import { z } from 'zod';
import { DEMO_EMAIL, seedDemo, seedInto } from '@/lib/services/demo/seed-demo';
import { DEMO_SIZE } from '@/lib/services/demo/seed-studies';
import { type AdminCommand, adminCommand } from './admin-command';
import { demoSecrets } from './demo';
import { count, uuid } from './read-flags';

const MOST_STUDIES = 1_000;
const MOST_RESPONSES = 1_000_000;

/** Sample data (operations, Administration). */
export const demoCommands: Record<string, AdminCommand> = {
  'demo:seed': adminCommand(
    '[--org ID] [--studies N] [--responses N]',
    z.object({
      org: uuid.optional(),
      studies: count(1, MOST_STUDIES).optional(),
      responses: count(0, MOST_RESPONSES).optional(),
    }),
    async (db, { org, studies = DEMO_SIZE.studies, responses = DEMO_SIZE.responses }) => {
      const onStored = progressOf(responses);
      const size = { studies, responses, onStored };
      if (org) return { print: await seedInto(db, { ...size, organizationId: org }) };
      const secrets = demoSecrets();
      const print = await seedDemo(db, { ...size, secrets });
      process.stderr.write(`Demo sign-in: ${DEMO_EMAIL} / ${secrets.password}\n`);
      return { print };
    },
  ),
};

/** Progress is printed on standard error now and then; standard output is for the result. */
function progressOf(all: number): (stored: number) => void {
  const startedAt = Date.now();
  let printedAt = startedAt;
  return (stored) => {
    if (Date.now() - printedAt < 2_000) return;
    printedAt = Date.now();
    const seconds = Math.round((printedAt - startedAt) / 1000);
    process.stderr.write(`${stored} of ${all} responses after ${seconds} s\n`);
  };
}
