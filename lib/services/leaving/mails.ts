import type { Mail } from '@/lib/ports/mailer';
import { publicAddress } from '@/lib/ports/public-address';
import type { Db } from '@/lib/store/database';
import { type Addressee, findLeavingPerson, listLeavingOwners } from '@/lib/store/leaving';
import { deliver } from '../people/mails';

/** `asked`: just now; `soon`: the day before. */
type Occasion = 'asked' | 'soon';

/** Tells every owner of an organisation that it is to be deleted; without a mail server the banner is all. */
export async function mailOwners(db: Db, organizationId: string, occasion: Occasion): Promise<void> {
  for (const to of await listLeavingOwners(db, organizationId)) await deliver(organizationMail(to, occasion));
}

/** Tells a person that their account is to be deleted. */
export async function mailPerson(db: Db, userId: string, occasion: Occasion): Promise<void> {
  const to = await findLeavingPerson(db, userId);
  if (to) await deliver(accountMail(to, occasion));
}

function organizationMail({ email, name, deletesAt }: Addressee, occasion: Occasion): Mail {
  const organization = oneLine(name);
  return {
    to: email,
    subject:
      occasion === 'asked' ? `${organization} is to be deleted` : `${organization} is deleted tomorrow`,
    text: [
      `${organization} will be deleted on ${dayOf(deletesAt)}, with its studies, responses and recordings, for good.`,
      'Until then it can be read, its studies take nobody in, and its API keys are refused.',
      '',
      'An owner can keep it, and everything goes on as it was:',
      `${publicAddress()}/organisation`,
      '',
    ].join('\n'),
  };
}

function accountMail({ email, deletesAt }: Addressee, occasion: Occasion): Mail {
  return {
    to: email,
    subject:
      occasion === 'asked'
        ? 'Your Colloquy account is to be deleted'
        : 'Your Colloquy account is deleted tomorrow',
    text: [
      `Your account on Colloquy will be deleted on ${dayOf(deletesAt)}. You are signed out everywhere until then.`,
      '',
      'If you want to keep it, or did not ask for this, sign in and keep it:',
      `${publicAddress()}/sign-in`,
      '',
    ].join('\n'),
  };
}

/** Such as “3 December 2026, 14:05 UTC”: nobody knows the reader’s zone. */
function dayOf(at: Date): string {
  const day = at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${day}, ${at.toISOString().slice(11, 16)} UTC`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
