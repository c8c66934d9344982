import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Launching';

export const launchStudyDoc: OperationDoc = {
  id: 'launchStudy',
  tag,
  summary: 'Launch a study',
  description:
    'Makes a draft live and returns the link for participants. Takes the permanent `id` only, never the link id. The wallet may be omitted when the organization has exactly one. A live study publishes its pending edits without another hold; a paused one resumes; a closed one is `conflict`. A test study is refused as another one would be, but nothing is held or charged, and `wallet` is the one that would be billed, as it is. After `study_busy`, or `conflict` with `Retry-After`, repeat the request.',
  refusals: [
    'study_not_found',
    'launch_permission_denied',
    'conflict',
    'wallet_required',
    'wallet_access_denied',
    'study_busy',
    'invalid_study_guide',
    'insufficient_credits',
  ],
  answer: 'The live study. `wallet` is absent without wallets.',
  examples: {
    request: [{ summary: 'From a named wallet', value: { walletId: example.ids.wallet } }],
    reply: [{ summary: 'Live', value: example.launch }],
  },
};

const nothing = [{ summary: 'Nothing to say', value: {} }];
const changes = ['study_not_found', 'conflict', 'launch_permission_denied', 'study_busy'] as const;

export const pauseStudyDoc: OperationDoc = {
  id: 'pauseStudy',
  tag,
  summary: 'Pause a study',
  description: 'No new interviews; those under way may finish. Only a live study can be paused.',
  refusals: changes,
  headers: ['ETag'],
  answer: 'The paused study.',
  examples: {
    request: nothing,
    reply: [{ summary: 'Paused', value: { ...example.liveStudy, status: 'paused' } }],
  },
};

export const resumeStudyDoc: OperationDoc = {
  id: 'resumeStudy',
  tag,
  summary: 'Resume a study',
  description: 'A paused study takes interviews again. Publishes and holds nothing.',
  refusals: changes,
  headers: ['ETag'],
  answer: 'The live study.',
  examples: { request: nothing, reply: [{ summary: 'Live again', value: example.liveStudy }] },
};

export const closeStudyDoc: OperationDoc = {
  id: 'closeStudy',
  tag,
  summary: 'Close a study',
  description:
    'For good: no new interviews; held credits go back to the wallet. Interviews in progress may finish.',
  refusals: changes,
  headers: ['ETag'],
  answer: 'The closed study.',
  examples: {
    request: nothing,
    reply: [{ summary: 'Closed', value: { ...example.liveStudy, status: 'closed' } }],
  },
};

export const listWalletsDoc: OperationDoc = {
  id: 'listWallets',
  tag,
  summary: 'List wallets',
  description: 'The wallets that the caller may bill a launch to, with what is left in them.',
  headers: ['ETag'],
  answer: 'The wallets.',
  examples: { reply: [{ summary: 'One wallet', value: { wallets: [example.wallet] } }] },
};
