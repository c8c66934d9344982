/** The words of the mails that invite to a study and remind of it (decisions, N7). */
export interface InvitationText {
  subject: string;
  text: string;
  reminderSubject: string;
  reminderText: string;
}

/** By language code. */
export type InvitationTexts = Record<string, InvitationText>;

export const PLACEHOLDERS = ['name', 'study', 'organisation', 'link'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];
const ANY = /\{(\w+)\}/g;

/** Why a text cannot be sent, for its author. */
export function invitationTextProblem(text: string): string | undefined {
  if (!text.includes('{link}')) return 'Write {link} where the personal link should stand.';
  return unknownPlaceholder(text);
}

/** A placeholder that stands for nothing. */
export function unknownPlaceholder(text: string): string | undefined {
  const unknown = [...text.matchAll(ANY)].find(([, name]) => !PLACEHOLDERS.includes(name as Placeholder));
  return (
    unknown &&
    `Nothing stands for ${unknown[0]}. There are ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`
  );
}

/** With each placeholder replaced once: what people wrote is never read for placeholders itself. */
export function filledText(text: string, values: Record<Placeholder, string>): string {
  return text.replace(ANY, (whole, name: string) =>
    PLACEHOLDERS.includes(name as Placeholder) ? values[name as Placeholder] : whole,
  );
}

interface Words extends InvitationText {
  /** Below every mail; `{organisation}` and `{unsubscribe}`. */
  footer: string;
}

const EN: Words = {
  subject: 'Would you take part? {study}',
  text: 'Hello {name},\n\nwe would like to hear from you: {study}.\n\nThis link is yours alone. You can pause at any time and go on with it later:\n{link}\n\nThank you,\n{organisation}',
  reminderSubject: 'A reminder: {study}',
  reminderText:
    'Hello {name},\n\nyou can still take part: {study}. If you have begun, you go on where you stopped:\n{link}\n\nThank you,\n{organisation}',
  footer: '{organisation} has invited you with Colloquy. If you want no more such mails:\n{unsubscribe}',
};
const USUAL: Record<string, Words> = {
  en: EN,
  de: {
    subject: 'Machen Sie mit? {study}',
    text: 'Guten Tag {name},\n\nwir möchten gern von Ihnen hören: {study}.\n\nDieser Link ist nur für Sie. Sie können jederzeit unterbrechen und später damit weitermachen:\n{link}\n\nVielen Dank\n{organisation}',
    reminderSubject: 'Zur Erinnerung: {study}',
    reminderText:
      'Guten Tag {name},\n\nSie können noch mitmachen: {study}. Falls Sie schon begonnen haben, geht es dort weiter, wo Sie aufgehört haben:\n{link}\n\nVielen Dank\n{organisation}',
    footer:
      '{organisation} hat Sie mit Colloquy eingeladen. Wenn Sie keine solchen Mails mehr möchten:\n{unsubscribe}',
  },
  fr: {
    subject: 'Souhaitez-vous participer ? {study}',
    text: 'Bonjour {name},\n\nnous aimerions avoir votre avis : {study}.\n\nCe lien vous est personnel. Vous pouvez faire une pause à tout moment et reprendre plus tard :\n{link}\n\nMerci,\n{organisation}',
    reminderSubject: 'Rappel : {study}',
    reminderText:
      'Bonjour {name},\n\nvous pouvez encore participer : {study}. Si vous avez commencé, vous reprendrez là où vous vous êtes arrêté :\n{link}\n\nMerci,\n{organisation}',
    footer:
      '{organisation} vous a invité avec Colloquy. Si vous ne souhaitez plus recevoir de tels messages :\n{unsubscribe}',
  },
  es: {
    subject: '¿Quiere participar? {study}',
    text: 'Hola, {name}:\n\nNos gustaría conocer su opinión: {study}.\n\nEste enlace es solo para usted. Puede hacer una pausa en cualquier momento y seguir después:\n{link}\n\nGracias,\n{organisation}',
    reminderSubject: 'Recordatorio: {study}',
    reminderText:
      'Hola, {name}:\n\nTodavía puede participar: {study}. Si ya ha empezado, seguirá donde lo dejó:\n{link}\n\nGracias,\n{organisation}',
    footer:
      '{organisation} le ha invitado con Colloquy. Si no quiere recibir más mensajes como este:\n{unsubscribe}',
  },
};

const usualWords = (language: string): Words => USUAL[language] ?? USUAL[language.split('-')[0] ?? ''] ?? EN;

/** The words for a language: the study's own, else the usual ones, in English where there are none. */
export function invitationText(texts: InvitationTexts | null, language: string): InvitationText {
  const own = texts?.[language];
  if (own) return own;
  const { footer: _, ...usual } = usualWords(language);
  return usual;
}

/** A mail's subject and text, with how to get no more of them. A missing name leaves no gap before a comma or colon. */
export function invitationMailWords(
  { subject, text }: { subject: string; text: string },
  of: {
    name: string | null;
    study: string;
    organisation: string;
    link: string;
    unsubscribe: string;
    language: string;
  },
): { subject: string; text: string } {
  const values = {
    name: oneLine(of.name ?? ''),
    study: oneLine(of.study),
    organisation: oneLine(of.organisation),
    link: of.link,
  };
  const withoutGap = (words: string) => (values.name === '' ? words.replace(/,? ?\{name\}/g, '') : words);
  const footer = usualWords(of.language)
    .footer.replace('{organisation}', () => values.organisation)
    .replace('{unsubscribe}', () => of.unsubscribe);
  return {
    subject: oneLine(filledText(withoutGap(subject), values)),
    text: `${filledText(withoutGap(text), values).trim()}\n\n-- \n${footer}\n`,
  };
}

/** Names are entered by people: in a subject they must not inject headers, nor new lines in a text. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
