import type { Role } from '@/lib/domain/roles';
import { type Mail, mailer } from '@/lib/ports/mailer';
import { providerFailed } from '@/lib/telemetry/provider-failed';

/**
 * The delivery of a link: it was mailed, the mail server did not accept it, or no mail is set up and somebody has to
 * pass it on.
 */
export type Delivery = 'mailed' | 'failed' | 'by_hand';

/** Sends a mail if mail is set up; never throws. */
export async function deliver(mail: Mail): Promise<Delivery> {
  const by = mailer();
  if (!by) return 'by_hand';
  try {
    await by.send(mail);
    return 'mailed';
  } catch (error) {
    providerFailed('mailer', error);
    return 'failed';
  }
}

export function invitationMail(input: {
  to: string;
  organization: string;
  inviter: string;
  role: Role;
  link: string;
  days: number;
}): Mail {
  const organization = oneLine(input.organization);
  return {
    to: input.to,
    subject: `Join ${organization} on Colloquy`,
    text: [
      `${oneLine(input.inviter)} invites you to ${organization} on Colloquy, as ${input.role}.`,
      '',
      'Open this link to join:',
      input.link,
      '',
      `It works once, for ${input.to} alone, and for ${input.days} days.`,
      'If you did not expect this you can leave it: without the link nothing happens.',
      '',
    ].join('\n'),
  };
}

export function passwordMail(input: { to: string; link: string; hours: number }): Mail {
  const hours = input.hours === 1 ? 'one hour' : `${input.hours} hours`;
  return {
    to: input.to,
    subject: 'A new password for Colloquy',
    text: [
      `Open this link to set a new password for ${input.to}:`,
      input.link,
      '',
      `It works once, for ${hours}. Setting it signs you out everywhere.`,
      'If you did not ask for this you can leave it: your password stays as it is.',
      '',
    ].join('\n'),
  };
}

/** To an owner: another one used the way in that is kept for emergencies. */
export function exemptSignInMail(input: {
  to: string;
  organization: string;
  who: string;
  ip: string | null;
}): Mail {
  const organization = oneLine(input.organization);
  return {
    to: input.to,
    subject: `${input.who} signed in to ${organization} without a second factor`,
    text: [
      `${organization} requires a second factor of its members. ${input.who} is the owner who is exempt from it,`,
      `and has just signed in with the password alone${input.ip === null ? '' : `, from ${input.ip}`}.`,
      '',
      'If you do not know why, ask them by another way than mail, and remove the exemption under Organisation.',
      '',
    ].join('\n'),
  };
}

/** Names are entered by people: in a subject they must not inject headers, nor new lines in a text. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
