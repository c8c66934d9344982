import { z } from 'zod';
import { type InstanceCommand, instanceCommand } from './admin-command';
import { restoreBackup } from './backup/restore-backup';
import { saveBackup } from './backup/save-backup';
import { examine } from './doctor/examine';
import { text } from './read-flags';

/** Commands about the whole instance (decisions, P2). */
export const instanceCommands: Record<string, InstanceCommand> = {
  backup: instanceCommand('--to DIR', z.object({ to: text }), async ({ to }) => ({
    print: await saveBackup(to),
  })),

  restore: instanceCommand('--from DIR', z.object({ from: text }), async ({ from }) => ({
    print: await restoreBackup(from),
  })),

  doctor: instanceCommand('', z.object({}), async () => {
    const checks = await examine();
    const isFit = checks.every(({ state }) => state !== 'failed');
    return { print: { ok: isFit, checks }, failed: !isFit };
  }),
};
