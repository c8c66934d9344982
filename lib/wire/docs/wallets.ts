import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Launching';
const project = { balance: 90, usage: 10, spent: 4, held: 6, total: 100, spentPercent: 4, heldPercent: 6 };
const recruitment = { balance: 50, usage: 0, spent: 0, held: 0, total: 50, spentPercent: 0, heldPercent: 0 };
const use = {
  walletId: example.ids.wallet,
  name: 'Research budget',
  accessible: true,
  members: [{ userId: example.ids.colleague, name: 'Wren Writer' }],
  project,
  recruitment,
  liveStudies: 1,
};

export const listWalletUsesDoc: OperationDoc = {
  id: 'listWalletUses',
  tag,
  summary: 'List wallets with all their figures',
  description:
    "The wallets that you may bill to, with what is spent and held; owners and admins see all of the organization's, with who may use them.",
  answer: 'The wallets.',
  examples: { reply: [{ summary: 'One wallet', value: { wallets: [use] } }] },
};

export const readLedgerDoc: OperationDoc = {
  id: 'readLedger',
  tag,
  summary: "Read a wallet's ledger",
  description:
    "Your organization's entries, newest first. They never change. For the next page send `before`, until it is null.",
  refusals: ['not_found'],
  answer: 'A page of the ledger.',
  examples: {
    reply: [
      {
        summary: 'A response was paid',
        value: {
          entries: [
            {
              id: 42,
              createdAt: example.created,
              kind: 'project',
              reason: 'charge',
              amount: 1,
              study: { id: example.ids.study, title: example.createStudyRequest.title },
              response: { id: example.ids.response, readableId: 1, progress: 'complete' },
              heldAfter: 6,
              usageAfter: 10,
            },
          ],
          before: 42,
        },
      },
    ],
  },
};

export const setWalletAccessDoc: OperationDoc = {
  id: 'setWalletAccess',
  tag,
  summary: 'Say who bills to a wallet',
  description:
    'Members, or null for everybody who may launch. Owners and admins only, who need to be named to bill to it themselves.',
  refusals: ['not_found', 'study_busy'],
  answer: 'The wallet.',
  examples: {
    request: [{ summary: 'One member', value: { members: [example.ids.colleague] } }],
    reply: [{ summary: 'The wallet', value: use }],
  },
};

export const previewLaunchDoc: OperationDoc = {
  id: 'previewLaunch',
  tag,
  summary: 'Preview a launch',
  description:
    'What a launch would do now: its hold, the wallets that can fund it, the problems of the guide, the changes for participants, and what closing gives back. Changes nothing.',
  refusals: ['study_not_found'],
  answer: 'The preview.',
  examples: {
    reply: [
      {
        summary: 'A draft',
        value: {
          id: example.ids.study,
          linkId: example.linkId,
          title: example.createStudyRequest.title,
          status: 'draft',
          selfRecruitLink: example.launch.selfRecruitLink,
          test: false,
          action: 'launch',
          refusal: null,
          launchers: null,
          interviewMode: 'text',
          pricePerResponse: 1,
          responseTarget: 10,
          price: 10,
          holds: 10,
          givesBack: 0,
          billedTo: null,
          isBilled: true,
          wallets: [{ ...use, funds: true, missing: 0 }],
          problems: [],
          warnings: [],
          changes: [],
          missingTranslations: {},
          closing: { givesBack: 0, interviewsUnderWay: 0 },
        },
      },
    ],
  },
};
