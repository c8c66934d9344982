export const LAUNCH_TEXTS = {
  WalletUse: { project: 'Credits for responses.', recruitment: 'Credits for recruiting participants.' },
  FundingWallet: {
    walletId: 'What a launch names it by.',
    name: 'Its name.',
    accessible: 'Whether you may bill to it.',
    members: 'The members who may use it; null for everybody who may launch, and when you may not see it.',
    'members.userId': 'The person.',
    'members.name': 'Their name.',
    project: 'Credits for responses.',
    recruitment: 'Credits for recruiting participants.',
    liveStudies: 'Live studies of the organization that are billed to it.',
  },
  LaunchPreview: { 'launchers.userId': 'The person.', 'launchers.name': 'Their name.' },
} as const satisfies Record<string, Record<string, string>>;
