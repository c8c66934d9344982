/** A UUID's 16 bytes, and 256 bits, in base64url. */
const STUDY = 22;
const SECRET = 43;

/**
 * A token that says in front which study what it opens is of, so that tables distributed by study need not be searched
 * whole for it (decisions/111). To whoever has it, it is as opaque as the secret alone.
 */
export function tokenOfStudy(studyId: string, secret: string): string {
  return Buffer.from(studyId.replaceAll('-', ''), 'hex').toString('base64url') + secret;
}

/** The study that a token says; null for one from before tokens said it. It may say anything: only its hash proves it. */
export function studyInToken(token: string): string | null {
  if (token.length !== STUDY + SECRET) return null;
  const hex = Buffer.from(token.slice(0, STUDY), 'base64url').toString('hex');
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex);
  return parts?.slice(1).join('-') ?? null;
}
