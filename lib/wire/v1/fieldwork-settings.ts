import { z } from 'zod';
import { accentProblem, type Branding } from '@/lib/domain/fieldwork/branding';
import type { StudyConsent } from '@/lib/domain/fieldwork/consent';
import { embedOriginProblem } from '@/lib/domain/fieldwork/embed-origin';
import { type Redirects, redirectProblem } from '@/lib/domain/fieldwork/redirect';
import type { STATES_WITH_TEXT } from '@/lib/domain/fieldwork/state-texts';
import { invitationTextProblem, unknownPlaceholder } from '@/lib/domain/invitations/invitation-text';
import { LANGUAGE_CODES } from '../language-codes';
import { list } from '../list';
import { TITLE_LENGTH, text, webAddress, words } from '../text';
import { storedTimestamp } from '../timestamp';
import { MOST_RETENTION_DAYS, RetentionTimesShape, retentionChange } from './retention';
import { ConditionShape } from './study-guide';

/** The fields of a study's PATCH that fieldwork has (decisions, N2 to N5); all act at once. */

const MOST_QUOTAS = 100;
const MOST_ORIGINS = 20;
const LARGEST_LIMIT = 1_000_000;
const COLOUR = /^#[0-9a-f]{6}$/i;

export const QuotaShape = z
  .strictObject({
    name: words(TITLE_LENGTH).meta({ description: 'What it is called; unique within the study.' }),
    limit: z.int().min(1).max(LARGEST_LIMIT).meta({ description: 'How many complete responses it takes.' }),
    when: ConditionShape.meta({ description: 'Whom it counts.' }),
  })
  .meta({
    id: 'Quota',
    description:
      'At most so many people of whom a condition is true. A place is taken when the condition is met, after the screening.',
  });

const quotas = list(QuotaShape, { most: MOST_QUOTAS }).superRefine((given, context) => {
  const seen = new Set<string>();
  for (const [at, { name }] of given.entries()) {
    if (seen.has(name))
      context.addIssue({ code: 'custom', path: [at, 'name'], message: 'Another quota has this name' });
    seen.add(name);
  }
});

