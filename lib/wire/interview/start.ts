import { z } from 'zod';
import { TURN_TAKING } from '@/lib/domain/guide/guide';
import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import { text } from '../text';
import { BrandingShape, StudyConsentShape } from '../v1/fieldwork-settings';
import { interviewWord } from './interview-word';

/** All names and values of a link's parameters together, in bytes of UTF-8 (E6). */
const MAX_URL_PARAMS_BYTES = 16 * 1024;

/**
 * Name to value, as pairs in their order. Parsed by hand: the library's record schema loses a parameter named
 * `__proto__`, and all names and values must be kept.
 */
export const UrlParams = z
  .custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'Expected an object of texts',
  )
  .meta({ override: { type: 'object', additionalProperties: { type: 'string' } } })
  .transform((given, context): [string, string][] => {
    const entries = Object.entries(given);
    const size = entries.reduce(
      (sum, [name, value]) => sum + byteLength(name) + (typeof value === 'string' ? byteLength(value) : 0),
      0,
    );
    if (size > MAX_URL_PARAMS_BYTES) {
      context.addIssue({ code: 'custom', message: `Larger than ${MAX_URL_PARAMS_BYTES} bytes in all` });
      return z.NEVER;
    }
    const storable = text(MAX_URL_PARAMS_BYTES);
    const pairs: [string, string][] = [];
    for (const [name, value] of entries) {
      const read = storable.safeParse(value);
      if (read.success && storable.safeParse(name).success) pairs.push([name, read.data]);
      else
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'Expected a text without NUL or half a surrogate pair',
        });
    }
    return pairs;
  });

function byteLength(value: string): number {
  return new TextEncoder().encode(value).byteLength;
}

/** Interview protocol, Start. */
export const StartRequest = z
  .strictObject({
    linkId: text().meta({ description: 'The link id of a live study.' }),
    urlParams: UrlParams.optional().meta({
      description: "The query parameters of the participant's link, up to 16 KiB in all.",
    }),
    language: text(40).optional().meta({ description: "One of the study's languages; default: its own." }),
    consent: z
      .strictObject({
        text: text(20_000).meta({
          description: "The text, kept with its time; the study's own if it has one.",
        }),
        version: text(100).optional().meta({ description: "The version of the study's own text." }),
      })
      .optional()
      .meta({ description: 'What the participant agreed to.' }),
  })
  .meta({ id: 'StartRequest', description: 'The start of an interview.' });

export const LanguageRequest = z
  .strictObject({ language: text(40).meta({ description: "One of the study's languages." }) })
  .meta({ id: 'LanguageRequest', description: 'Another language.' });

export const InvitationShape = z
  .object({
    title: z.string().meta({ description: 'The external title, never the internal one.' }),
    mode: z
      .enum(['text', 'audio', 'audio_text', 'audio_screen', 'video', 'video_screen'])
      .meta({ description: 'How answers are given.' }),
    language: z.string().meta({ description: 'The language of this interview.' }),
    availableLanguages: z.array(z.string()).meta({ description: 'What the participant may choose instead.' }),
    translatedLanguages: z.array(z.string()).meta({
      description:
        "Those in which no text is missing; in others some texts come in the study's own language.",
    }),
    welcome: z
      .object({
        title: z.string().nullable().meta({ description: 'Its heading.' }),
        message: z.string().nullable().meta({ description: 'Its text.' }),
      })
      .meta({ description: 'What is shown before the start.' }),
    estimatedMinutes: z.int().min(1).meta({ description: 'How long it will take, about.' }),
    speech: z
      .object({
        transcribes: z.boolean().meta({
          description: 'Spoken answers are transcribed by the server, not by clients.',
        }),
        speaks: z.boolean().meta({ description: 'Questions are available as sound.' }),
      })
      .meta({ description: 'What the server does with speech.' }),
    consent: StudyConsentShape.exactOptional().meta({
      description: 'What participants are to agree to; absent where the study leaves that to its page.',
    }),
    branding: BrandingShape.exactOptional().meta({
      description: 'How the page looks; absent: like Colloquy.',
    }),
    turnTaking: z
      .enum(TURN_TAKING)
      .meta({ description: 'How a spoken turn ends: by a press alone, or also by a silence.' }),
  })
  .meta({ id: 'InterviewStudy', description: 'A study as participants see it.' });

/** The study's external title, or the word for an interview: participants never see the internal one. */
export function invitationReply(study: StudyInvitation): z.input<typeof InvitationShape> {
  const { externalTitle, consent, branding, ...rest } = study;
  return {
    title: externalTitle?.trim() ? externalTitle : interviewWord(study.language),
    ...rest,
    ...(consent && { consent }),
    ...(branding && { branding }),
  };
}
