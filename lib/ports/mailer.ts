import { env } from '@/lib/env';

export interface Mail {
  to: string;
  subject: string;
  text: string;
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
      // Loaded with the first mail: most processes never send one.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: LONGEST_MS,
        greetingTimeout: LONGEST_MS,
        socketTimeout: LONGEST_MS,
      });
      try {
        await transport.sendMail({
          ...mail,
          from: mailFrom ?? `Colloquy <no-reply@${new URL(baseUrl).hostname}>`,
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
