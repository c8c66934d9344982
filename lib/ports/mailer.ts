import { env } from '@/lib/env';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Of a mail that may be sent again: its Message-ID, the same each time. */
  id?: string;
  /** Where whoever gets it asks for no more, by one press of their mail program (RFC 8058). */
  unsubscribe?: string;
}

export interface Mailer {
  /** Throws when the mail server refuses it. */
  send(mail: Mail): Promise<void>;
}

/** A person waits for the result, which has to be there within five seconds. */
const LONGEST_MS = 3_500;

/**
 * Mail over SMTP; null when it is not configured (operations, SMTP_URL): links are then shown to the person who created
 * them.
 */
export function mailer(): Mailer | null {
  const { smtpUrl, mailFrom, baseUrl } = env();
  if (smtpUrl === null) return null;
  return {
    async send(mail) {
      const transport = await transportTo(smtpUrl);
      try {
        const { id, unsubscribe, ...rest } = mail;
        const { hostname } = new URL(baseUrl);
        await transport.sendMail({
          ...rest,
          ...(id && { messageId: `<${id}@${hostname}>` }),
          ...(unsubscribe && {
            headers: {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
          from: mailFrom ?? `Colloquy <no-reply@${hostname}>`,
          // Typed text is sent as text, and never read as a file or an address to load.
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } finally {
        transport.close();
      }
    },
  };
}

/** Greets the mail server and signs in, and sends nothing. False when none is configured; throws when it refuses. */
export async function verifyMail(): Promise<boolean> {
  const { smtpUrl } = env();
  if (smtpUrl === null) return false;
  const transport = await transportTo(smtpUrl);
  try {
    await transport.verify();
    return true;
  } finally {
    transport.close();
  }
}

/** Loaded with the first mail: most processes never send one. */
async function transportTo(smtpUrl: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: LONGEST_MS,
    greetingTimeout: LONGEST_MS,
    socketTimeout: LONGEST_MS,
  });
}

/**
 * What a mail server's refusal means: whether it is for good (a mailbox that it does not know), and whether the server
 * itself is away. The problem is a sentence of ours: the server's own words may name the address.
 */
export function mailRefusalOf(error: unknown): { isFinal: boolean; isAway: boolean; problem: string } {
  const status = Number((error as { responseCode?: unknown } | null)?.responseCode);
  if (status >= 500 && status < 600) {
    const problem =
      status === 552 ? 'The mailbox is full.' : `The mail server does not take this address (${status}).`;
    return { isFinal: true, isAway: false, problem };
  }
  if (status >= 400) {
    return { isFinal: false, isAway: false, problem: `The mail server could not take it (${status}).` };
  }
  return { isFinal: false, isAway: true, problem: 'The mail server could not be reached.' };
}
