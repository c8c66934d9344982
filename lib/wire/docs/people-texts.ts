export const PEOPLE_TEXTS = {
  Account: {
    'user.id': 'The id.',
    'user.name': 'The name.',
    'user.email': 'The address.',
    'organizations.id': 'The id, as in `x-organization`.',
    'organizations.name': 'The name.',
    'organizations.role': 'What the person is there.',
  },
  Me: {
    'user.id': 'The id.',
    'user.name': 'The name.',
    'user.email': 'The address.',
    'organizations.id': 'The id, as in `x-organization`.',
    'organizations.name': 'The name.',
    'organizations.role': 'What the person is there.',
  },
  SentInvitation: { invitation: 'The invitation.' },
  CreatedKey: { key: 'What is kept of it.' },
} as const satisfies Record<string, Record<string, string>>;
