import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthMiddleware } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { organization } from 'better-auth/plugins/organization';
import { defaultAc, ownerAc } from 'better-auth/plugins/organization/access';
import { PASSWORD_LENGTH } from '@/lib/domain/people/person';
import { ROLES, roleMay } from '@/lib/domain/roles';
import { env } from '@/lib/env';
import { type Db, database } from '@/lib/store/database';
import * as schema from '@/lib/store/schema';
import { secondStepPlugin, sessionsOnlyBySecondStep } from './second-step-plugin';
import { SESSION_COOKIE_PREFIX } from './session-cookie';

type Auth = ReturnType<typeof makeAuth>;

const holder = globalThis as typeof globalThis & { __colloquyAuth?: { db: Db; auth: Auth } };

/**
 * Sign-in and sessions. Created on first use, and on globalThis because modules load twice in a process. Import this
 * file only where a session is needed, and dynamically: it takes half a second to load.
 */
export function auth(): Auth {
  const db = database();
  if (holder.__colloquyAuth?.db !== db) holder.__colloquyAuth = { db, auth: makeAuth(db) };
  return holder.__colloquyAuth.auth;
}

function makeAuth(db: Db) {
  const { appSecret, baseUrl } = env();
  return betterAuth({
    secret: appSecret,
    baseURL: baseUrl,
    basePath: '/api/auth',
    telemetry: { enabled: false },
    database: drizzleAdapter(db, { provider: 'pg', schema, transaction: true }),
    // People are created only by our own services, which check permissions.
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
    },
    // A new password ends all sessions, whatever the request asks for.
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        if (ctx.path !== '/change-password') return;
        return { context: { body: { ...ctx.body, revokeOtherSessions: true } } };
      }),
    },
    databaseHooks: { session: { create: sessionsOnlyBySecondStep(db) } },
    // No copy of the session in a cookie: a revoked session becomes invalid at once.
    session: { cookieCache: { enabled: false } },
    // Sign-ins are counted by our own limits (operations, RATE_LIMITS).
    rateLimit: { enabled: false },
    advanced: {
      // Set explicitly, because the library disables it under test.
      disableOriginCheck: false,
      cookiePrefix: SESSION_COOKIE_PREFIX,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
    },
    plugins: [
      secondStepPlugin(db),
      organization({
        roles: rolesForAuth(),
        creatorRole: 'owner',
        allowUserToCreateOrganization: false,
        disableOrganizationDeletion: true,
      }),
    ],
    // Standard output is for the results of commands.
    logger: {
      level: 'error',
      log: (level, message) =>
        void process.stderr.write(`${JSON.stringify({ level, from: 'auth', message })}\n`),
    },
  });
}

/** Our roles in the library's format (decisions, H1). */
function rolesForAuth() {
  const administering = defaultAc.newRole({
    organization: ['update'],
    invitation: ['create', 'cancel'],
    member: ['create', 'update', 'delete'],
  });
  const others = defaultAc.newRole({ organization: [] });
  return Object.fromEntries(
    ROLES.map((role) => {
      if (roleMay(role, 'own')) return [role, ownerAc];
      return [role, roleMay(role, 'administer') ? administering : others];
    }),
  );
}
