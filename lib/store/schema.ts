/**
 * All tables. Kept free of path aliases so that drizzle-kit can read it directly. Times have the precision that the API
 * shows (milliseconds), so that a value read back compares equal (E3). Credits are integers of hundredths (G1). Rules
 * that must hold whatever the code does are constraints here.
 */
export * from './schema/audit';
export * from './schema/clips';
export * from './schema/counts';
export * from './schema/events';
export * from './schema/exports';
export * from './schema/findings';
export * from './schema/hearing';
export * from './schema/interviews';
export * from './schema/ledger';
export * from './schema/legal-holds';
export * from './schema/looked-after';
export * from './schema/models';
export * from './schema/notices';
export * from './schema/people';
export * from './schema/probe-claims';
export * from './schema/recordings';
export * from './schema/rehearsals';
export * from './schema/studies';
export * from './schema/study-fill';
export * from './schema/study-invitations';
export * from './schema/themes';
export * from './schema/wallets';
export * from './schema/webhooks';
