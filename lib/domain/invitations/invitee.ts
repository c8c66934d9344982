import { isEmail } from '../people/person';

/** Somebody who is invited to a study by mail (decisions, N7). */
export interface Invitee {
  email: string;
  name: string | null;
  /** The language of the mail; null: the study's own. */
  language: string | null;
  /** Parameters of their personal link. */
  parameters: [string, string][];
}

/** Where an invitation stands, the latest that is known. */
export const INVITATION_STATES = [
  'added',
  'queued',
  'sent',
  'opened',
  'started',
  'completed',
  'screened_out',
  'over_quota',
  'unsubscribed',
  'failed',
] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Reminders that anybody gets at most, and the hours that lie between two mails to them. */
export const MOST_REMINDERS = 3;
export const HOURS_BETWEEN = 24;
/** Attempts to hand a mail to a mail server that cannot take it now. */
export const MOST_ATTEMPTS = 5;
export const MOST_INVITEES = 50_000;

const OWN_PREFIX = '_clq_';
const LONGEST_NAME = 300;

/** Why this row is not taken, for the person who wrote it; undefined when it is. `languages`: those of the study. */
export function inviteeProblem(invitee: Invitee, languages: readonly string[]): string | undefined {
  if (invitee.email === '') return 'The address is missing.';
  if (!isEmail(invitee.email)) return 'This is no address of mail.';
  if ((invitee.name ?? '').length > LONGEST_NAME)
    return `The name is longer than ${LONGEST_NAME} characters.`;
  if (invitee.language !== null && !languages.includes(invitee.language))
    return `The study is not in this language. It is in ${languages.join(', ')}.`;
  const own = invitee.parameters.find(([name]) => name.startsWith(OWN_PREFIX));
  return own ? `Names that begin with ${OWN_PREFIX} are our own.` : undefined;
}

const COLUMNS: Record<'email' | 'name' | 'language', readonly string[]> = {
  email: [
    'email',
    'e-mail',
    'mail',
    'address',
    'email address',
    'e-mail address',
    'mailadresse',
    'correo',
    'courriel',
  ],
  name: ['name', 'full name', 'first name', 'firstname', 'vorname', 'nom', 'nombre'],
  language: ['language', 'lang', 'locale', 'sprache', 'langue', 'idioma'],
};

/** People from the cells of a table. With a line of names above, other columns are parameters of their links. */
export function inviteesOf(rows: readonly (readonly string[])[]): Invitee[] {
  const [first = [], ...others] = rows;
  const heads = first.map((cell) => cell.trim());
  const hasHeads = heads.some((head) => COLUMNS.email.includes(head.toLowerCase()));
  if (!hasHeads) return rows.map((cells) => withoutHeads(cells));
  const kinds = heads.map(kindOf);
  return others.map((cells) => {
    const of = (kind: string) => (cells[kinds.indexOf(kind)] ?? '').trim();
    return {
      email: of('email'),
      name: of('name') || null,
      language: of('language') || null,
      parameters: heads.flatMap((head, at): [string, string][] => {
        const value = (cells[at] ?? '').trim();
        return kinds[at] === 'parameter' && head !== '' && value !== '' ? [[head, value]] : [];
      }),
    };
  });
}

function kindOf(head: string): string {
  const known = Object.entries(COLUMNS).find(([, names]) => names.includes(head.toLowerCase()));
  return known?.[0] ?? 'parameter';
}

/** `Ada Lane <ada@example.org>`, or an address and perhaps a name in cells of their own. */
function withoutHeads(cells: readonly string[]): Invitee {
  const given = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [, named = '', bracketed] = /^(.*?)<([^<>]*)>$/.exec(given[0] ?? '') ?? [];
  const rest = { language: null, parameters: [] };
  if (bracketed !== undefined) {
    return { email: bracketed.trim(), name: named.replace(/^"|"\s*$/g, '').trim() || null, ...rest };
  }
  const email = given.find((cell) => cell.includes('@')) ?? given[0] ?? '';
  return { email, name: given.find((cell) => cell !== email) ?? null, ...rest };
}
