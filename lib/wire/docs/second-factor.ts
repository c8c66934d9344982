import { ids } from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Sign-in';
const password = 'correct horse battery';
const both = { password, code: '081804' };
const recoveryCodes = ['7kq2-0a1b-4xwz-9c3d', 'm8t5-v2rn-6p0e-hj4g'];

export const readSecondFactorDoc: OperationDoc = {
  id: 'readSecondFactor',
  tag,
  summary: 'See whether your second factor is on',
  description: 'Whether signing in asks for a code of an authenticator app beside the password.',
  answer: 'How it stands.',
  examples: {
    reply: [
      {
        summary: 'It is on',
        value: { on: true, since: '2026-09-14T09:30:00.000Z', recoveryCodesLeft: 10, requiredBy: [] },
      },
    ],
  },
};

export const beginSecondFactorDoc: OperationDoc = {
  id: 'beginSecondFactor',
  tag,
  summary: 'Begin to set up a second factor',
  description:
    'Makes a secret for an authenticator app (TOTP: SHA-1, six digits, 30 seconds). Nothing is asked for until a code confirms it, within the hour. `bad_request` for a wrong password; `conflict` when a second factor is on.',
  refusals: ['bad_request', 'conflict'],
  answer: 'The secret.',
  examples: {
    request: [{ summary: 'The password once more', value: { password } }],
    reply: [
      {
        summary: 'For the app',
        value: {
          secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
          uri: 'otpauth://totp/Colloquy:olive%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Colloquy&algorithm=SHA1&digits=6&period=30',
        },
      },
    ],
  },
};

export const confirmSecondFactorDoc: OperationDoc = {
  id: 'confirmSecondFactor',
  tag,
  summary: 'Turn on your second factor',
  description:
    'By a code of the app. All other sessions of the person end. `bad_request` for a wrong code; `conflict` when nothing is being set up.',
  refusals: ['bad_request', 'conflict'],
  answer: 'Ten recovery codes.',
  examples: {
    request: [{ summary: 'What the app shows', value: { code: both.code } }],
    reply: [{ summary: 'It is on', value: { recoveryCodes } }],
  },
};

export const turnOffSecondFactorDoc: OperationDoc = {
  id: 'turnOffSecondFactor',
  tag,
  summary: 'Turn off your second factor',
  description:
    'With the password and a code of the app, or a recovery code. `bad_request` for a wrong one; `conflict` when none is on, and while one of their organizations requires it.',
  refusals: ['bad_request', 'conflict'],
  answer: 'It is off.',
  examples: {
    request: [{ summary: 'Both', value: both }],
    reply: [{ summary: 'Off', value: { on: false, since: null, recoveryCodesLeft: 0, requiredBy: [] } }],
  },
};

export const renewRecoveryCodesDoc: OperationDoc = {
  id: 'renewRecoveryCodes',
  tag,
  summary: 'Make new recovery codes',
  description:
    'With the password and a code. Earlier recovery codes stop working. Refuses as turning it off.',
  refusals: ['bad_request', 'conflict'],
  answer: 'Ten recovery codes.',
  examples: {
    request: [{ summary: 'Both', value: both }],
    reply: [{ summary: 'New ones', value: { recoveryCodes } }],
  },
};

const rule = {
  required: true,
  exemptUserId: ids.user,
  members: [
    { userId: ids.user, name: 'Olive Owner', role: 'owner' as const, hasSecondFactor: true },
    { userId: ids.colleague, name: 'Wren Writer', role: 'researcher' as const, hasSecondFactor: false },
  ],
};

export const readSecondFactorRuleDoc: OperationDoc = {
  id: 'readSecondFactorRule',
  tag: 'People',
  summary: 'See who needs a second factor',
  headers: ['ETag'],
  description: 'Whether sessions of members need one, and who has one. For owners and admins.',
  refusals: ['forbidden'],
  answer: 'The rule and the members.',
  examples: { reply: [{ summary: 'It is required', value: rule }] },
};

export const setSecondFactorRuleDoc: OperationDoc = {
  id: 'setSecondFactorRule',
  tag: 'People',
  summary: 'Require a second factor',
  conditional: 'optional',
  headers: ['ETag'],
  description:
    'Sessions of members without one are held back from everything of the organization (`forbidden`) until they have set one up; API keys go on. One owner may be exempt, for when all others are locked out. For owners; `conflict` when it would hold back the one who sets it.',
  refusals: ['forbidden', 'bad_request', 'conflict'],
  answer: 'The rule and the members.',
  examples: {
    request: [{ summary: 'Of all but one', value: { required: true, exemptUserId: ids.user } }],
    reply: [{ summary: 'It is required', value: rule }],
  },
};
