import { z } from 'zod';
import { closeStudy } from '@/lib/services/studies/close-study';
import { type AdminCommand, adminCommand, type InstanceCommand } from './admin-command';
import { auditCommands } from './audit-commands';
import { demoCommands } from './demo-commands';
import { instanceCommands } from './instance-commands';
import { peopleCommands } from './people-commands';
import { uuid } from './read-flags';
import { walletCommands } from './wallet-commands';

/** All commands of `npm run admin` by name, in the order of `--help`. */
export const adminCommands: ReadonlyMap<string, AdminCommand> = new Map(
  Object.entries({
    ...peopleCommands,
    ...walletCommands,
    'study:close': adminCommand('--study ID', z.object({ study: uuid }), async (db, flags) => {
      await closeStudy(db, { studyId: flags.study });
      return { print: { ok: true } };
    }),
    ...auditCommands,
    ...demoCommands,
  }),
);

/** The commands that need no migrated database. */
export const commandsOfInstance: ReadonlyMap<string, InstanceCommand> = new Map(
  Object.entries(instanceCommands),
);