const address = text(2_000).superRefine((value, context) => {
  const problem = redirectProblem(value);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

const parameterName = words(TITLE_LENGTH).refine(
  (name) => !name.startsWith('_clq_'),
  'Names that begin with _clq_ are our own',
);

export const RedirectsShape = z
  .strictObject({
    complete: address.nullable().exactOptional().meta({ description: 'After a complete interview.' }),
    screenedOut: address.nullable().exactOptional().meta({ description: 'After the screening.' }),
    overQuota: address.nullable().exactOptional().meta({ description: 'When a quota is full.' }),
    panel: words(TITLE_LENGTH).nullable().exactOptional().meta({ description: 'Who sends participants.' }),
    parameter: parameterName
      .nullable()
      .exactOptional()
      .meta({ description: 'The parameter of the link by which the panel names a participant.' }),
  })
  .meta({
    id: 'Redirects',
    description:
      'Where participants go at the end: https addresses, with `{parameter}` and `{responseId}` in path or query.',
  }) satisfies z.ZodType<Redirects>;

const stateText = text(2_000).nullable().exactOptional();

export const StateTextsShape = z
  .strictObject({
    notOpenYet: stateText.meta({ description: 'Before `opensAt`.' }),
    paused: stateText.meta({ description: 'While the study is paused.' }),
    closed: stateText.meta({ description: 'Once it is closed.' }),
    full: stateText.meta({ description: 'Once it has heard enough people.' }),
    screenedOut: stateText.meta({ description: 'After the screening.' }),
    overQuota: stateText.meta({ description: 'When a quota is full.' }),
  } satisfies Record<(typeof STATES_WITH_TEXT)[number], z.ZodType>)
  .meta({
    id: 'StateTexts',
    description: "The study's own words where it cannot go on; null: the usual ones.",
  });

const consentFields = {
  text: words(20_000).meta({ description: 'What participants agree to.' }),
  required: z.boolean().meta({ description: 'Whether nobody starts without it.' }),
  contact: text(TITLE_LENGTH).nullable().meta({ description: 'Whom they can write to.' }),
  privacyUrl: webAddress().nullable().meta({ description: 'Where the privacy notice is.' }),
  retentionDays: z.int().min(1).max(MOST_RETENTION_DAYS).nullable().meta({
    description: 'How long answers are kept, as they are told; then they are deleted, with their recordings.',
  }),
};
const version = words(100).meta({ description: 'Which text it is, such as a number or a date.' });

export const StudyConsentShape = z.strictObject({ ...consentFields, version }).meta({
  id: 'StudyConsent',
  description: 'What participants agree to before they begin.',
}) satisfies z.ZodType<StudyConsent>;

const consentChange = z
  .strictObject({
    text: consentFields.text,
    version: version.exactOptional(),
    required: consentFields.required.default(true),
    contact: consentFields.contact.default(null),
    privacyUrl: consentFields.privacyUrl.default(null),
    retentionDays: consentFields.retentionDays.default(null),
  })
  .meta({
    id: 'StudyConsentChange',
    outputId: 'StudyConsentChanged',
    description: 'What participants agree to. Without a `version` a new text gets the next number.',
  });

const colour = text(7).superRefine((value, context) => {
  const problem = COLOUR.test(value) ? accentProblem(value) : 'Expected a colour such as #1a5fb4';
  if (problem) context.addIssue({ code: 'custom', message: problem });
});
const brandingFields = {
  name: text(TITLE_LENGTH).nullable().meta({ description: 'Who holds the interview, beside the title.' }),
  logo: webAddress().nullable().meta({ description: 'A picture, at an http or https address.' }),
  accent: colour.nullable().meta({
    description: 'The colour of buttons, as `#rrggbb`; white text on it has a contrast of at least 4.5.',
  }),
};

export const BrandingShape = z
  .strictObject(brandingFields)
  .meta({ id: 'Branding', description: "How the participant's page looks." }) satisfies z.ZodType<Branding>;

const brandingChange = z
  .strictObject({
    name: brandingFields.name.default(null),
    logo: brandingFields.logo.default(null),
    accent: brandingFields.accent.default(null),
  })
  .meta({
    id: 'BrandingChange',
    outputId: 'BrandingChanged',
    description: "How the participant's page looks; what is left out is Colloquy's.",
  });

const embedOrigins = list(
  text(TITLE_LENGTH).superRefine((value, context) => {
    const problem = embedOriginProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
  { most: MOST_ORIGINS },
);

const subject = words(TITLE_LENGTH).superRefine((value, context) => {
  const problem = unknownPlaceholder(value);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});
const mailText = words(5_000).superRefine((value, context) => {
  const problem = invitationTextProblem(value);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

const InvitationTextShape = z
  .strictObject({
    subject: subject.meta({ description: 'Of the invitation.' }),
    text: mailText.meta({ description: 'Plain text, with `{link}` in it.' }),
    reminderSubject: subject.meta({ description: 'Of reminders.' }),
    reminderText: mailText.meta({ description: 'Plain text, with `{link}` in it.' }),
  })
  .meta({
    id: 'InvitationText',
    description: 'The words of the mails: `{name}`, `{study}`, `{organisation}` and `{link}` are filled in.',
  });

const InvitationTextsShape = z
  .partialRecord(z.enum(LANGUAGE_CODES), InvitationTextShape)
  .meta({ id: 'InvitationTexts', description: 'By language; for others the usual words.' });

const time = storedTimestamp('up')
  .nullable()
  .meta({ override: { type: ['string', 'null'], format: 'date-time' } });

const when = z.iso.datetime().nullable();
const closeAfter = z.int().min(1).max(LARGEST_LIMIT).nullable();

const SAYS = {
  quotas: { description: 'How many people of which kind it takes.' },
  redirects: { description: 'Where participants go at the end.' },
  opensAt: { description: 'No interview starts before; null: from its launch on.' },
  closesAt: { description: 'No interview starts from then on, and the study closes.' },
  closeAfter: { description: 'It closes after so many complete responses with content; null: never so.' },
  stateTexts: { description: 'Its own words where it cannot go on.' },
  consent: { description: 'What participants agree to.' },
  retention: {
    description:
      'For how many days parts of its responses are kept; of these, those of the organization and that of `consent` the shortest counts.',
  },
  branding: { description: 'How the page of participants looks.' },
  invitationTexts: { description: 'The words of mails that invite to it; null: the usual ones.' },
  embedOrigins: { description: 'Origins whose pages may show its interviews in a frame, by `/embed.js`.' },
};

/** In the study's PATCH. */
export const fieldworkChanges = {
  quotas: quotas.exactOptional().meta(SAYS.quotas),
  redirects: RedirectsShape.nullable().exactOptional().meta(SAYS.redirects),
  opensAt: time.exactOptional().meta(SAYS.opensAt),
  closesAt: time.exactOptional().meta(SAYS.closesAt),
  closeAfter: closeAfter.exactOptional().meta(SAYS.closeAfter),
  stateTexts: StateTextsShape.nullable().exactOptional().meta(SAYS.stateTexts),
  consent: consentChange.nullable().exactOptional().meta(SAYS.consent),
  retention: retentionChange.exactOptional().meta(SAYS.retention),
  branding: brandingChange.nullable().exactOptional().meta(SAYS.branding),
  invitationTexts: InvitationTextsShape.nullable().exactOptional().meta(SAYS.invitationTexts),
  embedOrigins: embedOrigins.exactOptional().meta(SAYS.embedOrigins),
};

/** In the study's reads. */
export const fieldworkFields = {
  quotas: z.array(QuotaShape).meta(SAYS.quotas),
  redirects: RedirectsShape.nullable().meta(SAYS.redirects),
  opensAt: when.meta(SAYS.opensAt),
  closesAt: when.meta(SAYS.closesAt),
  closeAfter: closeAfter.meta(SAYS.closeAfter),
  stateTexts: StateTextsShape.nullable().meta(SAYS.stateTexts),
  consent: StudyConsentShape.nullable().meta(SAYS.consent),
  retention: RetentionTimesShape.meta(SAYS.retention),
  branding: BrandingShape.nullable().meta(SAYS.branding),
  invitationTexts: z.record(z.string(), InvitationTextShape).nullable().meta(SAYS.invitationTexts),
  embedOrigins: z.array(z.string()).meta(SAYS.embedOrigins),
};
